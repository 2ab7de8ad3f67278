import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { makeCasino } from "../../test/catalogue";
import { currentAddress, renderPage } from "../../test/renderPage";
import { mockSearch, searchBox } from "../../test/search";

const velvet = makeCasino({ name: "Velvet" });

describe("the filters of the search page", () => {
  it("filter and sort the results and appear in the URL", async () => {
    const requests = mockSearch({ casinos: [velvet] });
    const { user } = await renderPage("/search");
    await user.selectOptions(screen.getByRole("combobox", { name: "Minimum rating" }), "4.0+ of 5");
    await user.selectOptions(screen.getByRole("combobox", { name: "Established" }), "2015-2019");
    await user.selectOptions(screen.getByRole("combobox", { name: "Sort by" }), "Name A-Z");
    for (const name of ["Crypto Friendly", "Mobile Optimized", "Live Support", "Fast Withdrawals"]) {
      await user.click(screen.getByRole("button", { name }));
      expect(screen.getByRole("button", { name })).toHaveAttribute("aria-pressed", "true");
    }
    expect(currentAddress()).toBe(
      "/search?rating=4.0&years=2015-2019&features=crypto,mobile,live_chat,fast_withdrawal&sort=name",
    );
    expect(await screen.findByRole("heading", { name: "1 casino found" })).toBeInTheDocument();
    const filter = {
      minRating: 4,
      establishedFrom: 2015,
      establishedTo: 2019,
      acceptsCrypto: true,
      mobileOptimized: true,
      hasLiveGames: true,
    };
    expect(requests.at(-1)).toMatchObject({ filter, orderBy: "NAME_ASC", isText: false });
  });

  it("include a sort order, which the page states above the results", async () => {
    mockSearch({ casinos: [velvet] });
    await renderPage("/search?q=vel&sort=name");
    expect(await screen.findByText(/^Sorted by name\. No casino can pay for its place\./)).toBeInTheDocument();
  });

  it("are read from a shared URL, except invalid values", async () => {
    const requests = mockSearch({ casinos: [velvet] });
    await renderPage("/search?q=%20vel%00vet&rating=4.5&years=1066-1492&features=mobile,root&sort=newest&secret=1");
    expect(await screen.findByRole("heading", { name: "1 casino found" })).toBeInTheDocument();
    expect(requests).toEqual([
      expect.objectContaining({
        filter: { search: "velvet", minRating: 4.5, mobileOptimized: true },
        orderBy: "CREATED_DESC",
      }),
    ]);
    expect(screen.getByRole("combobox", { name: "Minimum rating" })).toHaveDisplayValue("4.5+ of 5");
    expect(screen.getByRole("combobox", { name: "Established" })).toHaveDisplayValue("Any year");
    expect(screen.getByRole("combobox", { name: "Sort by" })).toHaveDisplayValue("Newest Added");
  });

  it("can be removed one by one, and focus moves to the next filter", async () => {
    mockSearch({ casinos: [velvet] });
    const everything = "q=vel&rating=4.5&years=2010-2014&features=crypto,mobile,live_chat,fast_withdrawal";
    const { user } = await renderPage(`/search?${everything}`);
    const chips = within(screen.getByRole("list", { name: "Active filters" }));
    expect(chips.getAllByRole("button").map((chip) => chip.textContent?.trim())).toEqual([
      "Rated 4.5+ of 5",
      "Established 2010-2014",
      "Crypto Friendly",
      "Mobile Optimized",
      "Live Support",
      "Fast Withdrawals",
    ]);
    await user.click(chips.getByRole("button", { name: "Remove filter Crypto Friendly" }));
    expect(currentAddress()).toBe(`/search?${everything.replace("crypto,", "")}`);
    await waitFor(() => expect(chips.getByRole("button", { name: "Remove filter Mobile Optimized" })).toHaveFocus());
    for (const name of ["Fast Withdrawals", "Live Support", "Established 2010-2014", "Rated 4.5+ of 5"])
      await user.click(chips.getByRole("button", { name: `Remove filter ${name}` }));
    expect(currentAddress()).toBe("/search?q=vel&features=mobile");
  });

  it("are all removed by Clear All, together with the query", async () => {
    mockSearch({ casinos: [velvet] });
    const { user } = await renderPage("/search?q=vel&rating=4.5&years=2010-2014&features=crypto&sort=name");
    fireEvent.change(searchBox(), { target: { value: "velv" } });
    await user.click(screen.getByRole("button", { name: "Clear All" }));
    expect(await screen.findByRole("heading", { name: "Search tips" })).toBeInTheDocument();
    expect(searchBox()).toHaveValue("");
    expect(screen.queryByRole("list", { name: "Active filters" })).not.toBeInTheDocument();
    await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
    expect(currentAddress()).toBe("/search");
  });

  it("are reverted one by one by the Back button", async () => {
    mockSearch({ casinos: [velvet] });
    const { user } = await renderPage("/search?q=vel");
    await user.selectOptions(screen.getByRole("combobox", { name: "Minimum rating" }), "4.5+ of 5");
    await user.click(screen.getByRole("button", { name: "Crypto Friendly" }));
    expect(currentAddress()).toBe("/search?q=vel&rating=4.5&features=crypto");
    act(() => window.history.back());
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "Crypto Friendly" })).toHaveAttribute("aria-pressed", "false"),
    );
    expect(currentAddress()).toBe("/search?q=vel&rating=4.5");
    act(() => window.history.back());
    await waitFor(() =>
      expect(screen.getByRole("combobox", { name: "Minimum rating" })).toHaveDisplayValue("Any rating"),
    );
    expect(currentAddress()).toBe("/search?q=vel");
  });
});

import { act, screen, waitFor, within } from "@testing-library/react";
import { mockOperation } from "../../test/api";
import { facetsResponse, makeCasino } from "../../test/catalogue";
import { currentAddress, renderPage } from "../../test/renderPage";
import { mockSearch } from "../../test/search";

const velvet = makeCasino({ name: "Velvet" });

function facet(name: string) {
  return within(screen.getByRole("group", { name }));
}

describe("the facets of the search page", () => {
  it("can be removed one by one, even if the visitor removes two before the page renders again", async () => {
    mockSearch({ casinos: [velvet] });
    await renderPage("/search?q=vel&license=mga,ukgc&provider=mga");
    const remove = (name: string) => screen.getAllByRole("button", { name: `Remove filter ${name}` });
    await waitFor(() => expect(remove("MGA")).toHaveLength(1));
    act(() => {
      remove("MGA")[0]!.click();
      remove("UKGC")[0]!.click();
    });
    await waitFor(() => expect(currentAddress()).toBe("/search?q=vel&provider=mga"));
  });

  it("can have values with the same name", async () => {
    mockSearch({ casinos: [velvet] });
    await renderPage("/search?q=vel&license=nope&provider=nope");
    expect(await screen.findAllByRole("button", { name: "Remove filter nope" })).toHaveLength(2);
  });

  it("combine the values of one facet with OR, and different facets, the chips and the text with AND", async () => {
    const requests = mockSearch({ casinos: [velvet] });
    const { user } = await renderPage("/search?q=vel&features=crypto&sort=name");
    await user.click(await facet("License").findByRole("checkbox", { name: /^UKGC/ }));
    await user.click(facet("License").getByRole("checkbox", { name: /^MGA/ }));
    await user.click(facet("Payment method").getByRole("checkbox", { name: /^Trustly/ }));
    await user.selectOptions(screen.getByRole("combobox", { name: "Payout time" }), "Within 48 hours");
    const address = "/search?q=vel&features=crypto&license=mga,ukgc&payment=trustly&payout=48&sort=name";
    await waitFor(() => expect(currentAddress()).toBe(address));
    const filter = {
      search: "vel",
      acceptsCrypto: true,
      authorities: ["mga", "ukgc"],
      paymentMethods: ["trustly"],
      maxPayoutHours: 48,
    };
    await waitFor(() => expect(requests.at(-1)).toMatchObject({ filter, orderBy: "NAME_ASC" }));
    expect(facet("License").getByRole("checkbox", { name: /^MGA/ })).toBeChecked();
  });

  it("can start a search without text", async () => {
    mockSearch({ casinos: [velvet] });
    const { user } = await renderPage("/search");
    await user.click(await facet("Game provider").findByRole("checkbox", { name: /^NetEnt/ }));
    expect(await screen.findByRole("heading", { name: "1 casino found" })).toBeInTheDocument();
    expect(currentAddress()).toBe("/search?provider=netent");
  });

  it("show how many of the search results each value would leave", async () => {
    mockSearch({ casinos: [velvet] });
    const filters: unknown[] = [];
    mockOperation("CasinoFacets", ({ filter }) => {
      filters.push(filter);
      return facetsResponse({ AUTHORITY: { UKGC: 9 } });
    });
    await renderPage("/search?q=vel&rating=4.0&license=ukgc");
    expect(await facet("License").findByRole("checkbox", { name: "UKGC 9" })).toBeChecked();
    expect(filters).toEqual([{ search: "vel", minRating: 4, authorities: ["ukgc"] }]);
  });

  it("are read from the URL of a form submitted without JavaScript", async () => {
    const requests = mockSearch({ casinos: [velvet] });
    await renderPage("/search?q=&license=mga&license=ukgc&license=%3Cscript%3E&payout=");
    await screen.findByRole("heading", { name: "1 casino found" });
    expect(requests.map(({ filter }) => filter)).toEqual([{ authorities: ["mga", "ukgc"] }]);
  });

  it("have chips that remove them and move focus to the next chip", async () => {
    mockSearch({ casinos: [velvet] });
    const { user } = await renderPage("/search?features=mobile&license=mga&payment=skrill,trustly&payout=24");
    const chips = within(screen.getByRole("list", { name: "Active filters" }));
    await chips.findByRole("button", { name: "Remove filter Trustly" });
    expect(chips.getAllByRole("button").map((chip) => chip.textContent?.trim())).toEqual([
      "Mobile Optimized",
      "MGA",
      "Skrill",
      "Trustly",
      "Payout within 24 hours",
    ]);
    await user.click(chips.getByRole("button", { name: "Remove filter Skrill" }));
    await waitFor(() => expect(chips.getByRole("button", { name: "Remove filter Trustly" })).toHaveFocus());
    await user.click(chips.getByRole("button", { name: "Remove filter Payout within 24 hours" }));
    await user.click(chips.getByRole("button", { name: "Remove filter MGA" }));
    expect(currentAddress()).toBe("/search?features=mobile&payment=trustly");
  });

  it("are removed by Clear All", async () => {
    mockSearch({ casinos: [velvet] });
    const { user } = await renderPage("/search?license=mga&payout=24");
    await user.click(screen.getByRole("button", { name: "Clear All" }));
    await waitFor(() => expect(currentAddress()).toBe("/search"));
    expect(await facet("License").findByRole("checkbox", { name: /^MGA/ })).not.toBeChecked();
  });

  it("open on a phone when the visitor presses the button, which shows the number of active filters", async () => {
    mockSearch({ casinos: [velvet] });
    const { user } = await renderPage("/search?license=mga&payout=24");
    const toggle = screen.getByRole("button", { name: "Filters (2)" });
    expect(toggle).toHaveAttribute("aria-expanded", "false");
    await user.click(toggle);
    expect(toggle).toHaveAttribute("aria-expanded", "true");
  });
});

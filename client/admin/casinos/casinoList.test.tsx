import { InMemoryCache } from "@apollo/client";
import { jest } from "@jest/globals";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { invalidateCatalogue } from "../../graphql/catalogueWrites";
import { http, HttpResponse } from "msw";
import { api, fail, readGraphqlRequest } from "../../test/api";
import { makeCasino } from "../../test/catalogue";
import { findForm, mockCasinos } from "../../test/editors";
import { findRow, inRow, listCasinos } from "../../test/manage";
import { currentAddress, renderPage } from "../../test/renderPage";

const northgate = makeCasino({ name: "Northgate", isFeatured: true, acceptsCrypto: true, bonusCount: 5 });
const velvet = makeCasino({ name: "Velvet Tables", rating: 0, establishedYear: null, isFeatured: false });
const two = [northgate, velvet];
const list = "/admin?tab=manage-casinos";

describe("the list of casinos", () => {
  it("shows key data for each casino, most recently changed first", async () => {
    const { requests } = listCasinos(two, { totalCount: 512 });
    await renderPage(list);
    const row = await findRow("Northgate");
    expect(within(row).getByText("4.2")).toBeInTheDocument();
    expect(within(row).getByRole("link", { name: "5 bonuses at Northgate" })).toHaveAttribute(
      "href",
      `/admin?tab=manage-bonuses&casinoId=${northgate.id}`,
    );
    expect(within(row).getByText("Featured")).toBeInTheDocument();
    expect(within(row).getByText("Crypto")).toBeInTheDocument();
    expect(within(row).getByText("by ana@example.com")).toBeInTheDocument();
    expect(screen.getByRole("searchbox", { name: "Filter 512 casinos" })).toBeInTheDocument();
    expect(screen.getByRole("columnheader", { name: "Last changed" })).toHaveAttribute("aria-sort", "descending");
    expect(requests).toEqual([{ filter: {}, orderBy: "UPDATED_DESC", first: 50 }]);
  });

  it("sorts by a column in both directions and puts the order in the URL", async () => {
    const { requests } = listCasinos(two);
    const { user } = await renderPage(list);
    await findRow("Northgate");
    await user.click(screen.getByRole("link", { name: "Rating" }));
    await waitFor(() => expect(requests.at(-1)).toMatchObject({ orderBy: "RATING_DESC" }));
    expect(currentAddress()).toBe(`${list}&order=RATING_DESC`);
    await user.click(screen.getByRole("link", { name: "Rating" }));
    await waitFor(() => expect(requests.at(-1)).toMatchObject({ orderBy: "RATING_ASC" }));
    expect(screen.getByRole("columnheader", { name: "Rating" })).toHaveAttribute("aria-sort", "ascending");
  });

  it("adds and removes filters", async () => {
    const { requests } = listCasinos(two);
    const { user } = await renderPage(list);
    await findRow("Northgate");
    const add = async (filter: string) => {
      await user.click(screen.getByRole("button", { name: "Add filter" }));
      await user.click(
        within(screen.getByRole("menu", { name: "Add filter" })).getByRole("menuitem", { name: filter }),
      );
    };
    await add("Featured");
    await add("Rating 4.0 or higher");
    await waitFor(() => expect(requests.at(-1)).toMatchObject({ filter: { isFeatured: true, minRating: 4 } }));
    expect(currentAddress()).toBe(`${list}&isFeatured=true&minRating=4`);
    await add("Not featured");
    await waitFor(() => expect(requests.at(-1)).toMatchObject({ filter: { isFeatured: false, minRating: 4 } }));
    await user.click(screen.getByRole("button", { name: "Remove filter: Rating 4.0 or higher" }));
    await waitFor(() => expect(requests.at(-1)!["filter"]).toEqual({ isFeatured: false }));
  });

  it("searches as the editor types, best match first, without adding each letter to the browser history", async () => {
    const { requests } = listCasinos(two);
    const { user } = await renderPage(list);
    await findRow("Northgate");
    const steps = window.history.length;
    await user.type(screen.getByRole("searchbox", { name: /^Filter/ }), "velvet");
    await waitFor(() => expect(requests.at(-1)).toMatchObject({ filter: { search: "velvet" }, orderBy: null }));
    expect(currentAddress()).toBe(`${list}&q=velvet`);
    expect(window.history).toHaveLength(steps);
  });

  it("restores its state from the URL and ignores unknown values", async () => {
    const { requests } = listCasinos(two);
    await renderPage(`${list}&q=velv&isNew=true&isNew=maybe&order=EVIL&size=25&minRating=9`);
    await findRow("Northgate");
    expect(requests).toEqual([{ filter: { search: "velv", isNew: true }, orderBy: null, first: 25 }]);
    expect(screen.getByRole("searchbox")).toHaveValue("velv");
  });

  it("shows the range of rows and the total", async () => {
    const rows = Array.from({ length: 60 }, (_, at) => makeCasino({ name: `Casino ${at + 1}` }));
    listCasinos(rows, { isPaged: true });
    const { user } = await renderPage(list);
    expect(await screen.findByText("1–50 of 60")).toBeInTheDocument();
    await user.click(screen.getByRole("link", { name: "Next" }));
    expect(await screen.findByText("51–60 of 60")).toBeInTheDocument();
  });

  it("has a sort menu and a select-all checkbox above the cards on a phone", async () => {
    const { requests } = listCasinos(two);
    const { user } = await renderPage(list);
    await findRow("Northgate");
    await user.click(screen.getByRole("button", { name: "Sort: Last changed, descending" }));
    await user.click(screen.getByRole("menuitem", { name: "Name, descending" }));
    await waitFor(() => expect(requests.at(-1)).toMatchObject({ orderBy: "NAME_DESC" }));
    expect(screen.getByRole("button", { name: "Sort: Name, descending" })).toBeInTheDocument();
    const every = screen.getByRole("checkbox", { name: "Select every row on this page" });
    await user.click(every);
    expect(await screen.findByText("2 selected")).toBeInTheDocument();
    expect(every).toBeChecked();
    await user.click(every);
    expect(screen.queryByText("2 selected")).not.toBeInTheDocument();
  });

  it("uses cursors for the next and previous pages", async () => {
    const { requests } = listCasinos(two, { totalCount: 512, hasNextPage: true, hasPreviousPage: true });
    const { user } = await renderPage(`${list}&order=NAME_ASC`);
    await findRow("Northgate");
    expect(screen.getByText("1–2 of 512")).toBeInTheDocument();
    await user.click(screen.getByRole("link", { name: "Next" }));
    expect(await screen.findByText("51–52 of 512")).toBeInTheDocument();
    await waitFor(() => expect(requests.at(-1)).toMatchObject({ first: 50, after: velvet.id, orderBy: "NAME_ASC" }));
    await user.click(screen.getByRole("link", { name: "Previous" }));
    await waitFor(() => expect(requests.at(-1)).toMatchObject({ last: 50, before: northgate.id }));
    await user.click(screen.getByRole("link", { name: "100 rows per page" }));
    await waitFor(() => expect(requests.at(-1)).toEqual({ filter: {}, orderBy: "NAME_ASC", first: 100 }));
  });

  it("shows an error with a retry button if loading fails", async () => {
    fail("ManageCasinos", "SERVICE_UNAVAILABLE");
    const { user } = await renderPage(list);
    expect(await screen.findByText(/^Error loading casinos: The service is not available/)).toBeInTheDocument();
    listCasinos(two);
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    await findRow("Northgate");
    expect(screen.queryByText(/^Error loading/)).not.toBeInTheDocument();
  });

  it("says that there were too many requests if the API limits the rate", async () => {
    const limited = { errors: [{ message: "Retry in 20 s.", extensions: { code: "RATE_LIMITED", retryAfter: 20 } }] };
    api.use(
      http.post("http://localhost/graphql", async ({ request }) => {
        const { operationName } = await readGraphqlRequest(request.clone());
        return operationName === "ManageCasinos" ? HttpResponse.json(limited, { status: 429 }) : undefined;
      }),
    );
    await renderPage(list);
    expect(
      await screen.findByText("Error loading casinos: Too many requests. Wait a moment and try again."),
    ).toBeInTheDocument();
  });

  it("keeps its rows and shows an error when a refresh fails", async () => {
    const { requests } = listCasinos(two);
    await renderPage(list);
    await findRow("Northgate");
    fail("ManageCasinos", "SERVICE_UNAVAILABLE");
    act(() => invalidateCatalogue(new InMemoryCache()));
    expect(await screen.findByText(/^Error loading casinos: The service is not available/)).toBeInTheDocument();
    expect(await findRow("Northgate")).toBeInTheDocument();
    expect(requests).toHaveLength(1);
  });

  it("refreshes when the editor returns to the window", async () => {
    const catalogue = listCasinos(two);
    await renderPage(list);
    await findRow("Northgate");
    catalogue.replace([makeCasino({ name: "Written by Ana" })]);
    const now = jest.spyOn(Date, "now").mockReturnValue(Date.now() + 60_000);
    fireEvent.focus(window);
    now.mockRestore();
    expect(await findRow("Written by Ana")).toBeInTheDocument();
  });

  it("says that no rows match, and links to all rows", async () => {
    listCasinos([]);
    await renderPage(`${list}&q=zzz`);
    expect(await screen.findByRole("heading", { name: "No casinos found" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Show all casinos" })).toHaveAttribute("href", list);
  });

  it("links to the edit form and public page of each row, and to the form for a new casino", async () => {
    listCasinos(two);
    const { user } = await renderPage(list);
    const row = await inRow("Velvet Tables");
    expect(row.getByRole("link", { name: /^View Velvet Tables/ })).toHaveAttribute("target", "_blank");
    expect(screen.getByRole("link", { name: "Add casino" })).toHaveAttribute("href", "/admin?tab=casinos");
    mockCasinos(velvet);
    await user.click(row.getByRole("button", { name: "Edit Velvet Tables" }));
    await findForm(/^Update casino/);
    expect(currentAddress()).toBe(`/admin?tab=casinos&edit=${velvet.id}`);
  });
});

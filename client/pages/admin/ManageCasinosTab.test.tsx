import { screen, waitFor, within } from "@testing-library/react";
import { fail } from "../../test/api";
import { makeCasino } from "../../test/catalogue";
import { findForm, keepCasinos } from "../../test/editors";
import { findRow, inRow, listCasinos } from "../../test/manage";
import { currentAddress, renderPage } from "../../test/renderPage";

const northgate = makeCasino({ name: "Northgate", isFeatured: true, acceptsCrypto: true, bonusCount: 5 });
const velvet = makeCasino({ name: "Velvet Tables", rating: 0, establishedYear: null, isFeatured: false });
const two = [northgate, velvet];
const list = "/admin?tab=manage-casinos";

describe("the list of casinos", () => {
  it("shows each with its figures, and asks for the last changed first", async () => {
    const { asked } = listCasinos(two, { totalCount: 512 });
    await renderPage(list);
    const row = await findRow("Northgate");
    expect(within(row).getByText("4.2")).toBeInTheDocument();
    expect(within(row).getByText("5")).toBeInTheDocument();
    expect(within(row).getByText("Featured")).toBeInTheDocument();
    expect(within(row).getByText("Crypto")).toBeInTheDocument();
    expect(screen.getByRole("searchbox", { name: "Filter 512 casinos" })).toBeInTheDocument();
    expect(screen.getByRole("columnheader", { name: "Last change" })).toHaveAttribute("aria-sort", "descending");
    expect(asked).toEqual([{ filter: {}, orderBy: "UPDATED_DESC", first: 50 }]);
  });

  it("is sorted by its heads, one way and the other, in the address", async () => {
    const { asked } = listCasinos(two);
    const { user } = await renderPage(list);
    await findRow("Northgate");
    await user.click(screen.getByRole("link", { name: "Rating" }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ orderBy: "RATING_DESC" }));
    expect(currentAddress()).toBe(`${list}&order=RATING_DESC`);
    await user.click(screen.getByRole("link", { name: "Rating" }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ orderBy: "RATING_ASC" }));
    expect(screen.getByRole("columnheader", { name: "Rating" })).toHaveAttribute("aria-sort", "ascending");
  });

  it("is narrowed by filters that are put on and taken off", async () => {
    const { asked } = listCasinos(two);
    const { user } = await renderPage(list);
    await findRow("Northgate");
    const add = screen.getByRole("combobox", { name: "Add a filter" });
    await user.selectOptions(add, "Featured");
    await user.selectOptions(add, "Rating 4.0 or higher");
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ filter: { isFeatured: true, minRating: 4 } }));
    expect(currentAddress()).toBe(`${list}&isFeatured=true&minRating=4`);
    await user.selectOptions(add, "Not featured");
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ filter: { isFeatured: false, minRating: 4 } }));
    await user.click(screen.getByRole("button", { name: "Remove filter: Rating 4.0 or higher" }));
    await waitFor(() => expect(asked.at(-1)!["filter"]).toEqual({ isFeatured: false }));
  });

  it("is searched by a text, best fit first, without a step for each letter", async () => {
    const { asked } = listCasinos(two);
    const { user } = await renderPage(list);
    await findRow("Northgate");
    const steps = window.history.length;
    await user.type(screen.getByRole("searchbox", { name: /^Filter/ }), "velvet");
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ filter: { search: "velvet" }, orderBy: null }));
    expect(currentAddress()).toBe(`${list}&q=velvet`);
    expect(window.history).toHaveLength(steps);
  });

  it("is opened as its address says, and passes over what it does not know", async () => {
    const { asked } = listCasinos(two);
    await renderPage(`${list}&q=velv&isNew=true&isNew=maybe&order=EVIL&size=25&minRating=9`);
    await findRow("Northgate");
    expect(asked).toEqual([{ filter: { search: "velv", isNew: true }, orderBy: null, first: 25 }]);
    expect(screen.getByRole("searchbox")).toHaveValue("velv");
  });

  it("goes on to the next page and back to the one before by its cursors", async () => {
    const { asked } = listCasinos(two, { totalCount: 512, hasNextPage: true, hasPreviousPage: true });
    const { user } = await renderPage(`${list}&order=NAME_ASC`);
    await findRow("Northgate");
    await user.click(screen.getByRole("link", { name: "Next" }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ first: 50, after: velvet.id, orderBy: "NAME_ASC" }));
    await user.click(screen.getByRole("link", { name: "Previous" }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ last: 50, before: northgate.id }));
    await user.selectOptions(screen.getByRole("combobox", { name: "Rows" }), "100");
    await waitFor(() => expect(asked.at(-1)).toEqual({ filter: {}, orderBy: "NAME_ASC", first: 100 }));
  });

  it("says what is wrong when it can't be loaded, and tries again", async () => {
    fail("ManageCasinos", "SERVICE_UNAVAILABLE");
    const { user } = await renderPage(list);
    expect(await screen.findByText(/^Error loading casinos: The service is not available/)).toBeInTheDocument();
    listCasinos(two);
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    await findRow("Northgate");
    expect(screen.queryByText(/^Error loading/)).not.toBeInTheDocument();
  });

  it("says so when nothing fits, with the way to all of them", async () => {
    listCasinos([]);
    await renderPage(`${list}&q=zzz`);
    expect(await screen.findByRole("heading", { name: "No casinos found" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Show all casinos" })).toHaveAttribute("href", list);
  });

  it("leads from a row to its form, its page and the form for a new one", async () => {
    listCasinos(two);
    const { user } = await renderPage(list);
    const row = await inRow("Velvet Tables");
    expect(row.getByRole("link", { name: "View Velvet Tables" })).toHaveAttribute("href", "/casino/velvet-tables");
    expect(screen.getByRole("link", { name: "Add casino" })).toHaveAttribute("href", "/admin?tab=casinos");
    keepCasinos(velvet);
    await user.click(row.getByRole("button", { name: "Edit Velvet Tables" }));
    await findForm(/^Update casino/);
    expect(currentAddress()).toBe(`/admin?tab=casinos&edit=${velvet.id}`);
  });
});

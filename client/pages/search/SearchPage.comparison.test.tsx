import { jest } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import "../../features/comparison/ComparisonTable";
import "../../features/comparison/ComparisonTray";
import { mockOperation, fail } from "../../test/api";
import { makeCasino, makeConnection } from "../../test/catalogue";
import { currentAddress, renderPage } from "../../test/renderPage";
import { mockComparison, mockSearch, comparisonCells } from "../../test/search";

const alder = makeCasino({ name: "Alder", rating: 4.8, freeSpins: 0, acceptsCrypto: true });
const birch = makeCasino({
  name: "Birch",
  rating: 4,
  freeSpins: 50,
  establishedYear: null,
  fastestPayout: null,
  websiteUrl: null,
});
const cedar = makeCasino({ name: "Cedar" });
const dogwood = makeCasino({ name: "Dogwood" });
const all = [alder, birch, cedar, dogwood];

const compareButton = (name: string) => screen.findByRole("button", { name: `Compare ${name}` });
const tray = () => screen.queryByRole("region", { name: "Comparison tray" });
const findTray = () => screen.findByRole("region", { name: "Comparison tray" });
const findTable = () => screen.findByRole("table");
const heads = () => within(screen.getByRole("table")).getAllByRole("columnheader").slice(1);
const columns = () => heads().map((head) => head.textContent?.replace(/\d+\/100 trust$/, ""));

function addressOf(...casinos: readonly { id: string }[]): string {
  return casinos.map(({ id }) => id).join(",");
}

beforeEach(() => {
  mockSearch({ casinos: all });
  mockComparison(all);
});

describe("the comparison on the search page", () => {
  it("shows the casinos selected with buttons on the cards in a table, and puts them in the URL", async () => {
    const { user } = await renderPage("/search?q=a");
    expect(await compareButton("Alder")).toHaveAttribute("aria-pressed", "false");
    await user.click(await compareButton("Alder"));
    await user.click(await compareButton("Birch"));
    expect(await compareButton("Birch")).toHaveAttribute("aria-pressed", "true");
    expect(await screen.findByRole("rowheader", { name: "Welcome Bonus" })).toBeInTheDocument();
    await waitFor(() => expect(heads()[0]).toHaveTextContent(`Alder${alder.trustScore.score}/100 trust`));
    await waitFor(() => expect(columns()).toEqual(["Alder", "Birch"]));
    await waitFor(() =>
      expect(comparisonCells()).toEqual([
        ["Welcome Bonus", "100% up to $500", "100% up to $500"],
        ["Min Deposit", "$20", "$20"],
        ["Wagering Req.", "35x", "35x"],
        ["Rating", "9.6/10", "8.0/10"],
        ["Established", "2014", "N/A"],
        ["Crypto Support", "Yes", "No"],
        ["Mobile Optimized", "Yes", "Yes"],
        ["Live Games", "No", "No"],
        ["Free Spins", "0 spins", "50 spins"],
        ["License", "MGA", "MGA"],
        ["Fastest Payout", "Within 24 hours", "N/A"],
        ["Payout Limit per Month", "$5,000", "$5,000"],
        ["Visit", "Visit casino(opens in a new tab)", "N/A"],
      ]),
    );
    expect(currentAddress()).toBe(`/search?q=a&compare=${addressOf(alder, birch)}`);

    await user.click(await compareButton("Alder"));
    await waitFor(() => expect(columns()).toEqual(["Birch"]));
    expect(currentAddress()).toBe(`/search?q=a&compare=${addressOf(birch)}`);
  });

  it("rejects a fourth casino with only a log message", async () => {
    const log = jest.spyOn(console, "log").mockImplementation(() => {});
    const { user } = await renderPage("/search?q=a");
    for (const { name } of all) await user.click(await compareButton(name));
    expect(await compareButton("Dogwood")).toHaveAttribute("aria-pressed", "false");
    expect(await compareButton("Dogwood")).toBeEnabled();
    expect(log).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(currentAddress()).toBe(`/search?q=a&compare=${addressOf(alder, birch, cedar)}`));
    log.mockRestore();
  });

  it("can show only the rows that differ", async () => {
    const { user } = await renderPage(`/search?compare=${addressOf(alder, birch)}`);
    await waitFor(() => expect(columns()).toEqual(["Alder", "Birch"]));
    const rowCount = comparisonCells().length;
    await user.click(screen.getByRole("button", { name: "Show only differences", pressed: false }));
    const labels = comparisonCells().map(([label]) => label);
    expect(labels).toEqual(["Rating", "Established", "Crypto Support", "Free Spins", "Fastest Payout", "Visit"]);
    await user.click(screen.getByRole("button", { name: "Show only differences", pressed: true }));
    expect(comparisonCells()).toHaveLength(rowCount);
  });

  it("warns about a casino without a license", async () => {
    const unlicensed = makeCasino({ name: "Elder", licenses: [] });
    mockComparison([alder, unlicensed]);
    await renderPage(`/search?compare=${addressOf(alder, unlicensed)}`);
    const warning = "No license. We do not recommend playing here.";
    await waitFor(() => expect(heads()[1]).toHaveTextContent(warning));
    expect(heads()[0]).not.toHaveTextContent(warning);
  });

  it("says so if there are no differences", async () => {
    const twin = makeCasino({ name: "Twin" });
    mockComparison([cedar, twin]);
    const { user } = await renderPage(`/search?compare=${addressOf(cedar, twin)}`);
    await waitFor(() => expect(columns()).toEqual(["Cedar", "Twin"]));
    await user.click(screen.getByRole("button", { name: "Show only differences" }));
    expect(screen.getByText("There are no differences between these casinos.")).toBeInTheDocument();
  });

  it("removes one casino or all casinos, and keeps focus on the page", async () => {
    const { user } = await renderPage(`/search?q=a&compare=${addressOf(alder, birch, cedar)}`);
    await waitFor(() => expect(columns()).toEqual(["Alder", "Birch", "Cedar"]));
    const table = within(await findTable());
    await user.click(table.getByRole("button", { name: "Remove Birch from the comparison" }));
    await waitFor(() => expect(columns()).toEqual(["Alder", "Cedar"]));
    expect(table.getByRole("button", { name: "Remove Cedar from the comparison" })).toHaveFocus();

    const section = within(screen.getByRole("heading", { name: "Comparison" }).closest("section")!);
    await user.click(section.getByRole("button", { name: "Clear Comparison" }));
    expect(screen.queryByRole("table")).not.toBeInTheDocument();
    expect(screen.getByRole("main")).toHaveFocus();
    await waitFor(() => expect(currentAddress()).toBe("/search?q=a"));
  });

  it("opens from a shared URL with at most three casinos, and ignores duplicates and invalid IDs", async () => {
    const ids = `javascript:alert(1),${addressOf(cedar, cedar, alder, birch, dogwood)}`;
    await renderPage(`/search?compare=${encodeURIComponent(ids)}`);
    await waitFor(() => expect(columns()).toEqual(["Cedar", "Alder", "Birch"]));
    expect(screen.getByRole("heading", { name: "Search tips" })).toBeInTheDocument();
  });

  it("removes a casino that does not exist", async () => {
    mockComparison([alder]);
    await renderPage(`/search?compare=${addressOf(alder, birch)}`);
    await waitFor(() => expect(columns()).toEqual(["Alder"]));
    await waitFor(() => expect(currentAddress()).toBe(`/search?compare=${addressOf(alder)}`));
  });

  it("shows an error, then the table after a retry", async () => {
    fail("Comparison", "SERVICE_UNAVAILABLE");
    const { user } = await renderPage(`/search?compare=${addressOf(alder)}`);
    expect(await screen.findByText(/^Error loading casinos: The service is not available/)).toBeInTheDocument();
    mockComparison(all);
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    await waitFor(() => expect(columns()).toEqual(["Alder"]));
  });

  it("keeps both casinos when the visitor selects two in quick succession", async () => {
    await renderPage("/search?q=a");
    const [first, second] = [await compareButton("Alder"), await compareButton("Birch")];
    act(() => first.click());
    act(() => second.click());
    await waitFor(() => expect(currentAddress()).toBe(`/search?q=a&compare=${addressOf(alder, birch)}`));
    await waitFor(() => expect(columns()).toEqual(["Alder", "Birch"]));
  });

  it("is restored by the Back button, together with the filters", async () => {
    const { user } = await renderPage(`/search?q=a&compare=${addressOf(alder)}`);
    await user.click(await screen.findByRole("button", { name: "Crypto Friendly" }));
    await user.click(await compareButton("Birch"));
    await waitFor(() =>
      expect(currentAddress()).toBe(`/search?q=a&features=crypto&compare=${addressOf(alder, birch)}`),
    );
    act(() => window.history.back());
    await waitFor(() => expect(columns()).toEqual(["Alder"]));
    expect(currentAddress()).toBe(`/search?q=a&compare=${addressOf(alder)}`);
    act(() => window.history.forward());
    await waitFor(() => expect(columns()).toEqual(["Alder", "Birch"]));
  });
});

describe("the comparison tray", () => {
  beforeEach(() => {
    mockOperation("CasinoList", () => ({ data: { casinos: makeConnection("Casino", all) } }));
  });

  it("appears on a page with cards after the visitor selects a casino", async () => {
    const { user } = await renderPage("/all-casinos");
    await compareButton("Alder");
    expect(tray()).not.toBeInTheDocument();
    await user.click(await compareButton("Alder"));
    await user.click(await compareButton("Birch"));
    const foot = within(await findTray());
    expect(foot.getByText("2 of 3 selected")).toBeInTheDocument();
    expect(await foot.findByRole("link", { name: "Alder" })).toHaveAttribute("href", "/casino/alder");
    expect(foot.getByRole("link", { name: "Compare" })).toHaveAttribute(
      "href",
      `/search?compare=${addressOf(alder, birch)}#comparison`,
    );
  });

  it("links to the table and remains visible on other pages with cards", async () => {
    const { user } = await renderPage("/all-casinos");
    await user.click(await compareButton("Cedar"));
    await user.click(within(await findTray()).getByRole("link", { name: "Compare" }));
    await waitFor(() => expect(columns()).toEqual(["Cedar"]));
    await waitFor(() => expect(screen.getByRole("heading", { name: "Comparison" })).toHaveFocus());
    await user.click(screen.getAllByRole("link", { name: "New Casinos" })[0]!);
    expect(await compareButton("Cedar")).toHaveAttribute("aria-pressed", "true");
    expect(tray()).toBeInTheDocument();
    await user.click(screen.getAllByRole("link", { name: "FAQ" })[0]!);
    await waitFor(() => expect(tray()).not.toBeInTheDocument());
  });

  it("removes one casino or all casinos", async () => {
    const { user } = await renderPage("/all-casinos");
    for (const name of ["Alder", "Birch", "Cedar"]) await user.click(await compareButton(name));
    const foot = within(await findTray());
    await user.click(foot.getByRole("button", { name: "Remove Alder from the comparison" }));
    expect(await compareButton("Alder")).toHaveAttribute("aria-pressed", "false");
    expect(foot.getByRole("button", { name: "Remove Birch from the comparison" })).toHaveFocus();
    await user.click(foot.getByRole("button", { name: "Clear Comparison" }));
    expect(tray()).not.toBeInTheDocument();
    expect(screen.getByRole("main")).toHaveFocus();
    expect(await compareButton("Birch")).toHaveAttribute("aria-pressed", "false");
  });

  it("puts casinos selected on other pages in the URL of the search page", async () => {
    const { user } = await renderPage("/all-casinos");
    await user.click(await compareButton("Birch"));
    await user.click(screen.getByRole("button", { name: /^Search casinos, games/ }));
    await user.click(await screen.findByRole("link", { name: "Advanced Search" }));
    await waitFor(() => expect(currentAddress()).toBe(`/search?compare=${addressOf(birch)}`));
    await waitFor(() => expect(columns()).toEqual(["Birch"]));
  });

  it("keeps casinos selected in a review when the visitor returns to the results", async () => {
    mockOperation("Casino", () => ({ data: { casino: dogwood } }));
    const { user } = await renderPage(`/search?q=a&compare=${addressOf(alder)}`);
    await user.click(await screen.findByRole("link", { name: "Review of Dogwood" }));
    await screen.findByRole("heading", { level: 1, name: "Dogwood" });
    await user.click(await compareButton("Dogwood"));
    act(() => window.history.back());
    await waitFor(() => expect(columns()).toEqual(["Alder", "Dogwood"]));
    expect(currentAddress()).toBe(`/search?q=a&compare=${addressOf(alder, dogwood)}`);
  });
});

import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { mockOperation, fail } from "../../test/api";
import { mockReports, mockSubscribers, makeReport } from "../../test/report";
import { currentAddress, renderPage } from "../../test/renderPage";

const DAY_MS = 86_400_000;

function dayBefore(days: number): string {
  return new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
}

beforeEach(() => mockSubscribers([]));

async function openReport(address = "/admin?tab=analytics") {
  const { user } = await renderPage(address);
  const server = within(await screen.findByRole("region", { name: "On the server" }));
  return { user, server };
}

async function openPanel(name: string, address?: string) {
  const { user, server } = await openReport(address);
  const panel = within(await server.findByRole("region", { name }));
  return { user, panel };
}

function rowsOf(table: HTMLElement): (string | null)[][] {
  const rows = within(table).getAllByRole("row").slice(1);
  return rows.map((row) =>
    within(row)
      .getAllByRole("cell")
      .map(({ textContent }) => textContent),
  );
}

const casinos = [
  { __typename: "ClickedCasino", casinoId: "1", name: "Northgate", slug: "northgate", isDeleted: false, clicks: 1234 },
  { __typename: "ClickedCasino", casinoId: "2", name: "Lakespur", slug: "lakespur", isDeleted: true, clicks: 12 },
  { __typename: "ClickedCasino", casinoId: "3", name: null, slug: null, isDeleted: true, clicks: 3 },
];

describe("the analytics report", () => {
  test("covers the last 30 days by default and puts a different range in the URL", async () => {
    const requests = mockReports();
    const { user, server } = await openReport();
    await server.findByRole("region", { name: "Page views per day" });
    await user.click(server.getByRole("button", { name: "7 days" }));
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(requests).toEqual([
      { from: dayBefore(29), to: dayBefore(0) },
      { from: dayBefore(6), to: dayBefore(0) },
    ]);
    expect(server.getByRole("button", { name: "7 days" })).toHaveAttribute("aria-pressed", "true");
    expect(currentAddress()).toBe("/admin?tab=analytics&days=7");
  });

  test("opens with the range from the URL", async () => {
    const requests = mockReports();
    const { server } = await openReport("/admin?tab=analytics&from=2026-01-01&to=2026-01-31");
    expect(await server.findByText(/Jan 1, 2026 to Jan 31, 2026/)).toBeInTheDocument();
    expect(requests).toEqual([{ from: "2026-01-01", to: "2026-01-31" }]);
  });

  test("accepts a custom range, but sends no request for an invalid one", async () => {
    const requests = mockReports();
    const { user, server } = await openReport("/admin?tab=analytics&days=7");
    await user.click(await server.findByRole("button", { name: "Custom" }));
    const [first, last] = [server.getByLabelText("Start date"), server.getByLabelText("End date")];
    expect(first).toHaveValue(dayBefore(6));
    fireEvent.change(first, { target: { value: "2020-01-01" } });
    expect(await server.findByText("Choose a period of at most 400 days.")).toBeInTheDocument();
    expect(first).toHaveAttribute("aria-invalid", "true");
    fireEvent.change(last, { target: { value: "2019-01-01" } });
    expect(await server.findByText("Choose a start date on or before the end date.")).toBeInTheDocument();
    fireEvent.change(last, { target: { value: "2020-01-31" } });
    expect(await server.findByText(/Jan 1, 2020 to Jan 31, 2020/)).toBeInTheDocument();
    expect(requests.map(({ from }) => from)).toEqual([dayBefore(6), "2020-01-01"]);
    expect(currentAddress()).toBe("/admin?tab=analytics&from=2020-01-01&to=2020-01-31");
  });

  test("sends one request for a custom range, once the editor stops typing", async () => {
    const requests = mockReports();
    const { user, server } = await openReport("/admin?tab=analytics&days=7");
    await user.click(await server.findByRole("button", { name: "Custom" }));
    const first = server.getByLabelText("Start date");
    for (const days of [30, 20, 10]) fireEvent.change(first, { target: { value: dayBefore(days) } });
    await waitFor(() => expect(currentAddress()).toContain(dayBefore(10)));
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(requests.map(({ from }) => from)).toEqual([dayBefore(6), dayBefore(10)]);
  });

  test("shows the totals and when they were last updated", async () => {
    mockReports({ last: { pageViews: 1234, newsletterSignUps: 5 } });
    const { server } = await openReport();
    const terms = await server.findAllByRole("term");
    expect(terms.map((term) => [term.textContent, term.nextSibling?.textContent])).toEqual([
      ["Page views", "1,234"],
      ["Clicks to casino websites", "0"],
      ["Clicks to our reviews", "0"],
      ["Bonus claims", "0"],
      ["Searches", "0"],
      ["Newsletter sign-ups", "5"],
    ]);
    expect(server.getByText("Counts as of Mar 2, 2026, 10:04 UTC")).toBeInTheDocument();
  });

  test("counts website clicks and review clicks separately, and mentions older clicks that count as neither", async () => {
    const totals = { casinoClicks: 1250, websiteClicks: 900, reviewClicks: 340 };
    mockReports({ totals, visitedCasinos: casinos.slice(0, 1), reviewedCasinos: casinos.slice(1, 2) });
    const { server } = await openReport();
    const terms = await server.findAllByRole("term");
    expect(terms.map((term) => [term.textContent, term.nextSibling?.textContent]).slice(1, 3)).toEqual([
      ["Clicks to casino websites", "900"],
      ["Clicks to our reviews", "340"],
    ]);
    expect(
      server.getByText(
        "10 more clicks on casinos were recorded before we started to count website and review clicks separately. Neither number includes them.",
      ),
    ).toBeInTheDocument();
    expect(await server.findByRole("img", { name: "Clicks to casino websites: Northgate 1,234." })).toBeInTheDocument();
    expect(await server.findByRole("img", { name: "Clicks to our reviews: Lakespur 12." })).toBeInTheDocument();
  });

  test("says in each empty panel that there is no data", async () => {
    mockReports();
    const { server } = await openReport();
    const empty = [
      ["Page views per day", "No page views in this period."],
      ["Clicks to casino websites", "No clicks to casino websites in this period."],
      ["Clicks to our reviews", "No clicks to our reviews in this period."],
      ["Most claimed bonuses", "No bonus claims in this period."],
      ["Searches", "No search term was used at least five times in this period."],
      ["Searches without results", "No searches without results in this period."],
      ["Most viewed pages", "No page views in this period."],
      ["Newsletter growth per day", "No newsletter sign-ups in this period."],
    ];
    for (const [name, message] of empty) {
      const panel = within(await server.findByRole("region", { name: name! }));
      expect(panel.getByText(message!)).toBeInTheDocument();
      expect(panel.queryByRole("button")).not.toBeInTheDocument();
    }
  });

  test("shows a loading placeholder until the report arrives", async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    mockOperation("AnalyticsReport", async (variables) => {
      await held;
      return { data: { analyticsReport: makeReport(variables as { from: string; to: string }) } };
    });
    const { server } = await openReport();
    expect(server.getByRole("status", { name: "Loading report" })).toBeInTheDocument();
    release();
    await server.findAllByRole("term");
    expect(server.queryByRole("status", { name: "Loading report" })).not.toBeInTheDocument();
  });

  test("explains why the report can't be loaded and offers a retry", async () => {
    fail("AnalyticsReport", "SERVICE_UNAVAILABLE");
    const { user, server } = await openReport();
    const message = "Error loading the report: The service is not available right now. Please try again.";
    expect(await server.findByText(message)).toBeInTheDocument();
    mockReports();
    await user.click(server.getByRole("button", { name: "Try Again" }));
    expect(await server.findByRole("region", { name: "Page views per day" })).toBeInTheDocument();
    expect(server.queryByText(message)).not.toBeInTheDocument();
  });

  test("shows the new numbers after the editor presses Refresh", async () => {
    mockReports({ last: { pageViews: 1 } });
    const { user, server } = await openReport();
    await server.findAllByText("1");
    mockReports({ last: { pageViews: 77 } });
    await user.click(server.getByRole("button", { name: "Refresh" }));
    expect(await server.findByText("77")).toBeInTheDocument();
  });
});

describe("a panel in the report", () => {
  test("shows a chart with a description, or a table on request", async () => {
    mockReports({ last: { pageViews: 90 } });
    const address = "/admin?tab=analytics&from=2026-01-01&to=2026-01-03";
    const { user, panel } = await openPanel("Page views per day", address);
    expect(
      await panel.findByRole("img", { name: "Page views per day: 90 in 3 days, most on Jan 3, 2026 (90)." }),
    ).toBeInTheDocument();
    await user.click(panel.getByRole("button", { name: "Table" }));
    expect(rowsOf(panel.getByRole("table"))).toEqual([
      ["Jan 3, 2026", "90"],
      ["Jan 2, 2026", "0"],
      ["Jan 1, 2026", "0"],
    ]);
    expect(panel.queryByRole("img")).not.toBeInTheDocument();
  });

  test("links to casinos that still exist and marks deleted ones", async () => {
    mockReports({ visitedCasinos: casinos });
    const { user, panel } = await openPanel("Clicks to casino websites");
    expect(
      await panel.findByRole("img", {
        name: "Clicks to casino websites: Northgate 1,234, Lakespur 12, Deleted casino 3.",
      }),
    ).toBeInTheDocument();
    await user.click(panel.getByRole("button", { name: "Table" }));
    expect(rowsOf(panel.getByRole("table"))).toEqual([
      ["Northgate ", "1,234"],
      ["Lakespur Deleted", "12"],
      ["Deleted casino Deleted", "3"],
    ]);
    expect(panel.getByRole("link", { name: "Northgate" })).toHaveAttribute("href", "/casino/northgate");
    expect(panel.getAllByRole("link")).toHaveLength(1);
  });

  test("shows the casino of each bonus, so bonuses with the same title can be distinguished", async () => {
    const bonus = { __typename: "ClaimedBonus", title: "Welcome", isDeleted: false };
    mockReports({
      bonuses: [
        { ...bonus, bonusId: "1", casinoName: "Northgate", claims: 5 },
        { ...bonus, bonusId: "2", casinoName: null, claims: 4 },
      ],
    });
    const { user, panel } = await openPanel("Most claimed bonuses");
    const chart = await panel.findByRole("img");
    expect(within(chart).getAllByText("Welcome")).toHaveLength(2);
    await user.click(panel.getByRole("button", { name: "Table" }));
    expect(rowsOf(panel.getByRole("table"))).toEqual([
      ["Welcome Northgate", "5"],
      ["Welcome ", "4"],
    ]);
  });

  test.each([
    ["Searches", { searches: [{ __typename: "SearchedTerm", term: "poker", searches: 9 }] }, ["poker ", "9"]],
    [
      "Searches without results",
      { searchesWithoutResult: [{ __typename: "SearchedTerm", term: "bingo", withoutResult: 7 }] },
      ["bingo ", "7"],
    ],
    ["Most viewed pages", { pages: [{ __typename: "ViewedPage", path: "/faq", views: 3 }] }, ["/faq ", "3"]],
  ])("shows its data in a table: %s", async (name, changes, row) => {
    mockReports(changes);
    const { user, panel } = await openPanel(name);
    await user.click(await panel.findByRole("button", { name: "Table" }));
    expect(rowsOf(panel.getByRole("table"))).toEqual([row]);
  });
});

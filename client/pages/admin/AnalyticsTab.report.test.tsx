import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { answer, fail } from "../../test/api";
import { answerReports, answerSubscribers, makeReport } from "../../test/report";
import { currentAddress, renderPage } from "../../test/renderPage";

const DAY_MS = 86_400_000;

function dayBefore(days: number): string {
  return new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
}

beforeEach(() => answerSubscribers([]));

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
  { __typename: "ClickedCasino", casinoId: "2", name: "Gone", slug: "gone", isDeleted: true, clicks: 12 },
  { __typename: "ClickedCasino", casinoId: "3", name: null, slug: null, isDeleted: true, clicks: 3 },
];

describe("the server's report", () => {
  test("is about the last 30 days until another span is chosen, which then stands in the address", async () => {
    const asked = answerReports();
    const { user, server } = await openReport();
    await server.findByRole("region", { name: "Page views per day" });
    await user.click(server.getByRole("button", { name: "7 days" }));
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked).toEqual([
      { from: dayBefore(29), to: dayBefore(0) },
      { from: dayBefore(6), to: dayBefore(0) },
    ]);
    expect(server.getByRole("button", { name: "7 days" })).toHaveAttribute("aria-pressed", "true");
    expect(currentAddress()).toBe("/admin?tab=analytics&days=7");
  });

  test("opens at the days of its address", async () => {
    const asked = answerReports();
    const { server } = await openReport("/admin?tab=analytics&from=2026-01-01&to=2026-01-31");
    expect(await server.findByText(/1 Jan 2026 to 31 Jan 2026/)).toBeInTheDocument();
    expect(asked).toEqual([{ from: "2026-01-01", to: "2026-01-31" }]);
  });

  test("takes any two days, and says what is wrong with them before anything is asked", async () => {
    const asked = answerReports();
    const { user, server } = await openReport("/admin?tab=analytics&days=7");
    await user.click(await server.findByRole("button", { name: "Custom" }));
    const [first, last] = [server.getByLabelText("First day"), server.getByLabelText("Last day")];
    expect(first).toHaveValue(dayBefore(6));
    fireEvent.change(first, { target: { value: "2020-01-01" } });
    expect(await server.findByText("Choose at most 400 days.")).toBeInTheDocument();
    expect(first).toHaveAttribute("aria-invalid", "true");
    fireEvent.change(last, { target: { value: "2019-01-01" } });
    expect(await server.findByText("Choose a first day that is not after the last day.")).toBeInTheDocument();
    fireEvent.change(last, { target: { value: "2020-01-31" } });
    expect(await server.findByText(/1 Jan 2020 to 31 Jan 2020/)).toBeInTheDocument();
    expect(asked.map(({ from }) => from)).toEqual([dayBefore(6), "2020-01-01"]);
    expect(currentAddress()).toBe("/admin?tab=analytics&from=2020-01-01&to=2020-01-31");
  });

  test("sums up its days, and says up to when it counts", async () => {
    answerReports({ last: { pageViews: 1234, newsletterSignUps: 5 } });
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
    expect(server.getByText("Counted until 2 Mar 2026, 10:04 UTC")).toBeInTheDocument();
  });

  test("tells clicks to casinos from clicks to reviews, and says which clicks are in neither number", async () => {
    const totals = { casinoClicks: 1250, websiteClicks: 900, reviewClicks: 340 };
    answerReports({ totals, visitedCasinos: casinos.slice(0, 1), reviewedCasinos: casinos.slice(1, 2) });
    const { server } = await openReport();
    const terms = await server.findAllByRole("term");
    expect(terms.map((term) => [term.textContent, term.nextSibling?.textContent]).slice(1, 3)).toEqual([
      ["Clicks to casino websites", "900"],
      ["Clicks to our reviews", "340"],
    ]);
    expect(
      server.getByText(
        "10 more clicks on casinos were recorded before website and review were told apart, and are in neither number.",
      ),
    ).toBeInTheDocument();
    expect(await server.findByRole("img", { name: "Clicks to casino websites: Northgate 1,234." })).toBeInTheDocument();
    expect(await server.findByRole("img", { name: "Clicks to our reviews: Gone 12." })).toBeInTheDocument();
  });

  test("says in each panel where there is nothing to show", async () => {
    answerReports();
    const { server } = await openReport();
    const empty = [
      ["Page views per day", "No page was opened in these days."],
      ["Clicks to casino websites", "No link to a casino's website was followed in these days."],
      ["Clicks to our reviews", "No link to a review was followed in these days."],
      ["Most claimed bonuses", "No bonus was claimed in these days."],
      ["Searches", "No text was searched for five times in these days."],
      ["Searches without result", "No such text found nothing in these days."],
      ["Most viewed pages", "No page was opened in these days."],
      ["Newsletter growth per day", "Nobody joined the newsletter in these days."],
    ];
    for (const [name, words] of empty) {
      const panel = within(await server.findByRole("region", { name: name! }));
      expect(panel.getByText(words!)).toBeInTheDocument();
      expect(panel.queryByRole("button")).not.toBeInTheDocument();
    }
  });

  test("waits with skeletons", async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    answer("AnalyticsReport", async (variables) => {
      await held;
      return { data: { analyticsReport: makeReport(variables as { from: string; to: string }) } };
    });
    const { server } = await openReport();
    expect(server.getByRole("status", { name: "Loading the report" })).toBeInTheDocument();
    release();
    await server.findAllByRole("term");
    expect(server.queryByRole("status", { name: "Loading the report" })).not.toBeInTheDocument();
  });

  test("tells why it can't be had, and is asked for again", async () => {
    fail("AnalyticsReport", "SERVICE_UNAVAILABLE");
    const { user, server } = await openReport();
    const words = "Error loading the report: The service is not available at the moment. Please try again.";
    expect(await server.findByText(words)).toBeInTheDocument();
    answerReports();
    await user.click(server.getByRole("button", { name: "Try Again" }));
    expect(await server.findByRole("region", { name: "Page views per day" })).toBeInTheDocument();
    expect(server.queryByText(words)).not.toBeInTheDocument();
  });

  test("is fetched anew on demand, and stays in sight meanwhile", async () => {
    answerReports({ last: { pageViews: 1 } });
    const { user, server } = await openReport();
    await server.findAllByText("1");
    answerReports({ last: { pageViews: 77 } });
    await user.click(server.getByRole("button", { name: "Refresh" }));
    expect(await server.findByText("77")).toBeInTheDocument();
  });
});

describe("a panel of the report", () => {
  test("is a chart that says what it shows, and a table on demand", async () => {
    answerReports({ last: { pageViews: 90 } });
    const address = "/admin?tab=analytics&from=2026-01-01&to=2026-01-03";
    const { user, panel } = await openPanel("Page views per day", address);
    expect(
      await panel.findByRole("img", { name: "Page views per day: 90 in 3 days, most on 3 Jan 2026 with 90." }),
    ).toBeInTheDocument();
    await user.click(panel.getByRole("button", { name: "Table" }));
    expect(rowsOf(panel.getByRole("table"))).toEqual([
      ["3 Jan 2026", "90"],
      ["2 Jan 2026", "0"],
      ["1 Jan 2026", "0"],
    ]);
    expect(panel.queryByRole("img")).not.toBeInTheDocument();
  });

  test("names casinos, leads to those that are there and marks those that are not", async () => {
    answerReports({ visitedCasinos: casinos });
    const { user, panel } = await openPanel("Clicks to casino websites");
    expect(
      await panel.findByRole("img", { name: "Clicks to casino websites: Northgate 1,234, Gone 12, Deleted casino 3." }),
    ).toBeInTheDocument();
    await user.click(panel.getByRole("button", { name: "Table" }));
    expect(rowsOf(panel.getByRole("table"))).toEqual([
      ["Northgate ", "1,234"],
      ["Gone Deleted", "12"],
      ["Deleted casino Deleted", "3"],
    ]);
    expect(panel.getByRole("link", { name: "Northgate" })).toHaveAttribute("href", "/casino/northgate");
    expect(panel.getAllByRole("link")).toHaveLength(1);
  });

  test("names bonuses with their casino, and two of one title apart", async () => {
    const bonus = { __typename: "ClaimedBonus", title: "Welcome", isDeleted: false };
    answerReports({
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
      "Searches without result",
      { searchesWithoutResult: [{ __typename: "SearchedTerm", term: "bingo", withoutResult: 7 }] },
      ["bingo ", "7"],
    ],
    ["Most viewed pages", { pages: [{ __typename: "ViewedPage", path: "/faq", views: 3 }] }, ["/faq ", "3"]],
  ])("lists %s", async (name, changes, row) => {
    answerReports(changes);
    const { user, panel } = await openPanel(name);
    await user.click(await panel.findByRole("button", { name: "Table" }));
    expect(rowsOf(panel.getByRole("table"))).toEqual([row]);
  });
});

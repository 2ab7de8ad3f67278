import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { fail, mockOperation } from "../../test/api";
import { findToast, mockBonuses, mockCasinos, refused } from "../../test/editors";
import { currentAddress, renderPage } from "../../test/renderPage";
import { makeCasino } from "../../test/catalogue";
import { storageKeys } from "../../shared/storage";
import { expectFocus } from "../../test/expectFocus";

const casinoNames = ["Amber Abacus", "Bitfoundry", "Copper Crown", "Dockside"];

function makeFactToCheck(changes: Record<string, unknown> = {}) {
  return {
    __typename: "FactToCheck",
    noun: "CASINO",
    id: "casino-1",
    version: 3,
    field: "LICENSES",
    problem: "STALE",
    name: "Northgate",
    slug: "northgate",
    value: "MGA",
    checkedAt: "2026-03-02T10:00:00.000Z",
    sourceUrl: null,
    reportCount: 0,
    reportedAt: null,
    ...changes,
  };
}

type MadeFact = ReturnType<typeof makeFactToCheck>;

/** Mocks the server's list of facts. As on the server, a confirmed fact disappears from the list. */
function mockQueue(facts: MadeFact[]) {
  let queue = facts;
  const requests: Record<string, unknown>[] = [];
  const checks: Record<string, unknown>[] = [];
  const dismissals: Record<string, unknown>[] = [];
  mockOperation("FactsToCheck", (variables) => {
    requests.push(variables);
    const { problem, casinoId, first } = variables as {
      problem: string | null;
      casinoId: string | null;
      first: number;
    };
    const count = (each: string) => queue.filter((fact) => fact.problem === each).length;
    const counts = { reported: count("REPORTED"), changed: count("CHANGED"), stale: count("STALE") };
    const ofCasino = queue.filter(({ id }) => casinoId === null || id === casinoId);
    const listed = ofCasino.filter((fact) => problem === null || fact.problem === problem).slice(0, first);
    return {
      data: {
        factsToCheck: {
          __typename: "FactQueue",
          facts: listed,
          counts: { __typename: "FactCounts", ...counts },
        },
      },
    };
  });
  mockOperation("checkFact", (variables) => {
    checks.push(variables);
    const fact = queue.find(({ id, field }) => id === variables["id"] && field === variables["field"]);
    if (!fact) return refused({ code: "NOT_FOUND" });
    if (fact.version !== variables["version"]) return refused({ code: "CONFLICT" });
    queue = queue.filter((each) => each !== fact);
    return { data: { checkFact: { __typename: "Fact", field: fact.field, checkedAt: "2026-11-12T10:00:00.000Z" } } };
  });
  mockOperation("dismissReports", (variables) => {
    dismissals.push(variables);
    queue = queue.filter(({ id, problem: each }) => id !== variables["id"] || each !== "REPORTED");
    return { data: { dismissReports: true } };
  });
  return { requests, checks, dismissals, replace: (next: MadeFact[]) => (queue = next) };
}

const staleFacts = () => casinoNames.map((name, at) => makeFactToCheck({ id: `casino-${at}`, name }));

const reportedFacts = () =>
  casinoNames.map((name, at) =>
    makeFactToCheck({ id: `casino-${at}`, name, problem: "REPORTED", reportCount: 1, reportedAt: "2026-11-12T10:00Z" }),
  );

const confirmButton = (name: string) => screen.findByRole("button", { name: `Still correct: Licenses of ${name}` });

const listedFacts = () =>
  screen
    .queryAllByRole("button", { name: /^Still correct: / })
    .map((each) => each.getAttribute("aria-label")!.replace("Still correct: ", ""));

describe("the facts to check", () => {
  test("show the problem, the value, the last check, the source and the reports", async () => {
    mockQueue([
      makeFactToCheck({
        problem: "REPORTED",
        sourceUrl: "https://mga.example/register",
        reportCount: 2,
        reportedAt: new Date(Date.now() - 2 * 3_600_000).toISOString(),
      }),
      makeFactToCheck({
        noun: "BONUS",
        id: "bonus-1",
        field: "TERMS",
        name: "Sunday reload",
        slug: null,
        value: "",
        checkedAt: null,
      }),
    ]);
    await renderPage("/admin?tab=facts");
    const row = (await screen.findByText("Licenses")).closest("tr")!;
    for (const text of ["Reported", "MGA", "Mar 2, 2026", "2 reports, most recently 2 hours ago"])
      expect(within(row).getByText(text)).toBeInTheDocument();
    expect(within(row).getByRole("link", { name: "mga.example/register" })).toHaveAttribute(
      "href",
      "https://mga.example/register",
    );
    expect(within(row).getByRole("link", { name: "Northgate" })).toHaveAttribute(
      "href",
      "/admin?tab=casinos&edit=casino-1",
    );
    expect(within(row).getByRole("link", { name: /^View Northgate on the site/ })).toHaveAttribute(
      "href",
      "/casino/northgate",
    );
    const other = screen.getByText("Terms").closest("tr")!;
    for (const text of ["Unknown", "Never"]) expect(within(other).getByText(text)).toBeInTheDocument();
    expect(within(other).getByRole("link", { name: "Sunday reload" })).toHaveAttribute(
      "href",
      "/admin?tab=bonuses&edit=bonus-1",
    );
  });

  test("can be filtered by problem, with counts and the filter in the URL", async () => {
    const { requests } = mockQueue([
      makeFactToCheck({ problem: "REPORTED", reportCount: 1 }),
      makeFactToCheck({ id: "casino-2", name: "Bitfoundry" }),
      makeFactToCheck({ id: "casino-3", name: "Copper Crown" }),
    ]);
    const { user } = await renderPage("/admin?tab=facts");
    expect(await screen.findByRole("button", { name: "All", pressed: true })).toBeInTheDocument();
    await user.click(await screen.findByRole("button", { name: "Out of date (2)" }));
    await waitFor(() => expect(listedFacts()).toEqual(["Licenses of Bitfoundry", "Licenses of Copper Crown"]));
    expect(currentAddress()).toBe("/admin?tab=facts&problem=STALE");
    expect(requests.map(({ problem }) => problem)).toEqual([null, "STALE"]);
    expect(screen.getByRole("button", { name: "Reported (1)" })).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Changed (0)" }));
    expect(await screen.findByRole("heading", { name: "Nothing to check right now" })).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Show all facts to check" }));
    await waitFor(() => expect(listedFacts()).toHaveLength(3));
  });

  test("can be filtered by casino, and the URL keeps both filters", async () => {
    const casino = makeCasino({ id: "casino-2", name: "Copper Crown" });
    mockBonuses([], [casino]);
    const { requests } = mockQueue(staleFacts());
    const { user } = await renderPage("/admin?tab=facts&problem=STALE");
    await user.type(await screen.findByRole("combobox", { name: "Filter by casino" }), "Copper");
    await user.click(await screen.findByRole("option", { name: /Copper Crown/ }));
    await waitFor(() => expect(listedFacts()).toEqual(["Licenses of Copper Crown"]));
    expect(currentAddress()).toBe("/admin?tab=facts&problem=STALE&casinoId=casino-2");
    expect(requests.at(-1)).toMatchObject({ problem: "STALE", casinoId: "casino-2" });
    await user.click(await screen.findByRole("button", { name: "Reported (0)" }));
    expect(currentAddress()).toBe("/admin?tab=facts&problem=REPORTED&casinoId=casino-2");
    await user.click(await screen.findByRole("button", { name: "Casino: Copper Crown", pressed: true }));
    expect(currentAddress()).toBe("/admin?tab=facts&problem=REPORTED");
    expect(await screen.findByRole("combobox", { name: "Filter by casino" })).toBeInTheDocument();
  });

  test("can be confirmed one after another with Enter, without reloading the list", async () => {
    const { checks, requests } = mockQueue(staleFacts());
    const { user } = await renderPage("/admin?tab=facts");
    (await confirmButton("Amber Abacus")).focus();
    await user.keyboard("{Enter}{Enter}{Enter}");
    await waitFor(() => expect(listedFacts()).toEqual(["Licenses of Dockside"]));
    await expectFocus(confirmButton("Dockside"));
    expect(screen.getByText("3 facts confirmed.")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Out of date (1)" })).toBeInTheDocument();
    expect(checks).toEqual(
      [0, 1, 2].map((at) => ({ noun: "CASINO", id: `casino-${at}`, field: "LICENSES", version: 3, sourceUrl: null })),
    );
    expect(requests).toHaveLength(1);
    await user.keyboard("{Enter}");
    const title = await screen.findByRole("heading", { name: "Nothing to check right now" });
    expect(title).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "Facts to check" })).toHaveFocus();
  });

  test("are confirmed only once while Enter is held down", async () => {
    const { checks } = mockQueue(staleFacts());
    const { user } = await renderPage("/admin?tab=facts");
    (await confirmButton("Amber Abacus")).focus();
    await user.keyboard("{Enter>5/}");
    await waitFor(() => expect(listedFacts()).toHaveLength(3));
    expect(checks).toHaveLength(1);
  });

  test("are confirmed one at a time, even by a double click", async () => {
    const { checks } = mockQueue(staleFacts());
    const { user } = await renderPage("/admin?tab=facts");
    const next = await confirmButton("Bitfoundry");
    await user.click(await confirmButton("Amber Abacus"));
    await waitFor(() => expect(listedFacts()).toHaveLength(3));
    // The next row's button is now under the pointer, so the browser sends the second click to this button.
    fireEvent.click(next, { detail: 2 });
    expect(listedFacts()).toHaveLength(3);
    expect(checks).toHaveLength(1);
  });

  test("disappear if the editor changes the filter and the new facts can't be loaded", async () => {
    mockQueue(staleFacts());
    const { user } = await renderPage("/admin?tab=facts");
    const filter = await screen.findByRole("button", { name: "Reported (0)" });
    fail("FactsToCheck", "SERVICE_UNAVAILABLE");
    await user.click(filter);
    expect(await screen.findByText(/^Error loading the facts/)).toBeInTheDocument();
    expect(listedFacts()).toEqual([]);
  });

  test("can be confirmed with a new source, which must be a web address", async () => {
    const { checks } = mockQueue(staleFacts());
    const { user } = await renderPage("/admin?tab=facts");
    const source = await screen.findByRole("textbox", { name: "Source of Licenses of Amber Abacus" });
    await user.type(source, "mga register{Enter}");
    expect(screen.getByRole("alert")).toHaveTextContent("Enter a URL that starts with https:// or http://.");
    expect(source).toBeInvalid();
    expect(source).toHaveFocus();
    expect(checks).toEqual([]);
    await user.clear(source);
    await user.type(source, " https://mga.example/1 {Enter}");
    await waitFor(() => expect(checks).toMatchObject([{ id: "casino-0", sourceUrl: "https://mga.example/1" }]));
    await expectFocus(confirmButton("Bitfoundry"));
  });

  test("disappear from the list without a check when the editor dismisses their reports with a single key", async () => {
    const { checks, dismissals, requests } = mockQueue(reportedFacts());
    const { user } = await renderPage("/admin?tab=facts");
    (await confirmButton("Amber Abacus")).focus();
    await user.keyboard("dd");
    await findToast("Reports dismissed: Licenses of Bitfoundry.");
    await waitFor(() => expect(listedFacts()).toEqual(["Licenses of Copper Crown", "Licenses of Dockside"]));
    await expectFocus(confirmButton("Copper Crown"));
    expect(screen.getByRole("button", { name: "Reported (2)" })).toBeInTheDocument();
    expect(dismissals).toEqual([0, 1].map((at) => ({ noun: "CASINO", id: `casino-${at}`, field: "LICENSES" })));
    expect(checks).toEqual([]);
    expect(requests).toHaveLength(1);
    await user.keyboard("{d>5/}");
    await waitFor(() => expect(listedFacts()).toEqual(["Licenses of Dockside"]));
    await user.type(screen.getByRole("textbox", { name: "Source of Licenses of Dockside" }), "d");
    expect(dismissals).toHaveLength(3);
  });

  test("move focus to the next Dismiss reports button after the editor presses one", async () => {
    const { dismissals } = mockQueue([...reportedFacts().slice(0, 2), ...staleFacts().slice(2)]);
    const { user } = await renderPage("/admin?tab=facts");
    await user.click(await screen.findByRole("button", { name: "Dismiss reports: Licenses of Amber Abacus" }));
    await waitFor(() => expect(listedFacts()).toHaveLength(3));
    expect(screen.getByRole("button", { name: "Dismiss reports: Licenses of Bitfoundry" })).toHaveFocus();
    expect(dismissals).toHaveLength(1);
    expect(screen.getAllByRole("button", { name: /^Dismiss reports/ })).toHaveLength(1);
    (await confirmButton("Copper Crown")).focus();
    await user.keyboard("d");
    expect(dismissals).toHaveLength(1);
  });

  test("stay in the list if the reports can't be dismissed", async () => {
    mockQueue(reportedFacts());
    const { user } = await renderPage("/admin?tab=facts");
    const button = await screen.findByRole("button", { name: "Dismiss reports: Licenses of Amber Abacus" });
    fail("dismissReports", "SERVICE_UNAVAILABLE");
    await user.click(button);
    await findToast(/^Licenses of Amber Abacus: reports not dismissed\. The service is not available right now/);
    expect(listedFacts()).toHaveLength(4);
  });

  test("have no single-key shortcuts if the editor turned them off", async () => {
    localStorage.setItem(storageKeys.panelSingleKeys, "false");
    const { dismissals } = mockQueue(reportedFacts());
    const { user } = await renderPage("/admin?tab=facts");
    (await confirmButton("Amber Abacus")).focus();
    await user.keyboard("d");
    expect(dismissals).toEqual([]);
  });

  test("are reloaded when only a few are left", async () => {
    const many = Array.from({ length: 60 }, (_, at) => makeFactToCheck({ id: `casino-${at}`, name: `Casino ${at}` }));
    const { requests } = mockQueue(many);
    const { user } = await renderPage("/admin?tab=facts");
    (await confirmButton("Casino 0")).focus();
    await user.keyboard("{Enter>}{/Enter}".repeat(41));
    await waitFor(() => expect(listedFacts()).toHaveLength(19));
    expect(requests).toHaveLength(2);
    await expectFocus(confirmButton("Casino 41"));
  });

  test("stay in the list with an explanation if another editor changed the row", async () => {
    const { replace, requests } = mockQueue(staleFacts());
    const { user } = await renderPage("/admin?tab=facts");
    const button = await confirmButton("Amber Abacus");
    replace(staleFacts().map((fact) => ({ ...fact, version: 4, value: "UKGC" })));
    await user.click(button);
    await findToast(
      "Licenses of Amber Abacus: not confirmed. Another editor has changed this. Reload the page and try again.",
    );
    expect(await screen.findAllByText("UKGC")).toHaveLength(4);
    expect(requests).toHaveLength(2);
    await user.click(await confirmButton("Amber Abacus"));
    await waitFor(() => expect(listedFacts()).toHaveLength(3));
  });

  test("stay in the list if the server can't be reached", async () => {
    mockQueue(staleFacts());
    const { user } = await renderPage("/admin?tab=facts");
    const button = await confirmButton("Amber Abacus");
    fail("checkFact", "SERVICE_UNAVAILABLE");
    await user.click(button);
    await findToast(/^Licenses of Amber Abacus: not confirmed\. The service is not available right now/);
    expect(listedFacts()).toHaveLength(4);
  });

  test("can be reloaded after an error", async () => {
    fail("FactsToCheck", "SERVICE_UNAVAILABLE");
    const { user } = await renderPage("/admin?tab=facts");
    expect(await screen.findByText(/^Error loading the facts: The service is not available/)).toBeInTheDocument();
    mockQueue(staleFacts());
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    await waitFor(() => expect(listedFacts()).toHaveLength(4));
  });

  test("link to the row's form, and the form links back to them", async () => {
    const casino = makeCasino();
    mockCasinos(casino);
    mockQueue([makeFactToCheck({ id: casino.id, name: "Northgate" })]);
    const { user } = await renderPage("/admin?tab=facts&problem=STALE");
    await user.click(await screen.findByRole("link", { name: "Northgate" }));
    await screen.findByRole("heading", { name: "Update casino Northgate" });
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    await expectFocus(confirmButton("Northgate"));
    expect(currentAddress()).toBe("/admin?tab=facts&problem=STALE");
  });
});

import { screen, within } from "@testing-library/react";
import { mockReports, mockSubscribers } from "../../test/report";
import { renderPage } from "../../test/renderPage";
import { watchSavedFiles, type SavedFile } from "../../test/savedFiles";

type User = Awaited<ReturnType<typeof renderPage>>["user"];

let files: SavedFile[];
let stop: () => void;
beforeEach(() => {
  ({ files, stop } = watchSavedFiles());
  mockReports();
  mockSubscribers([]);
});
afterEach(() => stop());

function event(number: number, more: object = {}) {
  return {
    event_type: "page_view",
    page_path: `/page-${number}`,
    timestamp: `2026-02-01T10:0${number % 10}:00.000Z`,
    metadata: { url: "http://localhost/" },
    ...more,
  };
}

function storeEvents(count: number): void {
  localStorage.setItem("analytics_events", JSON.stringify(Array.from({ length: count }, (_, at) => event(at + 1))));
}

function storeSubscribers(count: number): void {
  const list = Array.from({ length: count }, (_, at) => ({
    email: `reader${at + 1}@example.com`,
    timestamp: "2026-02-01T10:00:00.000Z",
  }));
  localStorage.setItem("newsletter_subscribers", JSON.stringify(list));
}

async function openTab() {
  const { user } = await renderPage("/admin?tab=analytics");
  const local = await screen.findByRole("region", { name: "In this browser" });
  return { user, local: within(local) };
}

/** Returns the text of every cell, row by row. Omits the header row. */
function rowsOf(table: HTMLElement): (string | null)[][] {
  return within(table)
    .getAllByRole("row")
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole("cell")
        .map(({ textContent }) => textContent),
    );
}

async function pressInDialog(user: User, name: string) {
  const dialog = await screen.findByRole("alertdialog");
  const text = dialog.textContent;
  await user.click(within(dialog).getByRole("button", { name }));
  return text;
}

describe("the analytics tab", () => {
  it.each([true, false])("shows this browser's records unless the owner has turned them off: %s", async (isOn) => {
    storeEvents(2);
    await renderPage("/admin?tab=analytics", { hasLocalAnalytics: isOn });
    await screen.findByRole("region", { name: "On the server" });
    expect(screen.queryAllByRole("region", { name: "In this browser" })).toHaveLength(isOn ? 1 : 0);
    expect(screen.queryAllByText("/page-1")).toHaveLength(isOn ? 1 : 0);
  });

  test("shows the server's data first and labels the data from this browser", async () => {
    const { local } = await openTab();
    const regions = ["On the server", "In this browser", "Bulk actions"].map((name) =>
      screen.getByRole("region", { name }),
    );
    for (const [at, region] of regions.entries())
      expect(regions[at + 1]?.compareDocumentPosition(region) ?? Node.DOCUMENT_POSITION_PRECEDING).toBe(
        Node.DOCUMENT_POSITION_PRECEDING,
      );
    expect(local.getByRole("heading", { name: "Analytics events in this browser" })).toBeInTheDocument();
    const server = within(screen.getByRole("region", { name: "On the server" }));
    expect(await server.findByText("Page views")).toBeInTheDocument();
    expect(server.getByRole("heading", { name: "Newsletter subscribers" })).toBeInTheDocument();
  });
});

describe("the section for this browser's events", () => {
  test("shows the last five events, newest first", async () => {
    storeEvents(7);
    const { local } = await openTab();
    const table = local.getByRole("table", { name: /Latest events/ });
    expect(rowsOf(table)).toEqual([
      ["Page view", "/page-7", "Feb 1, 2026, 10:07"],
      ["Page view", "/page-6", "Feb 1, 2026, 10:06"],
      ["Page view", "/page-5", "Feb 1, 2026, 10:05"],
      ["Page view", "/page-4", "Feb 1, 2026, 10:04"],
      ["Page view", "/page-3", "Feb 1, 2026, 10:03"],
    ]);
    expect(local.getByText(/^Showing the last 5 of 7 events/)).toBeInTheDocument();
  });

  test("ignores invalid stored values and disables the buttons if there are no events", async () => {
    localStorage.setItem("analytics_events", JSON.stringify([{ event_type: 1 }, null, "x"]));
    localStorage.setItem("newsletter_subscribers", "{broken");
    const { local } = await openTab();
    expect(local.getByText("No events are stored in this browser.")).toBeInTheDocument();
    for (const button of local.getAllByRole("button", { name: /^(Export|Clear analytics)/ }))
      expect(button).toBeDisabled();
  });

  test("saves all events as JSON", async () => {
    storeEvents(7);
    const { user, local } = await openTab();
    await user.click(local.getByRole("button", { name: "Export this browser's analytics as JSON" }));
    expect(files.map(({ name }) => name)).toEqual(["analytics-of-this-browser.json"]);
    expect(JSON.parse(await files[0]!.text())).toEqual(Array.from({ length: 7 }, (_, at) => event(at + 1)));
  });

  test("saves events as CSV without spreadsheet formulas", async () => {
    const stored = [event(1, { page_path: '=HYPERLINK("http://x.example")', casino_id: "c-1" }), event(2)];
    localStorage.setItem("analytics_events", JSON.stringify(stored));
    const { user, local } = await openTab();
    await user.click(local.getByRole("button", { name: "Export this browser's analytics as CSV" }));
    const [head, first, second] = (await files[0]!.text()).split("\r\n");
    expect(head).toContain("event_type,page_path,timestamp,casino_id,bonus_id,metadata");
    expect(first).toBe(
      `page_view,"'=HYPERLINK(""http://x.example"")",2026-02-01T10:01:00.000Z,c-1,,"{""url"":""http://localhost/""}"`,
    );
    expect(second).toMatch(/^page_view,\/page-2,/);
  });

  test("asks for confirmation and clears only the events", async () => {
    storeEvents(3);
    localStorage.setItem("favoriteCasinos", '["x"]');
    const { user, local } = await openTab();
    await user.click(local.getByRole("button", { name: "Clear analytics data" }));
    await pressInDialog(user, "Cancel");
    expect(localStorage.getItem("analytics_events")).not.toBeNull();
    await user.click(local.getByRole("button", { name: "Clear analytics data" }));
    await pressInDialog(user, "Clear analytics data");
    expect(await screen.findByText("Analytics data cleared!")).toBeInTheDocument();
    expect(localStorage.getItem("analytics_events")).toBeNull();
    expect(localStorage.getItem("favoriteCasinos")).toBe('["x"]');
    expect(local.getByText("No events are stored in this browser.")).toBeInTheDocument();
  });
});

describe("the section for this browser's newsletter list", () => {
  test("shows the last ten addresses, newest first", async () => {
    storeSubscribers(12);
    const { local } = await openTab();
    const table = local.getByRole("table", { name: /Latest newsletter sign-ups/ });
    expect(rowsOf(table).map(([email]) => email)).toEqual(
      [12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((number) => `reader${number}@example.com`),
    );
  });

  test("saves all addresses as JSON and as CSV", async () => {
    storeSubscribers(12);
    const { user, local } = await openTab();
    await user.click(local.getByRole("button", { name: "Export this browser's newsletter subscribers as JSON" }));
    await user.click(local.getByRole("button", { name: "Export this browser's newsletter subscribers as CSV" }));
    expect(files.map(({ name }) => name)).toEqual([
      "subscribers-of-this-browser.json",
      "subscribers-of-this-browser.csv",
    ]);
    expect(JSON.parse(await files[0]!.text())).toHaveLength(12);
    expect((await files[1]!.text()).trim().split("\r\n")).toHaveLength(13);
  });
});

describe("clearing all local data", () => {
  test("removes only what this site stores in the browser", async () => {
    storeEvents(2);
    storeSubscribers(2);
    const stored = ["theme", "favoriteCasinos", "recentSearches", "exitIntentModalSeen", "subscriberEmail"];
    for (const key of stored) localStorage.setItem(key, "dark");
    sessionStorage.setItem("exitModalClosed", "true");
    localStorage.setItem("of another program", "stays");
    const { user, local } = await openTab();
    await user.click(local.getByRole("button", { name: "Clear all local data" }));
    expect(await pressInDialog(user, "Clear all local data")).toMatch(/Nothing on the server changes/);
    expect(await screen.findByText("All local data cleared!")).toBeInTheDocument();
    expect(Object.keys(localStorage)).toEqual(["of another program"]);
    expect(Object.keys(sessionStorage)).toEqual([]);
    expect(local.getByText("No events are stored in this browser.")).toBeInTheDocument();
  });

  test("does nothing if the editor cancels", async () => {
    storeEvents(2);
    const { user, local } = await openTab();
    await user.click(local.getByRole("button", { name: "Clear all local data" }));
    await pressInDialog(user, "Cancel");
    expect(localStorage.getItem("analytics_events")).not.toBeNull();
    expect(screen.queryByText("All local data cleared!")).not.toBeInTheDocument();
  });
});

describe("the bulk button", () => {
  test.each([
    ["Mark all casinos featured", "No casinos will change", "All casinos marked as featured! No casinos were changed"],
    ["Activate all bonuses", "No bonuses will change", "All bonuses activated! No bonuses were changed"],
  ])(
    '"%s" asks for confirmation, says that nothing will change, and changes nothing',
    async (name, question, outcome) => {
      const { user } = await openTab();
      const bulk = within(screen.getByRole("region", { name: "Bulk actions" }));
      await user.click(bulk.getByRole("button", { name }));
      expect(await pressInDialog(user, "Cancel")).toContain(question);
      expect(screen.queryByText(outcome, { exact: false })).not.toBeInTheDocument();
      await user.click(bulk.getByRole("button", { name }));
      await pressInDialog(user, name);
      const toast = await screen.findByText(outcome, { exact: false });
      expect(toast.parentElement).toHaveTextContent("Success");
    },
  );
});

/** Counts the requests of every list in the panel, while two other processes use all the CPU time they get. */
import { setTimeout as sleep } from "node:timers/promises";
import type { Locator, Page, Request } from "playwright-core";
import { startBusyLoops } from "../scripts/busyLoops.mjs";
import { follow, whenReady } from "./pages.js";
import { askAs, EDITOR, sessionOf } from "./panel.js";
import { setUpPanel } from "./panelFixtures.js";

const { openPanel, url } = setUpPanel();

/** How long to wait for a request, in ms. Without it, the test says which action sent none. */
const longestWait = 20_000;

/** Adds more rows than fit on one page of a list. Also adds a redirect, because the table of an empty list has no headers. */
async function addRows(): Promise<void> {
  const cookie = await sessionOf(url(), EDITOR);
  const repeat = async (count: number, fieldOf: (at: number) => string) => {
    const fields = Array.from({ length: count }, (_, at) => `field${at}: ${fieldOf(at)}`);
    await askAs(url(), cookie, `mutation { ${fields.join(" ")} }`);
  };
  await repeat(1, () => 'createRedirect(input: { fromPath: "/an-old-page", toUrl: "/faq" }) { id }');
  await repeat(11, (at) => `subscribeToNewsletter(email: "list-reader-${at}@example.com")`);
  for (let half = 1; half <= 2; half += 1) {
    await repeat(26, (at) => `createDraft(input: { noun: GAME, patch: { name: "Drafted ${at}" } }) { id }`);
    await repeat(26, () => "recordExport(list: GAMES, rowCount: 1)");
  }
}

/** Returns the name of the operation in a request to the API, or null for another request. */
function operationOf(request: Request): string | null {
  const { pathname, searchParams } = new URL(request.url());
  if (pathname !== "/graphql") return null;
  const body = request.postDataJSON() as { operationName: string } | null;
  return body?.operationName ?? searchParams.get("operationName");
}

/** Records the operations that the page sends. */
function watchOperations(page: Page) {
  const names: string[] = [];
  const unanswered = new Set<Request>();
  page.on("request", (request) => {
    const name = operationOf(request);
    if (name === null) return;
    names.push(name);
    unanswered.add(request);
  });
  const settle = (request: Request) => void unanswered.delete(request);
  page.on("requestfinished", settle).on("requestfailed", settle);
  return { take: () => names.splice(0), areAnswered: () => names.length > 0 && unanswered.size === 0 };
}

/** Types a text letter by letter, faster than an editor. */
async function type(field: Locator, text: string): Promise<void> {
  await field.evaluate(async (element, whole) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!;
    for (let end = 1; end <= whole.length; end += 1) {
      set!.call(element, whole.slice(0, end));
      element.dispatchEvent(new Event("input", { bubbles: true }));
      await new Promise(requestAnimationFrame);
    }
  }, text);
}

const actions = ["sort", "page", "search", "filter"] as const;
type Action = (typeof actions)[number];

/** Returns the control for each action on the list in a part of the page. Fields of forms are not controls of a list. */
async function findControls(area: Locator): Promise<Partial<Record<Action, Locator>>> {
  const group = area.getByRole("group");
  const candidates: Record<Action, Locator[]> = {
    sort: [area.getByRole("columnheader").getByRole("link")],
    page: [
      area.getByRole("link", { name: "Next" }),
      area.locator("button:not([aria-disabled=true])", { hasText: /^(?:Next|Show (?:more|earlier) .+)$/ }),
      area.getByRole("link", { name: / rows per page$/ }),
    ],
    search: [area.getByRole("searchbox")],
    filter: [
      area.getByRole("button", { name: "Add filter" }),
      group.locator("button[aria-pressed=false]"),
      group.locator("select"),
    ],
  };
  const found: Partial<Record<Action, Locator>> = {};
  for (const action of actions)
    for (const candidate of candidates[action]) {
      const control = candidate.and(area.locator(":not(form *, [data-editor] *)")).first();
      if (!found[action] && (await control.count()) > 0) found[action] = control;
    }
  return found;
}

async function use(action: Action, control: Locator, text: string): Promise<void> {
  if (action === "search") return type(control, text);
  if (await control.evaluate((element) => element.tagName === "SELECT")) {
    await control.selectOption({ index: 1 });
    return;
  }
  const opensMenu = (await control.getAttribute("aria-haspopup")) === "menu";
  await control.click();
  if (opensMenu) await control.page().getByRole("menuitem").first().click();
}

/** Whether an action needs no request, because it uses only the loaded rows. */
const isLocal = (name: string) => name === "directory: search";

const limited = {
  status: 429,
  headers: { "retry-after": "20" },
  json: { errors: [{ message: "Retry in 20 s.", extensions: { code: "RATE_LIMITED", retryAfter: 20 } }] },
};

describe("the lists of the panel, while other processes use all processors", () => {
  let stopBusyLoops: () => void;
  beforeAll(async () => {
    await addRows();
    stopBusyLoops = startBusyLoops();
  });
  afterAll(() => stopBusyLoops());

  it("send one request for a sort, a page, a filter and a text, and say so if there were too many requests", async () => {
    const { page, expects } = await openPanel("/admin");
    expects(/status of 429/);
    const operations = watchOperations(page);
    const settle = async () => {
      const end = Date.now() + longestWait;
      while (!operations.areAnswered() && Date.now() < end) await sleep(50);
      await page.waitForFunction(() => document.querySelector("[aria-busy=true]") === null);
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 10_000 })));
    };
    const sent: Record<string, string[]> = {};
    const useList = async (list: string, area: Locator) => {
      const controls = await findControls(area);
      const usable = actions.filter((action) => controls[action]);
      if (usable.length === 0) return;
      await settle();
      for (const action of usable) {
        operations.take();
        await use(action, controls[action]!, "book");
        const name = `${list}: ${action}`;
        if (!isLocal(name)) await settle();
        sent[name] = operations.take();
      }
      const last = (["search", "filter"] as const).find(
        (action) => controls[action] && !isLocal(`${list}: ${action}`),
      )!;
      await page.route("**/graphql", (route) => route.fulfill(limited));
      await use(last, controls[last]!, "other");
      await area.getByRole("alert").filter({ hasText: "Too many requests. Wait a moment and try again." }).waitFor();
      await page.unroute("**/graphql");
    };
    const tabs = await page
      .getByRole("tab")
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get("tab")!));
    for (const tab of tabs) {
      operations.take();
      await follow(page, `/admin?tab=${tab}`);
      // The previous tab stays visible until the script of this one has loaded.
      await page.locator(`[role=tab][aria-selected=true][href$="tab=${tab}"]`).waitFor();
      await whenReady(page);
      await useList(tab, page.getByRole("tabpanel"));
    }
    operations.take();
    await page.getByRole("button", { name: "History", exact: true }).click();
    const drawer = page.getByRole("dialog");
    await drawer.getByRole("listitem").first().waitFor();
    await useList("history", drawer);
    expect(Object.entries(sent).filter(([name, { length }]) => length !== (isLocal(name) ? 0 : 1))).toEqual([]);
    const managed = tabs.filter((tab) => tab.startsWith("manage-"));
    const wanted = managed.flatMap((tab) => ["sort", "page", "search"].map((action) => `${tab}: ${action}`));
    const others = [
      "analytics: page",
      "analytics: search",
      "audit-log: page",
      "audit-log: search",
      "drafts: page",
      "history: filter",
    ];
    expect(managed.length).toBeGreaterThan(5);
    expect(Object.keys(sent)).toEqual(expect.arrayContaining([...wanted, ...others]));
  });
});

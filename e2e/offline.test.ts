import type { Page } from "playwright-core";
import { PHONE, SCREENS } from "./browser.js";
import { setUpFixtures } from "./fixtures.js";
import { startTcpProxy } from "./tcpProxy.js";

const LINE = "No connection. Pages that you have opened before still work.";
/** The browser's own line for what neither it nor the worker could fetch. */
const UNREACHED = /^error: Failed to load resource: net::ERR_(?:INTERNET_DISCONNECTED|FAILED)$/;

// A service worker of an earlier test that ended offline can keep the next one from taking over.
const { url: siteUrl, enter } = setUpFixtures({ isBrowserFresh: true });

/** Waits until the worker has taken over the visitor's first page and kept it. */
async function whenKept(page: Page): Promise<void> {
  await page.waitForFunction(async (address) => {
    const worker = (await navigator.serviceWorker.ready).active;
    const kept = await caches.match(address);
    return worker?.state === "activated" && kept !== undefined;
  }, new URL(page.url()).pathname);
}

/** Waits until the answer that a page was filled with is kept as well. */
async function whenAnswerKept(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = (await Promise.all(stores.map((store) => store.keys()))).flat();
    return requests.some(({ url }) => new URL(url).pathname === "/graphql");
  });
}

/** The addresses that the worker has kept. */
function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(stores.map((store) => store.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
}

describe.each(SCREENS)("without a connection, on $screen", (screen) => {
  it("opens the pages that were visited, by address and by link, and says that there is none", async () => {
    const { page, context, visit, expects } = await enter(screen);
    expects(UNREACHED);
    await visit("/");
    await whenKept(page);
    await visit("/all-casinos");
    const review = page.getByRole("link", { name: /^Review of / }).first();
    const name = ((await review.getAttribute("aria-label")) ?? "").replace("Review of ", "");
    await review.click();
    await page.getByRole("heading", { level: 1, name }).waitFor();
    await whenAnswerKept(page);
    const { pathname } = new URL(page.url());

    await context.setOffline(true);
    await visit("/");
    await page.getByText(LINE).waitFor();
    expect(await page.getByRole("link", { name: /^Review of / }).count()).toBeGreaterThan(0);
    // Reached by a link within the page: its data was kept, its document never existed.
    await visit(pathname);
    await page.getByRole("heading", { level: 1, name }).waitFor();
    if (screen === PHONE) await page.getByRole("button", { name: "Menu", exact: true }).click();
    await page.getByRole("navigation").getByRole("link", { name: "About Us" }).first().click();
    await page.getByRole("heading", { level: 1, name: "About Us" }).waitFor();
    await page.getByText(LINE).waitFor();

    await context.setOffline(false);
    await visit("/faq");
    expect(await page.getByText(LINE).count()).toBe(0);
  });

  it("opens the app at an address that was not visited, with words in place of its list", async () => {
    const { page, context, visit, expects } = await enter(screen);
    expects(UNREACHED);
    await visit("/");
    await whenKept(page);
    await context.setOffline(true);
    await page.goto("/slots");
    await page.getByRole("heading", { level: 1, name: "Slots" }).waitFor();
    await page.getByText(/^Error loading games: The server can't be reached/).waitFor();
    expect(await page.getByText(LINE).count()).toBe(1);
    await context.setOffline(false);
    await page.getByRole("heading", { name: /Games? Found$/ }).waitFor();
  });
});

describe.each(SCREENS)("without a connection, what was not visited, on $screen", (screen) => {
  it.each([
    ["/casino/amber-abacus", "You are offline", "Amber Abacus"],
    ["/search?q=amber", /^Error loading casinos: The server can't be reached/, /casinos? found$/],
  ])("says so at %s, and appears by itself when there is one", async (path, words, heading) => {
    const { page, context, visit, expects } = await enter(screen);
    expects(UNREACHED);
    await visit("/");
    await whenKept(page);
    await context.setOffline(true);
    await page.goto(path);
    await page.getByText(words).first().waitFor();
    await page.getByText(LINE).waitFor();
    expect(await page.getByText(/has been removed/).count()).toBe(0);
    await context.setOffline(false);
    await page.getByRole("heading", { name: heading }).first().waitFor();
    await page.getByText(LINE).waitFor({ state: "detached" });
  });

  it("is asked for again until the server replies, though the browser is online and says nothing", async () => {
    const proxy = await startTcpProxy(Number(new URL(siteUrl).port));
    const { page, visit, expects } = await enter(screen, proxy.url);
    expects(/^error: Failed to load resource: net::ERR_(?:CONNECTION_REFUSED|FAILED|EMPTY_RESPONSE)$/);
    await visit("/");
    await whenKept(page);
    await proxy.close();
    await page.goto("/slots");
    const error = page.getByText(/^Error loading games: The server can't be reached/);
    await error.waitFor();
    // Long enough for requests that fail as well: the line stays where it is.
    await page.waitForTimeout(2500);
    expect(await error.isVisible()).toBe(true);
    await proxy.open();
    await page.getByRole("heading", { name: /Games? Found$/ }).waitFor();
    await page.getByText(LINE).waitFor({ state: "detached" });
  });
});

describe.each(SCREENS)("a server that is down while the browser is online, on $screen", (screen) => {
  it("leaves the pages that were visited, and each of them says that there is no connection", async () => {
    const proxy = await startTcpProxy(Number(new URL(siteUrl).port));
    const { page, visit, expects } = await enter(screen, proxy.url);
    expects(/^error: Failed to load resource: net::ERR_(?:CONNECTION_REFUSED|FAILED|EMPTY_RESPONSE)$/);
    await visit("/faq");
    await whenKept(page);
    await proxy.close();
    await visit("/faq");
    expect(await page.evaluate(() => navigator.onLine)).toBe(true);
    await page.getByText(LINE).waitFor();
    await page.reload();
    await page.getByText(LINE).waitFor();
  });
});

/** How far the page has moved on its own since it was opened, as the browser reckons it. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const shifts = (list: PerformanceEntryList) =>
          list.reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0);
        const observer = new PerformanceObserver((list) => resolve(shifts(list.getEntries())));
        observer.observe({ type: "layout-shift", buffered: true });
        // Nothing is reported where nothing has moved: what the next frames paint would be.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => setTimeout(() => resolve(shifts(observer.takeRecords())))),
        );
      }),
  );
}

describe.each(SCREENS)("the connection's coming and going, on $screen", (screen) => {
  it("moves nothing, and hides nothing of the page's end", async () => {
    const { page, context, visit, expects } = await enter(screen);
    expects(UNREACHED);
    await visit("/all-casinos");
    await page
      .getByRole("button", { name: /^Compare / })
      .first()
      .click();
    await page.getByRole("region", { name: "Comparison tray" }).waitFor();
    const before = await layoutShift(page);
    for (const isOffline of [true, false, true]) {
      await context.setOffline(isOffline);
      await page.getByText(LINE).waitFor({ state: isOffline ? "visible" : "hidden" });
      expect(await layoutShift(page)).toBe(before);
    }
    const line = await page.getByText(LINE).boundingBox();
    const tray = await page.getByRole("region", { name: "Comparison tray" }).boundingBox();
    expect(line!.y + line!.height).toBeLessThanOrEqual(tray!.y + 1);
    await page.getByRole("button", { name: "Clear Comparison" }).click();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const last = await page.getByRole("button", { name: "Cookie Policy" }).boundingBox();
    const lineAtEnd = await page.getByText(LINE).boundingBox();
    expect(last!.y + last!.height).toBeLessThanOrEqual(lineAtEnd!.y);
  });
});

describe("what is kept", () => {
  it("is nothing of the panel", async () => {
    const { page, context, visit } = await enter();
    await visit("/");
    await whenKept(page);
    await visit("/admin");
    const kept = await keptPaths(page);
    expect(kept).toContain("/app-shell");
    expect(kept.filter((path) => /admin/i.test(path))).toEqual([]);
    await context.setOffline(true);
    await expect(page.goto("/admin")).rejects.toThrow("ERR_INTERNET_DISCONNECTED");
    await context.setOffline(false);
    expect(await visit("/admin")).toBe(200);
  });
});

describe("the site as an app", () => {
  it("is one that the browser offers to install", async () => {
    const { page, context, visit } = await enter();
    await visit("/");
    await whenKept(page);
    const session = await context.newCDPSession(page);
    const { errors, data } = await session.send("Page.getAppManifest");
    expect(errors).toEqual([]);
    expect(JSON.parse(data ?? "{}")).toMatchObject({ short_name: "HonestOdds", display: "standalone" });
    const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
    // A test's window is a private one, where nothing is installed.
    expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(["in-incognito"]);
  });
});

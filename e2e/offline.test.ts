import type { Page } from "playwright-core";
import { DESKTOP, PHONE, type Screen, screensOr } from "./browser.js";
import { setUpFixtures } from "./fixtures.js";
import { startTcpProxy } from "./tcpProxy.js";

const LINE = "You are offline. Pages that you have opened before still work.";
/** The browser's message for a failed request that has no cached response. */
const UNREACHED = /^error: Failed to load resource: net::ERR_(?:INTERNET_DISCONNECTED|FAILED)$/;

const { url: siteUrl, enterFresh } = setUpFixtures();

/** Waits until the service worker is active and has cached the page. */
async function whenCached(page: Page): Promise<void> {
  await page.waitForFunction(async (address) => {
    const worker = (await navigator.serviceWorker.ready).active;
    const cached = await caches.match(address);
    return worker?.state === "activated" && cached !== undefined;
  }, new URL(page.url()).pathname);
}

/** Waits until the service worker has cached an API response. */
async function whenResponseCached(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = (await Promise.all(stores.map((store) => store.keys()))).flat();
    return requests.some(({ url }) => new URL(url).pathname === "/graphql");
  });
}

/** Returns the paths in the service worker's caches. */
function cachedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(stores.map((store) => store.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
}

describe.each(screensOr(PHONE))("a visitor without a connection, on $screen", (screen) => {
  it("opens visited pages by URL and by link, with a message about the connection", async () => {
    const { page, context, visit, expects } = await enterFresh(screen);
    expects(UNREACHED);
    await visit("/");
    await whenCached(page);
    await visit("/all-casinos");
    const review = page.getByRole("link", { name: /^Review of / }).first();
    const name = ((await review.getAttribute("aria-label")) ?? "").replace("Review of ", "");
    await review.click();
    await page.getByRole("heading", { level: 1, name }).waitFor();
    await whenResponseCached(page);
    const { pathname } = new URL(page.url());

    await context.setOffline(true);
    await visit("/");
    await page.getByText(LINE).waitFor();
    expect(await page.getByRole("link", { name: /^Review of / }).count()).toBeGreaterThan(0);
    // The visitor opened this page through a link, so its API response is cached but its HTML is not.
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

  it("opens the pages that the visitor opened before the service worker was active", async () => {
    const { page, context, visit, expects } = await enterFresh(screen);
    expects(UNREACHED);
    for (const path of ["/faq", "/about-us", "/"]) await visit(path);
    await whenCached(page);
    await page.waitForFunction(async () => (await caches.match("/faq")) && (await caches.match("/about-us")));
    await context.setOffline(true);
    await visit("/faq");
    await page.getByText(LINE).waitFor();
    await page.getByRole("heading", { level: 1, name: "Frequently Asked Questions" }).waitFor();
    await context.setOffline(false);
  });

  it("sees an error instead of the list at an unvisited URL", async () => {
    const { page, context, visit, expects } = await enterFresh(screen);
    expects(UNREACHED);
    await visit("/");
    await whenCached(page);
    await context.setOffline(true);
    await page.goto("/slots");
    await page.getByRole("heading", { level: 1, name: "Slots" }).waitFor();
    await page.getByText(/^Error loading games: The server can't be reached/).waitFor();
    expect(await page.getByText(LINE).count()).toBe(1);
    await context.setOffline(false);
    await page.getByRole("heading", { name: /Games? Found$/ }).waitFor();
  });
});

describe.each(screensOr(DESKTOP))("an unvisited page without a connection, on $screen", (screen) => {
  it.each([
    ["/casino/amber-abacus", "You are offline", "Amber Abacus"],
    ["/search?q=amber", /^Error loading casinos: The server can't be reached/, /casinos? found$/],
  ])("shows an error at %s and loads automatically when the connection returns", async (path, words, heading) => {
    const { page, context, visit, expects } = await enterFresh(screen);
    expects(UNREACHED);
    await visit("/");
    await whenCached(page);
    await context.setOffline(true);
    await page.goto(path);
    await page.getByText(words).first().waitFor();
    await page.getByText(LINE).waitFor();
    expect(await page.getByText(/has been removed/).count()).toBe(0);
    await context.setOffline(false);
    await page.getByRole("heading", { name: heading }).first().waitFor();
    await page.getByText(LINE).waitFor({ state: "detached" });
  });

  it("is retried until the server responds, even if the browser never reports that the connection returned", async () => {
    const proxy = await startTcpProxy(Number(new URL(siteUrl).port));
    const { page, visit, expects } = await enterFresh(screen, proxy.url);
    expects(/^error: Failed to load resource: net::ERR_(?:CONNECTION_REFUSED|FAILED|EMPTY_RESPONSE)$/);
    await visit("/");
    await whenCached(page);
    await proxy.close();
    await page.goto("/slots");
    const error = page.getByText(/^Error loading games: The server can't be reached/);
    await error.waitFor();
    // The error stays visible when a retry fails.
    await page.waitForEvent("requestfailed");
    expect(await error.isVisible()).toBe(true);
    await proxy.open();
    await page.getByRole("heading", { name: /Games? Found$/ }).waitFor();
    await page.getByText(LINE).waitFor({ state: "detached" });
  });
});

describe.each(screensOr(DESKTOP))("a server that is down while the browser is online, on $screen", (screen) => {
  it("leaves visited pages available, with a message about the connection", async () => {
    const proxy = await startTcpProxy(Number(new URL(siteUrl).port));
    const { page, visit, expects } = await enterFresh(screen, proxy.url);
    expects(/^error: Failed to load resource: net::ERR_(?:CONNECTION_REFUSED|FAILED|EMPTY_RESPONSE)$/);
    await visit("/faq");
    await whenCached(page);
    await proxy.close();
    await visit("/faq");
    expect(await page.evaluate(() => navigator.onLine)).toBe(true);
    await page.getByText(LINE).waitFor();
    await page.reload();
    await page.getByText(LINE).waitFor();
  });
});

/** Returns the page's total layout shift since it was opened, as measured by the browser. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const shifts = (list: PerformanceEntryList) =>
          list.reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0);
        const observer = new PerformanceObserver((list) => resolve(shifts(list.getEntries())));
        observer.observe({ type: "layout-shift", buffered: true });
        // Without a shift, the observer never calls its callback, so wait for two frames.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => setTimeout(() => resolve(shifts(observer.takeRecords())))),
        );
      }),
  );
}

/** A phone in landscape orientation, on which the comparison tray has only one row. */
const LOW: Screen = { screen: "a low screen", width: 812, height: 375 };

describe.each([...screensOr(PHONE), LOW])("a message about a lost connection, on $screen", (screen) => {
  it("causes no layout shift and does not cover the end of the page", async () => {
    const { page, context, visit, expects } = await enterFresh(screen);
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
    expect(Math.abs(line!.y + line!.height - tray!.y)).toBeLessThanOrEqual(1);
    await page.getByRole("button", { name: "Clear Comparison" }).click();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const last = await page.getByRole("link", { name: "Cookie Policy" }).boundingBox();
    const lineAtEnd = await page.getByText(LINE).boundingBox();
    expect(last!.y + last!.height).toBeLessThanOrEqual(lineAtEnd!.y);
  });
});

describe("the service worker's cache", () => {
  it("contains no part of the panel", async () => {
    const { page, context, visit } = await enterFresh();
    await visit("/");
    await whenCached(page);
    await visit("/admin");
    const paths = await cachedPaths(page);
    expect(paths).toContain("/app-shell");
    expect(paths.filter((path) => /admin/i.test(path))).toEqual([]);
    await context.setOffline(true);
    await expect(page.goto("/admin")).rejects.toThrow("ERR_INTERNET_DISCONNECTED");
    await context.setOffline(false);
    expect(await visit("/admin")).toBe(200);
  });
});

describe("the site as an installed app", () => {
  it("meets the browser's installation criteria", async () => {
    const { page, context, visit } = await enterFresh();
    await visit("/");
    await whenCached(page);
    const session = await context.newCDPSession(page);
    const { errors, data } = await session.send("Page.getAppManifest");
    expect(errors).toEqual([]);
    expect(JSON.parse(data ?? "{}")).toMatchObject({ short_name: "HonestOdds", display: "standalone" });
    const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
    // Test windows are incognito windows. Browsers never offer to install a site there.
    expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(["in-incognito"]);
  });
});

/**
 * Provides the server that all test files share, a browser for each file, and new visitors for each test. After each
 * test, checks that the visitors' consoles have no unexpected messages and that their pages fit the screen.
 */
import { jest } from "@jest/globals";
import type { Browser, BrowserContext } from "playwright-core";
import { launchBrowser, openContext, openPage, type Screen, type Watched } from "./browser.js";
import { protrudingElements, removeServiceWorker, whenReady } from "./pages.js";

export interface Visitor extends Watched {
  /**
   * Opens a URL as if the visitor had typed it, and waits until the page is interactive. Resolves with the HTTP status.
   */
  visit(path: string): Promise<number>;
  /** Allows console messages that the test is expected to cause. */
  expects(...lines: RegExp[]): void;
}

/** The console messages of a page whose server has stopped. */
export const SERVER_STOPPED = [
  /ERR_CONNECTION_RE(?:SET|FUSED)/,
  /^error: Analytics tracking error: TypeError: Failed to fetch/,
];

interface Entry {
  visitor: Visitor;
  expected: RegExp[];
}

async function expectGoodManners({ visitor, expected }: Entry): Promise<void> {
  const unexpected = visitor.complaints.filter((line) => !expected.some((pattern) => pattern.test(line)));
  expect(unexpected).toEqual([]);
  expect(visitor.outside).toEqual([]);
  expect(await protrudingElements(visitor.page)).toEqual([]);
}

/** Removes a visitor's data from a browser context that the next visitor shares. */
async function empty({ page, context }: Visitor): Promise<void> {
  await context.setOffline(false);
  await page.evaluate(() => localStorage.clear());
  await page.close();
}

/**
 * Sets up a browser for the test file. By default, each visitor has a separate browser context. With `inOneBrowser`,
 * all visitors share a context, which is faster but works only for tests that don't change data. With `isBrowserFresh`,
 * each test starts a new browser.
 */
export function setUpFixtures({ inOneBrowser = false, isBrowserFresh = false } = {}) {
  // A test takes seconds on an idle machine, but can take a minute on a busy one.
  jest.setTimeout(180_000);
  const url = process.env["E2E_URL"] ?? "";
  const entries: Entry[] = [];
  let browser: Browser;
  let shared: BrowserContext | undefined;

  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());
  afterEach(async () => {
    const present = entries.splice(0);
    try {
      for (const entry of present) await expectGoodManners(entry);
    } finally {
      await Promise.all(present.map(({ visitor }) => (shared ? empty(visitor) : visitor.context.close())));
      if (isBrowserFresh) {
        await browser.close();
        browser = await launchBrowser();
      }
    }
  });

  /** Opens a page as a first-time visitor. `at` is the URL of the product. */
  async function enter(screen?: Screen, at = url): Promise<Visitor> {
    if (inOneBrowser) shared ??= await openContext(browser, at);
    const watched = await openPage(shared ?? (await openContext(browser, at)), at, screen);
    const expected: RegExp[] = [];
    const visit = async (path: string) => {
      const response = await watched.page.goto(path, { waitUntil: "load" });
      await whenReady(watched.page);
      expect(await protrudingElements(watched.page)).toEqual([]);
      return response?.status() ?? 0;
    };
    const visitor = { ...watched, visit, expects: (...lines: RegExp[]) => void expected.push(...lines) };
    entries.push({ visitor, expected });
    return visitor;
  }
  /**
   * Opens a page whose browser has no service worker, because a service worker could respond in place of the network.
   */
  async function enterWithoutWorker(screen?: Screen): Promise<Visitor> {
    const visitor = await enter(screen);
    await removeServiceWorker(visitor.page);
    return visitor;
  }
  return { url, enter, enterWithoutWorker, browser: () => browser };
}

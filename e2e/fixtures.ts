/**
 * Provides the server that all test files share, a browser for each file, and new visitors for each test. After each
 * test, checks that the visitors' consoles have no unexpected messages and that their pages fit the screen.
 */
import { jest } from "@jest/globals";
import type { Browser, BrowserContext } from "playwright-core";
import { openContext, openPage, type Screen, sharedBrowser, type Watched } from "./browser.js";
import { closeContexts, returnContext, takeContext } from "./contexts.js";
import { protrudingElements, whenReady } from "./pages.js";

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
  isFresh: boolean;
}

async function expectGoodManners({ visitor, expected }: Entry): Promise<void> {
  const unexpected = visitor.complaints.filter((line) => !expected.some((pattern) => pattern.test(line)));
  expect(unexpected).toEqual([]);
  expect(visitor.outside).toEqual([]);
  expect(await protrudingElements(visitor.page)).toEqual([]);
}

/** Sets up visitors for the test file. */
export function setUpFixtures() {
  // A test takes seconds on an idle machine, but can take a minute on a busy one.
  jest.setTimeout(180_000);
  const url = process.env["E2E_URL"] ?? "";
  const entries: Entry[] = [];
  let browser: Browser;

  beforeAll(async () => {
    browser = await sharedBrowser();
  });
  afterAll(closeContexts);
  afterEach(async () => {
    const present = entries.splice(0);
    try {
      for (const entry of present) await expectGoodManners(entry);
    } finally {
      for (const { visitor, isFresh } of present)
        await (isFresh ? visitor.context.close() : returnContext(visitor.context));
    }
  });

  async function open(context: BrowserContext, screen: Screen | undefined, at: string, isFresh: boolean) {
    const watched = await openPage(context, at, screen);
    const expected: RegExp[] = [];
    const visit = async (path: string) => {
      const response = await watched.page.goto(path, { waitUntil: "load" });
      await whenReady(watched.page);
      expect(await protrudingElements(watched.page)).toEqual([]);
      return response?.status() ?? 0;
    };
    const visitor = { ...watched, visit, expects: (...lines: RegExp[]) => void expected.push(...lines) };
    entries.push({ visitor, expected, isFresh });
    return visitor;
  }
  /**
   * Opens a page as a first-time visitor whose browser has no service worker. `at` is the URL of the product. Each
   * visitor has a browser context without another visitor's data.
   */
  async function enter(screen?: Screen, at = url): Promise<Visitor> {
    return open(await takeContext(at), screen, at, false);
  }
  /** Opens a page in a new browser context, with a service worker. Also for tests that replace the page's clock. */
  async function enterFresh(screen?: Screen, at = url): Promise<Visitor> {
    return open(await openContext(browser, at), screen, at, true);
  }
  return { url, enter, enterFresh, browser: () => browser };
}

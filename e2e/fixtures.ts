/**
 * What every journey needs: the server that all files share, a browser for the file, and for each test visitors who
 * have never been here. After each test its visitors' consoles must be clean and their pages no wider than the screen.
 */
import { jest } from "@jest/globals";
import type { Browser, BrowserContext } from "playwright-core";
import { launchBrowser, openContext, openPage, type Screen, type Watched } from "./browser.js";
import { protrudingElements, whenReady } from "./pages.js";

export interface Visitor extends Watched {
  /** Opens an address as a typed one, and waits until the page answers to its visitor. Resolves with the status. */
  visit(path: string): Promise<number>;
  /** Console lines that this journey has to bring about. */
  expects(...lines: RegExp[]): void;
}

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

/** Takes what a visitor has left out of a browser that the next one uses. */
async function empty({ page, context }: Visitor): Promise<void> {
  await context.setOffline(false);
  await page.evaluate(() => localStorage.clear());
  await page.close();
}

/**
 * Each visitor is in a browser of their own; with `inOneBrowser` they share one, which is emptied after each test: that
 * is quicker, and enough for tests that only look. With `isBrowserFresh` each test starts a browser of its own.
 */
export function setUpFixtures({ inOneBrowser = false, isBrowserFresh = false } = {}) {
  // A journey takes seconds where it has the machine to itself, and a minute where it has a fifth of it.
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

  /** Brings in a visitor who has never been here. `at` is where the product is reached. */
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
  return { url, enter, browser: () => browser };
}

/** Starts a real browser. Records each page's console output and its requests to other sites. */
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { onWorkerEnd } from "../scripts/jest/workerEnd.js";

export interface Screen {
  /** The description of the screen in test names. */
  screen: string;
  width: number;
  height: number;
}

export const PHONE: Screen = { screen: "a phone", width: 375, height: 812 };
export const DESKTOP: Screen = { screen: "a wide screen", width: 1440, height: 900 };
/** The screens on which every journey must work. */
export const SCREENS = [PHONE, DESKTOP];

/** Whether every case runs, as in `npm run verify`. Otherwise, some cases are left out to save time. */
export const runsEveryCase = process.env["TEST_SAMPLE"] === "all";

/** Returns both screens if every case runs. Otherwise returns only the given one. */
export function screensOr(main: Screen): Screen[] {
  return runsEveryCase ? SCREENS : [main];
}

export interface Watched {
  page: Page;
  context: BrowserContext;
  /**
   * Console messages and uncaught errors, in the order in which they occurred. The browser logs failed requests too.
   */
  complaints: string[];
  /** The requested URLs that do not belong to the product. */
  outside: string[];
}

/**
 * The Chromium features to turn off. This list replaces Playwright's own list, so it repeats the entries in
 * Playwright's list that affect our pages. The last two features would open two internal pages for each window, which
 * takes a third of the time to open a window.
 */
const FEATURES_OFF = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxPopup",
];

export function launchBrowser(): Promise<Browser> {
  const executablePath = process.env["CHROMIUM_PATH"];
  // Pages of one context share a process, which is faster.
  const args = [`--disable-features=${FEATURES_OFF.join(",")}`, "--process-per-site", "--disable-gpu"];
  // Chromium's sandbox does not work as root, and containers usually run as root.
  if (process.getuid?.() === 0) args.push("--no-sandbox");
  return chromium.launch({ executablePath, args });
}

let shared: Promise<Browser> | undefined;

/** Returns the browser that all test files of a worker process share. */
export function sharedBrowser(): Promise<Browser> {
  if (!shared) {
    shared = launchBrowser();
    onWorkerEnd(async () => (await shared)?.close());
  }
  return shared;
}

export async function openContext(browser: Browser, url: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: url, colorScheme: "light" });
  context.setDefaultTimeout(90_000);
  return context;
}

/** Opens a page and records its console output and its requests to other sites. */
export async function openPage(context: BrowserContext, url: string, { width, height } = DESKTOP): Promise<Watched> {
  const page = await context.newPage();
  await page.setViewportSize({ width, height });
  const complaints: string[] = [];
  const outside: string[] = [];
  page.on("console", (message) => complaints.push(`${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => complaints.push(`uncaught: ${error.message}`));
  page.on("request", (request) => {
    const asked = new URL(request.url());
    if (asked.protocol.startsWith("http") && asked.origin !== new URL(url).origin) outside.push(request.url());
  });
  return { page, context, complaints, outside };
}

/** Opens a page as a first-time visitor. */
export async function openVisitor(browser: Browser, url: string, screen = DESKTOP): Promise<Watched> {
  return openPage(await openContext(browser, url), url, screen);
}

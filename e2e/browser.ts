/** A real browser, with an eye on everything that a page says on its console or asks of the network. */
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";

export interface Screen {
  /** For the names of tests. */
  screen: string;
  width: number;
  height: number;
}

export const PHONE: Screen = { screen: "a phone", width: 375, height: 812 };
export const DESKTOP: Screen = { screen: "a wide screen", width: 1440, height: 900 };
/** Where every journey has to succeed. */
export const SCREENS = [PHONE, DESKTOP];

export interface Watched {
  page: Page;
  context: BrowserContext;
  /** Console lines, uncaught errors and failed requests, in order. */
  complaints: string[];
  /** Addresses outside the product that were asked for. */
  outside: string[];
}

/**
 * The last two are what pops up under the address bar, which nobody sees here: two pages of Chromium's own for every
 * window, and a third of the work of opening one. The others are what Playwright turns off and our pages can meet; its own
 * list counts no more once there is another.
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
  const args = [`--disable-features=${FEATURES_OFF.join(",")}`];
  // Chromium's sandbox refuses to run as root, which is what a container usually is.
  if (process.getuid?.() === 0) args.push("--no-sandbox");
  return chromium.launch({ executablePath, args });
}

/** The browser of a new visitor. */
export async function openContext(browser: Browser, url: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: url, colorScheme: "light" });
  context.setDefaultTimeout(90_000);
  return context;
}

/** A page in it, which is listened to. */
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

/** A page of a visitor who has never been here. */
export async function openVisitor(browser: Browser, url: string, screen = DESKTOP): Promise<Watched> {
  return openPage(await openContext(browser, url), url, screen);
}

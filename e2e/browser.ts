/** A real browser, with an eye on everything that a page says on its console or asks of the network. */
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";

export interface Watched {
  page: Page;
  context: BrowserContext;
  /** Console lines, uncaught errors and failed requests, in order. */
  complaints: string[];
  /** Addresses outside the product that were asked for. */
  outside: string[];
}

export function launchBrowser(): Promise<Browser> {
  const executablePath = process.env["CHROMIUM_PATH"];
  // Chromium's sandbox refuses to run as root, which is what a container usually is.
  const args = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  return chromium.launch({ executablePath, args });
}

/** A page of a visitor who has never been here. */
export async function openVisitor(browser: Browser, url: string): Promise<Watched> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1280, height: 900 },
    colorScheme: "light",
  });
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
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

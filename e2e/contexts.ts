/**
 * Reuses browser contexts, because a new one costs a process and loads all scripts again. A reused context has no
 * cookies, stored data or pages of earlier visitors, only the browser's cache.
 */
import type { BrowserContext, CDPSession, Page } from "playwright-core";
import { openContext, sharedBrowser } from "./browser.js";

interface Keeper {
  url: string;
  /** A page that stays open, so that the browser keeps the process for the site's pages. */
  page: Page;
  session: CDPSession;
}

const keepers = new Map<BrowserContext, Keeper>();
const idle = new Set<BrowserContext>();
/** The sites that several test files share. */
const lasting = new Set([process.env["E2E_URL"]]);

/** Keeps the contexts for a site when a test file ends. */
export function keepContexts(url: string): void {
  lasting.add(url);
}

/** Returns a context without a service worker, because a worker could respond in place of the network. */
export async function takeContext(url: string): Promise<BrowserContext> {
  for (const context of idle)
    if (keepers.get(context)?.url === url) {
      idle.delete(context);
      return context;
    }
  const context = await openContext(await sharedBrowser(), url);
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "serviceWorker"));
  const page = await context.newPage();
  await page.goto("/robots.txt");
  keepers.set(context, { url, page, session: await context.newCDPSession(page) });
  return context;
}

/** Removes a visitor's data and pages, and keeps the context for the next visitor. */
export async function returnContext(context: BrowserContext): Promise<void> {
  const { url, page, session } = keepers.get(context)!;
  for (const other of context.pages()) if (other !== page) await other.close();
  await context.unrouteAll();
  await context.setOffline(false);
  await context.clearPermissions();
  await session.send("Storage.clearDataForOrigin", { origin: new URL(url).origin, storageTypes: "all" });
  idle.add(context);
}

/** Closes all contexts except those for sites that other test files use too. */
export async function closeContexts(): Promise<void> {
  for (const context of (await sharedBrowser()).contexts()) {
    const keeper = keepers.get(context);
    if (keeper && lasting.has(keeper.url)) continue;
    idle.delete(context);
    keepers.delete(context);
    await context.close();
  }
}

import type { Locator, Page } from "playwright-core";

/**
 * Waits until the page is interactive: the client has hydrated it, and no content is loading. Network activity is not a
 * reliable sign. The network is idle before the scripts run, and may be active long after hydration.
 */
export async function whenReady(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // React adds properties that start with this prefix to hydrated elements.
    const isTaken = (element: Element | null) => Object.keys(element ?? {}).some((key) => key.startsWith("__react"));
    // After a navigation, the previous page stays until the next one is ready.
    const loading = "main [role=status][aria-label^=Loading], [role=progressbar][aria-label='Loading page']";
    const isLoading = document.querySelector(loading) !== null;
    return isTaken(document.querySelector("footer")) && isTaken(document.querySelector("main > *")) && !isLoading;
  });
  // After hydration, React still has work to do, such as adding listeners. The browser becomes idle only afterward. On a
  // busy machine, it may never become idle.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 10_000 })));
}

/** Opens a page as a link does. This takes a fraction of the time that a new document takes. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement("a"), { href });
    document.querySelector("main")!.append(link);
    link.click();
    link.remove();
  }, path);
  const wanted = new URL(path, page.url());
  wanted.searchParams.sort();
  await page.waitForURL((url) => {
    url.searchParams.sort();
    return url.href === wanted.href;
  });
  await whenReady(page);
}

/** Returns the elements that extend beyond the window's width. A visitor would have to scroll sideways. */
export function protrudingElements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll("body *")]
      .filter((element) => element.getBoundingClientRect().right > clientWidth)
      .map((element) => `<${element.tagName.toLowerCase()} class="${element.className}">`);
  });
}

/** Finds the casino cards on a page. */
export function cards(page: Page): Locator {
  return page.getByRole("article").filter({ has: page.getByRole("link", { name: /^Review of / }) });
}

/** Selects the first three casinos on a page for the comparison. */
export async function compareThree(page: Page): Promise<void> {
  for (const position of [0, 1, 2])
    await cards(page)
      .nth(position)
      .getByRole("button", { name: /^Compare / })
      .click();
  await page.getByText("3 of 3 selected").waitFor();
}

/**
 * Removes the service worker API from the documents that the page loads from now on. Tests can then delay or block
 * network responses.
 */
export async function removeServiceWorker(page: Page): Promise<void> {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "serviceWorker"));
}

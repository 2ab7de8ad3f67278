/** What tests ask of every page. */
import type { Locator, Page } from "playwright-core";

/**
 * Resolves when the page answers to its visitor: the client has taken over what the server rendered, and nothing of it is
 * still loading. The network says neither: it rests before the scripts run, and goes on when the page is long ready.
 */
export async function whenReady(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // How React marks the elements that are its own; what it has not taken over yet has no such mark.
    const isTaken = (element: Element | null) => Object.keys(element ?? {}).some((key) => key.startsWith("__react"));
    const isLoading = document.querySelector("main [role=status][aria-label^=Loading]") !== null;
    return isTaken(document.querySelector("footer")) && isTaken(document.querySelector("main > *")) && !isLoading;
  });
  // What React does after it has taken over, such as listening, is done by the time that the browser has a rest.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** The elements that make the page wider than its window, of which a visitor would have to scroll sideways. */
export function protrudingElements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll("body *")]
      .filter((element) => element.getBoundingClientRect().right > clientWidth)
      .map((element) => `<${element.tagName.toLowerCase()} class="${element.className}">`);
  });
}

/** The casinos' cards of a page. */
export function cards(page: Page): Locator {
  return page.getByRole("article").filter({ has: page.getByRole("link", { name: /^Review of / }) });
}

/** Chooses the first three casinos of a page for the comparison. */
export async function compareThree(page: Page): Promise<void> {
  for (const position of [0, 1, 2])
    await cards(page)
      .nth(position)
      .getByRole("button", { name: /^Compare / })
      .click();
  await page.getByText("3 of 3 chosen").waitFor();
}

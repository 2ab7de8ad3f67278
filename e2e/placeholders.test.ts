/** Tests that the tooltips of placeholder buttons cover nothing, on a phone, a tablet and a wide screen. */
import type { Page } from "playwright-core";
import { DESKTOP, PHONE } from "./browser.js";
import { setUpFixtures } from "./fixtures.js";

const { enter, url } = setUpFixtures();

const TABLET = { screen: "a tablet", width: 768, height: 1024 };
const NOT_AVAILABLE = "Not available yet";

/** Returns the paths in the sitemap of the pages that contain placeholder buttons. */
async function findPages(): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => new URL(address!).pathname);
  const found: string[] = [];
  for (const path of paths) if ((await (await fetch(url + path)).text()).includes(NOT_AVAILABLE)) found.push(path);
  return found;
}

/** Returns the texts, links and fields of the page that the open tooltip overlaps. */
function coveredBy(page: Page): Promise<string[]> {
  return page.getByRole("tooltip").evaluate((tooltip) => {
    const cover = tooltip.getBoundingClientRect();
    const overlaps = ({ left, right, top, bottom }: DOMRect) =>
      Math.min(right, cover.right) - Math.max(left, cover.left) > 0.5 &&
      Math.min(bottom, cover.bottom) - Math.max(top, cover.top) > 0.5;
    const isOnPage = (element: Element) => element.checkVisibility() && !tooltip.contains(element);
    const covered: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.textContent?.trim() === "" || !isOnPage(node.parentElement!)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      if ([...range.getClientRects()].some(overlaps)) covered.push(node.textContent!.trim());
    }
    for (const control of document.querySelectorAll("a, button, input, select, textarea"))
      if (isOnPage(control) && [...control.getClientRects()].some(overlaps)) covered.push(control.outerHTML);
    return covered;
  });
}

describe("the tooltip of a placeholder button", () => {
  let paths: string[] = [];
  beforeAll(async () => {
    paths = await findPages();
  });

  it.each([PHONE, TABLET, DESKTOP])("covers no text, link or phone number, and fits on $screen", async (screen) => {
    const { page, visit } = await enter(screen);
    const covered: string[] = [];
    expect(paths.length).toBeGreaterThan(1);
    for (const path of paths) {
      await visit(path);
      const buttons = page.getByRole("button", { description: NOT_AVAILABLE });
      expect(await buttons.count()).toBeGreaterThan(0);
      for (const button of await buttons.all()) {
        // Playwright would wait until the button is enabled.
        await button.click({ force: true });
        await page.getByRole("tooltip", { name: NOT_AVAILABLE }).waitFor();
        const { x, width } = (await page.getByRole("tooltip").boundingBox())!;
        if (x < 0 || x + width > screen.width) covered.push(`${path}: the edge of the screen`);
        covered.push(...(await coveredBy(page)).map((what) => `${path}: ${what}`));
        await page.keyboard.press("Escape");
      }
    }
    expect(covered).toEqual([]);
  });
});

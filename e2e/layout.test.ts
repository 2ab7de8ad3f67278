/** Tests the layout on a narrow screen, with long names, with larger text, and on paper. */
import type { Page } from "playwright-core";
import { DESKTOP, PHONE } from "./browser.js";
import { compareThree, protrudingElements } from "./pages.js";
import { setUpFixtures } from "./fixtures.js";

const { enter } = setUpFixtures();

const LONG_NAME = "Donaudampfschifffahrtsgesellsc";
const LANDSCAPE = { screen: "a phone on its side", width: 812, height: 375 };

/**
 * Returns the words that are broken across lines in the selected elements. Ignores words with more than 14 characters.
 */
function brokenWords(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((parts) => {
    const broken: string[] = [];
    for (const part of parts) {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const { 0: word, index } of node.textContent?.matchAll(/[\p{L}\p{N}.,$'’]+/gu) ?? []) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1 && word.length <= 14) broken.push(word);
        }
      }
    }
    return broken;
  });
}

/** Returns the elements whose content is wider than they are. */
function overflowing(page: Page, selector: string): Promise<string[]> {
  return page
    .locator(selector)
    .evaluateAll((parts) =>
      parts.filter((part) => part.scrollWidth > part.clientWidth + 1).map((part) => part.className || part.tagName),
    );
}

/** Replaces the text of elements, to simulate other data in the catalogue. */
async function retext(page: Page, selector: string, text: string): Promise<void> {
  await page.locator(selector).evaluateAll((parts, given) => {
    for (const part of parts) part.textContent = given;
  }, text);
}

/**
 * Returns the fraction of the screen's height that the header bar and the comparison tray cover while they are sticky
 * or fixed.
 */
function coveredShare(page: Page): Promise<number> {
  return page.evaluate(() => {
    const staying = [...document.querySelectorAll(".header__bar, .tray__root")].filter((element) => {
      const { position } = getComputedStyle(element);
      return position === "sticky" || position === "fixed";
    });
    const heights = staying.map((element) => element.getBoundingClientRect().height);
    return heights.reduce((sum, height) => sum + height, 0) / innerHeight;
  });
}

describe("a page on a phone", () => {
  it("does not break words in real names in the recently viewed list, and keeps a very long name on the screen", async () => {
    const { page, visit } = await enter(PHONE);
    for (const slug of ["northgate", "copper-lantern", "bitharbor"]) await visit(`/casino/${slug}`);
    await visit("/");
    await page.getByRole("heading", { name: "Recently viewed" }).waitFor();
    expect(await brokenWords(page, ".recent__item")).toEqual([]);
    await retext(page, ".recent__item a", LONG_NAME);
    expect(await overflowing(page, ".recent__who")).toEqual([]);
    expect(await protrudingElements(page)).toEqual([]);
  });

  it("keeps long words and amounts within cards, titles and terms", async () => {
    const { page, visit } = await enter(PHONE);
    await visit("/all-casinos");
    await retext(page, ".card__offer", LONG_NAME);
    await retext(page, ".card__root h3 a", LONG_NAME);
    await retext(page, ".terms dd", "$1,000,000");
    expect(await overflowing(page, ".card__offer, .card__root h3, .card__who")).toEqual([]);
    expect(await brokenWords(page, ".terms")).toEqual([]);
    expect(await protrudingElements(page)).toEqual([]);

    await visit("/welcome-bonus");
    expect(await page.locator(".offer-terms__terms dd").count()).toBeGreaterThan(20);
    expect(await brokenWords(page, ".offer-terms__terms")).toEqual([]);
    await retext(page, ".offer-terms__terms dd", "$1,000,000");
    expect(await overflowing(page, ".offer-terms__terms, .offer-terms__terms dd")).toEqual([]);
    expect(await protrudingElements(page)).toEqual([]);

    await visit("/casino/quillfeather");
    expect(await brokenWords(page, "h1")).toEqual([]);
    await retext(page, "h1", LONG_NAME);
    await retext(page, ".terms dd", "$1,000,000");
    expect(await overflowing(page, "h1, .review__name, .review__head")).toEqual([]);
    expect(await brokenWords(page, ".terms")).toEqual([]);
    expect(await protrudingElements(page)).toEqual([]);
  });

  it("shows three compared casinos side by side, and hides the comparison tray while the table is on the screen", async () => {
    const { page, visit, expects } = await enter(PHONE);
    expects(/^log: Comparison is full: /);
    await visit("/all-casinos");
    await compareThree(page);
    expect(await brokenWords(page, ".tray__item")).toEqual([]);
    const tray = page.getByRole("region", { name: "Comparison tray" });
    await tray.getByRole("link", { name: "Compare", exact: true }).click();
    const table = page.getByRole("table");
    await table.getByText("/100 trust").nth(2).waitFor();
    const rights = await table
      .getByRole("columnheader")
      .evaluateAll((heads) => heads.map((head) => head.getBoundingClientRect().right));
    expect(Math.max(...rights)).toBeLessThanOrEqual(375);
    await tray.waitFor({ state: "hidden" });
    expect(await brokenWords(page, ".comparison__table")).toEqual([]);
    expect(await overflowing(page, ".comparison__table :is(th, td), .comparison__scroll")).toEqual([]);
  });

  it("keeps the menu button on the screen when the text is twice as large", async () => {
    const { page, visit } = await enter(PHONE);
    await visit("/");
    await page.addStyleTag({ content: "html { font-size: 200% !important }" });
    const menu = await page.getByRole("button", { name: "Menu" }).boundingBox();
    expect(menu!.x + menu!.width).toBeLessThanOrEqual(375);
    await page.addStyleTag({ content: "html { font-size: 100% !important }" });
  });

  it("has sticky elements that cover less than a fifth of a short screen", async () => {
    const { page, visit } = await enter(LANDSCAPE);
    await visit("/all-casinos");
    await compareThree(page);
    expect(await coveredShare(page)).toBeLessThan(0.2);
  });
});

it.each([640, 768, 900, 1024, 1088, 1279, 1280])("the header fits in a window of %i px", async (width) => {
  const { page, visit } = await enter({ screen: `${width} px`, width, height: 800 });
  await visit("/");
  expect(await protrudingElements(page)).toEqual([]);
  expect(await overflowing(page, ".header__bar > .page-width")).toEqual([]);
});

it.each([PHONE, DESKTOP])("a bonus opens from its card on $screen", async (screen) => {
  const { page, visit } = await enter(screen);
  await visit("/welcome-bonus");
  await page
    .getByRole("link", { name: /^View bonus at / })
    .nth(2)
    .click();
  await page.waitForURL(/#bonus-/);
  const id = new URL(page.url()).hash.slice(1);
  await page.waitForFunction((wanted) => document.activeElement?.id === wanted, id);
  const panel = page.locator(`#${id}`);
  await panel.getByRole("link", { name: /^Visit / }).waitFor();
  const covered = await page.locator(".review-tabs").evaluate((tabs) => tabs.getBoundingClientRect().bottom);
  const { y } = (await panel.boundingBox())!;
  expect(y).toBeGreaterThanOrEqual(Math.floor(covered));
  expect(y).toBeLessThan(screen.height / 2);
});

it("focus stays in the recently viewed list when the visitor removes a casino", async () => {
  const { page, visit } = await enter(PHONE);
  for (const slug of ["northgate", "bitharbor"]) await visit(`/casino/${slug}`);
  await visit("/");
  const strip = page.getByRole("region", { name: "Recently viewed" });
  await strip.getByRole("button", { name: "Remove BitHarbor" }).press("Enter");
  await page.waitForFunction(() => document.activeElement?.getAttribute("aria-label") === "Remove Northgate");
  await strip.getByRole("button", { name: "Remove Northgate" }).press("Enter");
  await strip.waitFor({ state: "detached" });
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("main");
});

it("dark pages print in black on white, without controls", async () => {
  const { page, visit } = await enter();
  await page.emulateMedia({ colorScheme: "dark" });
  await visit("/all-casinos");
  await compareThree(page);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== "running"));
  const colors = await page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.documentElement);
    const card = document.querySelector(".card__root")!;
    const button = getComputedStyle(card.querySelector(".btn--tone_primary")!).color;
    return { backgroundColor, color, card: getComputedStyle(card).backgroundColor, button };
  });
  expect(colors).toEqual({
    backgroundColor: "rgb(255, 255, 255)",
    color: "rgb(0, 0, 0)",
    card: "rgb(255, 255, 255)",
    button: "rgb(0, 0, 0)",
  });
  expect(await page.getByRole("region", { name: "Comparison tray" }).isVisible()).toBe(false);
  expect(await page.getByRole("navigation", { name: "Main" }).isVisible()).toBe(false);
  await page.emulateMedia({ media: "screen" });
});

import type { Page } from "playwright-core";
import { DESKTOP, PHONE, screensOr } from "./browser.js";
import { cards, whenReady } from "./pages.js";
import { setUpFixtures } from "./fixtures.js";

const { enter } = setUpFixtures();

/**
 * Scrolls a card to the middle of the screen and opens its review. Resolves with the scroll position before the click.
 */
async function openReview(page: Page, position: number): Promise<number> {
  const link = cards(page)
    .nth(position)
    .getByRole("link", { name: /^Review of / });
  await link.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const top = await page.evaluate(() => window.scrollY);
  await link.click();
  await page.getByRole("tablist").waitFor();
  return top;
}

async function expectPosition(page: Page, top: number): Promise<void> {
  await page.waitForFunction((wanted) => Math.abs(window.scrollY - wanted) < 3, top);
}

describe.each(screensOr(DESKTOP))("a link on $screen", (screen) => {
  it("shows a progress bar and keeps the previous page visible while a slow page loads", async () => {
    const { page, visit } = await enter(screen);
    await visit("/faq");
    let release = () => {};
    const blocked = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/assets\/AboutPage.+\.js$/, async (route) => {
      await blocked;
      await route.continue();
    });
    const bar = page.getByRole("progressbar", { name: "Loading page" });
    expect(await bar.count()).toBe(0);
    await page.locator('a[href="/about-us"]').first().dispatchEvent("click");
    await bar.waitFor();
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Frequently Asked Questions");
    release();
    await page.getByRole("heading", { level: 1, name: "About Us" }).waitFor();
    expect(await bar.count()).toBe(0);
  });
});

describe.each(screensOr(PHONE))("Back on $screen", (screen) => {
  it("restores the scroll position of a list, and Forward restores the position of the review", async () => {
    const { page, visit } = await enter(screen);
    await visit("/all-casinos");
    const top = await openReview(page, 9);
    // The new page gets the focus and scrolls to the top only after it appears.
    await page.waitForFunction(() => document.activeElement?.id === "main");
    await page.evaluate(() => window.scrollTo(0, 300));
    await expectPosition(page, 300);
    await page.goBack();
    await expectPosition(page, top);
    await page.goForward();
    await page.getByRole("tablist").waitFor();
    await expectPosition(page, 300);
  });

  it("shows all loaded rows of a list again, even if the review was reloaded", async () => {
    const { page, visit } = await enter(screen);
    await visit("/all-casinos");
    await page.getByRole("link", { name: "Show more" }).click();
    await cards(page).nth(47).waitFor();
    const top = await openReview(page, 40);
    await page.reload();
    await whenReady(page);
    await page.goBack();
    await cards(page).nth(47).waitFor();
    await expectPosition(page, top);
  });

  it("restores the scroll position of the favorites", async () => {
    const { page, visit } = await enter(screen);
    await visit("/all-casinos");
    for (let position = 0; position < 9; position += 1) {
      await cards(page)
        .nth(position)
        .getByRole("button", { name: /^Favorite / })
        .click();
    }
    await visit("/favorites");
    await cards(page).nth(8).waitFor();
    const top = await openReview(page, 8);
    await page.goBack();
    await cards(page).nth(8).waitFor();
    await expectPosition(page, top);
  });

  it("restores the scroll position of a list in the panel, whose links open the top of a tab or form", async () => {
    const { page, visit } = await enter(screen);
    await visit("/admin?tab=manage-casinos&size=50");
    const list = page.getByRole("row").nth(30);
    await list.waitFor();
    await page.evaluate(() => window.scrollTo(0, 900));
    await expectPosition(page, 900);
    await page.evaluate(() => document.querySelector<HTMLElement>("[role=tab][id$=content]")?.click());
    await page.getByRole("tab", { name: "Content", selected: true }).waitFor();
    await expectPosition(page, 0);
    await page.goBack();
    await list.waitFor();
    await expectPosition(page, 900);
    await page.evaluate(() => document.querySelector<HTMLElement>("[role=tab][id$=-casinos]")?.click());
    await page.getByRole("heading", { name: "Add casino" }).waitFor();
    await page.evaluate(() => window.scrollTo(0, 700));
    await expectPosition(page, 700);
    await page.goBack();
    await list.waitFor();
    await expectPosition(page, 900);
  });
});

describe.each(screensOr(DESKTOP))("a reload on $screen", (screen) => {
  /** Scrolls to a position, waits until the page has reached it, and then reloads the page. */
  async function reloadAt(page: Page, top: number): Promise<void> {
    await page.evaluate((wanted) => window.scrollTo(0, wanted), top);
    await expectPosition(page, top);
    await page.reload();
    await whenReady(page);
  }

  it.each(["/all-casinos", "/search?q=bit", "/faq"])("restores the scroll position of %s", async (path) => {
    const { page, visit } = await enter(screen);
    await visit(path);
    await reloadAt(page, 400);
    await expectPosition(page, 400);
  });

  it("restores the loaded rows and the scroll position of a list", async () => {
    const { page, visit } = await enter(screen);
    await visit("/all-casinos");
    await page.getByRole("link", { name: "Show more" }).click();
    await cards(page).nth(47).waitFor();
    const top = await cards(page)
      .nth(40)
      .evaluate((card) => Math.round(card.getBoundingClientRect().top + window.scrollY - 200));
    await reloadAt(page, top);
    await expectPosition(page, top);
  });

  it("restores the scroll position of a list in the panel", async () => {
    const { page, visit } = await enter(screen);
    await visit("/admin?tab=manage-casinos&size=50");
    await page.getByRole("row").nth(30).waitFor();
    await reloadAt(page, 900);
    await expectPosition(page, 900);
  });
});

describe("a review's tabs on a phone", () => {
  it("open at the top of their text, and Back returns to the earlier position", async () => {
    const { page, visit } = await enter(PHONE);
    await visit("/casino/amber-abacus");
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight * 0.6));
    const left = await page.evaluate(() => Math.round(window.scrollY));
    // A real click would first scroll the sticky tab, and the page with it.
    await page.getByRole("tab", { name: "Support" }).dispatchEvent("click");
    await page.waitForURL("**?tab=support");
    const topOf = () => page.getByRole("tabpanel").evaluate((panel) => Math.round(panel.getBoundingClientRect().top));
    await page.waitForFunction(() => document.querySelector("[role=tabpanel]")!.getBoundingClientRect().top > 0);
    expect(await topOf()).toBeLessThan(200);
    await page.goBack();
    await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 2, left);
  });
});

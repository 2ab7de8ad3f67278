import type { Page } from "playwright-core";
import { SCREENS } from "./browser.js";
import { cards, whenReady } from "./pages.js";
import { setUpFixtures } from "./fixtures.js";

const { enter } = setUpFixtures();

/** Scrolls a card into the middle and opens its review; resolves with the position. */
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

describe.each(SCREENS)("going on, on $screen", (screen) => {
  it("shows a bar while a slow page is on its way, and keeps the page before until then", async () => {
    const { page, visit } = await enter(screen);
    await visit("/faq");
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/assets\/AboutPage.+\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    const bar = page.getByRole("progressbar", { name: "Loading the page" });
    expect(await bar.count()).toBe(0);
    await page.locator('a[href="/about-us"]').first().dispatchEvent("click");
    await bar.waitFor();
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Frequently Asked Questions");
    release();
    await page.getByRole("heading", { level: 1, name: "About Us" }).waitFor();
    expect(await bar.count()).toBe(0);
  });
});

describe.each(SCREENS)("going back, on $screen", (screen) => {
  it("shows a list where it was left, and a review where it was left when going forward", async () => {
    const { page, visit } = await enter(screen);
    await visit("/all-casinos");
    const top = await openReview(page, 9);
    // The new page is focused, and scrolled to its top, after it is shown.
    await page.waitForFunction(() => document.activeElement?.id === "main");
    await page.evaluate(() => window.scrollTo(0, 300));
    await expectPosition(page, 300);
    await page.goBack();
    await expectPosition(page, top);
    await page.goForward();
    await page.getByRole("tablist").waitFor();
    await expectPosition(page, 300);
  });

  it("shows as much of a list as before, though the review was loaded anew", async () => {
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

  it("shows the favorites where they were left", async () => {
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

  it("shows a list of the panel where it was left", async () => {
    const { page, visit } = await enter(screen);
    await visit("/admin?tab=manage-casinos&size=50");
    await page.getByRole("row").nth(30).waitFor();
    await page.evaluate(() => window.scrollTo(0, 900));
    await expectPosition(page, 900);
    await page.evaluate(() => document.querySelector<HTMLElement>("[role=tab][id$=content]")?.click());
    await page.getByRole("tab", { name: "Content", selected: true }).waitFor();
    await page.goBack();
    await page.getByRole("row").nth(30).waitFor();
    await expectPosition(page, 900);
  });
});

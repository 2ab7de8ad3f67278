import type { Page } from "playwright-core";
import { PHONE, screensOr } from "./browser.js";
import { setUpFixtures } from "./fixtures.js";

const { enter } = setUpFixtures();

function background(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
}

describe.each(screensOr(PHONE))("the theme on $screen", (screen) => {
  /** Chooses a theme as a visitor does. On a phone, the theme switch is in the menu. */
  async function choose(page: Page, label: "Light" | "Dark" | "System"): Promise<void> {
    if (screen === PHONE) await page.getByRole("button", { name: "Menu", exact: true }).click();
    await page.getByRole("group", { name: "Theme" }).locator("label", { hasText: label }).click();
    if (screen === PHONE) await page.getByRole("button", { name: "Close menu" }).click();
  }

  it("is dark after a reload, even without the script files, if the visitor chose the dark theme", async () => {
    const { page, context, complaints, visit } = await enter(screen);
    await visit("/");
    const light = await background(page);
    await choose(page, "Dark");
    await page.waitForFunction(
      (before) => getComputedStyle(document.documentElement).backgroundColor !== before,
      light,
    );
    const dark = await background(page);

    await context.route("**/assets/*.js", (route) => route.abort());
    await page.reload({ waitUntil: "load" });
    expect(await background(page)).toBe(dark);
    await context.unroute("**/assets/*.js");
    complaints.length = 0;

    await visit("/all-casinos");
    expect(await background(page)).toBe(dark);
  });

  it("follows the operating system unless the visitor has chosen Light or Dark", async () => {
    const { page, visit } = await enter(screen);
    await page.emulateMedia({ colorScheme: "dark" });
    await visit("/");
    await page.locator("html.dark").waitFor();
    await page.emulateMedia({ colorScheme: "light" });
    await page.locator("html.light").waitFor();

    await choose(page, "Light");
    await page.emulateMedia({ colorScheme: "dark" });
    await page.reload({ waitUntil: "load" });
    expect(await page.locator("html").getAttribute("class")).toBe("light");
    await visit("/");
    await choose(page, "System");
    await page.locator("html.dark").waitFor();
  });
});

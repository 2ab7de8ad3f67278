import type { Page } from "playwright-core";
import { audit } from "./axe/audit.js";
import { overlays } from "./axe/overlays.js";
import { findPages } from "./axe/pages.js";
import { testScenarios } from "./axe/scenario.js";
import { SCREENS } from "./browser.js";
import { setUpFixtures } from "./fixtures.js";

const fixtures = setUpFixtures();
const { url, enter } = fixtures;
const pages = await findPages(url);

describe("the accessibility audit", () => {
  testScenarios([...pages, ...overlays], fixtures);

  it("finds a control that is too small and one that has no accessible name", async () => {
    const { page, visit } = await enter();
    await visit("/about-us");
    await page.evaluate(() => {
      const tooSmall = `<button style="width: 12px; height: 12px; min-height: 0; padding: 0">`;
      const both = `<div style="display: flex">${tooSmall}</button>${tooSmall}Go</button></div>`;
      document.querySelector("main")!.insertAdjacentHTML("beforeend", both);
    });
    const rules = (await audit(page)).map((finding) => finding.split(":", 1)[0]);
    expect(rules).toEqual(expect.arrayContaining(["button-name", "target-size"]));
  });
});

/** Returns the duration of the longest animation or transition on the page, in ms. */
function longestMotion(page: Page): Promise<number> {
  return page.evaluate(() => {
    const durations = [...document.querySelectorAll("*")].flatMap((element) => {
      const { animationDuration, transitionDuration } = getComputedStyle(element);
      return `${animationDuration},${transitionDuration}`.split(",").map(Number.parseFloat);
    });
    return Math.max(...durations) * 1000;
  });
}

describe.each(SCREENS)("a visitor who prefers reduced motion, on $screen", (screen) => {
  it("sees no motion on a page or in a dialog", async () => {
    const { page, visit } = await enter(screen);
    await visit("/favorites");
    expect(await longestMotion(page)).toBeGreaterThan(50);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await visit("/all-casinos");
    await page
      .getByRole("button", { name: /^Favorite / })
      .first()
      .click();
    expect(await longestMotion(page)).toBeLessThan(1);
    await visit("/favorites");
    await page.getByRole("button", { name: "Clear All" }).click();
    await page.getByRole("alertdialog").waitFor();
    expect(await longestMotion(page)).toBeLessThan(1);
  });
});

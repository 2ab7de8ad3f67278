import type { Page } from "playwright-core";
import { audit } from "./axe/audit.js";
import { overlays } from "./axe/overlays.js";
import { findPages } from "./axe/pages.js";
import { type Scene, show, THEMES, turn, WIDTHS } from "./axe/scene.js";
import { PHONE, SCREENS } from "./browser.js";
import { setStage } from "./stage.js";

const { url, enter } = setStage({ inOneBrowser: true });

/** Each scene once, the themes and widths taking turns: `npm run axe` looks at each in all of them. */
const looks = [...(await findPages(url)), ...overlays].map((scene: Scene, position) => {
  const widths = scene.widths ?? WIDTHS;
  const theme = THEMES[position % THEMES.length]!;
  const width = widths[Math.floor(position / THEMES.length) % widths.length]!;
  return { name: scene.name, scene, theme, width };
});

describe("the rules of access have nothing against", () => {
  it.each(looks)("$name, $theme at $width px", async ({ scene, theme, width }) => {
    const { page, expects } = await enter({ ...PHONE, width });
    if (scene.says) expects(scene.says);
    await turn(page, theme);
    await show(page, scene);
    expect(await audit(page)).toEqual([]);
  });

  it("no page but one that has a control too small, or without a name", async () => {
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

/** The longest movement of anything on the page, in ms. */
function longestMotion(page: Page): Promise<number> {
  return page.evaluate(() => {
    const durations = [...document.querySelectorAll("*")].flatMap((element) => {
      const { animationDuration, transitionDuration } = getComputedStyle(element);
      return `${animationDuration},${transitionDuration}`.split(",").map(Number.parseFloat);
    });
    return Math.max(...durations) * 1000;
  });
}

describe.each(SCREENS)("a visitor who wants no motion, on $screen", (screen) => {
  it("gets none, not even of a dialog", async () => {
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

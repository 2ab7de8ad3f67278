import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

/** The tags of WCAG 2.2 AA and all earlier versions. The last tag includes the rule about target sizes. */
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Returns the accessibility violations of the current page. Each string describes one element and rule. */
export async function audit(page: Page): Promise<string[]> {
  // Wait for running transitions, because colors are correct only at the end.
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== "running"));
  await unpinBars(page);
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).withTags(TAGS);
  // Runs axe in the page itself. By default, axe opens a second page for frames, which would take the focus. Our pages
  // have no frames.
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all, none }) => {
      const why = [...any, ...all, ...none].map(({ message }) => message).join("; ");
      return `${id}: ${target.join(" ")}: ${why}`;
    }),
  );
}

/**
 * Makes sticky and fixed elements scroll with the page, except in dialogs and menus. Such an element may cover half of
 * a link, which axe would report as too small, although visitors can scroll. Which links it covers depends on the
 * machine's fonts.
 */
async function unpinBars(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>("body *")) {
      if (element.closest("dialog, [data-scope]")) continue;
      if (["sticky", "fixed"].includes(getComputedStyle(element).position))
        Object.assign(element.style, { position: "relative", inset: "auto" });
    }
  });
}

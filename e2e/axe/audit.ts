import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

/** The tags of WCAG 2.2 AA and all earlier levels. The last tag includes the target size. */
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Returns the accessibility violations of the current page, one string for each element and rule. */
export async function audit(page: Page): Promise<string[]> {
  // Waits for transitions, because colors are valid only at their end.
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== "running"));
  await unpinHeader(page);
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).withTags(TAGS);
  // Runs axe in the page itself. The page has no frames, and a second page would take the focus.
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all, none }) => {
      const why = [...any, ...all, ...none].map(({ message }) => message).join("; ");
      return `${id}: ${target.join(" ")}: ${why}`;
    }),
  );
}

/**
 * Lets the sticky rows of the header scroll with the page. A link that is half under them is not too small: the visitor
 * scrolls. Which links are there depends on the fonts of the machine.
 */
async function unpinHeader(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const row of document.querySelectorAll<HTMLElement>("header, header *"))
      if (getComputedStyle(row).position === "sticky")
        Object.assign(row.style, { position: "relative", inset: "auto" });
  });
}

import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

/** WCAG 2.2 AA, with all that came before it. The last one has the size of targets. */
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** What the present page has against the rules of access, one line for each element and rule. */
export async function audit(page: Page): Promise<string[]> {
  // Colours that are still on their way are nobody's.
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== "running"));
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).withTags(TAGS);
  // In the page itself: there are no frames, and a page opened beside it would take the focus.
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all, none }) => {
      const why = [...any, ...all, ...none].map(({ message }) => message).join("; ");
      return `${id}: ${target.join(" ")}: ${why}`;
    }),
  );
}

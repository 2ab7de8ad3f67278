/** A page, or what opens on one, that is checked against WCAG. Each row of pages.ts, overlays.ts and panel.ts is one. */
import type { Page } from "playwright-core";
import { PHONE } from "../browser.js";
import type { setUpFixtures } from "../fixtures.js";
import { whenReady } from "../pages.js";
import { audit } from "./audit.js";

export interface Scenario {
  name: string;
  path: string;
  /** Before the page is asked for. */
  prepare?: (page: Page) => Promise<unknown>;
  /** What a visitor does on the page; resolves when what it is about stands there. */
  open?: (page: Page) => Promise<unknown>;
  /** The widths at which it can be opened; every one where left out. */
  widths?: readonly Width[];
  /** Console lines that belong to it. */
  says?: RegExp;
}

export const WIDTHS = [375, 768, 1440] as const;
export type Width = (typeof WIDTHS)[number];
export const THEMES = ["light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** As a visitor sees it who wants no motion, and whose browser has no workers: these keep answers out of a scenario's hands. */
export async function show(page: Page, { path, prepare, open }: Scenario): Promise<void> {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "serviceWorker"));
  await prepare?.(page);
  await page.goto(path, { waitUntil: "load" });
  await whenReady(page);
  await open?.(page);
}

/** Nobody has chosen a theme: the page follows the system at once. */
export async function turn(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
}

/** Tests each scenario once. Themes and widths take turns: `npm run axe` checks each scenario in all of them. */
export function testScenarios(scenarios: readonly Scenario[], enter: ReturnType<typeof setUpFixtures>["enter"]): void {
  const rows = scenarios.map((scenario, position) => {
    const widths = scenario.widths ?? WIDTHS;
    const theme = THEMES[position % THEMES.length]!;
    const width = widths[Math.floor(position / THEMES.length) % widths.length]!;
    return { name: scenario.name, scenario, theme, width };
  });
  it.each(rows)("$name, $theme at $width px", async ({ scenario, theme, width }) => {
    const { page, expects } = await enter({ ...PHONE, width });
    if (scenario.says) expects(scenario.says);
    await turn(page, theme);
    await show(page, scenario);
    expect(await audit(page)).toEqual([]);
  });
}

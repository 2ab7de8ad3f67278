/**
 * Runs accessibility audits. A scenario is a page or something that opens on a page. pages.ts, overlays.ts and panel.ts
 * list the scenarios.
 */
import type { Page } from "playwright-core";
import { PHONE } from "../browser.js";
import type { setUpFixtures } from "../fixtures.js";
import { removeServiceWorker, whenReady } from "../pages.js";
import { audit } from "./audit.js";

export interface Scenario {
  name: string;
  path: string;
  /** Called before the page is requested. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Does what a visitor would do on the page. Resolves when the subject of the scenario is visible. */
  open?: (page: Page) => Promise<unknown>;
  /** The widths at which the scenario exists. The default is all widths. */
  widths?: readonly Width[];
  /** Matches the console messages that the scenario is expected to cause. */
  says?: RegExp;
}

export const WIDTHS = [375, 768, 1440] as const;
export type Width = (typeof WIDTHS)[number];
export const THEMES = ["light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** Opens a scenario's page. The page has no service worker, because its cached responses could replace mocked ones. */
export async function show(page: Page, { path, prepare, open }: Scenario): Promise<void> {
  await removeServiceWorker(page);
  await prepare?.(page);
  await page.goto(path, { waitUntil: "load" });
  await whenReady(page);
  await open?.(page);
}

/** Sets the system's theme, which the page follows, and turns on reduced motion. */
export async function turn(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
}

/**
 * Defines one test for each scenario. The tests rotate through the themes and widths. `npm run axe` audits all
 * combinations.
 */
export function testScenarios(
  scenarios: readonly Scenario[],
  { enter, enterFresh }: Pick<ReturnType<typeof setUpFixtures>, "enter" | "enterFresh">,
): void {
  const rows = scenarios.map((scenario, position) => {
    const widths = scenario.widths ?? WIDTHS;
    const theme = THEMES[position % THEMES.length]!;
    const width = widths[Math.floor(position / THEMES.length) % widths.length]!;
    return { name: scenario.name, scenario, theme, width };
  });
  it.each(rows)("finds no violation: $name ($theme, $width px)", async ({ scenario, theme, width }) => {
    // What a scenario prepares, such as a stopped clock, may affect its whole browser context.
    const { page, expects } = await (scenario.prepare ? enterFresh : enter)({ ...PHONE, width });
    if (scenario.says) expects(scenario.says);
    await turn(page, theme);
    await show(page, scenario);
    expect(await audit(page)).toEqual([]);
  });
}

/**
 * Takes a screenshot of every scenario in e2e/axe, at every width and in both themes. The clocks and the data are
 * always the same.
 */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser, Page } from "playwright-core";
import { overlays } from "../axe/overlays.js";
import { findPages } from "../axe/pages.js";
import { panel } from "../axe/panel.js";
import { type Scenario, show, THEMES, turn, type Width, WIDTHS } from "../axe/scenario.js";
import { launchBrowser, openVisitor } from "../browser.js";
import { makeDataDir, startProduct } from "../product.js";

/**
 * The browser's clock always shows this time. The server's clock starts one hour earlier, so text such as "1 hour
 * ago" is the same in every run.
 */
const BROWSER_TIME = new Date("2026-12-01T13:00:00Z");
const HEIGHT = 900;
const AT_ONCE = 2;

/**
 * A visit opens a scenario once. A single visit shows a page at all widths, but an overlay needs a visit for each
 * width.
 */
interface Visit {
  scenario: Scenario;
  widths: readonly Width[];
}

function visitsOf(scenario: Scenario): Visit[] {
  const widths = scenario.widths ?? WIDTHS;
  return scenario.open ? widths.map((width) => ({ scenario, widths: [width] })) : [{ scenario, widths }];
}

/** Stops the browser's clock. Also opts out of analytics, so the visits do not change the reports. */
async function freezePage(page: Page): Promise<void> {
  await page.clock.setFixedTime(BROWSER_TIME);
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "doNotTrack", { get: () => "1" });
  });
}

async function photograph(page: Page, name: string, width: Width, out: string): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT });
  for (const theme of THEMES) {
    await turn(page, theme);
    await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== "running"));
    const path = join(out, `${name}-${width}-${theme}.png`);
    await page.screenshot({ path, fullPage: true, animations: "disabled", caret: "hide" });
  }
}

async function visit(browser: Browser, url: string, { scenario, widths }: Visit, out: string): Promise<void> {
  const [first] = widths;
  const { page, context } = await openVisitor(browser, url, { screen: "", width: first ?? WIDTHS[0], height: HEIGHT });
  const name = scenario.name.replaceAll(/[^\w.]+/g, "-").replaceAll(/^-|-$/g, "") || "home";
  try {
    await freezePage(page);
    await turn(page, THEMES[0]);
    await show(page, scenario);
    for (const width of widths) await photograph(page, name, width, out);
  } finally {
    await context.close();
  }
}

/** Resolves to true if every scenario could be shown. */
export async function takeScreenshots(out: string, only: string): Promise<boolean> {
  await mkdir(out, { recursive: true });
  const clock = pathToFileURL(join(import.meta.dirname, "fixedClock.mjs")).href;
  const env = { DATA_DIR: makeDataDir(), NODE_OPTIONS: `--import=${clock}` };
  const product = await startProduct({ env });
  const browser = await launchBrowser();
  const pattern = new RegExp(only);
  const scenarios = [...(await findPages(product.url)), ...overlays, ...panel].filter(({ name }) => pattern.test(name));
  const waiting = scenarios.flatMap(visitsOf);
  let failures = 0;
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      try {
        await visit(browser, product.url, next, out);
      } catch (error) {
        failures += 1;
        process.stdout.write(
          `${next.scenario.name} at ${next.widths.join(", ")} could not be shown: ${String(error)}\n`,
        );
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await browser.close();
  await product.stop();
  process.stdout.write(`${scenarios.length} scenarios in ${out}, ${failures} could not be shown\n`);
  return failures === 0;
}

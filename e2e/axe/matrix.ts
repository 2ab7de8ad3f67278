/**
 * `npm run axe` audits every page, dialog and menu, in both themes and at every width. It prints a table of the
 * violations.
 */
import type { Browser } from "playwright-core";
import { launchBrowser, openVisitor } from "../browser.js";
import { cleanUp } from "../cleanup.js";
import { makeDataDir, startProduct } from "../product.js";
import { audit } from "./audit.js";
import { overlays } from "./overlays.js";
import { findPages } from "./pages.js";
import { panel } from "./panel.js";
import { type Scenario, show, type Theme, THEMES, turn, type Width, WIDTHS } from "./scenario.js";

interface Look {
  scenario: Scenario;
  width: Width;
  theme: Theme;
  findings: string[];
}

/** The number of scenarios that are audited at the same time. */
const AT_ONCE = 2;

/**
 * Audits a scenario at one width in both themes. Opens the page only once, because it follows changes to the system's
 * theme.
 */
async function look(browser: Browser, url: string, scenario: Scenario, width: Width): Promise<Look[]> {
  const { page, context } = await openVisitor(browser, url, { screen: "", width, height: 900 });
  const looks: Look[] = [];
  const note = (theme: Theme, findings: string[]) => void looks.push({ scenario, width, theme, findings });
  try {
    await turn(page, THEMES[0]);
    await show(page, scenario);
    for (const theme of THEMES) {
      await turn(page, theme);
      note(theme, await audit(page));
    }
  } catch (error) {
    note(THEMES[looks.length] ?? THEMES[0], [`could not be shown: ${String(error)}`]);
  } finally {
    await context.close();
  }
  return looks;
}

async function lookAtAll(scenarios: readonly Scenario[], url: string): Promise<Look[]> {
  const browser = await launchBrowser();
  const waiting = scenarios.flatMap((scenario) =>
    WIDTHS.filter((width) => scenario.widths?.includes(width) ?? true).map((width) => ({ scenario, width })),
  );
  const looks: Look[] = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { scenario, width } = next;
      looks.push(...(await look(browser, url, scenario, width)));
      if (process.stderr.isTTY) process.stderr.write(`\r${waiting.length} checks left  \r`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await browser.close();
  return looks;
}

function printTable(scenarios: readonly Scenario[], looks: readonly Look[]): void {
  const columns = WIDTHS.flatMap((width) => THEMES.map((theme) => ({ width, theme, title: `${width} ${theme}` })));
  const nameWidth = Math.max(...scenarios.map(({ name }) => name.length));
  const print = (name: string, cells: string[]) =>
    process.stdout.write(`${name.padEnd(nameWidth)}  ${cells.map((cell) => cell.padStart(10)).join(" ")}\n`);
  print(
    "violations",
    columns.map(({ title }) => title),
  );
  for (const scenario of scenarios) {
    const cells = columns.map(({ width, theme }) => {
      const found = looks.find((one) => one.scenario === scenario && one.width === width && one.theme === theme);
      return found ? String(found.findings.length) : "-";
    });
    print(scenario.name, cells);
  }
}

function printFindings(looks: readonly Look[]): void {
  for (const { scenario, width, theme, findings } of looks) {
    for (const finding of findings) process.stdout.write(`\n${scenario.name}, ${width} ${theme}\n  ${finding}\n`);
  }
}

const product = await startProduct({ env: { DATA_DIR: makeDataDir() } });
const wanted = process.argv[2] ?? "";
try {
  const scenarios = [...(await findPages(product.url)), ...overlays, ...panel].filter(({ name }) =>
    name.includes(wanted),
  );
  const looks = await lookAtAll(scenarios, product.url);
  printTable(scenarios, looks);
  printFindings(looks);
  const count = looks.reduce((sum, { findings }) => sum + findings.length, 0);
  process.stdout.write(`\n${looks.length} checks of ${scenarios.length} scenarios: ${count} violations\n`);
  process.exitCode = count > 0 ? 1 : 0;
} finally {
  await product.stop();
  await cleanUp();
}

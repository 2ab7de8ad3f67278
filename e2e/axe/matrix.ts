/** `npm run axe`: every page and all that opens on one, in both themes and at every width. Prints a table. */
import type { Browser } from "playwright-core";
import { launchBrowser, openVisitor } from "../browser.js";
import { removeLeftovers } from "../leftovers.js";
import { makeDataDir, startProduct } from "../product.js";
import { audit } from "./audit.js";
import { overlays } from "./overlays.js";
import { findPages } from "./pages.js";
import { panel } from "./panel.js";
import { type Scene, show, type Theme, THEMES, turn, type Width, WIDTHS } from "./scene.js";

interface Look {
  scene: Scene;
  width: Width;
  theme: Theme;
  findings: string[];
}

/** Scenes that are looked at at the same time. */
const AT_ONCE = 2;

/** One scene at one width, in each theme: the page is opened once, and follows the system from one to the other. */
async function look(browser: Browser, url: string, scene: Scene, width: Width): Promise<Look[]> {
  const { page, context } = await openVisitor(browser, url, { screen: "", width, height: 900 });
  const looks: Look[] = [];
  const note = (theme: Theme, findings: string[]) => void looks.push({ scene, width, theme, findings });
  try {
    await turn(page, THEMES[0]);
    await show(page, scene);
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

async function lookAtAll(scenes: readonly Scene[], url: string): Promise<Look[]> {
  const browser = await launchBrowser();
  const waiting = scenes.flatMap((scene) =>
    WIDTHS.filter((width) => scene.widths?.includes(width) ?? true).map((width) => ({ scene, width })),
  );
  const looks: Look[] = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { scene, width } = next;
      looks.push(...(await look(browser, url, scene, width)));
      if (process.stderr.isTTY) process.stderr.write(`\r${waiting.length} to go  \r`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await browser.close();
  return looks;
}

function printTable(scenes: readonly Scene[], looks: readonly Look[]): void {
  const columns = WIDTHS.flatMap((width) => THEMES.map((theme) => ({ width, theme, title: `${width} ${theme}` })));
  const nameWidth = Math.max(...scenes.map(({ name }) => name.length));
  const print = (name: string, cells: string[]) =>
    process.stdout.write(`${name.padEnd(nameWidth)}  ${cells.map((cell) => cell.padStart(10)).join(" ")}\n`);
  print(
    "violations",
    columns.map(({ title }) => title),
  );
  for (const scene of scenes) {
    const cells = columns.map(({ width, theme }) => {
      const found = looks.find((one) => one.scene === scene && one.width === width && one.theme === theme);
      return found ? String(found.findings.length) : "-";
    });
    print(scene.name, cells);
  }
}

function printFindings(looks: readonly Look[]): void {
  for (const { scene, width, theme, findings } of looks) {
    for (const finding of findings) process.stdout.write(`\n${scene.name}, ${width} ${theme}\n  ${finding}\n`);
  }
}

const product = await startProduct({ env: { DATA_DIR: makeDataDir() } });
const wanted = process.argv[2] ?? "";
try {
  const scenes = [...(await findPages(product.url)), ...overlays, ...panel].filter(({ name }) => name.includes(wanted));
  const looks = await lookAtAll(scenes, product.url);
  printTable(scenes, looks);
  printFindings(looks);
  const count = looks.reduce((sum, { findings }) => sum + findings.length, 0);
  process.stdout.write(`\n${looks.length} looks at ${scenes.length} scenes: ${count} violations\n`);
  process.exitCode = count > 0 ? 1 : 0;
} finally {
  await product.stop();
  await removeLeftovers();
}

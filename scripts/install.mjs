// Installs the dependencies, only when what is installed is not what the lockfile asks for.
import { readFile } from "node:fs/promises";
import { Refused, run, step } from "./children.mjs";

/** When interrupted, npm spends long on undoing what the next install undoes anyway. */
const KILL_AFTER_MS = 500;

const readJson = async (path) => JSON.parse(await readFile(path, "utf8"));

/**
 * npm writes node_modules/.package-lock.json as the last act of a successful install and `npm ci` removes it first,
 * so an interrupted install never counts as one.
 */
export async function isInstalled() {
  try {
    const [wanted, present] = await Promise.all([
      readJson("package-lock.json"),
      readJson("node_modules/.package-lock.json"),
    ]);
    return Object.entries(wanted.packages).every(([path, entry]) => {
      const found = present.packages[path];
      if (path === "") return true;
      if (!found) return entry.optional === true || entry.peer === true;
      return found.version === entry.version && found.integrity === entry.integrity;
    });
  } catch {
    return false;
  }
}

/** npm itself: the one that runs this script, or the one on PATH. */
function npm() {
  const cli = process.env.npm_execpath;
  if (cli && /npm-cli\.c?js$/.test(cli)) return { command: process.execPath, args: [cli], options: {} };
  return { command: "npm", args: [], options: { shell: process.platform === "win32" } };
}

export async function ensureInstalled() {
  if (await isInstalled()) return;
  await step("Installing dependencies", async () => {
    const { command, args, options } = npm();
    // NODE_ENV=production in the environment would leave the build tools out.
    const wanted = ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
    const { code } = await run(command, [...args, ...wanted], { ...options, graceMs: KILL_AFTER_MS });
    if (code !== 0) throw new Refused("The dependencies could not be installed; see npm's message above.");
  });
}

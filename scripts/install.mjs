// Installs the dependencies if node_modules does not match package-lock.json.
import { readFile } from "node:fs/promises";
import { Refused, run, step } from "./children.mjs";

/**
 * How soon an interrupted npm is killed, in ms. npm's own cleanup is slow, and the next install does that cleanup
 * anyway.
 */
const KILL_AFTER_MS = 500;

const readJson = async (path) => JSON.parse(await readFile(path, "utf8"));

/**
 * Returns whether node_modules matches the lockfile. `npm ci` removes node_modules/.package-lock.json first and writes
 * it last. An interrupted install therefore never counts as complete.
 */
export async function isInstalled() {
  try {
    const [wanted, present] = await Promise.all([
      readJson("package-lock.json"),
      readJson("node_modules/.package-lock.json"),
    ]);
    return Object.entries(wanted.packages).every(([path, entry]) => {
      const installed = present.packages[path];
      if (path === "") return true;
      if (!installed) return entry.optional === true || entry.peer === true;
      return installed.version === entry.version && installed.integrity === entry.integrity;
    });
  } catch {
    return false;
  }
}

/** Returns how to start the npm that runs this script, or `npm` from PATH. */
function npm() {
  const cli = process.env.npm_execpath;
  if (cli && /npm-cli\.c?js$/.test(cli)) return { command: process.execPath, args: [cli], options: {} };
  return { command: "npm", args: [], options: { shell: process.platform === "win32" } };
}

export async function ensureInstalled() {
  if (await isInstalled()) return;
  await step("Installing dependencies", async () => {
    const { command, args, options } = npm();
    // With NODE_ENV=production, npm would otherwise omit the build tools.
    const wanted = ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
    const { code } = await run(command, [...args, ...wanted], { ...options, graceMs: KILL_AFTER_MS });
    if (code !== 0) throw new Refused("The dependencies could not be installed. See npm's message above.");
  });
}

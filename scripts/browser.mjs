// Finds the browser for the end-to-end tests.
import { accessSync, constants, existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { Refused, run } from "./children.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function findOnPath() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

async function findPlaywrights() {
  const { chromium } = await import("playwright-core");
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}

function isDebianAsRoot() {
  if (process.getuid?.() !== 0 || !existsSync("/etc/os-release")) return false;
  return /^ID=debian$/m.test(readFileSync("/etc/os-release", "utf8"));
}

async function installOnDebian() {
  process.stdout.write("No browser found. Installing Debian's chromium.\n");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  for (const args of [["update"], ["install", "-y", "chromium"]]) {
    const { code, output } = await run("apt-get", args, { env, quiet: true });
    if (code !== 0) throw new Refused(`${output.trimEnd()}\napt-get ${args.join(" ")} failed. See its message above.`);
  }
  return findOnPath();
}

/**
 * Returns the path of Chromium or Chrome, and prints it. If there is no browser, installs Chromium if this is Debian
 * and the user is root. Otherwise, throws an error that names an install command.
 */
export async function findBrowser() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && !isExecutable(chosen)) throw new Refused(`CHROMIUM_PATH is not an executable file: ${chosen}`);
  let path = chosen ?? findOnPath() ?? (await findPlaywrights());
  if (!path && isDebianAsRoot()) path = await installOnDebian();
  if (!path) throw new Refused("No browser found. Install one with: npx playwright-core install --with-deps chromium");
  process.stdout.write(`Browser: ${path}\n`);
  return path;
}

// `npm run screenshots -- --out DIR` takes a screenshot of every page and overlay. First installs and builds what is
// missing.
import { findBrowser } from "./browser.mjs";
import { ensureBuilt } from "./build.mjs";
import { run, runScript } from "./children.mjs";
import { ensureInstalled } from "./install.mjs";

await runScript(async () => {
  await ensureInstalled();
  const browser = await findBrowser();
  if (!process.argv.includes("--compare")) await ensureBuilt();
  const args = ["--import", "./scripts/register.mjs", "e2e/screenshots/main.ts", ...process.argv.slice(2)];
  const { code } = await run(process.execPath, args, { env: { ...process.env, CHROMIUM_PATH: browser } });
  return code;
});

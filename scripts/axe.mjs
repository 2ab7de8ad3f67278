// `npm run axe` checks the accessibility of every page in every theme and at every width. First installs and builds
// what is missing.
import { findBrowser } from "./browser.mjs";
import { ensureBuilt } from "./build.mjs";
import { run, runScript } from "./children.mjs";
import { ensureInstalled } from "./install.mjs";

await runScript(async () => {
  await ensureInstalled();
  const browser = await findBrowser();
  await ensureBuilt();
  const args = ["--import", "./scripts/register.mjs", "e2e/axe/matrix.ts", ...process.argv.slice(2)];
  const { code } = await run(process.execPath, args, { env: { ...process.env, CHROMIUM_PATH: browser } });
  return code;
});

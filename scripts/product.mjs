// What `npm start` does: install and build what is missing, then run the product for whoever tries it on this machine.
import { ensureBuilt } from "./build.mjs";
import { run, runScript } from "./children.mjs";
import { ensureInstalled } from "./install.mjs";
import { loadSettings } from "./settings.mjs";

export function startProduct() {
  let isServing = false;
  const main = async () => {
    loadSettings();
    await ensureInstalled();
    await ensureBuilt();
    isServing = true;
    const env = { ...process.env, NODE_ENV: "production" };
    const { code } = await run(process.execPath, ["dist/server/main.js", "--demo"], { env });
    return code;
  };
  // Ctrl-C is how a running site is meant to end; an install or build that was cut short is not.
  return runScript(main, { stoppedCode: () => (isServing ? 0 : 130) });
}

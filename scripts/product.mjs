// What `npm start` does: install and build what is missing, then run the product for whoever tries it on this machine.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ensureBuilt } from "./build.mjs";
import { become, runScript } from "./children.mjs";
import { ensureInstalled } from "./install.mjs";
import { loadSettings } from "./settings.mjs";

const SERVER = join("dist", "server", "main.js");

export function startProduct() {
  return runScript(async () => {
    loadSettings();
    await ensureInstalled();
    await ensureBuilt();
    process.env.NODE_ENV = "production";
    process.argv = [process.execPath, SERVER, "--demo"];
    // In this process: a server of its own would outlive us when we are killed, and hold the port and the data directory.
    // Ctrl-C is how a running site is meant to end; an install or build that was cut short is not, and exits with 130.
    await become(() => import(pathToFileURL(SERVER).href), { stoppedCode: 0 });
  });
}

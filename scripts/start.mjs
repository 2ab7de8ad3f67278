// `npm start`: installs and builds what is missing, then runs the product in demo mode.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ensureBuilt } from "./build.mjs";
import { become, runScript } from "./children.mjs";
import { ensureInstalled } from "./install.mjs";

const SERVER = join("dist", "server", "main.js");

await runScript(async () => {
  if (existsSync(".env")) process.loadEnvFile(".env");
  await ensureInstalled();
  await ensureBuilt();
  process.env.NODE_ENV = "production";
  process.argv = [process.execPath, SERVER, "--demo"];
  // In this process: a child would outlive us when we are killed, and hold the port and the data directory.
  // Ctrl-C is the normal end of a running site. An interrupted install or build exits with 130.
  await become(() => import(pathToFileURL(SERVER).href), { stoppedCode: 0 });
});

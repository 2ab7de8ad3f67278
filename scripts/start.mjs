// `npm start` installs and builds what is missing, and then runs the product, in demo mode while it has no account.
import { existsSync } from "node:fs";
import nodeModule from "node:module";
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
  // Node 22.1 and later can reuse the compiled code of the previous start. Other users of the machine can't write here.
  nodeModule.enableCompileCache?.(join("dist", "server", "compileCache"));
  process.env.NODE_ENV = "production";
  process.argv = [process.execPath, SERVER, "--demo"];
  // The server runs in this process. A server in a child process would keep running after this process is killed, and
  // would hold on to the port and the data directory. On Ctrl-C, a running server exits with 0, and an interrupted
  // install or build with 130.
  await become(() => import(pathToFileURL(SERVER).href), { stoppedCode: 0 });
});

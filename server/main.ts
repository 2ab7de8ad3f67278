/**
 * Starts and stops the server. If there is a problem that the operator can fix, prints one sentence on standard error.
 */
import { setFlagsFromString } from "node:v8";

import { parseEnv } from "./app/env.js";
import { StartupError } from "./shared/errors.js";

// Most objects that requests create are short-lived, so parallel helper threads cost more CPU time than they save.
// Pretenuring is off, because V8 would treat rows like the long-lived objects that are created at startup (decision
// 040).
setFlagsFromString("--no-parallel-scavenge");
setFlagsFromString("--no-allocation-site-pretenuring");
// Without this flag, the heap grows to several times its live size before a full collection (decision 051).
setFlagsFromString("--heap-growing-percent=30");

// React and other packages read NODE_ENV when they are imported.
process.env["NODE_ENV"] ??= "production";

interface Greeting {
  url: string;
  isDemo: boolean;
  setupCode: string | null;
}

async function main(): Promise<void> {
  const env = parseEnv(process.env, process.argv.slice(2));
  // Import these modules after parsing the settings, so the server rejects an invalid setting without delay.
  const { createLog } = await import("./platform/log.js");
  const { onStopSignal } = await import("./platform/stopSignals.js");
  const { startServer } = await import("./app/startServer.js");
  const log = createLog(env.logLevel);
  const server = await startServer(env, log);

  const fail = (err: unknown) => {
    log.fatal({ err }, "the server failed");
    process.exit(1);
  };
  const stop = async () => {
    await server.close();
    process.exit(0);
  };
  onStopSignal(() => void stop().catch(fail));
  process.on("uncaughtException", fail);
  process.on("unhandledRejection", fail);
  // Print the greeting last, because a program that reads it might stop the server immediately.
  greet(server);
}

function greet({ url, isDemo, setupCode }: Greeting): void {
  const lines = [
    "HonestOdds is ready.",
    `  Site         ${url}`,
    `  Admin panel  ${url}/admin`,
    `  Playground   ${url}/playground`,
    ...(setupCode === null ? [] : [`  Setup code   ${setupCode} (creates the first account in the admin panel)`]),
    ...(isDemo ? ["Demo mode: anyone who uses this machine can edit the catalogue."] : []),
    "Press Ctrl-C to stop.",
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
}

// Await this, so importing this file completes only after the server has started.
await main().catch((error: unknown) => {
  const isExpected = error instanceof StartupError;
  process.stderr.write(`${isExpected ? error.message : String((error as Error)?.stack ?? error)}\n`);
  process.exit(1);
});

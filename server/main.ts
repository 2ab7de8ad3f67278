/** Starts the server and stops it. Whatever the operator can mend is one sentence on standard error. */
import { setFlagsFromString } from "node:v8";

import { parseEnv } from "./app/env.js";
import { StartupError } from "./shared/errors.js";

// What requests leave behind is soon collected: helpers take more of the processor than they save, and rows that are read
// alike are not long-lived because those of the start were (decision 040).
setFlagsFromString("--no-parallel-scavenge");
setFlagsFromString("--no-allocation-site-pretenuring");
// Else the heap grows to several times what is alive before all of it is collected (decision 051).
setFlagsFromString("--heap-growing-percent=30");

// React and others choose what they are when they are imported.
process.env["NODE_ENV"] ??= "production";

async function main(): Promise<void> {
  const env = parseEnv(process.env, process.argv.slice(2));
  // Imported only now, so that a wrong setting is refused at once.
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
  // Last, since whoever reads it may stop us at once.
  greet(server.url, server.isDemo);
}

function greet(url: string, isDemo: boolean): void {
  const lines = [
    "HonestOdds is ready.",
    `  Site         ${url}`,
    `  Admin panel  ${url}/admin`,
    `  Playground   ${url}/playground`,
    ...(isDemo ? ["Demo mode: whoever uses this machine can edit the catalogue."] : []),
    "Press Ctrl-C to stop.",
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
}

// Awaited, so that an importer knows when the server has started.
await main().catch((error: unknown) => {
  const isExpected = error instanceof StartupError;
  process.stderr.write(`${isExpected ? error.message : String((error as Error)?.stack ?? error)}\n`);
  process.exit(1);
});

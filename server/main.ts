/**
 * Starts and stops the server. If there is a problem that the operator can fix, prints one sentence on standard error.
 */
import { setFlagsFromString } from "node:v8";

import { isPublic, parseEnv } from "./app/env.js";
import type { Log } from "./platform/log.js";
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
  const { createLog, logWarnings } = await import("./platform/log.js");
  const { release } = await import("./platform/release.js");
  const { onStopSignal } = await import("./platform/stopSignals.js");
  const { startServer } = await import("./app/startServer.js");
  const log = createLog(env.logLevel);
  logWarnings(log);
  log.info({ ...release, node: process.versions.node }, "the server starts");
  const server = await startServer(env, log);

  const fail = (err: unknown) => {
    log.fatal({ err }, "the server failed");
    process.exit(1);
  };
  const stop = async (signal: NodeJS.Signals) => {
    // Ctrl-C and a closed terminal are not part of a deployment.
    if (signal === "SIGTERM") await server.drain();
    await server.close();
    process.exit(0);
  };
  onStopSignal((signal) => void stop(signal).catch(fail));
  process.on("uncaughtException", fail);
  process.on("unhandledRejection", fail);
  // Print the greeting last, because a program that reads it might stop the server immediately.
  if (isPublic(env.publicUrl)) logGreeting(server, log);
  else greet(server);
}

/** The log of a public site is read by programs, so each of its lines is JSON. */
function logGreeting({ url, setupCode }: Greeting, log: Log): void {
  log.info({ url }, "the server is ready");
  if (setupCode !== null)
    log.warn({ setupCode }, "no account exists: create the first one in the panel at /admin with this setup code");
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

/** Returns the line for an error that ends the process. */
function describeFailure(error: unknown): string {
  const text = error instanceof StartupError ? error.message : String((error as Error)?.stack ?? error);
  const publicUrl = process.env["PUBLIC_URL"]?.trim() ?? "";
  if (!URL.canParse(publicUrl) || !isPublic(publicUrl)) return text;
  return JSON.stringify({ level: "fatal", time: new Date().toISOString(), msg: text });
}

// Await this, so importing this file completes only after the server has started.
await main().catch((error: unknown) => {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exit(1);
});

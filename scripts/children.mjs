// Child processes of the scripts: started in a group of their own, so that a stop reaches whatever they started
// in turn, and always waited for.
import { spawn } from "node:child_process";

const GRACE_MS = 15_000;
const PARENT_CHECK_MS = 500;
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];
const live = new Map();
let stopSignal = null;

/** Thrown out of whatever was going on when somebody asked to stop. */
export class Stopped extends Error {}

/** Thrown with a sentence for the person at the keyboard; no stack is shown. */
export class Refused extends Error {}

function signalGroup(child, signal) {
  try {
    if (process.platform === "win32") child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // It ended by itself in the meantime.
  }
}

function stop(signal) {
  const again = stopSignal !== null;
  stopSignal = signal;
  for (const [child, { graceMs }] of live) {
    signalGroup(child, again ? "SIGKILL" : signal);
    setTimeout(() => live.has(child) && signalGroup(child, "SIGKILL"), graceMs).unref();
  }
}

/** A signal to npm ends npm and the shell between us, and is never passed on: then we are somebody else's child. */
function watchParent() {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop("SIGTERM");
  }, PARENT_CHECK_MS);
  timer.unref();
}

export function isStopping() {
  return stopSignal !== null;
}

/**
 * Starts a child; `ended` resolves with `{ code, output }`, or rejects with Stopped when a stop was asked for. A child
 * that has not ended `graceMs` after the signal is killed.
 */
export function start(command, args, { quiet = false, graceMs = GRACE_MS, ...options } = {}) {
  if (stopSignal) throw new Stopped();
  const stdio = ["ignore", ...(quiet ? ["pipe", "pipe"] : ["inherit", "inherit"])];
  const child = spawn(command, args, { stdio, detached: process.platform !== "win32", ...options });
  let output = "";
  child.stdout?.on("data", (chunk) => (output += chunk));
  child.stderr?.on("data", (chunk) => (output += chunk));
  const ended = new Promise((resolve, reject) => {
    child.once("error", (error) => {
      live.delete(child);
      reject(stopSignal ? new Stopped() : new Refused(`${command} could not be started: ${error.message}`));
    });
    child.once("close", (code) => {
      live.delete(child);
      if (stopSignal) reject(new Stopped());
      else resolve({ code: code ?? 1, output });
    });
  });
  live.set(child, { ended, graceMs });
  return { child, ended, kill: (signal) => signalGroup(child, signal) };
}

/** Starts a child and waits for its end. */
export function run(command, args, options) {
  return start(command, args, options).ended;
}

/**
 * Runs a script's main function with clean ends: a stop by signal waits for the children and exits with
 * `stoppedCode`, a refusal prints its one sentence and exits with 1.
 */
export async function runScript(main, { stoppedCode = () => 130 } = {}) {
  for (const signal of SIGNALS) process.on(signal, () => stop(signal));
  if (process.env.npm_lifecycle_event) watchParent();
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    if (error instanceof Stopped) process.exitCode = stoppedCode();
    else if (error instanceof Refused) {
      process.stderr.write(`${error.message}\n`);
      process.exitCode = 1;
    } else throw error;
  } finally {
    await Promise.allSettled([...live.values()].map(({ ended }) => ended));
  }
}

/** A line of progress: what, and once it is done, in how many seconds. */
export async function step(name, work) {
  const begun = Date.now();
  const seconds = () => `${((Date.now() - begun) / 1000).toFixed(1)} s`;
  process.stdout.write(`${name} ...\n`);
  const heartbeat = setInterval(() => process.stdout.write(`${name} ... ${seconds()}\n`), 10_000);
  try {
    const result = await work();
    process.stdout.write(`${name}: done in ${seconds()}\n`);
    return result;
  } finally {
    clearInterval(heartbeat);
  }
}

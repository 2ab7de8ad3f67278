// Child processes of the scripts. Each has a process group of its own, so a stop also reaches its children. The scripts
// wait for all of them.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";

const GRACE_MS = 15_000;
const PARENT_CHECK_MS = 500;
// Further signals within this time count as the first: one Ctrl-C can arrive twice.
const REPEATED_SIGNAL_MS = 1_000;
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];
const live = new Map();
let stopSignal = null;
let stoppedAt = null;
let parentTimer = null;

/** Thrown by work that a signal interrupted. */
export class Stopped extends Error {}

/** Thrown with a sentence for the person at the keyboard. Printed without a stack. */
export class Refused extends Error {}

function signalGroup(child, signal) {
  try {
    if (process.platform === "win32") child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // It has ended.
  }
}

function stop(signal) {
  const again = stopSignal !== null;
  if (again && performance.now() - stoppedAt < REPEATED_SIGNAL_MS) return;
  stopSignal = signal;
  stoppedAt = performance.now();
  for (const [child, { graceMs }] of live) {
    signalGroup(child, again ? "SIGKILL" : signal);
    setTimeout(() => live.has(child) && signalGroup(child, "SIGKILL"), graceMs).unref();
  }
}

/** The parent of a process, where the system shows it as Linux does; else null. */
function parentOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1];
  } catch {
    return null;
  }
}

function isShell(pid) {
  try {
    return /^(?:ba|da|a|k|z)?sh$/.test(readFileSync(`/proc/${pid}/comm`, "utf8").trim());
  } catch {
    return false;
  }
}

/**
 * npm passes a signal on to its child. Where that is a shell, which waits for us, the signal ends npm, or npm and the
 * shell, and does not reach us: then our parent, or that shell's, is another process. Where the shell has become us, the
 * signal reaches us from npm too, and a Ctrl-C twice.
 */
function watchParent() {
  const hasShell = isShell(process.ppid);
  const ancestors = () => `${process.ppid} ${hasShell ? parentOf(process.ppid) : ""}`;
  const before = ancestors();
  parentTimer = setInterval(() => {
    if (ancestors() === before) return;
    clearInterval(parentTimer);
    // To this process, so that its current signal handlers run.
    process.kill(process.pid, "SIGTERM");
  }, PARENT_CHECK_MS);
  parentTimer.unref();
}

/**
 * Imports a program that from then on is this process, and handles its signals. Resolves when the program has started.
 * A signal before that ends the process with `stoppedCode`.
 */
export async function become(load, { stoppedCode }) {
  const quit = () => process.exit(stoppedCode);
  for (const signal of SIGNALS) {
    process.removeListener(signal, stop);
    process.on(signal, quit);
  }
  await load();
  for (const signal of SIGNALS) {
    process.removeListener(signal, quit);
    // One signal is enough: to the program, a later one means that it should stop at once.
    process.once(signal, () => clearInterval(parentTimer));
  }
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
export async function runScript(main, { stoppedCode = 130 } = {}) {
  for (const signal of SIGNALS) process.on(signal, stop);
  if (process.env.npm_lifecycle_event) watchParent();
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    if (error instanceof Stopped) process.exitCode = stoppedCode;
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

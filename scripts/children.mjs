// Starts the scripts' child processes and waits for them. Each child has its own process group, so a signal also
// reaches the child's own children.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";

const GRACE_MS = 15_000;
const PARENT_CHECK_MS = 500;
// Signals that repeat within this time are ignored, because one Ctrl-C can arrive twice.
const REPEATED_SIGNAL_MS = 1_000;
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];
const live = new Map();
let stopSignal = null;
let stoppedAt = null;
let parentTimer = null;

/** Thrown when a signal interrupts the script. */
export class Stopped extends Error {}

/** An error with a message for the user. The script prints the message without a stack trace. */
export class Refused extends Error {}

function signalGroup(child, signal) {
  try {
    if (process.platform === "win32") child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // The child has already exited.
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

/** Returns the parent of a process, or null on systems without /proc. */
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
 * Stops this process when npm ends. npm sends signals only to its own child. If that child is a shell, npm and the
 * shell can end without a signal to this process. The parent of this process, or of the shell, then changes. If the
 * shell has replaced itself with this process, npm's signal arrives here too, so one Ctrl-C arrives twice.
 */
function watchParent() {
  const hasShell = isShell(process.ppid);
  const ancestors = () => `${process.ppid} ${hasShell ? parentOf(process.ppid) : ""}`;
  const before = ancestors();
  parentTimer = setInterval(() => {
    if (ancestors() === before) return;
    clearInterval(parentTimer);
    // A signal to this process runs its current signal handlers.
    process.kill(process.pid, "SIGTERM");
  }, PARENT_CHECK_MS);
  parentTimer.unref();
}

/**
 * Runs a program in this process. Once the program has started, it handles the signals itself, and the promise
 * resolves. A signal during the start exits with `stoppedCode`.
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
    // After a first signal, the watcher must not send another, because a second signal makes the program stop
    // immediately.
    process.once(signal, () => clearInterval(parentTimer));
  }
}

export function isStopping() {
  return stopSignal !== null;
}

/**
 * Starts a child. `ended` resolves with `{ code, output }`, or rejects with Stopped after a signal. If the child is
 * still running `graceMs` milliseconds after the signal, it is killed.
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

/** Starts a child and waits until it ends. */
export function run(command, args, options) {
  return start(command, args, options).ended;
}

/**
 * Runs a script's main function and sets the exit code. After a signal, the script waits for its children and exits
 * with `stoppedCode`. After a Refused error, the script prints the message and exits with 1.
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

/**
 * Runs a task. Prints its name at the start and its duration at the end. A long task prints a line every 10 seconds.
 */
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

// A worker process of runner.mjs. It runs the test files that its parent names, one after another.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { createEmptyTestResult } from "@jest/test-result";
import { addEventHandler, getState, resetState, run } from "jest-circus";
import { formatExecError, formatResultsErrors } from "jest-message-util";
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  jest,
  restoreMocks,
  test,
} from "./globals.mjs";
import "./workerEnd.ts";

/** The events whose listeners a test file may leave behind. */
const EVENTS = [
  "uncaughtException",
  "unhandledRejection",
  "exit",
  "SIGTERM",
  "SIGINT",
  "SIGHUP",
  "warning",
  "beforeExit",
];

const COLLECT_ABOVE_BYTES = 750 * 1024 * 1024;

/** What test files use without importing it. */
const injected = { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test };

/** Rejected promises that no code has handled yet. */
const rejections = new Map();
process.on("unhandledRejection", (error, promise) => rejections.set(promise, error));
process.on("rejectionHandled", (promise) => rejections.delete(promise));
process.on("uncaughtException", blame);

/** Reports an error that no test caught: for the running test, or else for the file that is running or runs next. */
function blame(error) {
  (getState().currentlyRunningTest?.errors ?? strayErrors).push(error);
}

const strayErrors = [];

async function addRejections(errors) {
  if (rejections.size === 0) return;
  // A handler may still be added in this turn of the event loop.
  await new Promise((later) => setImmediateOfNode(later));
  errors.push(...rejections.values());
  rejections.clear();
}

/** Tests may replace the global function with fake timers. */
const setImmediateOfNode = setImmediate;

/** As in Jest's own adapter: gives the assertions the test's name, and collects the errors that they held back. */
async function handleEvent({ name, test: current }) {
  if (name === "test_start") {
    const names = [];
    for (let at = current; at.parent; at = at.parent) names.unshift(at.name);
    expect.setState({ currentTestName: names.join(" "), testFailing: current.failing });
  }
  if (name === "test_done") {
    await addRejections(current.errors);
    const { isExpectingAssertions, numPassingAsserts, suppressedErrors } = expect.getState();
    current.numPassingAsserts = numPassingAsserts;
    current.errors.push(...suppressedErrors);
    expect.setState({ suppressedErrors: [] });
    const missing = expect.extractExpectedAssertionsErrors();
    if (!isExpectingAssertions || current.errors.length === 0)
      current.errors.push(...missing.map(({ error }) => error));
  }
}
addEventHandler(handleEvent);

/** Remembers the values of the globals, and returns a function that restores them. New ones may belong to a package. */
function keepGlobals() {
  const kept = Object.entries(Object.getOwnPropertyDescriptors(globalThis));
  return () => {
    for (const [name, before] of kept) {
      const now = Object.getOwnPropertyDescriptor(globalThis, name);
      const isSame = now?.value === before.value && now?.get === before.get;
      if (!isSame && before.configurable) Object.defineProperty(globalThis, name, before);
    }
  };
}

/** Remembers what all test files of this process share, and returns a function that restores it. */
function keepProcess() {
  const env = { ...process.env };
  const cwd = process.cwd();
  const { exit, exitCode } = process;
  const restoreGlobals = keepGlobals();
  const listeners = EVENTS.map((event) => [event, process.rawListeners(event)]);
  return () => {
    restoreMocks();
    restoreGlobals();
    for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
    Object.assign(process.env, env);
    if (process.cwd() !== cwd) process.chdir(cwd);
    process.exit = exit;
    process.exitCode = exitCode;
    for (const [event, before] of listeners)
      for (const listener of process.rawListeners(event)) if (!before.includes(listener)) process.off(event, listener);
  };
}

/** Hides what the tests print, as `--silent` asks. */
function silence() {
  for (const name of ["log", "info", "warn", "error", "debug", "trace", "table", "dir"])
    console[name] = () => undefined;
}

function toAssertionResult({ testPath, status, errors, errorsDetailed, ...result }) {
  const [, ...names] = testPath;
  const title = names.at(-1);
  const states = { skip: "pending", todo: "todo" };
  return {
    ancestorTitles: names.slice(0, -1),
    duration: result.duration,
    failing: result.failing,
    failureDetails: errorsDetailed.map(({ message, stack }) => ({ message, stack })),
    failureMessages: errors,
    fullName: names.join(" "),
    invocations: result.invocations,
    location: result.location,
    numPassingAsserts: result.numPassingAsserts,
    retryReasons: [],
    startAt: result.startedAt,
    status: states[status] ?? (errors.length > 0 ? "failed" : "passed"),
    title,
  };
}

async function runFile(path, { globalConfig, projectConfig }) {
  const begun = Date.now();
  const restore = keepProcess();
  try {
    resetState();
    const state = getState();
    state.testTimeout = globalConfig.testTimeout ?? projectConfig.testTimeout ?? 5000;
    if (globalConfig.testNamePattern) state.testNamePattern = new RegExp(globalConfig.testNamePattern, "i");
    state.parentProcess = process;
    expect.setState({ testPath: path, expand: globalConfig.expand, suppressedErrors: [] });
    // These files add hooks, so every test file needs them again. What they import stays loaded.
    for (const file of projectConfig.setupFilesAfterEnv)
      await import(`${pathToFileURL(file)}?for=${pathToFileURL(path)}`);
    await import(pathToFileURL(path).href);
    const { testResults, unhandledErrors, unhandledErrorsDetailed } = await run();
    await addRejections(strayErrors);
    unhandledErrors.push(...strayErrors.map(String));
    unhandledErrorsDetailed.push(...strayErrors.splice(0));
    const results = testResults.map(toAssertionResult);
    const count = (wanted) => results.filter(({ status }) => status === wanted).length;
    const end = Date.now();
    const empty = createEmptyTestResult();
    const failures = [formatResultsErrors(results, projectConfig, globalConfig, path)];
    for (const error of unhandledErrorsDetailed) failures.push(formatExecError(error, projectConfig, globalConfig));
    const failureMessage = failures.filter(Boolean).join("\n\n");
    return {
      ...empty,
      displayName: projectConfig.displayName,
      failureMessage: failureMessage || null,
      numFailingTests: count("failed"),
      numPassingTests: count("passed"),
      numPendingTests: count("pending"),
      numTodoTests: count("todo"),
      perfStats: { ...empty.perfStats, start: begun, end, runtime: end - begun, slow: false },
      testExecError: unhandledErrors.length > 0 ? { message: "", stack: unhandledErrors.join("\n") } : undefined,
      testFilePath: path,
      testResults: results,
    };
  } finally {
    restore();
  }
}

function peakBytes() {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync("/proc/self/status", "utf8"))[1]) * 1024;
  } catch {
    return process.memoryUsage.rss();
  }
}

async function prepare({ globalConfig, projectConfig }) {
  Object.assign(globalThis, projectConfig.globals);
  if (projectConfig.injectGlobals) Object.assign(globalThis, injected);
  if (globalConfig.silent) silence();
  for (const file of projectConfig.setupFiles) await import(pathToFileURL(file).href);
}

let configs;
let prepared;
process.on("message", async (message) => {
  if (message.projectConfig) {
    configs = message;
    prepared = prepare(message);
    prepared.catch(() => undefined);
    return;
  }
  const sent = {};
  try {
    await prepared;
    sent.result = await runFile(message.path, configs);
  } catch (error) {
    sent.error = { message: String(error?.message ?? error), stack: String(error?.stack ?? error) };
  }
  // Collecting takes a quarter of a second. The runner replaces a worker that holds much more memory than this.
  if (process.memoryUsage.rss() > COLLECT_ABOVE_BYTES) globalThis.gc?.();
  process.send({ ...sent, peakBytes: peakBytes(), residentBytes: process.memoryUsage.rss() });
});
process.on("disconnect", () => process.exit());

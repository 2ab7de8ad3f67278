/**
 * A Jest runner whose worker processes load packages and product code once, with Node's own module loader. Jest's
 * default runner loads them again for every test file. See docs/decisions/122-modules-load-once-per-worker.md.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const WORKER = fileURLToPath(new URL("./worker.mjs", import.meta.url));
const REGISTER = new URL("./register.mjs", import.meta.url).href;

/**
 * Both cores are busy with workers, so threads that help with the collection only take time from each other: without
 * them, the form tests take 15% less CPU time and less memory.
 */
const NODE_OPTIONS = [
  "--enable-source-maps",
  "--expose-gc",
  "--single-threaded-gc",
  "--disable-warning=ExperimentalWarning",
];

/** A worker that holds more memory than this after a file ends, and a new one runs the next file. */
const MAX_RESIDENT_BYTES = 720 * 1024 * 1024;

/** How long a worker may take to end what its test files share, such as a browser. */
const STOP_WITHIN_MS = 10_000;

/** The peak memory of each worker that has ended, for the reporter. */
export const workerPeaks = [];

class Worker {
  peakBytes = 0;
  /** The test file during which the process reached its peak. */
  peakFile = "";
  residentBytes = 0;
  config;
  #child;
  #ended;

  constructor(globalConfig, projectConfig, id) {
    this.config = projectConfig;
    this.#child = fork(WORKER, {
      execArgv: [...NODE_OPTIONS, "--import", REGISTER],
      env: { ...process.env, NODE_ENV: "test", JEST_WORKER_ID: String(id) },
      serialization: "advanced",
    });
    this.#ended = once(this.#child, "exit");
    this.#child.send({ globalConfig, projectConfig });
  }

  /** Runs one test file, and resolves with Jest's result of it. Rejects if the process ends before that. */
  async run(path) {
    const response = once(this.#child, "message");
    this.#child.send({ path });
    const [{ result, error, peakBytes, residentBytes }] = await Promise.race([
      response,
      this.#ended.then(([code, signal]) => {
        throw new Error(`The worker process ended with ${signal ?? `code ${code}`} while it ran this file.`);
      }),
    ]);
    if (peakBytes > this.peakBytes) this.peakFile = path;
    Object.assign(this, { peakBytes, residentBytes });
    if (error) throw Object.assign(new Error(error.message), { stack: error.stack });
    return result;
  }

  async stop() {
    if (this.#child.connected) this.#child.disconnect();
    const timer = setTimeout(() => this.#child.kill("SIGKILL"), STOP_WITHIN_MS);
    await this.#ended;
    clearTimeout(timer);
  }
}

/** Slow files run first. If one ran last, only one worker would be busy for minutes. */
const isSlow = ({ path }) => Number(path.includes(".slow.test."));

export default class SharedModulesRunner {
  supportsEventEmitters = false;
  #globalConfig;

  constructor(globalConfig) {
    this.#globalConfig = globalConfig;
  }

  async runTests(tests, watcher, onStart, onResult, onFailure) {
    const queue = tests.toSorted((one, other) => isSlow(other) - isSlow(one));
    const lanes = Math.max(1, Math.min(this.#globalConfig.maxWorkers, tests.length));
    const runLane = async (_, lane) => {
      let worker;
      const stop = async () => {
        if (!worker) return;
        await worker.stop();
        workerPeaks.push({ bytes: worker.peakBytes, file: worker.peakFile });
        worker = undefined;
      };
      while (queue.length > 0 && !watcher.isInterrupted()) {
        // A worker is set up for one project. It runs the rest of that project's files first.
        const at = queue.findIndex(({ context }) => context.config.id === worker?.config.id);
        if (at === -1 && worker) {
          await stop();
          continue;
        }
        const [test] = queue.splice(Math.max(at, 0), 1);
        worker ??= new Worker(this.#globalConfig, test.context.config, lane + 1);
        await onStart(test);
        try {
          await onResult(test, await worker.run(test.path));
        } catch (error) {
          await onFailure(test, error);
          worker.residentBytes = Infinity;
        }
        if (worker.residentBytes > MAX_RESIDENT_BYTES) await stop();
      }
      await stop();
    };
    await Promise.all(Array.from({ length: lanes }, runLane));
  }
}

/** Runs recurring jobs. A job never overlaps itself, and a failed job is retried after its interval. */
import { setMaxListeners } from "node:events";
import { setTimeout } from "node:timers/promises";

import type { Log } from "./log.js";

export interface Job {
  /** The job's name in the log, such as `count analytics events`. */
  name: string;
  /** The time between the end of one run and the start of the next, in ms. */
  every: number;
  /** Runs the job. A long job must check the signal between its steps. */
  run(signal: AbortSignal): Promise<void>;
}

/** Starts the jobs. The first run of a job begins when its interval has passed. `close` waits for runs in progress. */
export function startJobs(jobs: Job[], log: Log): { close(): Promise<void> } {
  const stopping = new AbortController();
  // Each job adds a listener while it waits, and Node warns about more than 10 listeners.
  setMaxListeners(jobs.length, stopping.signal);
  const running = jobs.map((job) => repeat(job, stopping.signal, log));
  return {
    async close() {
      stopping.abort();
      await Promise.all(running);
    },
  };
}

/** Repeats a step until it returns false or the signal aborts. Between steps, other work can run. */
export async function stepByStep(step: () => Promise<boolean>, signal?: AbortSignal): Promise<void> {
  const isStopping = () => signal?.aborted === true;
  while (!isStopping() && (await step()));
}

async function repeat(job: Job, signal: AbortSignal, log: Log): Promise<void> {
  for (;;) {
    // The promise rejects when the signal ends the wait.
    await setTimeout(job.every, undefined, { signal, ref: false }).catch(() => undefined);
    if (signal.aborted) return;
    try {
      await job.run(signal);
    } catch (err) {
      log.warn({ err, job: job.name }, "a job failed; the server will retry");
    }
  }
}

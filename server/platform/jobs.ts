/** Recurring jobs. A job never overlaps itself, and a failed one is retried after its interval. */
import { setTimeout } from "node:timers/promises";

import type { Log } from "./log.js";

export interface Job {
  /** As the log calls it, such as `count analytics events`. */
  name: string;
  /** Between the end of one run and the start of the next, in ms. */
  every: number;
  /** Long work checks the signal between its steps. */
  run(signal: AbortSignal): Promise<void>;
}

/** Starts the jobs, each for the first time after its interval. `close` waits for runs in progress. */
export function startJobs(jobs: Job[], log: Log): { close(): Promise<void> } {
  const stopping = new AbortController();
  const running = jobs.map((job) => repeat(job, stopping.signal, log));
  return {
    async close() {
      stopping.abort();
      await Promise.all(running);
    },
  };
}

/** Repeats a step until it returns false or the signal aborts. Other work gets its turn between two steps. */
export async function stepByStep(step: () => Promise<boolean>, signal?: AbortSignal): Promise<void> {
  const isStopping = () => signal?.aborted === true;
  while (!isStopping() && (await step()));
}

async function repeat(job: Job, signal: AbortSignal, log: Log): Promise<void> {
  for (;;) {
    // Rejects when the signal stops the wait.
    await setTimeout(job.every, undefined, { signal, ref: false }).catch(() => undefined);
    if (signal.aborted) return;
    try {
      await job.run(signal);
    } catch (err) {
      log.warn({ err, job: job.name }, "a job failed; it is tried again");
    }
  }
}

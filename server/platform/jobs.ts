/** What the server does by itself, again and again. A job never overlaps itself, and one that fails is tried again. */
import { setTimeout } from "node:timers/promises";

import type { Log } from "./log.js";

export interface Job {
  /** As the log calls it, such as `count analytics events`. */
  name: string;
  /** Milliseconds between the end of one run and the start of the next. */
  every: number;
  /** Long work looks at the signal between its steps. */
  run(signal: AbortSignal): Promise<void>;
}

/** Starts the jobs, each for the first time after its interval. `close` lets a run in progress come to its end. */
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

/** Takes steps, so that others get their turn between, until one answers that nothing is left or the signal says to stop. */
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

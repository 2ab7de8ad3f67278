/**
 * Runs recurring jobs. A job never overlaps itself, and a failed job is retried after its interval. The log has one line
 * for failures in a row that have the same cause.
 */
import { setMaxListeners } from "node:events";
import { setTimeout } from "node:timers/promises";

import type { Log } from "./log.js";

export interface Job {
  /** The job's name in the log, such as `count analytics events`. */
  name: string;
  /** The time between the end of one run and the start of the next, in ms. */
  every: number;
  /** The time from the start until the first run, in ms. The same as `every` if omitted. */
  firstAfter?: number;
  /** Runs the job. A long job must check the signal between its steps. */
  run(signal: AbortSignal): Promise<void>;
}

/** An outage ends when no job has failed because of it for this long, in ms. */
const outageGap = 60_000;

/**
 * Starts the jobs. `close` waits for runs in progress.
 * @param isOutage Whether an error makes all jobs fail, so only the first of these errors is logged.
 */
export function startJobs(
  jobs: Job[],
  log: Log,
  isOutage: (error: unknown) => boolean = () => false,
): { close(): Promise<void> } {
  let outageUntil = 0;
  const onFailure = (err: unknown, { name }: Job, isRepeated: boolean) => {
    const now = performance.now();
    if (isOutage(err)) {
      if (now >= outageUntil)
        log.warn({ err, job: name }, "jobs fail because of the database; the server retries them");
      outageUntil = now + outageGap;
    } else if (!isRepeated) log.warn({ err, job: name }, "a job failed; the server will retry");
  };
  const stopping = new AbortController();
  // Each job adds a listener while it waits, and Node warns about more than 10 listeners.
  setMaxListeners(jobs.length, stopping.signal);
  const running = jobs.map((job) => repeat(job, stopping.signal, onFailure));
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

async function repeat(
  job: Job,
  signal: AbortSignal,
  onFailure: (error: unknown, job: Job, isRepeated: boolean) => void,
): Promise<void> {
  let lastMessage: string | null = null;
  for (let delay = job.firstAfter ?? job.every; ; delay = job.every) {
    // The promise rejects when the signal ends the wait.
    await setTimeout(delay, undefined, { signal, ref: false }).catch(() => undefined);
    if (signal.aborted) return;
    try {
      await job.run(signal);
      lastMessage = null;
    } catch (error) {
      const { message } = error as Error;
      onFailure(error, job, message === lastMessage);
      lastMessage = message;
    }
  }
}

import { setTimeout as sleep } from "node:timers/promises";

/** Polls until the condition is true. Throws after a minute. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 60_000; !(await condition()); await sleep(100))
    if (Date.now() > end) throw new Error("The condition was not met within a minute.");
}

import type { Task } from "../../nouns/casino/search/cooperativeScheduler.js";

/** Runs a task to its end without pausing between its steps, and returns its result. */
export function runToEnd<Result>(work: Task<Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

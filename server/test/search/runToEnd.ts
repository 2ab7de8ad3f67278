import type { Task } from "../../features/casinos/search/cooperativeScheduler.js";

/** Runs a task to its end without pauses and returns the result. */
export function runToEnd<Result>(work: Task<Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** Runs long work in slices and yields to the event loop between them. */
import type { Disconnect } from "../../../shared/disconnect.js";
import { AbandonedError } from "../../../shared/errors.js";

/** A task that yields about every millisecond, wherever it may be interrupted. */
export type Task<Result> = Generator<void, Result, void>;

/** The maximum duration of a slice, in ms. */
const sliceTime = 5;

/** The maximum duration of a turn, in ms. */
const longestTurn = 50;

/** How many steps of a loop a task may run without yielding. Together, they take well under a millisecond. */
export const stepsBetweenYields = 256;

export class CooperativeScheduler {
  /**
   * The queued slices by caller, next caller first. Each function runs one slice and returns whether it was the last.
   */
  readonly #lanes = new Map<object, (() => boolean)[]>();
  #lastTurnEnd = 0;

  /**
   * Runs a task, one slice for each caller in turn, so a caller with many tasks does not delay other callers.
   * @param caller Tasks of the same caller run in order of arrival.
   * @throws AbandonedError when `disconnect` has fired, and any error of the task.
   */
  run<Result>(begin: () => Task<Result>, caller: object, disconnect?: Disconnect): Promise<Result> {
    return new Promise((resolve, reject) => {
      let task: Task<Result> | null = null;
      this.#add(caller, () => {
        try {
          if (disconnect?.hasFired) {
            // Runs the `finally` blocks of the task.
            task?.return(undefined as Result);
            throw new AbandonedError();
          }
          task ??= begin();
          const step = runSlice(task);
          if (step.done) resolve(step.value);
          return step.done === true;
        } catch (error) {
          reject(error as Error);
          return true;
        }
      });
    });
  }

  #add(caller: object, advance: () => boolean): void {
    if (this.#lanes.size === 0) {
      this.#lastTurnEnd = performance.now();
      setImmediate(() => this.#runTurn());
    }
    const lane = this.#lanes.get(caller);
    if (lane) lane.push(advance);
    else this.#lanes.set(caller, [advance]);
  }

  /**
   * Runs at least one slice. A turn may take as long as all other work since the last turn, so even many rejected
   * requests can't starve the tasks.
   */
  #runTurn(): void {
    const begun = performance.now();
    const end = begun + Math.min(begun - this.#lastTurnEnd, longestTurn);
    do this.#runNextSlice();
    while (this.#lanes.size > 0 && performance.now() < end);
    this.#lastTurnEnd = performance.now();
    // `setImmediate` lets I/O come first.
    if (this.#lanes.size > 0) setImmediate(() => this.#runTurn());
  }

  #runNextSlice(): void {
    const [caller, lane] = this.#lanes.entries().next().value!;
    if (lane[0]!()) lane.shift();
    // Delete the lane only after the slice. The slice may add tasks, which would start a second turn if no lane
    // existed.
    this.#lanes.delete(caller);
    if (lane.length > 0) this.#lanes.set(caller, lane);
  }
}

function runSlice<Result>(task: Task<Result>): IteratorResult<void, Result> {
  const end = performance.now() + sliceTime;
  let step = task.next();
  while (!step.done && performance.now() < end) step = task.next();
  return step;
}

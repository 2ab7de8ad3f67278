/** Runs long tasks in slices, and yields to the event loop between the slices. */
import type { Disconnect } from "../../../shared/disconnect.js";
import { AbandonedError } from "../../../shared/errors.js";

/** A task that yields at least about once per millisecond. It may be interrupted wherever it yields. */
export type Task<Result> = Generator<void, Result, void>;

/** The maximum duration of a slice, in ms. */
const sliceTime = 5;

/** The maximum duration of a turn, in ms. */
const longestTurn = 50;

/** How many steps of a loop a task may run before it yields. Together, they take well under a millisecond. */
export const stepsBetweenYields = 256;

export class CooperativeScheduler {
  /**
   * The queued slices by caller. The first caller is next. Each function runs one slice and returns whether the slice
   * was the last of its task.
   */
  readonly #lanes = new Map<object, (() => boolean)[]>();
  #lastTurnEnd = 0;

  /**
   * Runs a task. Callers take turns, one slice each, so a caller with many tasks does not delay the others.
   * @param caller The tasks of one caller run in order of arrival.
   * @throws AbandonedError when `disconnect` has fired, and any error of the task.
   */
  run<Result>(begin: () => Task<Result>, caller: object, disconnect?: Disconnect): Promise<Result> {
    return new Promise((resolve, reject) => {
      let task: Task<Result> | null = null;
      this.#add(caller, () => {
        try {
          if (disconnect?.hasFired) {
            // Run the task's `finally` blocks.
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
   * Runs at least one slice. A turn may take as long as all other work has taken since the last turn, so even many
   * rejected requests can't starve the tasks.
   */
  #runTurn(): void {
    const begun = performance.now();
    const end = begun + Math.min(begun - this.#lastTurnEnd, longestTurn);
    do this.#runNextSlice();
    while (this.#lanes.size > 0 && performance.now() < end);
    this.#lastTurnEnd = performance.now();
    // `setImmediate` lets pending I/O run first.
    if (this.#lanes.size > 0) setImmediate(() => this.#runTurn());
  }

  #runNextSlice(): void {
    const [caller, lane] = this.#lanes.entries().next().value!;
    if (lane[0]!()) lane.shift();
    // Delete the lane only after the slice, because the slice may add tasks. Without a lane, adding a task would start
    // a second turn.
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

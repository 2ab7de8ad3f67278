/** Runs long work in slices and yields to the event loop between them. */
import type { Disconnect } from "../../../shared/disconnect.js";

/** Work that says by `yield` where it may be interrupted, at least every millisecond or so. */
export type Task<Result> = Generator<void, Result, void>;

/** Milliseconds that a slice may take. */
const sliceTime = 5;

/** Milliseconds that one turn may take when the others took as long. */
const longestTurn = 50;

/** Steps of a loop that take well under a millisecond together. */
export const stepsBetweenYields = 256;

interface ScheduledTask {
  /** Runs one slice. Returns whether it was the last. */
  advance(): boolean;
}

export class CooperativeScheduler {
  /** By caller, in the order of their next turns; each has one task done at a time. */
  readonly #lanes = new Map<object, ScheduledTask[]>();
  #isRunning = false;
  /** When the turn before ended. */
  #ended = 0;

  /**
   * Does the work, one slice for each caller in turn. A caller who brings much work waits for it longer; the others don't.
   * @param caller Work of the same caller is done in the order in which it came.
   * @throws as soon as nobody waits any more, and whatever the work throws.
   */
  run<Result>(begin: () => Task<Result>, caller: object, disconnect?: Disconnect): Promise<Result> {
    return new Promise((resolve, reject) => {
      let work: Task<Result> | null = null;
      const advance = () => {
        try {
          if (disconnect?.hasFired) throw new Error("Nobody waits for the answer any more.");
          work ??= begin();
          const step = workFor(sliceTime, work);
          if (step.done) resolve(step.value);
          return step.done === true;
        } catch (error) {
          reject(error as Error);
          return true;
        }
      };
      this.#add({ advance }, caller);
    });
  }

  #add(task: ScheduledTask, caller: object): void {
    const lane = this.#lanes.get(caller);
    if (lane) lane.push(task);
    else this.#lanes.set(caller, [task]);
    if (this.#isRunning) return;
    this.#isRunning = true;
    this.#ended = performance.now();
    setImmediate(() => this.#runTurn());
  }

  /** One slice, and more while everything else took longer since the turn before: else many who are refused hold up the few who are not. */
  #runTurn(): void {
    const begun = performance.now();
    const end = begun + Math.min(begun - this.#ended, longestTurn);
    do this.#advance();
    while (this.#lanes.size > 0 && performance.now() < end);
    this.#ended = performance.now();
    this.#isRunning = this.#lanes.size > 0;
    // One made while these run is not called before input and output had their turn.
    if (this.#isRunning) setImmediate(() => this.#runTurn());
  }

  #advance(): void {
    const [next] = this.#lanes;
    if (next === undefined) return;
    const [caller, tasks] = next;
    this.#lanes.delete(caller);
    if (tasks[0]!.advance()) tasks.shift();
    if (tasks.length > 0) this.#lanes.set(caller, tasks);
  }
}

function workFor<Result>(milliseconds: number, work: Task<Result>): IteratorResult<void, Result> {
  const end = performance.now() + milliseconds;
  for (;;) {
    const step = work.next();
    if (step.done || performance.now() >= end) return step;
  }
}

/** Runs all of the work at once, if there is little of it or nothing else waits. */
export function runToEnd<Result>(work: Task<Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

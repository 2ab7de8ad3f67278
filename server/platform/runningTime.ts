/**
 * Measures how long this process has been able to work. While its event loop is blocked or gets no processor, replies
 * and notifications wait unread, so a late reply says nothing about its sender.
 */

/** The time between two ticks, in ms. */
const tickEvery = 100;

/** How much one tick adds at most, in ms. The rest of a longer gap is time in which the process could not work. */
const longestStep = 2 * tickEvery;

/** A longer gap, in ms, counts in full. The process was suspended, so its connections may have ended unnoticed. */
const longestBlock = 10_000;

export class RunningTime {
  #time = 0;
  #lastTick: number;
  #timer: NodeJS.Timeout | undefined;

  /** @param clock Returns the real time in ms. */
  constructor(private readonly clock: () => number = () => performance.now()) {
    this.#lastTick = clock();
  }

  /** Returns the running time in ms. */
  now(): number {
    return this.#time + this.#step(this.clock());
  }

  start(): void {
    this.#timer = setInterval(() => this.tick(), tickEvery).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  tick(): void {
    const now = this.clock();
    this.#time += this.#step(now);
    this.#lastTick = now;
  }

  #step(now: number): number {
    const gap = now - this.#lastTick;
    return gap > longestBlock ? gap : Math.min(gap, longestStep);
  }
}

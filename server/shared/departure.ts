/**
 * Tells work that nobody waits for its answer any more. An AbortSignal tells the same; every request needs two, and in
 * Node 20 each outlives the collection of young objects, with whatever its listeners refer to (decision 040).
 */
export class Departure {
  readonly #acts: (() => void)[] = [];
  #hasHappened = false;

  get hasHappened(): boolean {
    return this.#hasHappened;
  }

  happen(): void {
    if (this.#hasHappened) return;
    this.#hasHappened = true;
    for (const act of this.#acts) act();
  }

  /** Acts once when it happens; at once where it has happened. */
  follow(act: () => void): void {
    if (this.#hasHappened) act();
    else this.#acts.push(act);
  }
}

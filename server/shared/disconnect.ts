/**
 * Tells work that nobody waits for its answer any more. An AbortSignal tells the same; every request needs two, and in
 * Node 20 each outlives the collection of young objects, with whatever its listeners refer to (decision 040).
 */
export class Disconnect {
  readonly #listeners: (() => void)[] = [];
  #hasFired = false;

  get hasFired(): boolean {
    return this.#hasFired;
  }

  fire(): void {
    if (this.#hasFired) return;
    this.#hasFired = true;
    for (const act of this.#listeners) act();
  }

  /** Acts once when it happens; at once where it has happened. */
  onFire(act: () => void): void {
    if (this.#hasFired) act();
    else this.#listeners.push(act);
  }
}

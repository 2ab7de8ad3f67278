/**
 * Tells work that its caller has disconnected. An AbortSignal would do, but every request needs two, and in Node 20 each
 * survives the collection of young objects, with all that its listeners refer to (decision 040).
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

  /** Calls `act` once when it fires, or at once if it has. */
  onFire(act: () => void): void {
    if (this.#hasFired) act();
    else this.#listeners.push(act);
  }
}

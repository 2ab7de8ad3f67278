/**
 * Signals that the caller has disconnected. An AbortSignal would also work, but every request needs two. In Node 20,
 * each AbortSignal survives the collection of young objects with everything that its listeners reference (decision
 * 040).
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

  /** Calls `act` once when the caller disconnects, or immediately if the caller has already disconnected. */
  onFire(act: () => void): void {
    if (this.#hasFired) act();
    else this.#listeners.push(act);
  }
}

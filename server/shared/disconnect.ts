/**
 * Signals that the caller has disconnected. An AbortSignal would also work, but costs more memory. Every request needs
 * two signals. In Node 20, an AbortSignal and everything that its listeners reference survive the collection of young
 * objects (decision 040).
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

/**
 * Tells a PostgreSQL that says nothing at all from a statement that takes long. Heartbeats (notifications.ts) ask it
 * all the time; when none of the connections of this process is answered any more, every statement that waits is given
 * up at that same moment and no new connection is tried, rather than each caller finding out by itself.
 */

/** Milliseconds between two looks. */
const lookEvery = 100;

/**
 * Looks in a row that found nothing new, after which the database is silent: 1.2 to 1.3 s. Looks are counted, not
 * time: a process that was busy or stopped has not heard anything either.
 */
const patience = 13;

export class Silence {
  #emptyLooks = 0;
  #hearts = 0;
  #timer: NodeJS.Timeout | undefined;
  readonly #ways = new Map<object, () => void>();

  get isSilent(): boolean {
    return this.#emptyLooks >= patience;
  }

  /** The database has said something, on whichever connection. */
  hear(): void {
    this.#emptyLooks = 0;
  }

  /** Cuts the connection when the database falls silent, until it is forgotten. */
  add(connection: object, cut: () => void): void {
    this.#ways.set(connection, cut);
  }

  forget(connection: object): void {
    this.#ways.delete(connection);
  }

  /** While a heart beats. Without one, a database that is asked for nothing would seem silent. @returns what ends it. */
  listen(): () => void {
    this.#hearts += 1;
    this.#timer ??= setInterval(() => this.#look(), lookEvery).unref();
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.#hearts -= 1;
      if (this.#hearts > 0) return;
      clearInterval(this.#timer);
      this.#timer = undefined;
      this.hear();
    };
  }

  #look(): void {
    this.#emptyLooks += 1;
    if (this.#emptyLooks === patience) for (const cut of this.#ways.values()) cut();
  }
}

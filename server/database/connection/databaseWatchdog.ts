/**
 * Tells a PostgreSQL that says nothing at all from a statement that takes long. Heartbeats (notifications.ts) ask it
 * all the time; when none of the connections of this process is answered any more, every statement that waits is given
 * up at that same moment and no new connection is tried, rather than each caller finding out by itself.
 */

/** Milliseconds between two looks. */
const tickEvery = 100;

/**
 * Looks in a row that found nothing new, after which the database is silent: 1.2 to 1.3 s. Looks are counted, not
 * time: a process that was busy or stopped has not heard anything either.
 */
const patience = 13;

export class DatabaseWatchdog {
  #silentTicks = 0;
  #heartbeats = 0;
  #timer: NodeJS.Timeout | undefined;
  readonly #connections = new Map<object, () => void>();

  get isSilent(): boolean {
    return this.#silentTicks >= patience;
  }

  /** The database has said something, on whichever connection. */
  onReply(): void {
    this.#silentTicks = 0;
  }

  /** Cuts the connection when the database falls silent, until it is forgotten. */
  add(connection: object, cut: () => void): void {
    this.#connections.set(connection, cut);
  }

  remove(connection: object): void {
    this.#connections.delete(connection);
  }

  /** While a heart beats. Without one, a database that is asked for nothing would seem silent. @returns what ends it. */
  listen(): () => void {
    this.#heartbeats += 1;
    this.#timer ??= setInterval(() => this.#tick(), tickEvery).unref();
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.#heartbeats -= 1;
      if (this.#heartbeats > 0) return;
      clearInterval(this.#timer);
      this.#timer = undefined;
      this.onReply();
    };
  }

  #tick(): void {
    this.#silentTicks += 1;
    if (this.#silentTicks === patience) for (const cut of this.#connections.values()) cut();
  }
}

/**
 * Distinguishes a PostgreSQL server that no longer responds from a slow statement. Heartbeats (notifications.ts) query
 * PostgreSQL continuously. If no connection of this process gets a reply anymore, the watchdog closes all connections
 * immediately and rejects new ones, so callers do not wait.
 */
import { cut } from "./driverConnection.js";

/** The time between two ticks, in ms. */
const tickEvery = 100;

/**
 * After this many ticks without a reply (1.2 to 1.3 s), the database counts as silent. The watchdog counts ticks, not
 * time, because a busy or paused process also gets no replies.
 */
const maxSilentTicks = 13;

export class DatabaseWatchdog {
  #silentTicks = 0;
  #heartbeats = 0;
  #timer: NodeJS.Timeout | undefined;
  /** The clients whose connections the watchdog closes when the database becomes silent. */
  readonly clients = new Set<object>();

  get isSilent(): boolean {
    return this.#silentTicks >= maxSilentTicks;
  }

  /** Call this for every reply from the database on any connection. */
  onReply(): void {
    this.#silentTicks = 0;
  }

  /**
   * Call this when heartbeats start, because without heartbeats, an idle database would seem silent. When the
   * heartbeats end, call the returned function once.
   */
  listen(): () => void {
    this.#heartbeats += 1;
    this.#timer ??= setInterval(() => this.#tick(), tickEvery).unref();
    return () => {
      this.#heartbeats -= 1;
      if (this.#heartbeats > 0) return;
      clearInterval(this.#timer);
      this.#timer = undefined;
      this.onReply();
    };
  }

  #tick(): void {
    this.#silentTicks += 1;
    if (this.#silentTicks === maxSilentTicks) for (const client of this.clients) cut(client);
  }
}

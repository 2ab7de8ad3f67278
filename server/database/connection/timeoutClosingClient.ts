import type { EventEmitter } from "node:events";
import pg from "pg";

import type { DatabaseWatchdog } from "./databaseWatchdog.js";

/** What a client has besides its declared parts. */
interface Connected {
  connection: EventEmitter & { stream: { destroy(): void } };
}

type Connect = (done?: (error: Error | null) => void) => unknown;

/**
 * Gives a connection up when a statement is not answered within `query_timeout`. PostgreSQL may carry the statement out
 * all the same, later, and the driver never sends the ROLLBACK that waits behind it: whoever got the connection next
 * would be in the transaction of somebody who was told that nothing happened, and commit it.
 * Where nothing is answered on any connection, it is given up sooner, and none is made until something is.
 */
export class TimeoutClosingClient extends pg.Client {
  readonly #watchdog: DatabaseWatchdog;

  constructor(config: pg.ClientConfig & { watchdog: DatabaseWatchdog }) {
    super(config);
    this.#watchdog = config.watchdog;
    const { connection } = this as unknown as Connected;
    connection.on("readyForQuery", () => this.#watchdog.onReply());
    this.once("end", () => this.#watchdog.remove(this));
  }

  // @ts-expect-error -- One of the driver's forms, with which its pool calls it.
  override connect(done: (error: Error | null) => void): void {
    if (this.#watchdog.isSilent) {
      const error = Object.assign(new Error("PostgreSQL says nothing on any connection"), { code: "ETIMEDOUT" });
      process.nextTick(done, error);
      return;
    }
    this.#watchdog.add(this, () => this.#cut());
    (super.connect as Connect)(done);
  }

  // @ts-expect-error -- One of the many forms of the driver's, all of which are passed on as they come.
  override query(...given: unknown[]): unknown {
    const result = (super.query as (...given: unknown[]) => unknown).apply(this, given);
    if (result instanceof Promise) result.catch((error: unknown) => this.#endUnanswered(error));
    return result;
  }

  #endUnanswered(error: unknown): void {
    if ((error as Error).message === "Query read timeout") this.#cut();
  }

  #cut(): void {
    (this as unknown as Connected).connection.stream.destroy();
  }
}

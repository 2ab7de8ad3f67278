import pg from "pg";

import type { DatabaseWatchdog } from "./databaseWatchdog.js";
import { connectionOf, cut } from "./driverConnection.js";

type Connect = (done?: (error: Error | null) => void) => unknown;

/**
 * Closes a connection if a statement gets no reply within `query_timeout`. Otherwise, PostgreSQL may still execute the
 * statement, but the driver never sends the ROLLBACK that is queued after it. The connection's next user would continue
 * and commit the failed transaction. If no connection gets a reply, the watchdog closes all connections sooner. No new
 * connection then opens until PostgreSQL replies again.
 */
export class TimeoutClosingClient extends pg.Client {
  readonly #watchdog: DatabaseWatchdog;

  constructor(config: pg.ClientConfig & { watchdog: DatabaseWatchdog }) {
    super(config);
    this.#watchdog = config.watchdog;
    connectionOf(this).on("readyForQuery", () => this.#watchdog.onReply());
    this.once("end", () => this.#watchdog.clients.delete(this));
  }

  // @ts-expect-error -- The driver's pool calls only this overload.
  override connect(done: (error: Error | null) => void): void {
    if (this.#watchdog.isSilent) {
      const error = Object.assign(new Error("PostgreSQL does not reply on any connection"), { code: "ETIMEDOUT" });
      process.nextTick(done, error);
      return;
    }
    this.#watchdog.clients.add(this);
    (super.connect as Connect)(done);
  }

  // @ts-expect-error -- All overloads of the driver are passed on unchanged.
  override query(...given: unknown[]): unknown {
    const result = (super.query as (...given: unknown[]) => unknown).apply(this, given);
    if (result instanceof Promise)
      result.catch((error: Error) => {
        if (error.message === "Query read timeout") cut(this);
      });
    return result;
  }
}

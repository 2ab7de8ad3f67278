import type pg from "pg";

import type { DatabaseWatchdog } from "./databaseWatchdog.js";
import { connectionOf, cut } from "./driverConnection.js";
import { TolerantClient } from "./tolerantClient.js";

type Connect = (done?: (error: never) => void) => Promise<pg.Client>;

interface TimeoutClosingConfig extends pg.ClientConfig {
  /** How long a statement waits for a reply, in ms. Unlike the driver's `query_timeout`, this closes the connection. */
  replyTimeout: number;
  watchdog?: DatabaseWatchdog;
}

/**
 * Closes a connection if a statement gets no reply in time. Otherwise, PostgreSQL may still execute the statement, but
 * the driver never sends the ROLLBACK that is queued after it. The connection's next user would continue and commit the
 * failed transaction. If no connection gets a reply, the watchdog closes all connections sooner. No new connection then
 * opens until PostgreSQL replies again.
 */
export class TimeoutClosingClient extends TolerantClient {
  readonly #watchdog: DatabaseWatchdog | undefined;
  readonly #replyTimeout: number;

  constructor(config: TimeoutClosingConfig) {
    super(config);
    const { watchdog, replyTimeout } = config;
    this.#replyTimeout = replyTimeout;
    this.#watchdog = watchdog;
    if (watchdog === undefined) return;
    connectionOf(this).on("readyForQuery", () => watchdog.onReply());
    this.once("end", () => watchdog.clients.delete(this));
  }

  override connect(): Promise<pg.Client>;
  override connect(done: (error: never) => void): void;
  override connect(done?: (error: never) => void): Promise<pg.Client> | void {
    if (done && this.#watchdog?.isSilent) {
      const error = Object.assign(new Error("PostgreSQL does not reply on any connection"), { code: "ETIMEDOUT" });
      return process.nextTick(done, error);
    }
    this.#watchdog?.clients.add(this);
    return (super.connect as Connect)(done);
  }

  /** All overloads of the driver are passed on unchanged. `never` is assignable to all of their results. */
  override query(...given: unknown[]): never {
    const result = (super.query as (...given: unknown[]) => unknown).apply(this, given);
    if (result instanceof Promise) {
      // After a blocked event loop, timers run before replies are read. Close the connection only after reading them.
      const timer = setTimeout(() => (reading = setImmediate(() => cut(this))), this.#replyTimeout);
      let reading: NodeJS.Immediate | undefined;
      const settle = () => {
        clearTimeout(timer);
        clearImmediate(reading);
      };
      result.then(settle, settle);
    }
    return result as never;
  }
}

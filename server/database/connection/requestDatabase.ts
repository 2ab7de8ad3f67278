/**
 * Binds the database to one request. The caller pays for the request's statements. After the caller disconnects, the
 * server starts no more of them.
 */
import type pg from "pg";
import type { DataSource } from "typeorm";

import { type Clock, systemClock } from "../../platform/clock.js";
import type { Disconnect } from "../../shared/disconnect.js";
import { AbandonedError } from "../../shared/errors.js";
import type { RowCounts } from "../reading/rowCounts.js";

export interface RequestWork {
  /** Fires when the caller disconnects. The server then abandons statements that still wait for a connection. */
  disconnect?: Disconnect | undefined;
  rowCounts?: RowCounts | undefined;
  /** Defaults to the system clock. */
  clock?: Clock | undefined;
  /** Adds units to the request's charge. Undefined for requests that cost nothing. */
  charge?: ((units: number) => Promise<void>) | undefined;
}

/** The connection that a transaction uses. */
export interface TransactionClient {
  query(config: pg.QueryConfig & { rowMode: "array" }): Promise<{ rows: unknown[][] }>;
}

/**
 * A data source that also has the properties of the request that it is bound to. A WeakMap would not work, because its
 * entries would outlive the requests (decision 040).
 */
export interface RequestDataSource extends DataSource, RequestWork {
  /** The only connection that the statements may use. Unset outside of `databaseOf`. */
  transactionClient?: TransactionClient;
}

/** Returns a data source that behaves like `db` and is bound to a request. */
export function forRequest(db: DataSource, work: RequestWork): DataSource {
  return Object.assign(Object.create(db) as RequestDataSource, work);
}

/** @throws AbandonedError when the caller of the request has disconnected. */
export function throwIfDisconnected(db: RequestDataSource): void {
  if (db.disconnect?.hasFired) throw new AbandonedError();
}

/** Returns the current time according to the request's clock. */
export function currentTimeOf({ clock = systemClock }: RequestDataSource): Date {
  return clock.now();
}

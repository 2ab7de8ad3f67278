/** The database as one request uses it: it ends with the request, and its caller pays for whole tables. */
import type { DataSource } from "typeorm";

import type { Disconnect } from "../../shared/disconnect.js";
import { AbandonedError } from "../../shared/errors.js";
import type { RowCounts } from "../reading/rowCounts.js";

export interface RequestWork {
  /** Of the caller: statements that still wait for a connection then end. */
  disconnect?: Disconnect | undefined;
  rowCounts?: RowCounts | undefined;
  /** Adds units to what the request costs. Undefined for requests that are free. */
  charge?: ((units: number) => Promise<void>) | undefined;
}

/** Properties rather than a WeakMap, which would keep what each request makes for longer (decision 040). */
export interface RequestDataSource extends DataSource, RequestWork {}

/** The same data source, which knows for whom it works. */
export function forRequest(db: DataSource, work: RequestWork): DataSource {
  return Object.assign(Object.create(db) as RequestDataSource, work);
}

/** @throws AbandonedError when the request that this data source is of was given up. */
export function throwIfDisconnected(db: RequestDataSource): void {
  if (db.disconnect?.hasFired) throw new AbandonedError();
}

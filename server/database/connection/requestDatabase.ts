/**
 * Binds the database to one request: statements end when the caller disconnects, and the caller pays for their cost.
 */
import type { DataSource } from "typeorm";

import { type Clock, systemClock } from "../../platform/clock.js";
import type { Disconnect } from "../../shared/disconnect.js";
import { AbandonedError } from "../../shared/errors.js";
import type { RowCounts } from "../reading/rowCounts.js";

export interface RequestWork {
  /** Fires when the caller disconnects. Statements that still wait for a connection are then abandoned. */
  disconnect?: Disconnect | undefined;
  rowCounts?: RowCounts | undefined;
  /** If unset, the system clock. */
  clock?: Clock | undefined;
  /** Adds units to the request's charge. Undefined for requests that are free. */
  charge?: ((units: number) => Promise<void>) | undefined;
}

/** Uses properties and not a WeakMap, whose entries would outlive the requests (decision 040). */
export interface RequestDataSource extends DataSource, RequestWork {}

/** Returns the same data source, bound to a request. */
export function forRequest(db: DataSource, work: RequestWork): DataSource {
  return Object.assign(Object.create(db) as RequestDataSource, work);
}

/** @throws AbandonedError when the caller of this data source's request has disconnected. */
export function throwIfDisconnected(db: RequestDataSource): void {
  if (db.disconnect?.hasFired) throw new AbandonedError();
}

/** Returns the current time of the request's clock. */
export function momentOf({ clock = systemClock }: RequestDataSource): Date {
  return clock.now();
}

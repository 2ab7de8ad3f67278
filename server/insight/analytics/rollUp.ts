/**
 * Counts the analytics events per UTC day, so reports do not read individual events. Each slice is one transaction that
 * updates the counts together with the high-water mark (docs/decisions/017).
 */
import type { Database } from "../../database/connection/dataSource.js";
import { eventCountLock, eventInsertLock } from "../../database/connection/locks.js";
import { isLockNotAvailable } from "../../database/connection/postgresErrors.js";
import type { Clock } from "../../platform/clock.js";
import { stepByStep } from "../../platform/jobs.js";
import { countSlice } from "./rollUp.sql.js";

/** The maximum number of events per statement, so no statement blocks the embedded database for long. */
const sliceSize = { embedded: 500, postgresql: 5_000 };

/** How long counting waits for running inserts, and how long new inserts wait for counting, in ms. */
const insertLockTimeout = 250;

export class RollUp {
  #queue: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly database: Pick<Database, "dataSource" | "kind">,
    private readonly clock: Clock,
  ) {}

  /** Counts all events in slices. Between slices, other work can run. */
  catchUp(signal?: AbortSignal): Promise<void> {
    return stepByStep(() => this.countSome(), signal);
  }

  /**
   * Counts one slice. Returns true if more events may remain. Returns false if none remain, while another server
   * counts, or while a long insert blocks counting.
   */
  countSome(): Promise<boolean> {
    const counting = this.#queue.then(() => this.#countSlice());
    this.#queue = counting.catch(() => undefined);
    return counting;
  }

  async #countSlice(): Promise<boolean> {
    const now = this.clock.now();
    const settled = await this.#settledSeq();
    if (settled === null) return false;
    const limit = sliceSize[this.database.kind];
    return this.database.dataSource.transaction(async (manager) => {
      // Run this as a separate statement, so the next statement sees what the lock's last holder committed.
      const [lock] = await manager.query<[{ held: boolean }]>("SELECT pg_try_advisory_xact_lock($1) AS held", [
        eventCountLock,
      ]);
      if (!lock.held) return false;
      const [slice] = await manager.query<[{ size: number }]>(countSlice, [settled, now, limit]);
      return slice.size === limit;
    });
  }

  /**
   * Returns the highest event number up to which all events are committed. Returns null if an insert takes too long.
   */
  async #settledSeq(): Promise<string | null> {
    try {
      return await this.database.dataSource.transaction(async (manager) => {
        await manager.query(`SET LOCAL lock_timeout = ${insertLockTimeout}`);
        await manager.query("SELECT pg_advisory_xact_lock($1)", [eventInsertLock]);
        const [last] = await manager.query<[{ seq: string }]>(
          "SELECT COALESCE(max(seq), 0) AS seq FROM analytics_events",
        );
        return last.seq;
      });
    } catch (error) {
      if (isLockNotAvailable(error)) return null;
      throw error;
    }
  }
}

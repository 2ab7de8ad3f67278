/**
 * Counts the analytics events per UTC day, so that no report reads single events. The counts and their mark move together,
 * in one transaction a slice (docs/decisions/017).
 */
import type { EntityManager } from "typeorm";

import type { Database } from "../../database/connection/dataSource.js";
import { eventCountLock, eventInsertLock } from "../../database/connection/locks.js";
import { isLockNotAvailable } from "../../database/connection/postgresErrors.js";
import type { Clock } from "../../platform/clock.js";
import { stepByStep } from "../../platform/jobs.js";
import { countSlice } from "./rollUp.sql.js";

/** The most events of one statement: on the embedded database none may be long. */
const sliceSize = { embedded: 500, postgresql: 5_000 };

/** How long counting waits for inserts, and newer inserts for counting, in ms. */
const insertPatience = 250;

interface Horizon {
  /** All events up to this number are committed. */
  seq: string;
  /** The time of this reading. */
  at: Date;
}

export class RollUp {
  #queue: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly database: Pick<Database, "dataSource" | "kind">,
    private readonly clock: Clock,
  ) {}

  /** Counts everything in slices, so that other work gets its turn between them. */
  catchUp(signal?: AbortSignal): Promise<void> {
    return stepByStep(() => this.countSome(), signal);
  }

  /**
   * Counts one slice. Returns whether there is more; also false while another server counts or a long insert blocks
   * counting.
   */
  countSome(): Promise<boolean> {
    const counting = this.#queue.then(() => this.#countSlice());
    this.#queue = counting.catch(() => undefined);
    return counting;
  }

  async #countSlice(): Promise<boolean> {
    const horizon = await this.#findHorizon();
    if (horizon === null) return false;
    const limit = sliceSize[this.database.kind];
    return this.database.dataSource.transaction(async (manager) => {
      // A separate statement, so that the next one sees what the last holder of the lock committed.
      const [lock] = await manager.query<[{ held: boolean }]>("SELECT pg_try_advisory_xact_lock($1) AS held", [
        eventCountLock,
      ]);
      if (!lock.held) return false;
      const [slice] = await manager.query<[{ size: number }]>(countSlice, [horizon.seq, horizon.at, limit]);
      return slice.size === limit;
    });
  }

  /** The highest number below which no event is missing; null when an insert takes long. */
  async #findHorizon(): Promise<Horizon | null> {
    const at = this.clock.now();
    try {
      return await this.database.dataSource.transaction(async (manager) => ({ seq: await settledSeq(manager), at }));
    } catch (error) {
      if (isLockNotAvailable(error)) return null;
      throw error;
    }
  }
}

async function settledSeq(manager: EntityManager): Promise<string> {
  await manager.query(`SET LOCAL lock_timeout = ${insertPatience}`);
  await manager.query("SELECT pg_advisory_xact_lock($1)", [eventInsertLock]);
  const [last] = await manager.query<[{ seq: string }]>(
    "SELECT COALESCE((SELECT max(seq) FROM analytics_events), 0) AS seq",
  );
  return last.seq;
}

/** Simulates another program that locks a PostgreSQL table for longer than a request waits. */
import { setTimeout as sleep } from "node:timers/promises";
import type { DataSource } from "typeorm";

/**
 * How long the table stays locked, in ms. This is longer than both the `query_timeout` of a request (2.5 s) and the
 * startup time of a command.
 */
const lockTime = 6_000;

/** Runs `act` while the table is locked, and returns its result. */
export async function holdingLock<Result>(db: DataSource, table: string, act: () => Promise<Result>): Promise<Result> {
  const runner = db.createQueryRunner();
  await runner.startTransaction();
  await runner.query(`LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
  const acting = act();
  await sleep(lockTime);
  await runner.commitTransaction();
  await runner.release();
  return acting;
}

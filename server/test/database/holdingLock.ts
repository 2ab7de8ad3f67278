/** Another program that locks a table of PostgreSQL for longer than a request waits. */
import { setTimeout as sleep } from "node:timers/promises";
import type { DataSource } from "typeorm";

/** Longer than the request path's `query_timeout` of 2.5 s, and the start of a command. */
const lockTime = 6_000;

/** Starts `act` while the table is locked, and resolves with its result. */
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

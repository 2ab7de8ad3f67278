/** Simulates a server under load, whose connection pool has no free connections. */
import type { Database } from "../../database/connection/dataSource.js";

/** Takes every connection of the pool and returns a function that releases them. */
export async function takeAllConnections({ dataSource, kind }: Database): Promise<() => Promise<void>> {
  const size = kind === "embedded" ? 1 : 10;
  const runners = Array.from({ length: size }, () => dataSource.createQueryRunner());
  for (const runner of runners) await runner.startTransaction();
  return async () => {
    for (const runner of runners) {
      await runner.commitTransaction();
      await runner.release();
    }
  };
}

/** What a server under load has done to its pool: no connection is free. */
import type { Database } from "../../database/connection/dataSource.js";

/** Takes every connection of the pool, and returns what gives them back. */
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

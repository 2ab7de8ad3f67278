/** Opens what lives as long as the server and serves every request. */
import type { Database } from "../database/dataSource.js";
import { openGenerations } from "../database/generations.js";
import { EventBuffer } from "../features/analytics/eventBuffer.js";
import { CasinoSearch } from "../features/casinos/casino.search.js";
import type { Services } from "../features/context.js";
import type { Clock } from "../platform/clock.js";
import type { Log } from "../platform/log.js";

export async function openServices(input: { database: Database; log: Log; clock: Clock }): Promise<Services> {
  const db = input.database.dataSource;
  const { generations, close } = await openGenerations(input.database);
  const events = new EventBuffer(db, input.log);
  return {
    db,
    generations,
    search: new CasinoSearch(db, generations),
    events,
    clock: input.clock,
    log: input.log,
    async close() {
      await events.close();
      await close();
    },
  };
}

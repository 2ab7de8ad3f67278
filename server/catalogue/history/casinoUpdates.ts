/** Reads the updates that changed certain properties of casinos, for numbers that are derived from the history. */
import { type RequestDataSource, throwIfDisconnected } from "../../database/connection/requestDatabase.js";
import type { Snapshot } from "../write/snapshots.js";

/**
 * The cost of a casino's score history, and the cost of each update in it. The server charges for each update when it
 * reads the update.
 */
export const scoreHistoryCost = 10;
export const updateCost = 5;

export interface CasinoUpdatesPage {
  /** The properties whose changes to find. They come from our code, never from a caller. */
  properties: readonly string[];
  /** The maximum number of examined updates per casino. */
  limit: number;
}

export interface CasinoUpdate {
  changedAt: Date;
  /** The properties before the update. */
  before: Snapshot;
  after: Snapshot;
}

/**
 * For each casino, examines the newest updates, at most `limit`, and returns those that changed one of the properties,
 * newest first. If a casino has at least `limit` updates, the result always includes the oldest examined update,
 * because it shows how far back the result reaches.
 * @throws RateLimitedError when the caller's budget is too small.
 */
export async function batchCasinoUpdates(
  db: RequestDataSource,
  casinoIds: readonly string[],
  { properties, limit }: CasinoUpdatesPage,
): Promise<CasinoUpdate[][]> {
  throwIfDisconnected(db);
  const pick = (snapshot: string) =>
    `jsonb_build_object(${properties.map((each) => `'${each}', ${snapshot} -> '${each}'`).join(", ")})`;
  const rows = await db.query<(CasinoUpdate & { id: string })[]>(
    `SELECT wanted.id, change_sets.created_at AS "changedAt", updates.before, updates.after
     FROM unnest($1::uuid[]) AS wanted (id)
     CROSS JOIN LATERAL (
       SELECT change_set_id, version, ${pick("before")} AS before, ${pick("after")} AS after
       FROM (
         SELECT history.*, row_number() OVER (ORDER BY version DESC) AS position
         FROM history WHERE row_id = wanted.id AND noun = 'casino' AND operation = 'update'
         ORDER BY version DESC LIMIT $2
       ) AS newest
       WHERE position = $2
         OR ${properties.map((each) => `before -> '${each}' IS DISTINCT FROM after -> '${each}'`).join(" OR ")}
     ) AS updates
     JOIN change_sets ON change_sets.id = updates.change_set_id
     ORDER BY updates.version DESC`,
    [casinoIds, limit],
  );
  await db.charge?.(rows.length * updateCost);
  const byCasino = new Map<string, CasinoUpdate[]>(casinoIds.map((id) => [id, []]));
  for (const { id, ...update } of rows) byCasino.get(id)?.push(update);
  return casinoIds.map((id) => byCasino.get(id)!);
}

/** Forgets imports after a day, applied or not. What they did stays in the history. */
import type { DataSource } from "typeorm";

import type { Clock } from "../../platform/clock.js";
import { stepByStep } from "../../platform/jobs.js";
import { importRetention } from "../../shared/limits.js";
import { sliceSize } from "../../shared/slices.js";

const deleteRows = `
  WITH gone AS (
    DELETE FROM import_rows WHERE (import_id, number) IN (
      SELECT import_id, number FROM import_rows
      WHERE import_id IN (SELECT id FROM imports WHERE created_at < $1::timestamptz) LIMIT ${sliceSize}
    ) RETURNING 1
  )
  SELECT count(*)::int AS size FROM gone`;

/** Not one that got a row at this moment: it goes the next time. */
const deleteImports = `
  DELETE FROM imports WHERE created_at < $1::timestamptz
    AND NOT EXISTS (SELECT FROM import_rows WHERE import_id = imports.id)`;

/** Deletes what is too old, slice by slice, so that others get their turn between. */
export async function deleteOldImports(db: DataSource, clock: Clock, signal?: AbortSignal): Promise<void> {
  const oldest = new Date(clock.now().getTime() - importRetention);
  await stepByStep(async () => {
    const [slice] = await db.query<[{ size: number }]>(deleteRows, [oldest]);
    return slice.size === sliceSize;
  }, signal);
  if (signal?.aborted !== true) await db.query(deleteImports, [oldest]);
}

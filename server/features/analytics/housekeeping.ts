/** Deletes events after 90 days, and with them the rarely used search terms of their day. */
import type { Database } from "../../database/connection/dataSource.js";
import type { Clock } from "../../platform/clock.js";
import { stepByStep } from "../../platform/jobs.js";
import { minTermUses, rawEventDays } from "./reportLimits.js";

/** The most rows of one statement, so that none is long. */
const sliceSize = { embedded: 500, postgresql: 5_000 };

/** Only counted events are deleted. Parameters: delete what is older than this, the most rows. */
const deleteEvents = `
  WITH gone AS (
    DELETE FROM analytics_events WHERE id IN (
      SELECT id FROM analytics_events
      WHERE created_at < $1::timestamptz AND seq <= (SELECT seq FROM analytics_roll_up)
      ORDER BY created_at LIMIT $2::int
    ) RETURNING 1
  )
  SELECT count(*)::int AS size FROM gone`;

const deleteRareTerms = `
  WITH gone AS (
    DELETE FROM analytics_subjects WHERE (event_type, day, subject) IN (
      SELECT event_type, day, subject FROM analytics_subjects
      WHERE event_type = 'search' AND events < ${minTermUses} AND day < ($1::timestamptz AT TIME ZONE 'UTC')::date
      LIMIT $2::int
    ) RETURNING 1
  )
  SELECT count(*)::int AS size FROM gone`;

/** Deletes in slices, so that other work gets its turn between them. */
export async function deleteOldAnalytics(
  { dataSource, kind }: Pick<Database, "dataSource" | "kind">,
  clock: Clock,
  signal?: AbortSignal,
): Promise<void> {
  const oldest = new Date(clock.now().getTime() - rawEventDays * 86_400_000);
  const limit = sliceSize[kind];
  for (const statement of [deleteEvents, deleteRareTerms]) {
    const deleteSlice = async () => {
      const [slice] = await dataSource.query<[{ size: number }]>(statement, [oldest, limit]);
      return slice.size === limit;
    };
    await stepByStep(deleteSlice, signal);
  }
}

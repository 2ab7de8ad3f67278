/** Deletes analytics events after 90 days, and the counts of rare search terms from the same days. */
import type { DataSource } from "typeorm";

import { deleteInSlices } from "../../catalogue/write/deleteInSlices.js";
import type { Clock } from "../../platform/clock.js";
import { minTermUses, rawEventDays } from "./reportLimits.js";

const isCounted = "seq <= (SELECT seq FROM analytics_roll_up)";

const isRareTerm = `event_type = 'search' AND events < ${minTermUses}`;

/** Deletes rows in short statements. If the signal aborts, stops before the next statement. */
export async function deleteOldAnalytics(db: DataSource, clock: Clock, signal?: AbortSignal): Promise<void> {
  const values = [new Date(clock.now().getTime() - rawEventDays * 86_400_000)];
  const where = `created_at < $1 AND ${isCounted}`;
  await deleteInSlices(db, { table: "analytics_events", where, orderBy: "created_at", values }, signal);
  const isOldTerm = `${isRareTerm} AND day < ($1::timestamptz AT TIME ZONE 'UTC')::date`;
  await deleteInSlices(db, { table: "analytics_subjects", where: isOldTerm, values }, signal);
}

/** The table of what the server does by itself. */
import type { Database } from "../database/connection/dataSource.js";
import { deleteOldAnalytics } from "../features/analytics/housekeeping.js";
import type { Services } from "../features/context.js";
import { deleteOldImports } from "../features/imports/housekeeping.js";
import type { Job } from "../platform/jobs.js";

const second = 1_000;
const hour = 3_600 * second;

export function jobsOf(database: Database, { rollUp, clock }: Services): Job[] {
  return [
    { name: "count analytics events", every: 10 * second, run: (signal) => rollUp.catchUp(signal) },
    { name: "delete old analytics", every: hour, run: (signal) => deleteOldAnalytics(database, clock, signal) },
    { name: "delete old imports", every: hour, run: (signal) => deleteOldImports(database.dataSource, clock, signal) },
  ];
}

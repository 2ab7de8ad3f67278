/** The table of the server's periodic jobs. */
import { deleteOldAnalytics } from "../features/analytics/housekeeping.js";
import type { Services } from "../features/context.js";
import { deleteOldImports } from "../features/imports/housekeeping.js";
import type { Job } from "../platform/jobs.js";

const second = 1_000;
const hour = 3_600 * second;

export function jobsOf({ db, rollUp, offerPeriods, clock }: Services): Job[] {
  return [
    { name: "record starts and ends of offers", every: second / 4, run: (signal) => offerPeriods.catchUp(signal) },
    { name: "count analytics events", every: 10 * second, run: (signal) => rollUp.catchUp(signal) },
    { name: "delete old analytics", every: hour, run: (signal) => deleteOldAnalytics(db, clock, signal) },
    { name: "delete old imports", every: hour, run: (signal) => deleteOldImports(db, clock, signal) },
  ];
}

import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import type { Database } from "../../database/connection/dataSource.js";
import { search, times, writeEvents } from "../../test/analyticsEvents.js";
import { openTestDatabase } from "../../test/database/openTestDatabase.js";
import { deleteOldAnalytics } from "./housekeeping.js";
import { RollUp } from "./rollUp.js";

const clock = { now: () => new Date("2026-06-30T12:00:00Z") };

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase({ seed: false });
});
afterAll(() => database.close());

async function count(sql: string): Promise<number> {
  const [row] = await database.dataSource.query<[{ count: number }]>(`SELECT count(*)::int AS count FROM ${sql}`);
  return row.count;
}

describe("deleting old analytics", () => {
  it("keeps every event that is not counted, whatever its age", async () => {
    await writeEvents(database.dataSource, [
      ...times(1_200, { at: "2026-04-01T11:59:59Z" }),
      ...times(2, { at: "2026-04-01T12:00:01Z" }),
    ]);
    await deleteOldAnalytics(database, clock);
    expect(await count("analytics_events")).toBe(1_202);
  });

  it("deletes counted events after 90 days, and leaves their counts", async () => {
    await new RollUp(database, clock).catchUp();
    await deleteOldAnalytics(database, clock);
    expect(await count("analytics_events")).toBe(2);
    expect(await count("analytics_days WHERE events = 1202")).toBe(1);
  });

  it("forgets the search terms of an old day that were used less than five times on it", async () => {
    await writeEvents(database.dataSource, [
      ...times(4, search("2026-03-31T10:00:00Z", "rare and old")),
      ...times(5, search("2026-03-31T10:00:00Z", "frequent and old")),
      search("2026-06-29T10:00:00Z", "rare and new"),
    ]);
    await new RollUp(database, clock).catchUp();
    await deleteOldAnalytics(database, clock);
    const terms = await database.dataSource.query<{ subject: string }[]>(
      "SELECT subject FROM analytics_subjects WHERE event_type = 'search' ORDER BY subject",
    );
    expect(terms.map(({ subject }) => subject)).toEqual(["frequent and old", "rare and new"]);
  });
});

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

describe("deleteOldAnalytics", () => {
  it("keeps uncounted events of any age", async () => {
    await writeEvents(database.dataSource, [
      ...times(1_200, { at: "2026-04-01T11:59:59Z" }),
      ...times(2, { at: "2026-04-01T12:00:01Z" }),
    ]);
    await deleteOldAnalytics(database.dataSource, clock);
    expect(await count("analytics_events")).toBe(1_202);
  });

  it("deletes the oldest events first", async () => {
    await writeEvents(database.dataSource, [
      ...times(300, { at: "2026-03-02T12:00:00Z" }),
      ...times(500, { at: "2026-03-01T12:00:00Z" }),
    ]);
    await new RollUp(database, clock).catchUp();
    const stopping = new AbortController();
    const deleting = deleteOldAnalytics(database.dataSource, clock, stopping.signal);
    // The statement that is already running still deletes its 500 rows.
    stopping.abort();
    await deleting;
    expect(await count("analytics_events WHERE created_at < '2026-03-02'")).toBe(0);
    expect(await count("analytics_events WHERE created_at < '2026-03-03'")).toBe(300);
  });

  it("deletes counted events after 90 days and keeps their counts", async () => {
    await new RollUp(database, clock).catchUp();
    await deleteOldAnalytics(database.dataSource, clock);
    expect(await count("analytics_events")).toBe(2);
    expect(await count("analytics_days WHERE events = 1202")).toBe(1);
  });

  it("deletes terms that were searched fewer than five times on a day more than 90 days ago", async () => {
    await writeEvents(database.dataSource, [
      ...times(4, search("2026-03-31T10:00:00Z", "rare and old")),
      ...times(5, search("2026-03-31T10:00:00Z", "frequent and old")),
      search("2026-06-29T10:00:00Z", "rare and new"),
    ]);
    await new RollUp(database, clock).catchUp();
    await deleteOldAnalytics(database.dataSource, clock);
    const terms = await database.dataSource.query<{ subject: string }[]>(
      "SELECT subject FROM analytics_subjects WHERE event_type = 'search' ORDER BY subject",
    );
    expect(terms.map(({ subject }) => subject)).toEqual(["frequent and old", "rare and new"]);
  });
});

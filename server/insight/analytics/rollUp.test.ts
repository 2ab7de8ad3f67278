import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";

import type { Database } from "../../database/connection/dataSource.js";
import { type TestEvent, times, writeEvents } from "../../test/analyticsEvents.js";
import { openTestDatabase } from "../../test/database/openTestDatabase.js";
import { RollUp } from "./rollUp.js";

const now = new Date("2026-02-03T04:05:06.789Z");

let database: Database;
let rollUp: RollUp;
beforeAll(async () => {
  database = await openTestDatabase({ seed: false });
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.dataSource.query("DELETE FROM analytics_events");
  await database.dataSource.query("DELETE FROM analytics_days");
  await database.dataSource.query("DELETE FROM analytics_subjects");
  await database.dataSource.query("UPDATE analytics_roll_up SET counted_until = NULL");
  rollUp = new RollUp(database, { now: () => now });
});

const write = (events: TestEvent[]) => writeEvents(database.dataSource, events);

function views(day: string, count: number): TestEvent[] {
  return Array.from({ length: count }, (_, at) => ({ at: `${day}T12:00:00Z`, pagePath: `/page-${at}` }));
}

async function viewsOf(day: string): Promise<number> {
  const [row] = await database.dataSource.query<{ events: string }[]>(
    "SELECT events FROM analytics_days WHERE day = $1 AND event_type = 'page_view'",
    [day],
  );
  return Number(row?.events ?? 0);
}

async function countedUntil(): Promise<Date | null> {
  const [row] = await database.dataSource.query<[{ counted_until: Date | null }]>(
    "SELECT counted_until FROM analytics_roll_up",
  );
  return row.counted_until;
}

describe("the event counter", () => {
  it("counts each event once, even if several servers count repeatedly", async () => {
    await write(views("2026-02-01", 1_200));
    const other = new RollUp(database, { now: () => now });
    await Promise.all([rollUp.catchUp(), other.catchUp(), rollUp.catchUp()]);
    await rollUp.catchUp();
    expect(await viewsOf("2026-02-01")).toBe(1_200);
    await write(views("2026-02-01", 3));
    await rollUp.catchUp();
    expect(await viewsOf("2026-02-01")).toBe(1_203);
  });

  it("counts an event on its UTC day, even if the event is stored days later", async () => {
    await write([{ at: "2026-02-02T23:59:59.999Z" }, { at: "2026-02-03T00:00:00.000Z" }]);
    await rollUp.catchUp();
    await write([{ at: "2026-01-20T00:30:00+01:00" }]);
    await rollUp.catchUp();
    expect(await Promise.all(["2026-01-19", "2026-01-20", "2026-02-02", "2026-02-03"].map(viewsOf))).toEqual([
      1, 0, 1, 1,
    ]);
  });

  it("stores the time up to which it has counted", async () => {
    expect(await countedUntil()).toBeNull();
    await rollUp.catchUp();
    expect(await countedUntil()).toEqual(now);
  });

  it("does nothing if it is stopped before it starts, and counts the events on the next call", async () => {
    await write(views("2026-02-01", 10));
    await rollUp.catchUp(AbortSignal.abort());
    expect(await viewsOf("2026-02-01")).toBe(0);
    await rollUp.catchUp();
    expect(await viewsOf("2026-02-01")).toBe(10);
  });

  it("loses no event and counts no event twice if a slice fails", async () => {
    await write(views("2026-02-01", 700));
    await database.dataSource.query("ALTER TABLE analytics_days ADD CONSTRAINT broken CHECK (events < 500)");
    await expect(rollUp.catchUp()).rejects.toThrow(/broken/);
    expect(await viewsOf("2026-02-01")).toBe(0);
    await database.dataSource.query("ALTER TABLE analytics_days DROP CONSTRAINT broken");
    await rollUp.catchUp();
    expect(await viewsOf("2026-02-01")).toBe(700);
  });

  it("counts at most 1,000 pages per day separately, and adds any others only to the day's total", async () => {
    await write([...times(2, { at: "2026-02-01T10:00:00Z", pagePath: "/first" }), ...views("2026-02-01", 1_100)]);
    await rollUp.catchUp();
    await write([...times(2, { at: "2026-02-01T11:00:00Z", pagePath: "/first" }), ...views("2026-02-02", 5)]);
    await rollUp.catchUp();
    const [row] = await database.dataSource.query<[{ pages: number; first: string }]>(
      `SELECT count(*)::int AS pages, max(events) FILTER (WHERE subject = '/first') AS first
       FROM analytics_subjects WHERE day = '2026-02-01'`,
    );
    expect(row).toEqual({ pages: 1_000, first: "4" });
    expect(await viewsOf("2026-02-01")).toBe(1_104);
  });
});

const describePostgres = process.env["TEST_DATABASE_URL"] ? describe : () => undefined;

describePostgres("the event counter with several servers", () => {
  it("waits for uncommitted inserts, and then counts all of them", async () => {
    const slow = database.dataSource.createQueryRunner();
    await slow.startTransaction();
    await slow.query(
      "INSERT INTO analytics_events (event_type, page_path, created_at) VALUES ('page_view', '/slow', $1)",
      [new Date("2026-02-01T12:00:00Z")],
    );
    await write(views("2026-02-01", 3));
    expect(await rollUp.countSome()).toBe(false);
    expect(await viewsOf("2026-02-01")).toBe(0);
    await slow.commitTransaction();
    await slow.release();
    await rollUp.catchUp();
    expect(await viewsOf("2026-02-01")).toBe(4);
  });

  it("does nothing while another server is counting", async () => {
    await write(views("2026-02-01", 3));
    const other = database.dataSource.createQueryRunner();
    await other.startTransaction();
    await other.query("SELECT pg_advisory_xact_lock(4172051)");
    expect(await rollUp.countSome()).toBe(false);
    expect(await viewsOf("2026-02-01")).toBe(0);
    await other.rollbackTransaction();
    await other.release();
    await rollUp.catchUp();
    expect(await viewsOf("2026-02-01")).toBe(3);
  });

  it("counts every event once while several servers write and count", async () => {
    const writing = Promise.all([1, 2, 3, 4].map(() => write(views("2026-02-01", 1_500))));
    const counting = [1, 2, 3].map(async () => {
      const one = new RollUp(database, { now: () => now });
      for (let round = 0; round < 15; round += 1) await one.catchUp();
    });
    await Promise.all([writing, ...counting]);
    await rollUp.catchUp();
    expect(await viewsOf("2026-02-01")).toBe(6_000);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";

import { AnalyticsEventType } from "../../database/entities/analytics/analyticsEvent.entity.js";
import type { Database } from "../../database/connection/dataSource.js";
import { createLog } from "../../platform/log.js";
import { openTestDatabase } from "../../test/database/openTestDatabase.js";
import { until } from "../../test/until.js";
import { EventBuffer, type NewEvent } from "./eventBuffer.js";

let database: Database;
let buffer: EventBuffer;
const lines: string[] = [];
const log = createLog("warn", { write: (line) => void lines.push(line) });

beforeAll(async () => {
  database = await openTestDatabase({ seed: false });
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.dataSource.query("DELETE FROM analytics_events");
  lines.length = 0;
  buffer = new EventBuffer(database.dataSource, log);
});

function event(pagePath: string): NewEvent {
  return {
    eventType: AnalyticsEventType.PAGE_VIEW,
    casinoId: null,
    bonusId: null,
    pagePath,
    userAgent: null,
    referrer: null,
    metadata: {},
    createdAt: new Date(),
  };
}

async function paths(): Promise<string[]> {
  const rows = await database.dataSource.query<{ page_path: string }[]>("SELECT page_path FROM analytics_events");
  return rows.map((row) => row.page_path).toSorted();
}

describe("the event buffer", () => {
  it("writes its events when it closes", async () => {
    buffer.add(event("/a"));
    buffer.add(event("/b"));
    await buffer.close();
    expect(await paths()).toEqual(["/a", "/b"]);
  });

  it("writes its events automatically", async () => {
    buffer.add(event("/by-itself"));
    expect(await until(async () => (await paths()).includes("/by-itself"))).toBe(true);
    await buffer.close();
  });

  it("writes each event once, even if several callers flush it", async () => {
    for (let each = 0; each < 1_200; each += 1) buffer.add(event(`/${each}`));
    await Promise.all([buffer.flush(), buffer.flush(), buffer.close()]);
    expect(new Set(await paths()).size).toBe(1_200);
    expect(await paths()).toHaveLength(1_200);
  });

  it("keeps its events while the table is unavailable, and writes them later", async () => {
    buffer.add(event("/early"));
    await database.dataSource.query("ALTER TABLE analytics_events RENAME TO analytics_away");
    for (const _ of [1, 2, 3]) await buffer.flush();
    expect(lines).toHaveLength(1);
    buffer.add(event("/late"));
    await database.dataSource.query("ALTER TABLE analytics_away RENAME TO analytics_events");
    await buffer.close();
    expect(await paths()).toEqual(["/early", "/late"]);
  });

  it("holds up to 8 MiB of events, discards any beyond that, and accepts new ones after a flush", async () => {
    const large = { ...event("/large"), metadata: { query: "x".repeat(100_000) } };
    for (let each = 0; each < 60; each += 1) buffer.add(large);
    buffer.add(event("/small"));
    await buffer.flush();
    expect(await paths()).toEqual([...Array.from({ length: 41 }, () => "/large"), "/small"]);
    buffer.add(large);
    await buffer.close();
    expect(await paths()).toHaveLength(43);
  });

  it("loses only the event that the database rejects", async () => {
    buffer.add(event("/good"));
    buffer.add({ ...event("/bad"), metadata: { text: "\0" } });
    buffer.add(event("/good-too"));
    await buffer.close();
    expect(await paths()).toEqual(["/good", "/good-too"]);
  });
});

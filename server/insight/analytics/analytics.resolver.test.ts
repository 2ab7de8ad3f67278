import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from "@jest/globals";

import { call } from "../../test/call.js";
import { createTestApp, type TestApp } from "../../test/createTestApp.js";
import { expectRefusal } from "../../test/expectRefusal.js";

const now = new Date("2026-02-03T04:05:06.789Z");

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock: { now: () => now } });
});
afterAll(() => app.close());
beforeEach(() => app.database.dataSource.query("DELETE FROM analytics_events"));

const record = (input: Record<string, unknown>) =>
  call<boolean>(app, "recordEvent", { input: { eventType: "PAGE_VIEW", pagePath: "/", ...input } });

async function written(): Promise<Record<string, unknown>[]> {
  await app.services.events.flush();
  return app.database.dataSource.query("SELECT * FROM analytics_events ORDER BY page_path");
}

function deep(levels: number): Record<string, unknown> {
  let value: unknown = [];
  for (let level = 0; level < levels; level += 1) value = [value];
  return { value };
}

describe("recordEvent", () => {
  it("stores all values of an event on the next flush", async () => {
    const [casinoId, bonusId] = [randomUUID(), randomUUID()];
    const metadata = {
      timestamp: "2026-02-03T04:05:06.000Z",
      url: "https://odds.example/casino/a?x=1",
      screen_resolution: "1920x1080",
      viewport_size: "800x600",
      source: "casino_card",
      target: "website",
      query: "no deposit",
      results_count: 0,
    };
    const referrer = " https://elsewhere.example/ ";
    const answer = await record({
      eventType: "BONUS_CLAIM",
      pagePath: "/casino/a",
      casinoId,
      bonusId,
      referrer,
      metadata,
    });
    expect(answer).toEqual({ result: true, errors: undefined });
    expect(await written()).toEqual([
      {
        id: expect.any(String),
        seq: expect.any(String),
        event_type: "bonus_claim",
        page_path: "/casino/a",
        casino_id: casinoId,
        bonus_id: bonusId,
        referrer: referrer.trim(),
        user_agent: "test",
        metadata,
        created_at: now,
      },
    ]);
  });

  it("stores omitted values as null and omitted metadata as an empty object", async () => {
    await record({ referrer: "" });
    expect(await written()).toEqual([
      expect.objectContaining({ casino_id: null, bonus_id: null, referrer: null, metadata: {} }),
    ]);
  });

  it.each([
    ["PAGE_VIEW", "page_view"],
    ["CASINO_CLICK", "casino_click"],
    ["BONUS_CLAIM", "bonus_claim"],
    ["NEWSLETTER_SUBSCRIPTION", "newsletter_subscription"],
    ["SEARCH", "search"],
  ])("accepts the type %s", async (eventType, stored) => {
    await record({ eventType });
    expect(await written()).toEqual([expect.objectContaining({ event_type: stored })]);
  });

  it.each<[Record<string, unknown>, string]>([
    [{ pagePath: "" }, "pagePath"],
    [{ pagePath: `/${"p".repeat(500)}` }, "pagePath"],
    [{ casinoId: "nope" }, "casinoId"],
    [{ bonusId: "nope" }, "bonusId"],
    [{ referrer: "r".repeat(2_001) }, "referrer"],
    [{ metadata: { text: "m".repeat(4_001) } }, "metadata"],
    [{ metadata: deep(100_000) }, "metadata"],
    [{ metadata: { text: "a\0b" } }, "metadata"],
    [{ metadata: { text: "\\\0" } }, "metadata"],
    [{ metadata: { "a\0b": 1 } }, "metadata"],
    [{ metadata: { list: [{ text: "\ud800" }] } }, "metadata"],
    [{ pagePath: "all-casinos" }, "pagePath"],
    [{ pagePath: "=1+1" }, "pagePath"],
    [{ pagePath: "//evil.example/" }, "pagePath"],
  ])("rejects invalid input (case %#) and names the field", async (input, field) => {
    expectRefusal(await record(input), "BAD_USER_INPUT", [field]);
    expect(await written()).toEqual([]);
  });

  it.each([
    [{ eventType: "LOGIN" }, "input.eventType"],
    [{ metadata: [1] }, "input.metadata"],
  ])("rejects %j, which the schema does not allow", async (input, field) => {
    expectRefusal(await record(input), "BAD_USER_INPUT", [field]);
  });

  it("accepts any metadata up to the size limit, and stores only valid values of the keys that reports use", async () => {
    const filler = "m".repeat(4_000 - '{"text":""}'.length);
    for (const metadata of [
      { text: filler },
      { deep: deep(1_500) },
      { email: "visitor@example.com", url: "javascript:alert(1)", timestamp: "now", viewport_size: "8 by 6" },
      { source: "=cmd|x", query: { $ne: 1 }, results_count: "many" },
    ])
      expect((await record({ metadata })).errors).toBeUndefined();
    expect((await written()).map((row) => row["metadata"])).toEqual([{}, {}, {}, {}]);
  });

  it("stores a search without invisible characters, and no search that changes the text direction", async () => {
    for (const query of ["no \u200Bdeposit", "no \u202Edeposit"]) await record({ metadata: { query } });
    expect((await written()).map((row) => row["metadata"])).toEqual([{ query: "no deposit" }, {}]);
  });

  it("stores at most 2 KB per event", async () => {
    const [long, wide] = ["x".repeat(500), "\u{1F3B0}".repeat(240)];
    await record({
      pagePath: `/${wide}`,
      referrer: `https://elsewhere.example/${long}`,
      metadata: {
        timestamp: long,
        url: `https://odds.example/${long}`,
        source: long,
        query: wide,
        screen_resolution: long,
      },
    });
    await app.services.events.flush();
    const [{ bytes }] = await app.database.dataSource.query<[{ bytes: number }]>(
      "SELECT octet_length(row_to_json(analytics_events)::text) AS bytes FROM analytics_events",
    );
    expect(bytes).toBeLessThan(2_000);
  });

  it("stores a path without its query, and encodes characters that could start a spreadsheet formula", async () => {
    await record({ pagePath: "/;=cmd|x?mail=visitor@example.com" });
    expect(await written()).toEqual([expect.objectContaining({ page_path: "/%3B%3Dcmd%7Cx" })]);
  });

  it.each(["not an address", "javascript:alert(1)", `https://elsewhere.example/${"x".repeat(400)}`])(
    "does not store a referrer like %s",
    async (referrer) => {
      await record({ referrer });
      expect(await written()).toEqual([expect.objectContaining({ referrer: null })]);
    },
  );
});

describe("the number of events", () => {
  it("is limited per client, both per minute and per day", async () => {
    const { callerLimits } = app.services;
    for (const limiter of [callerLimits.events, callerLimits.dailyEvents]) {
      const take = jest.spyOn(limiter, "take").mockResolvedValue({ isAllowed: false, remaining: 0, resetAfter: 7 });
      expectRefusal(await record({}), "RATE_LIMITED");
      take.mockRestore();
    }
    expect(await written()).toEqual([]);
  });

  it("is limited for all clients together, and events beyond the limit are discarded without an error", async () => {
    const { allEvents } = app.services;
    const answer = (isAllowed: boolean) => ({ isAllowed, remaining: 0, resetAfter: 7 });
    const take = jest.spyOn(allEvents, "take").mockImplementation(async (key) => answer(key !== "all"));
    expect(await record({})).toEqual({ result: true, errors: undefined });
    take.mockRestore();
    expect(await written()).toEqual([]);
    await record({});
    expect(await written()).toHaveLength(1);
  });
});

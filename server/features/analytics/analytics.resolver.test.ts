import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";

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
  it("is written after the next flush, with everything that was given", async () => {
    const [casinoId, bonusId] = [randomUUID(), randomUUID()];
    const metadata = { timestamp: "2026-02-03", viewport_size: "800x600", nested: { list: [1, "two", null] } };
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

  it("stores what is not given as null, and no metadata as none", async () => {
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
  ])("takes the kind %s", async (eventType, stored) => {
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
  ])("refuses case %#, naming the field", async (input, field) => {
    expectRefusal(await record(input), "BAD_USER_INPUT", [field]);
    expect(await written()).toEqual([]);
  });

  it.each([
    [{ eventType: "LOGIN" }, "input.eventType"],
    [{ metadata: [1] }, "input.metadata"],
  ])("refuses %j, which the schema does not know", async (input, field) => {
    expectRefusal(await record(input), "BAD_USER_INPUT", [field]);
  });

  it("takes texts that only look like what can't be stored", async () => {
    const metadata = { text: "\\u0000 \\\\ud800", emoji: "\u{1F3B0}", deep: deep(1_500) };
    expect((await record({ metadata })).errors).toBeUndefined();
    expect(await written()).toEqual([expect.objectContaining({ metadata })]);
  });

  it("takes metadata as large as is allowed", async () => {
    const metadata = { text: "m".repeat(4_000 - '{"text":""}'.length) };
    expect((await record({ metadata })).errors).toBeUndefined();
    expect(await written()).toEqual([expect.objectContaining({ metadata })]);
  });
});

import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";

import { AnalyticsEventType } from "../../database/entities/analytics/analyticsEvent.entity.js";
import { type TestEvent, search, times, writeEvents } from "../../test/analyticsEvents.js";
import { call, callOrThrow } from "../../test/call.js";
import { createTestApp, type TestApp } from "../../test/createTestApp.js";
import { expectRefusal } from "../../test/expectRefusal.js";
import { makeBonus, makeCasino } from "../../test/catalogue/factories.js";

const now = new Date("2026-02-10T12:00:00Z");
const at = "2026-02-03T10:00:00Z";
const range = { from: "2026-02-01", to: "2026-02-07" };

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ viewer: "demo", clock: { now: () => now } });
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of ["analytics_events", "analytics_days", "analytics_subjects", "newsletter_subscriptions"])
    await app.database.dataSource.query(`DELETE FROM ${table}`);
});

const write = (events: TestEvent[]) => writeEvents(app.database.dataSource, events);

async function read<Part>(selection: string, args: Record<string, unknown> = range): Promise<Part> {
  return callOrThrow<Part>(app, "analyticsReport", args, selection);
}

const click = (casinoId: string): TestEvent => ({ at, eventType: AnalyticsEventType.CASINO_CLICK, casinoId });
const claim = (bonusId: string): TestEvent => ({ at, eventType: AnalyticsEventType.BONUS_CLAIM, bonusId });

describe("analyticsReport", () => {
  it("rejects a visitor", async () => {
    expectRefusal(await call(app, "analyticsReport", range, "from", { viewer: "visitor" }), "UNAUTHENTICATED");
  });

  it.each([
    [{ from: "2026-02-08", to: "2026-02-07" }, ["from"]],
    [{ from: "2025-01-01", to: "2026-02-05" }, ["to"]],
    [{ from: "2026-02-30", to: "2026-03-05" }, ["from"]],
    [{ from: "2026-02-01T00:00:00Z", to: "2026-03-05" }, ["from"]],
    [{ from: "0000-01-01", to: "0000-01-02" }, ["from", "to"]],
    [{ from: "", to: "tomorrow" }, ["from", "to"]],
  ])("rejects the range %j and names the field", async (args, fields) => {
    expectRefusal(await call(app, "analyticsReport", args, "from"), "BAD_USER_INPUT", fields);
  });

  it.each([0, -1, 51])("rejects a request for lists of %i entries", async (first) => {
    expectRefusal(await call(app, "analyticsReport", range, `pages(first: ${first}) { path }`), "BAD_USER_INPUT", [
      "first",
    ]);
  });

  it("accepts a range of 400 days and returns every day", async () => {
    const { days } = await read<{ days: { day: string }[] }>("days { day }", { from: "2025-01-01", to: "2026-02-04" });
    expect(days).toHaveLength(400);
    expect([days[0]!.day, days[59]!.day, days.at(-1)!.day]).toEqual(["2025-01-01", "2025-03-01", "2026-02-04"]);
  });

  it("returns every day, even if the database's time zone skips an hour at midnight", async () => {
    await app.database.dataSource.query("SET TIME ZONE 'America/Santiago'");
    const { days } = await read<{ days: { day: string }[] }>("days { day }", { from: "2024-09-07", to: "2024-09-10" });
    await app.database.dataSource.query("RESET TIME ZONE");
    expect(days.map(({ day }) => day)).toEqual(["2024-09-07", "2024-09-08", "2024-09-09", "2024-09-10"]);
  });

  it("counts each event type per UTC day, including the first and last milliseconds of the range", async () => {
    await write([
      { at: "2026-01-31T23:59:59.999Z" },
      { at: "2026-02-01T00:00:00.000Z" },
      { at: "2026-02-02T23:59:59.999Z" },
      { at: "2026-02-03T00:00:00.000Z" },
      ...times(2, click(randomUUID())),
      claim(randomUUID()),
      search(at, "slots"),
    ]);
    await app.database.dataSource.query(
      `INSERT INTO newsletter_subscriptions (email, subscribed_at) VALUES
       ('a@example.com', '2026-01-31T23:59:59.999Z'), ('b@example.com', '2026-02-01T00:00:00Z'),
       ('c@example.com', '2026-02-02T23:59:59.999Z'), ('d@example.com', '2026-02-03T00:00:00Z')`,
    );
    const fields = "pageViews casinoClicks bonusClaims searches newsletterSignUps";
    const { days, totals } = await read<{ days: unknown[]; totals: unknown }>(
      `days { day ${fields} } totals { ${fields} }`,
      { from: "2026-02-01", to: "2026-02-02" },
    );
    const none = { pageViews: 0, casinoClicks: 0, bonusClaims: 0, searches: 0, newsletterSignUps: 0 };
    expect(days).toEqual([
      { ...none, day: "2026-02-01", pageViews: 1, newsletterSignUps: 1 },
      { ...none, day: "2026-02-02", pageViews: 1, newsletterSignUps: 1 },
    ]);
    expect(totals).toEqual({ ...none, pageViews: 2, newsletterSignUps: 2 });
    const third = await read<{ days: unknown[] }>(`days { ${fields} }`, { from: "2026-02-03", to: "2026-02-03" });
    expect(third.days).toEqual([{ pageViews: 1, casinoClicks: 2, bonusClaims: 1, searches: 1, newsletterSignUps: 1 }]);
  });

  it("includes an event that was just recorded, and returns the time up to which events are counted", async () => {
    await call(app, "recordEvent", { input: { eventType: "PAGE_VIEW", pagePath: "/faq" } });
    const day = now.toISOString().slice(0, 10);
    const report = await read("pages { path views } countedUntil", { from: day, to: day });
    expect(report).toEqual({ pages: [{ path: "/faq", views: 1 }], countedUntil: now.toISOString() });
  });

  it("lists the most viewed pages, as many as requested, without query strings", async () => {
    await write([
      ...times(3, { at, pagePath: "/slots" }),
      { at, pagePath: "/search?q=me@example.com" },
      { at, pagePath: "/search#comparison" },
      { at, pagePath: "/faq" },
    ]);
    expect(await read("pages(first: 2) { path views }")).toEqual({
      pages: [
        { path: "/slots", views: 3 },
        { path: "/search", views: 2 },
      ],
    });
  });

  it("lists the most clicked casinos, marks deleted casinos, and omits unknown ids", async () => {
    const [remaining, deleted] = [
      await makeCasino(app, { name: "Kept", slug: "kept" }),
      await makeCasino(app, { name: "Former", slug: "former" }),
    ];
    await write([...times(3, click(deleted.id)), ...times(2, click(remaining.id)), ...times(9, click(randomUUID()))]);
    await callOrThrow(app, "deleteCasino", { id: deleted.id, version: deleted.version }, "id");
    const { casinos, totals } = await read<{ casinos: unknown[]; totals: unknown }>(
      "casinos { casinoId name slug isDeleted clicks } totals { casinoClicks }",
    );
    expect(casinos).toEqual([
      { casinoId: deleted.id, name: "Former", slug: "former", isDeleted: true, clicks: 3 },
      { casinoId: remaining.id, name: "Kept", slug: "kept", isDeleted: false, clicks: 2 },
    ]);
    expect(totals).toEqual({ casinoClicks: 14 });
  });

  it("counts website clicks and review clicks separately, and other clicks only in the total", async () => {
    const [visited, reviewed] = [await makeCasino(app, { name: "Visited" }), await makeCasino(app, { name: "Read" })];
    const to = (target: string | undefined, id: string) => ({ ...click(id), metadata: target ? { target } : {} });
    await write([
      ...times(3, to("website", visited.id)),
      to("review", visited.id),
      ...times(2, to("review", reviewed.id)),
      ...times(4, to(undefined, reviewed.id)),
      to("elsewhere", reviewed.id),
    ]);
    // This report counts the events up to now. The next report adds the later ones.
    await read("totals { casinoClicks }");
    await write([to("website", reviewed.id)]);
    const report = await read<Record<string, unknown>>(
      `totals { casinoClicks websiteClicks reviewClicks }
       casinos { name clicks }`,
    );
    expect(report).toEqual({
      totals: { casinoClicks: 12, websiteClicks: 4, reviewClicks: 3 },
      casinos: [
        { name: "Read", clicks: 8 },
        { name: "Visited", clicks: 4 },
      ],
    });
    expect(await read("casinos(target: WEBSITE) { name clicks }")).toEqual({
      casinos: [
        { name: "Visited", clicks: 3 },
        { name: "Read", clicks: 1 },
      ],
    });
    expect(await read("casinos(target: REVIEW) { name clicks }")).toEqual({
      casinos: [
        { name: "Read", clicks: 2 },
        { name: "Visited", clicks: 1 },
      ],
    });
    const third = await read<{ days: unknown[] }>("days { websiteClicks reviewClicks }", {
      from: "2026-02-03",
      to: "2026-02-03",
    });
    expect(third.days).toEqual([{ websiteClicks: 4, reviewClicks: 3 }]);
  });

  it("lists the most claimed bonuses with their casinos, and marks deleted bonuses", async () => {
    const casino = await makeCasino(app, { name: "Host" });
    const remaining = await makeBonus(app, { title: "Kept", casinoId: casino.id });
    const deleted = await makeBonus(app, { title: "Former", casinoId: casino.id });
    const loose = await makeBonus(app, { title: "Loose" });
    await write([
      ...times(3, claim(loose.id)),
      ...times(2, claim(remaining.id)),
      claim(deleted.id),
      claim(randomUUID()),
    ]);
    await callOrThrow(app, "deleteBonus", { id: deleted.id, version: deleted.version }, "id");
    expect(await read("bonuses { title casinoName isDeleted claims }")).toEqual({
      bonuses: [
        { title: "Loose", casinoName: null, isDeleted: false, claims: 3 },
        { title: "Kept", casinoName: "Host", isDeleted: false, claims: 2 },
        { title: "Former", casinoName: "Host", isDeleted: true, claims: 1 },
      ],
    });
  });

  it("lists normalized search terms used at least five times, and lists those without results separately", async () => {
    await write([
      ...times(3, search(at, "  Bitcoin   Casino ")),
      ...times(3, search("2026-02-05T10:00:00Z", "bitcoin casino", 0)),
      ...times(5, search(at, "megaways", 0)),
      ...times(4, search(at, "john smith", 0)),
      ...times(5, search(at, "poker", 7)),
    ]);
    expect(await read("searches { term searches withoutResult } searchesWithoutResult { term withoutResult }")).toEqual(
      {
        searches: [
          { term: "bitcoin casino", searches: 6, withoutResult: 3 },
          { term: "megaways", searches: 5, withoutResult: 5 },
          { term: "poker", searches: 5, withoutResult: 0 },
        ],
        searchesWithoutResult: [
          { term: "megaways", withoutResult: 5 },
          { term: "bitcoin casino", withoutResult: 3 },
        ],
      },
    );
  });

  it("truncates long terms, omits email addresses from the terms and from the stored counts, and counts searches without a usable term", async () => {
    const long = "very ".repeat(30);
    await write([
      ...times(5, search(at, long)),
      ...times(9, search(at, "someone@example.com")),
      ...[5, null, { a: 1 }, "   "].flatMap((text) => times(6, search(at, text))),
      { at, eventType: AnalyticsEventType.SEARCH },
    ]);
    expect(await read("searches { term searches } totals { searches }")).toEqual({
      searches: [{ term: long.slice(0, 60).trim(), searches: 5 }],
      totals: { searches: 39 },
    });
    const stored = await app.database.dataSource.query("SELECT FROM analytics_subjects WHERE subject LIKE '%@%'");
    expect(stored).toEqual([]);
  });

  it("reads only the events that the stored counts do not include yet", async () => {
    await write(times(10, { at }));
    await read("days { pageViews }");
    const statements = await app.countStatements(() =>
      read("days { pageViews } pages { path } casinos { name } bonuses { title } searches { term }"),
    );
    const reading = statements.filter((sql) => /FROM analytics_events/.test(sql));
    expect(
      reading.every((sql) => sql.includes("seq > (SELECT seq FROM analytics_roll_up)") || sql.includes("max(seq)")),
    ).toBe(true);
    expect(statements.length).toBeLessThan(20);
  });
});

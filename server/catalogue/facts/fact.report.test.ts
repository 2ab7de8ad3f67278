import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { call, callOrThrow } from "../../test/call.js";
import { createTestApp, type TestApp } from "../../test/createTestApp.js";
import { expectRefusal } from "../../test/expectRefusal.js";
import { factQueue, type FactKey, reportFact } from "../../test/catalogue/facts.js";
import { makeBonus, makeCasino, makeGame } from "../../test/catalogue/factories.js";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ viewer: "demo" });
});
afterAll(() => app.close());

const rowsOf = ({ id }: FactKey) =>
  app.database.dataSource.query<Record<string, unknown>[]>("SELECT * FROM fact_reports WHERE row_id::text = $1", [id]);
const reported = async ({ id }: FactKey) =>
  (await factQueue(app, { problem: "REPORTED", first: 100 })).facts.filter((fact) => fact.id === id);

async function codeOf(input: Record<string, unknown> = {}): Promise<FactKey & { version: number }> {
  const { id, version } = await makeBonus(app, { bonusCode: "SPIN10", ...input });
  return { noun: "BONUS", id, field: "CODE", version };
}

describe("reportFact", () => {
  it("merges a hundred simultaneous reports into one row that contains nothing about the visitors", async () => {
    const { version: _version, ...code } = await codeOf();
    const answers = await Promise.all(Array.from({ length: 100 }, () => reportFact(app, code)));
    expect(answers.every(({ result }) => result === true)).toBe(true);
    expect(await reported(code)).toEqual([expect.objectContaining({ field: "CODE", reportCount: 100 })]);
    expect(await rowsOf(code)).toEqual([
      {
        noun: "bonus",
        row_id: code.id,
        field: "code",
        value_hash: expect.any(String),
        count: 100,
        first_reported_at: expect.any(Date),
        last_reported_at: expect.any(Date),
      },
    ]);
  });

  it("counts only reports of the current value, and starts over with a new value", async () => {
    const { version, ...code } = await codeOf();
    const rename = (at: number, bonusCode: string | null) =>
      callOrThrow(app, "updateBonus", { id: code.id, version: at, input: { bonusCode } }, "id");
    await reportFact(app, code);
    await reportFact(app, code);
    await rename(version, "SPIN20");
    expect(await reported(code)).toEqual([]);
    await rename(version + 1, "SPIN10");
    expect(await reported(code)).toMatchObject([{ reportCount: 2 }]);
    await rename(version + 2, "SPIN30");
    await reportFact(app, code);
    expect(await reported(code)).toMatchObject([{ reportCount: 1, value: "SPIN30" }]);
    await rename(version + 3, null);
    expect(await reported(code)).toEqual([]);
  });

  it("rejects rows that visitors can't see", async () => {
    const hidden = [
      { noun: "CASINO", id: "00000000-0000-4000-8000-000000000000", field: "LICENSES" },
      { noun: "CASINO", id: "' OR true --", field: "LICENSES" },
      await codeOf({ isActive: false }),
      await codeOf({ startsAt: "2226-01-01T00:00:00Z" }),
      await codeOf({ endsAt: "2026-01-01T00:00:00Z" }),
    ] as FactKey[];
    for (const { noun, id, field } of hidden) {
      expectRefusal(await reportFact(app, { noun, id, field }), "NOT_FOUND");
      expect(await rowsOf({ noun, id, field })).toEqual([]);
    }
  });

  it("rejects facts that the row does not have", async () => {
    const [casino, bonus, game] = [await makeCasino(app), await makeBonus(app), await makeGame(app)];
    const wrong: FactKey[] = [
      { noun: "CASINO", id: casino.id, field: "CODE" },
      { noun: "CASINO", id: casino.id, field: "TERMS" },
      { noun: "BONUS", id: bonus.id, field: "LICENSES" },
      { noun: "GAME", id: game.id, field: "LICENSES" },
      // This bonus has no bonus code.
      { noun: "BONUS", id: bonus.id, field: "CODE" },
    ];
    for (const key of wrong) {
      expectRefusal(await reportFact(app, key), "BAD_USER_INPUT", ["field"]);
      expect(await rowsOf(key)).toEqual([]);
    }
  });

  it("rejects a client after 20 reports in an hour, including invalid ones, and gives a retry time", async () => {
    const limited = await createTestApp({ rateLimits: true });
    try {
      const { id } = await makeCasino(limited);
      for (let sent = 0; sent < 10; sent += 1) {
        expect((await reportFact(limited, { noun: "CASINO", id, field: "LICENSES" })).errors).toBeUndefined();
        expectRefusal(await reportFact(limited, { noun: "CASINO", id, field: "CODE" }), "BAD_USER_INPUT", ["field"]);
      }
      const refused = expectRefusal(
        await reportFact(limited, { noun: "CASINO", id, field: "LICENSES" }),
        "RATE_LIMITED",
      );
      expect(refused.extensions["retryAfter"]).toBeGreaterThan(0);
      const [{ count }] = await limited.database.dataSource.query("SELECT count FROM fact_reports");
      expect(count).toBe(10);
    } finally {
      await limited.close();
    }
  });
});

describe("dismissReports", () => {
  it("removes the reports of one fact without checking it", async () => {
    const { version: _version, ...code } = await codeOf();
    const terms = { ...code, field: "TERMS" };
    for (const key of [code, terms]) await reportFact(app, key);
    expect(await callOrThrow(app, "dismissReports", { ...code })).toBe(true);
    expect((await call(app, "dismissReports", { ...code })).result).toBe(false);
    expect(await reported(code)).toMatchObject([{ field: "TERMS" }]);
    const { facts } = await factQueue(app, { problem: "UNCHECKED", first: 100 });
    expect(facts.filter(({ id }) => id === code.id)).toMatchObject([{ field: "CODE", reportCount: 0 }]);
  });

  it("rejects a visitor", async () => {
    const { version: _version, ...code } = await codeOf();
    expectRefusal(await call(app, "dismissReports", { ...code }, "", { viewer: "visitor" }), "UNAUTHENTICATED");
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";

import { Bonus } from "../../database/entities/bonus.entity.js";
import { call, callOrThrow } from "../../test/call.js";
import { latestChangeSet, undo } from "../../test/changes/undo.js";
import { createTestApp, type TestApp } from "../../test/createTestApp.js";
import { expectRefusal } from "../../test/expectRefusal.js";
import { checkFact, type FactKey, factsOf } from "../../test/catalogue/facts.js";
import { type CreatedRow, makeBonus, makeCasino } from "../../test/catalogue/factories.js";

/** How far the server's clock is ahead of the database's, in ms. */
let ahead = 0;
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ viewer: "demo", clock: { now: () => new Date(Date.now() + ahead) } });
});
afterAll(() => app.close());
beforeEach(() => {
  ahead = 0;
});

const sql = (statement: string, values: unknown[] = []) => app.database.dataSource.query(statement, values);
const licensesOf = ({ id }: { id: string }): FactKey => ({ noun: "CASINO", id, field: "LICENSES" });
const update = (casino: CreatedRow, version: number, input: object) =>
  callOrThrow<CreatedRow>(app, "updateCasino", { id: casino.id, version, input }, "id version");
const unchecked = { checkedAt: null, sourceUrl: null, isStale: false };

/** For each fact about a casino, a value that differs from that of a new casino. */
const otherValues: Record<string, Record<string, unknown>> = {
  LICENSES: { licenses: ["UKGC"] },
  ESTABLISHED_YEAR: { establishedYear: 2001 },
  WAGERING_REQUIREMENT: { wageringRequirement: "1x" },
  MIN_DEPOSIT: { minDeposit: "$1" },
  FREE_SPINS: { freeSpins: 1 },
  WITHDRAWAL_HOURS: { withdrawalHours: 1 },
  PAYMENT_METHODS: { paymentMethods: ["Visa"] },
  GAME_PROVIDERS: { gameProviders: ["NetEnt"] },
  ACCEPTS_CRYPTO: { acceptsCrypto: true },
  HAS_LIVE_GAMES: { hasLiveGames: true },
  MOBILE_OPTIMIZED: { mobileOptimized: false },
};

describe("a casino's facts", () => {
  it("are unchecked until an editor checks one, which then shows a date and a source", async () => {
    const casino = await makeCasino(app, { licenses: ["MGA"] });
    const before = await factsOf(app, "casinos", casino.id);
    expect(Object.keys(before)).toEqual(Object.keys(otherValues));
    for (const fact of Object.values(before)) expect(fact).toMatchObject(unchecked);
    const began = Date.now();
    const sourceUrl = "https://www.mga.org.mt/register";
    const { result, errors } = await checkFact(app, licensesOf(casino), { sourceUrl: ` ${sourceUrl} ` });
    expect(errors).toBeUndefined();
    expect(result).toMatchObject({ field: "LICENSES", sourceUrl, isStale: false });
    expect(Date.parse(result!.checkedAt!)).toBeGreaterThanOrEqual(began - 1);
    const after = await factsOf(app, "casinos", casino.id);
    expect(after).toEqual({ ...before, LICENSES: result });
    expect(await sql("SELECT checked_by FROM fact_checks WHERE row_id = $1", [casino.id])).toEqual([
      { checked_by: "owner@example.com" },
    ]);
  });

  it("lose their checks when the values change, and get them back when the changes are undone or reversed", async () => {
    const casino = await makeCasino(app, { licenses: ["MGA"], minDeposit: "$10" });
    const { result: check } = await checkFact(app, licensesOf(casino));
    await checkFact(app, { ...licensesOf(casino), field: "MIN_DEPOSIT" });
    const changed = await update(casino, casino.version, { licenses: ["UKGC"], name: "Renamed" });
    const facts = await factsOf(app, "casinos", casino.id);
    expect(facts["LICENSES"]).toMatchObject(unchecked);
    expect(facts["MIN_DEPOSIT"]!.checkedAt).not.toBeNull();
    await undo(app, await latestChangeSet(app));
    expect((await factsOf(app, "casinos", casino.id))["LICENSES"]).toEqual(check);
    const again = await update(casino, changed.version + 1, { licenses: [] });
    expect((await factsOf(app, "casinos", casino.id))["LICENSES"]).toMatchObject(unchecked);
    await update(casino, again.version, { licenses: ["MGA"] });
    expect((await factsOf(app, "casinos", casino.id))["LICENSES"]).toEqual(check);
  });

  it("each lose their check when their own value changes, but not when another value changes", async () => {
    const { id, version } = await makeCasino(app, { licenses: ["MGA"] });
    const checkedFacts = { fields: Object.keys(otherValues) };
    let current = version;
    for (const [field, input] of Object.entries(otherValues)) {
      const check = { id, version: current, input: {}, checkedFacts };
      await callOrThrow(app, "updateCasino", check, "id");
      current = (await update({ id, version }, current, input)).version;
      const facts = Object.values(await factsOf(app, "casinos", id));
      expect(facts.filter(({ checkedAt }) => checkedAt === null).map((fact) => fact.field)).toEqual([field]);
    }
  });

  it("regain their checks when the casino's deletion is undone", async () => {
    const casino = await makeCasino(app, { licenses: ["MGA"] });
    const { result: check } = await checkFact(app, licensesOf(casino));
    await callOrThrow(app, "deleteCasino", { id: casino.id, version: casino.version }, "id");
    await undo(app, await latestChangeSet(app));
    expect((await factsOf(app, "casinos", casino.id))["LICENSES"]).toEqual(check);
  });

  it("are read with one statement for many casinos, and another for their bonuses", async () => {
    for (let made = 0; made < 5; made += 1) await makeBonus(app, { casinoId: (await makeCasino(app)).id });
    const statements = await app.countStatements(() =>
      callOrThrow(
        app,
        "casinos",
        { first: 50 },
        "nodes { facts { checkedAt } bonuses(first: 1) { facts { checkedAt } } }",
      ),
    );
    expect(statements.filter((statement) => statement.includes("fact_checks"))).toHaveLength(2);
  });
});

/** For each column that TERMS depends on, a value that differs from the column's default. */
const otherTerms: Record<string, string> = {
  terms: "'Other'",
  bonusAmount: "'$1'",
  freeSpins: "1",
  minDeposit: "'$1'",
  wageringRequirement: "'1x'",
  maxWin: "'$1'",
  matchPercent: "33.3",
  capMinor: "1",
  currency: "'EUR'",
  minDepositMinor: "1",
  wageringMultiple: "0.1",
  wageringBase: "'bonus'",
  maxBetMinor: "1",
  maxCashoutMinor: "1",
  isCashoutUncapped: "true",
  isBonusRemoved: "false",
  spinValue: "1",
  spinsWageringMultiple: "0.1",
  spinsMaxCashout: "1",
  validDays: "1",
  claimWithinDays: "1",
  contributionSlots: "1",
  contributionTableGames: "1",
  contributionLiveGames: "1",
  contributionJackpots: "1",
  excludedMethods: "'{Skrill}'",
  isNewCustomersOnly: "true",
  startsAt: "'2026-01-01T00:00:00Z'",
  endsAt: "'2226-01-01T00:00:00Z'",
};
const notTerms =
  "id casinoId createdAt updatedAt version title bonusType bonusCode isActive termsReview termsUrl isPrimary";

describe("a bonus's facts", () => {
  it("include the code only if the bonus has one", async () => {
    const [coded, plain] = [await makeBonus(app, { bonusCode: "SPIN10" }), await makeBonus(app)];
    expect(Object.keys(await factsOf(app, "bonuses", coded.id))).toEqual(["CODE", "TERMS"]);
    expect(Object.keys(await factsOf(app, "bonuses", plain.id))).toEqual(["TERMS"]);
    const refused = await checkFact(app, { noun: "BONUS", id: plain.id, field: "CODE" });
    expectRefusal(refused, "BAD_USER_INPUT", ["field"]);
  });

  it("include TERMS, which depends on every column of the terms and on no other column", async () => {
    const columns = app.database.dataSource.getMetadata(Bonus).columns.filter(({ isSelect }) => isSelect);
    expect(columns.map(({ propertyName }) => propertyName).toSorted()).toEqual(
      [...Object.keys(otherTerms), ...notTerms.split(" ")].toSorted(),
    );
    const bonus = await makeBonus(app, { currency: "USD" });
    await checkFact(app, { noun: "BONUS", id: bonus.id, field: "TERMS" });
    const isChecked = async () => (await factsOf(app, "bonuses", bonus.id))["TERMS"]!.checkedAt !== null;
    for (const [property, value] of Object.entries(otherTerms)) {
      const { databaseName } = columns.find(({ propertyName }) => propertyName === property)!;
      const [{ former }] = await sql(`SELECT to_jsonb(${databaseName}) AS former FROM bonuses WHERE id = $1`, [
        bonus.id,
      ]);
      await sql(`UPDATE bonuses SET ${databaseName} = ${value} WHERE id = $1`, [bonus.id]);
      expect({ property, isChecked: await isChecked() }).toEqual({ property, isChecked: false });
      await sql(`UPDATE bonuses SET ${databaseName} = $2 WHERE id = $1`, [bonus.id, former]);
      expect({ property, isChecked: await isChecked() }).toEqual({ property, isChecked: true });
    }
    await sql("UPDATE bonuses SET title = 'Other', bonus_code = 'X', is_active = false WHERE id = $1", [bonus.id]);
    expect(await isChecked()).toBe(true);
  });
});

describe("checkFact", () => {
  it("keeps the source if the value is the same, and discards it if the value has changed", async () => {
    const casino = await makeCasino(app, { licenses: ["MGA"] });
    const sourceUrl = "https://www.mga.org.mt/";
    await checkFact(app, licensesOf(casino), { sourceUrl });
    expect((await checkFact(app, licensesOf(casino))).result!.sourceUrl).toBe(sourceUrl);
    const other = "https://register.example/";
    expect((await checkFact(app, licensesOf(casino), { sourceUrl: other })).result!.sourceUrl).toBe(other);
    await update(casino, casino.version, { licenses: ["UKGC"] });
    expect((await checkFact(app, licensesOf(casino))).result!.sourceUrl).toBeNull();
  });

  it("rejects a stale version, names the changed fields, and records nothing", async () => {
    const casino = await makeCasino(app, { licenses: ["MGA"] });
    await update(casino, casino.version, { licenses: ["UKGC"] });
    const refused = await checkFact(app, licensesOf(casino), { version: casino.version });
    expect(refused.errors).toHaveLength(1);
    expect(refused.errors![0]!.extensions).toMatchObject({
      code: "CONFLICT",
      currentVersion: casino.version + 1,
      fields: [{ field: "licenses" }],
    });
    expect((await factsOf(app, "casinos", casino.id))["LICENSES"]).toMatchObject(unchecked);
  });

  it("rejects unknown rows, facts of another noun, and sources that are not web addresses", async () => {
    const casino = await makeCasino(app);
    for (const id of ["00000000-0000-4000-8000-000000000000", "nothing"])
      expectRefusal(await checkFact(app, { noun: "CASINO", id, field: "LICENSES" }), "NOT_FOUND");
    for (const [noun, field] of [
      ["CASINO", "TERMS"],
      ["BONUS", "LICENSES"],
      ["GAME", "LICENSES"],
    ] as const)
      expectRefusal(await checkFact(app, { noun, id: casino.id, field }), "BAD_USER_INPUT", ["field"]);
    for (const sourceUrl of ["javascript:alert(1)", "www.mga.org.mt", `https://a.example/${"a".repeat(2_000)}`])
      expectRefusal(await checkFact(app, licensesOf(casino), { sourceUrl }), "BAD_USER_INPUT", ["sourceUrl"]);
    expect((await factsOf(app, "casinos", casino.id))["LICENSES"]).toMatchObject(unchecked);
  });

  it("rejects a visitor", async () => {
    const { id, version } = await makeCasino(app);
    const args = { noun: "CASINO", id, field: "LICENSES", version };
    expectRefusal(await call(app, "checkFact", args, "field", { viewer: "visitor" }), "UNAUTHENTICATED");
  });
});

const day = 86_400_000;
const shelfLives: [noun: "CASINO" | "BONUS", field: string, days: number][] = [
  ["BONUS", "CODE", 14],
  ["BONUS", "TERMS", 30],
  ["CASINO", "WAGERING_REQUIREMENT", 30],
  ["CASINO", "MIN_DEPOSIT", 30],
  ["CASINO", "FREE_SPINS", 30],
  ["CASINO", "LICENSES", 180],
  ["CASINO", "ESTABLISHED_YEAR", 90],
  ["CASINO", "GAME_PROVIDERS", 90],
];

describe("a check", () => {
  it.each(shelfLives)(
    "of a %s's %s is stale after %i whole days in UTC, both for visitors and in the queue",
    async (noun, field, days) => {
      const row = noun === "CASINO" ? await makeCasino(app) : await makeBonus(app, { bonusCode: "X1" });
      await checkFact(app, { noun, id: row.id, field });
      const midnight = Math.floor(Date.now() / day) * day;
      await sql("UPDATE fact_checks SET checked_at = $2 WHERE row_id = $1", [row.id, new Date(midnight + day - 1)]);
      const seen = async () => {
        const { facts } = await callOrThrow<{ facts: { id: string }[] }>(
          app,
          "factsToCheck",
          { problem: "STALE", first: 100 },
          "facts { id }",
        );
        const list = noun === "CASINO" ? "casinos" : "bonuses";
        return [(await factsOf(app, list, row.id))[field]!.isStale, facts.some(({ id }) => id === row.id)];
      };
      ahead = midnight + (days + 1) * day - 1 - Date.now() - 1_000;
      expect(await seen()).toEqual([false, false]);
      ahead = midnight + (days + 1) * day - Date.now();
      expect(await seen()).toEqual([true, true]);
    },
  );
});

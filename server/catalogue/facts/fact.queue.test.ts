import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";

import { call, callOrThrow } from "../../test/call.js";
import { createTestApp, type TestApp } from "../../test/createTestApp.js";
import { expectRefusal } from "../../test/expectRefusal.js";
import { checkFact, factQueue, type FactKey, reportFact } from "../../test/catalogue/facts.js";
import { makeBonus, makeCasino } from "../../test/catalogue/factories.js";

const day = 86_400_000;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ viewer: "demo" });
});
afterAll(() => app.close());
beforeEach(() => sql("TRUNCATE bonuses, casinos, fact_checks, fact_reports CASCADE"));

const sql = (statement: string, values: unknown[] = []) => app.database.dataSource.query(statement, values);
const fact = (noun: FactKey["noun"], { id }: { id: string }, field: string): FactKey => ({ noun, id, field });
const update = (id: string, version: number, input: object) =>
  callOrThrow(app, "updateCasino", { id, version, input }, "id");
/** Checks all facts of a row, so none of them is in the queue. */
async function checkAll(noun: "CASINO" | "BONUS", { id }: { id: string }): Promise<void> {
  const list = noun === "CASINO" ? "casinos" : "bonuses";
  const { nodes } = await callOrThrow<{ nodes: { facts: { field: string }[] }[] }>(
    app,
    list,
    { filter: { ids: [id] } },
    "nodes { facts { field } }",
  );
  for (const { field } of nodes[0]!.facts) await checkFact(app, { noun, id, field });
}
const setCheckedAt = ({ id, field }: FactKey, daysAgo: number) =>
  sql("UPDATE fact_checks SET checked_at = $3 WHERE row_id = $1 AND field = lower($2)", [
    id,
    field,
    new Date(Date.now() - daysAgo * day),
  ]);
const listed = async (args: Parameters<typeof factQueue>[1] = {}) =>
  (await factQueue(app, args)).facts.map(({ problem, name, field }) => `${problem} ${name} ${field}`);

describe("factsToCheck", () => {
  it("lists reported facts first, then changed, stale and unchecked facts, each once with its first problem", async () => {
    const casino = await makeCasino(app, { name: "A", licenses: ["MGA"], minDeposit: "$10", freeSpins: 5 });
    await checkAll("CASINO", casino);
    const bonus = await makeBonus(app, { title: "B", bonusCode: "X1" });
    await checkFact(app, fact("BONUS", bonus, "CODE"));
    expect(await listed()).toEqual(["UNCHECKED B TERMS"]);
    await update(casino.id, casino.version, { licenses: ["UKGC"], minDeposit: "$20" });
    await setCheckedAt(fact("CASINO", casino, "MIN_DEPOSIT"), 400);
    await setCheckedAt(fact("CASINO", casino, "FREE_SPINS"), 31);
    await setCheckedAt(fact("BONUS", bonus, "CODE"), 31);
    await setCheckedAt(fact("CASINO", casino, "ACCEPTS_CRYPTO"), 91);
    await setCheckedAt(fact("CASINO", casino, "GAME_PROVIDERS"), 90);
    await reportFact(app, fact("CASINO", casino, "LICENSES"));
    for (const field of ["CODE", "CODE"]) await reportFact(app, fact("BONUS", bonus, field));
    expect(await listed()).toEqual([
      "REPORTED B CODE",
      "REPORTED A LICENSES",
      "CHANGED A MIN_DEPOSIT",
      "STALE A ACCEPTS_CRYPTO",
      "STALE A FREE_SPINS",
      "UNCHECKED B TERMS",
    ]);
    const { counts } = await factQueue(app, { first: 1 });
    expect(counts).toEqual({ reported: 2, changed: 1, stale: 2 });
    expect(await listed({ first: 3 })).toEqual(["REPORTED B CODE", "REPORTED A LICENSES", "CHANGED A MIN_DEPOSIT"]);
    expect(await listed({ problem: "STALE" })).toEqual(["STALE A ACCEPTS_CRYPTO", "STALE A FREE_SPINS"]);
  });

  it("lists and counts only the facts about one casino and its bonuses, if the caller names it", async () => {
    const [casino, other] = [await makeCasino(app, { name: "A" }), await makeCasino(app, { name: "B" })];
    const offers = [casino, other].map(({ id }, at) =>
      makeBonus(app, { title: `Offer ${at}`, casinoId: id, bonusCode: "X" }),
    );
    const [bonus] = await Promise.all([...offers, makeBonus(app, { title: "Nobody's", bonusCode: "X" })]);
    for (const row of [casino, other]) await checkFact(app, fact("CASINO", row, "ACCEPTS_CRYPTO"));
    for (const row of [casino, other]) await setCheckedAt(fact("CASINO", row, "ACCEPTS_CRYPTO"), 91);
    await checkFact(app, fact("CASINO", casino, "MIN_DEPOSIT"));
    await update(casino.id, casino.version, { minDeposit: "$20" });
    await reportFact(app, fact("BONUS", bonus!, "CODE"));
    const all = await listed({ first: 100 });
    const own = await listed({ first: 100, casinoId: casino.id });
    expect(own).toEqual(all.filter((line) => / (?:A|Offer 0) /.test(line)));
    expect(own.slice(0, 3)).toEqual(["REPORTED Offer 0 CODE", "CHANGED A MIN_DEPOSIT", "STALE A ACCEPTS_CRYPTO"]);
    expect(own).toContain("UNCHECKED Offer 0 TERMS");
    expect(await listed({ casinoId: other.id, problem: "STALE" })).toEqual(["STALE B ACCEPTS_CRYPTO"]);
    const { counts } = await factQueue(app, { casinoId: casino.id });
    expect(counts).toEqual({ reported: 1, changed: 1, stale: 1 });
    expect((await factQueue(app, { casinoId: other.id })).counts).toEqual({ reported: 0, changed: 0, stale: 1 });
    expect(await factQueue(app, { casinoId: "nonsense" })).toEqual({
      facts: [],
      counts: { reported: 0, changed: 0, stale: 0 },
    });
  });

  it("describes each fact with its row, value, last check and reports", async () => {
    const casino = await makeCasino(app, { name: "A", slug: "a", licenses: ["MGA", "UKGC"], withdrawalHours: 1 });
    const bonus = await makeBonus(app, { title: "B", casinoId: casino.id, bonusCode: "X1" });
    const sourceUrl = "https://www.mga.org.mt/";
    const { result: check } = await checkFact(app, fact("CASINO", casino, "LICENSES"), { sourceUrl });
    for (const noun of ["CASINO", "BONUS"] as const)
      await reportFact(app, fact(noun, noun === "CASINO" ? casino : bonus, noun === "CASINO" ? "LICENSES" : "CODE"));
    const { facts } = await factQueue(app);
    expect(facts.find(({ field }) => field === "LICENSES")).toEqual({
      field: "LICENSES",
      problem: "REPORTED",
      noun: "CASINO",
      id: casino.id,
      version: casino.version,
      name: "A",
      slug: "a",
      value: "MGA, UKGC",
      checkedAt: check!.checkedAt,
      sourceUrl,
      reportCount: 1,
      reportedAt: expect.any(String),
    });
    expect(facts.find(({ field }) => field === "CODE")).toMatchObject({
      noun: "BONUS",
      id: bonus.id,
      name: "B",
      slug: "a",
      value: "X1",
      checkedAt: null,
    });
    const valueOf = (wanted: string) => facts.find(({ field }) => field === wanted)!.value;
    expect([valueOf("WITHDRAWAL_HOURS"), valueOf("ACCEPTS_CRYPTO"), valueOf("ESTABLISHED_YEAR")]).toEqual([
      "1 hour",
      "No",
      "",
    ]);
  });

  it("describes terms by their numbers and by the casino's wording", async () => {
    await makeBonus(app, {
      title: "Words",
      bonusAmount: "$500",
      wageringRequirement: "35x",
      maxWin: "$100",
      terms: "Slots only.",
    });
    await makeBonus(app, {
      title: "Numbers",
      bonusAmount: "$500",
      matchPercent: 100,
      capMinor: 50_000,
      currency: "USD",
      wageringMultiple: 35,
      wageringBase: "BONUS_AND_DEPOSIT",
      maxBetMinor: 550,
      isCashoutUncapped: true,
      validDays: 30,
      contributionSlots: 100,
      excludedMethods: ["Skrill"],
      isNewCustomersOnly: true,
      endsAt: "2226-01-01T00:00:00Z",
    });
    const { facts } = await factQueue(app);
    expect(Object.fromEntries(facts.map(({ name, value }) => [name, value]))).toEqual({
      Words: 'maximum bonus "$500"; wagering "35x"; maximum withdrawal "$100"; in words "Slots only."',
      Numbers:
        'match 100%; maximum bonus 500 USD "$500"; wagering 35x the bonus and the deposit; maximum bet 5.5 USD; maximum withdrawal unlimited; valid 30 days; slots count 100%; not with Skrill; new customers only yes; until 2226-01-01 00:00',
    });
  });

  it("no longer lists a fact or counts its reports after an editor checks it", async () => {
    const casino = await makeCasino(app, { licenses: ["MGA"] });
    await checkAll("CASINO", casino);
    await reportFact(app, fact("CASINO", casino, "LICENSES"));
    expect(await listed()).toHaveLength(1);
    await checkFact(app, fact("CASINO", casino, "LICENSES"));
    expect(await factQueue(app)).toEqual({ facts: [], counts: { reported: 0, changed: 0, stale: 0 } });
  });

  it("no longer lists a changed fact after the change is reversed", async () => {
    const casino = await makeCasino(app, { name: "A", licenses: ["MGA"] });
    await checkAll("CASINO", casino);
    await update(casino.id, casino.version, { licenses: [] });
    expect(await listed()).toEqual(["CHANGED A LICENSES"]);
    await update(casino.id, casino.version + 1, { licenses: ["MGA"] });
    expect(await listed()).toEqual([]);
  });

  it("omits facts about deleted casinos and about bonuses that visitors can't see", async () => {
    const casino = await makeCasino(app);
    await reportFact(app, fact("CASINO", casino, "LICENSES"));
    await callOrThrow(app, "deleteCasino", { id: casino.id, version: casino.version }, "id");
    await makeBonus(app, { isActive: false });
    await makeBonus(app, { endsAt: "2026-01-01T00:00:00Z" });
    await makeBonus(app, { startsAt: "2226-01-01T00:00:00Z" });
    expect(await listed()).toEqual([]);
  });

  it("reads any number of facts with at most six statements", async () => {
    for (let made = 0; made < 10; made += 1) await makeBonus(app, { casinoId: (await makeCasino(app)).id });
    const statements = await app.countStatements(async () => {
      const { facts } = await callOrThrow<{ facts: unknown[] }>(
        app,
        "factsToCheck",
        { first: 100 },
        "facts { name slug value }",
      );
      expect(facts).toHaveLength(100);
    });
    expect(statements.length).toBeLessThanOrEqual(6);
  });

  it("rejects a visitor, and a number of facts below 1 or above 100", async () => {
    expectRefusal(await call(app, "factsToCheck", {}, "facts { id }", { viewer: "visitor" }), "UNAUTHENTICATED");
    for (const first of [0, 101])
      expectRefusal(await call(app, "factsToCheck", { first }, "facts { id }"), "BAD_USER_INPUT", ["first"]);
  });
});

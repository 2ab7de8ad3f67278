import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { call, callOrThrow } from "../../test/call.js";
import { latestChangeSet, undo } from "../../test/changes/undo.js";
import { createTestApp, type TestApp } from "../../test/createTestApp.js";
import { expectRefusal } from "../../test/expectRefusal.js";
import { checkFact, factQueue, factsOf, reportFact } from "../../test/catalogue/facts.js";
import { type CreatedRow, makeBonus, makeCasino } from "../../test/catalogue/factories.js";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ viewer: "demo" });
});
afterAll(() => app.close());

const sql = <Row>(statement: string, values: unknown[] = []) => app.database.dataSource.query<Row[]>(statement, values);
const sourceUrl = "https://casino.example/terms";

interface Change {
  input: object;
  checkedFacts: { fields: string[]; sourceUrl?: string } | null;
  version?: number;
}

function update(noun: "Casino" | "Bonus", row: CreatedRow, { version = row.version, ...change }: Change) {
  return call<CreatedRow>(app, `update${noun}`, { id: row.id, version, ...change }, "id version", { viewer: "owner" });
}

async function checkedFields(noun: "casinos" | "bonuses", id: string): Promise<string[]> {
  const facts = await factsOf(app, noun, id);
  return Object.values(facts).flatMap(({ field, checkedAt }) => (checkedAt === null ? [] : [field]));
}

describe("checkedFacts in updateCasino", () => {
  it("records that the editor has checked the new values, with the source, and removes the facts from the queue", async () => {
    const casino = await makeCasino(app, { licenses: ["MGA"], minDeposit: "$10", freeSpins: 5 });
    await checkFact(app, { noun: "CASINO", id: casino.id, field: "LICENSES" }, { sourceUrl: "https://old.example/" });
    await reportFact(app, { noun: "CASINO", id: casino.id, field: "MIN_DEPOSIT" });
    const input = { licenses: ["UKGC"], minDeposit: "$20", freeSpins: 10 };
    const checkedFacts = { fields: ["LICENSES", "MIN_DEPOSIT"], sourceUrl: ` ${sourceUrl} ` };
    expect((await update("Casino", casino, { input, checkedFacts })).errors).toBeUndefined();
    const facts = await factsOf(app, "casinos", casino.id);
    for (const field of checkedFacts.fields)
      expect(facts[field]).toEqual({ field, checkedAt: expect.any(String), sourceUrl, isStale: false });
    expect(facts["FREE_SPINS"]).toMatchObject({ checkedAt: null });
    expect(await sql("SELECT DISTINCT checked_by FROM fact_checks WHERE row_id = $1", [casino.id])).toEqual([
      { checked_by: "owner@example.com" },
    ]);
    const { facts: queue } = await factQueue(app, { first: 100 });
    const queued = queue.filter(({ id }) => id === casino.id).map(({ field }) => field);
    expect(queued).not.toEqual(expect.arrayContaining(["LICENSES"]));
    expect(queued).not.toEqual(expect.arrayContaining(["MIN_DEPOSIT"]));
  });

  it("keeps the checks of other facts and, if no source is given, the source of an unchanged value", async () => {
    const casino = await makeCasino(app, { licenses: ["MGA"], minDeposit: "$10" });
    for (const field of ["LICENSES", "MIN_DEPOSIT", "FREE_SPINS"])
      await checkFact(app, { noun: "CASINO", id: casino.id, field }, { sourceUrl });
    const checkedFacts = { fields: ["LICENSES", "MIN_DEPOSIT"] };
    await update("Casino", casino, { input: { licenses: ["UKGC"] }, checkedFacts });
    const facts = await factsOf(app, "casinos", casino.id);
    expect(facts["LICENSES"]).toMatchObject({ checkedAt: expect.any(String), sourceUrl: null });
    expect(facts["MIN_DEPOSIT"]).toMatchObject({ sourceUrl });
    expect(facts["FREE_SPINS"]).toMatchObject({ sourceUrl });
  });

  it("records nothing if the update fails, and changes nothing if a check fails", async () => {
    const casino = await makeCasino(app, { licenses: ["MGA"] });
    const stale = { input: { licenses: ["UKGC"] }, checkedFacts: { fields: ["LICENSES"] }, version: 9 };
    expectRefusal(await update("Casino", casino, stale), "CONFLICT");
    for (const [checkedFacts, path] of [
      [{ fields: ["TERMS", "LICENSES"] }, "fields"],
      [{ fields: [] }, "fields"],
      [{ fields: ["LICENSES", "LICENSES"] }, "fields"],
      [{ fields: ["LICENSES"], sourceUrl: "javascript:alert(1)" }, "sourceUrl"],
    ] as const) {
      const change = {
        input: { licenses: ["UKGC"] },
        checkedFacts: { ...checkedFacts, fields: [...checkedFacts.fields] },
      };
      expectRefusal(await update("Casino", casino, change), "BAD_USER_INPUT", [path]);
    }
    expect(await sql("SELECT licenses, version FROM casinos WHERE id = $1", [casino.id])).toEqual([
      { licenses: ["MGA"], version: casino.version },
    ]);
    expect(await checkedFields("casinos", casino.id)).toEqual([]);
  });

  it("confirms facts without a change, and then creates no change set", async () => {
    const casino = await makeCasino(app, { licenses: ["MGA"] });
    const before = await latestChangeSet(app);
    const { result } = await update("Casino", casino, { input: {}, checkedFacts: { fields: ["LICENSES"] } });
    expect(result).toEqual({ id: casino.id, version: casino.version });
    expect(await checkedFields("casinos", casino.id)).toEqual(["LICENSES"]);
    expect(await latestChangeSet(app)).toEqual(before);
  });

  it("adds checks that are removed when the change is undone, and that return when the undo is undone", async () => {
    const casino = await makeCasino(app, { licenses: ["MGA"] });
    await update("Casino", casino, {
      input: { licenses: ["UKGC"] },
      checkedFacts: { fields: ["LICENSES"], sourceUrl },
    });
    const checked = await factsOf(app, "casinos", casino.id);
    await undo(app, await latestChangeSet(app));
    expect(await checkedFields("casinos", casino.id)).toEqual([]);
    await undo(app, await latestChangeSet(app));
    expect(await factsOf(app, "casinos", casino.id)).toEqual(checked);
  });

  it("checks the details of payment methods as they are stored in the database", async () => {
    const paymentDetails = [
      { method: "Visa", payoutHoursTo: 2 },
      { method: "Bitcoin", payoutHoursTo: 1 },
    ];
    const casino = await makeCasino(app, { paymentMethods: ["Visa", "Bitcoin"], paymentDetails });
    const change = { input: { paymentMethods: ["Visa"] }, checkedFacts: { fields: ["PAYMENT_METHODS"] } };
    expect((await update("Casino", casino, change)).errors).toBeUndefined();
    expect(await checkedFields("casinos", casino.id)).toEqual(["PAYMENT_METHODS"]);
  });
});

describe("checkedFacts in createCasino, createBonus and updateBonus", () => {
  it("records checks of a new row's values", async () => {
    const input = { name: "New", slug: "new-with-checks", licenses: ["MGA"] };
    const checkedFacts = { fields: ["LICENSES"], sourceUrl };
    const { id } = await callOrThrow<CreatedRow>(app, "createCasino", { input, checkedFacts }, "id");
    expect((await factsOf(app, "casinos", id))["LICENSES"]).toMatchObject({ sourceUrl });
    const offer = { input: { title: "New", bonusCode: "X1" }, checkedFacts: { fields: ["CODE", "TERMS"] } };
    const bonus = await callOrThrow<CreatedRow>(app, "createBonus", offer, "id");
    expect(await checkedFields("bonuses", bonus.id)).toEqual(["CODE", "TERMS"]);
  });

  it("rejects a check of a bonus's code if the bonus has none, and adds no bonus", async () => {
    const coded = await makeBonus(app, { bonusCode: "X1" });
    const checkedFacts = { fields: ["CODE", "TERMS"] };
    const removed = await update("Bonus", coded, { input: { bonusCode: null }, checkedFacts });
    expect(expectRefusal(removed, "BAD_USER_INPUT", ["fields"]).message).toContain("no CODE");
    const added = await call(app, "createBonus", { input: { title: "Without a code" }, checkedFacts }, "id");
    expectRefusal(added, "BAD_USER_INPUT", ["fields"]);
    expect(await sql("SELECT 1 FROM bonuses WHERE title = 'Without a code'")).toEqual([]);
  });

  it("rejects a visitor", async () => {
    const { id, version } = await makeCasino(app);
    const args = { id, version, input: {}, checkedFacts: { fields: ["LICENSES"] } };
    expectRefusal(await call(app, "updateCasino", args, "id", { viewer: "visitor" }), "UNAUTHENTICATED");
  });
});

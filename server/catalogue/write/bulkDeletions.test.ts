import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { deleteMany, eachNoun, historyOf, insertRows, itemOf, storedRows } from "../../test/catalogue/bulk.js";
import { call, callOrThrow } from "../../test/call.js";
import { createTestApp, type TestApp } from "../../test/createTestApp.js";
import { expectRefusal } from "../../test/expectRefusal.js";
import { makeBonus, makeCasino } from "../../test/catalogue/factories.js";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ viewer: "demo" });
});
afterAll(() => app.close());

describe.each(eachNoun)("delete$Plural", (one) => {
  it("deletes every row in one change set, which stores the complete rows", async () => {
    const rows = [await one.make(app), await one.make(app)];
    const remaining = await one.make(app);
    const before = await storedRows(app, one, [...rows, remaining]);
    const { result } = await deleteMany(app, one, rows);
    expect(result).toEqual({ ids: rows.map(({ id }) => id), bonusIds: [], changeSetId: expect.any(String) });
    expect([...(await storedRows(app, one, [...rows, remaining])).keys()]).toEqual([remaining.id]);
    const history = await historyOf(app, result!.changeSetId);
    expect(history).toHaveLength(2);
    for (const { id } of rows) {
      const of = { row_id: id, operation: "delete", version: 1 };
      expect(history).toContainEqual({ ...of, before: before.get(id), after: null });
    }
  });

  it("deletes nothing if a row was changed or deleted, and names that row", async () => {
    const rows = [await one.make(app), await one.make(app, { [one.label]: "/moved" })];
    await callOrThrow(app, `update${one.Noun}`, { ...itemOf(rows[1]!), input: { [one.label]: "/later" } }, "id");
    const error = expectRefusal(await deleteMany(app, one, rows), "CONFLICT");
    expect(error.extensions["rows"]).toEqual([
      { id: rows[1]!.id, name: "/later", currentVersion: 2, fields: [one.label] },
    ]);
    expect((await storedRows(app, one, rows)).size).toBe(2);
    await deleteMany(app, one, [{ ...rows[1]!, version: 2 }]);
    const again = expectRefusal(await deleteMany(app, one, [rows[0]!, { ...rows[1]!, version: 2 }]), "CONFLICT");
    expect(again.message).toContain("/later (deleted)");
    expect((await storedRows(app, one, rows)).size).toBe(1);
  });

  it("rejects an empty list, 501 rows, a duplicate row and a visitor", async () => {
    const row = await one.make(app);
    const many = Array.from({ length: 501 }, () => ({ id: randomUUID(), version: 1 }));
    for (const items of [[], many, [row, row]])
      expectRefusal(await deleteMany(app, one, items), "BAD_USER_INPUT", ["items"]);
    expectRefusal(await deleteMany(app, one, [row], "visitor"), "UNAUTHENTICATED");
    expect((await storedRows(app, one, [row])).size).toBe(1);
  });

  it("runs the same number of statements for 1 and 500 rows", async () => {
    const counts: number[] = [];
    for (const count of [1, 500]) {
      const rows = await insertRows(app, one, count);
      const statements = await app.countStatements(async () => {
        expect((await deleteMany(app, one, rows)).result!.ids).toHaveLength(count);
      });
      counts.push(statements.length);
    }
    expect(counts[1]).toBe(counts[0]);
    expect(counts[0]).toBeLessThanOrEqual(6);
  });
});

describe("deleteCasinos", () => {
  const casinos = eachNoun[0];

  it("deletes all bonuses of the casinos, including inactive ones, and no other bonuses", async () => {
    const rows = [await makeCasino(app), await makeCasino(app)];
    const other = await makeCasino(app);
    const own = [
      await makeBonus(app, { casinoId: rows[0]!.id }),
      await makeBonus(app, { casinoId: rows[0]!.id, isActive: false }),
      await makeBonus(app, { casinoId: rows[1]!.id }),
    ];
    const remaining = [await makeBonus(app, { casinoId: other.id }), await makeBonus(app)];
    const { result } = await deleteMany(app, casinos, rows);
    expect(result!.bonusIds.toSorted()).toEqual(own.map(({ id }) => id).toSorted());
    expect([...(await storedRows(app, eachNoun[1], [...own, ...remaining])).keys()].toSorted()).toEqual(
      remaining.map(({ id }) => id).toSorted(),
    );
    expect(await historyOf(app, result!.changeSetId)).toHaveLength(5);
  });

  it("leaves no orphaned bonuses, even if bonuses are created or changed at the same time", async () => {
    for (let round = 0; round < 6; round += 1) {
      const rows = [await makeCasino(app), await makeCasino(app)];
      const bonus = await makeBonus(app, { casinoId: rows[0]!.id });
      const create = () => call(app, "createBonus", { input: { title: "Race", casinoId: rows[1]!.id } }, "id");
      const [one, deletion, two, change] = await Promise.all([
        create(),
        deleteMany(app, casinos, rows),
        create(),
        call(app, "updateBonus", { ...itemOf(bonus), input: { title: "Changed" } }, "id"),
      ]);
      expect(deletion.errors).toBeUndefined();
      for (const late of [one, two].filter(({ errors }) => errors)) expectRefusal(late, "BAD_USER_INPUT", ["casinoId"]);
      if (change.errors) expectRefusal(change, "NOT_FOUND");
      const left = await app.database.dataSource.query("SELECT id FROM bonuses WHERE casino_id = ANY($1)", [
        rows.map(({ id }) => id),
      ]);
      expect(left).toEqual([]);
    }
  });
});

describe("Casino.bonusCount", () => {
  it("includes inactive bonuses for editors, but not for visitors", async () => {
    const { id } = await makeCasino(app);
    await makeBonus(app, { casinoId: id });
    await makeBonus(app, { casinoId: id, isActive: false });
    const none = await makeCasino(app);
    const count = async (viewer: "demo" | "visitor") =>
      callOrThrow(app, "casinos", { filter: { ids: [id, none.id] }, orderBy: "CREATED_ASC" }, "nodes { bonusCount }", {
        viewer,
      });
    expect(await count("demo")).toEqual({ nodes: [{ bonusCount: 2 }, { bonusCount: 0 }] });
    expect(await count("visitor")).toEqual({ nodes: [{ bonusCount: 1 }, { bonusCount: 0 }] });
  });
});

import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import {
  bulkSets,
  countChangeSets,
  eachNoun,
  historyOf,
  insertRows,
  itemOf,
  storedRows,
  updateMany,
} from "../../test/catalogue/bulk.js";
import { call, callOrThrow } from "../../test/call.js";
import { createTestApp, type TestApp } from "../../test/createTestApp.js";
import { expectRefusal } from "../../test/expectRefusal.js";
import { nouns } from "./nouns.js";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ viewer: "demo" });
});
afterAll(() => app.close());

describe.each(eachNoun)("update$Plural", (one) => {
  const set = bulkSets[one.noun];

  it("sets the values on every row in one change set, which stores the complete rows before and after", async () => {
    const rows = [await one.make(app), await one.make(app), await one.make(app)];
    const untouched = await one.make(app);
    const before = await storedRows(app, one, rows);
    const { result } = await updateMany(app, one, rows, set);
    const after = await storedRows(app, one, rows);
    expect(result).toMatchObject({ changedCount: 3, changeSetId: expect.any(String) });
    expect(result![nouns[one.noun].table]).toEqual(rows.map(({ id }) => ({ id, version: 2, ...set })));
    const history = await historyOf(app, result!.changeSetId!);
    expect(history).toHaveLength(3);
    for (const { id } of rows) {
      expect(history).toContainEqual({
        row_id: id,
        operation: "update",
        version: 2,
        before: before.get(id),
        after: after.get(id),
      });
    }
    expect((await storedRows(app, one, [untouched])).get(untouched.id)).toMatchObject({ version: 1 });
    expect(
      await app.database.dataSource.query("SELECT actor, operation FROM change_sets WHERE id = $1", [
        result!.changeSetId,
      ]),
    ).toEqual([{ actor: "demo", operation: `update${one.Plural}` }]);
  });

  it.each(Object.entries(set))("can set the field %s and leave all others unchanged", async (field, value) => {
    const row = await one.make(app);
    const before = (await storedRows(app, one, [row])).get(row.id)!;
    const { result } = await updateMany(app, one, [row], { [field]: value });
    expect(result).toMatchObject({ changedCount: 1 });
    const after = (await storedRows(app, one, [row])).get(row.id)!;
    const moved = Object.keys(after).filter((name) => JSON.stringify(after[name]) !== JSON.stringify(before[name]));
    expect(moved.toSorted()).toEqual([field, "updatedAt", "version"].toSorted());
  });

  it("changes only rows with different values, and creates no change set if nothing changes", async () => {
    const rows = [await one.make(app), await one.make(app)];
    const first = await updateMany(app, one, [rows[0]!], set);
    const { result } = await updateMany(app, one, [{ ...rows[0]!, version: 2 }, rows[1]!], set);
    expect(result).toMatchObject({ changedCount: 1 });
    expect(result![nouns[one.noun].table]).toEqual([
      expect.objectContaining({ id: rows[0]!.id, version: 2 }),
      expect.objectContaining({ id: rows[1]!.id, version: 2 }),
    ]);
    const before = await countChangeSets(app);
    const again = await updateMany(app, one, [{ ...rows[0]!, version: 2 }], set);
    expect(again.result).toMatchObject({ changedCount: 0, changeSetId: null });
    expect(await countChangeSets(app)).toBe(before);
    expect(first.errors).toBeUndefined();
  });

  it("changes nothing if a version is stale, and names each stale row with its changed fields", async () => {
    const rows = [await one.make(app), await one.make(app, { [one.label]: "/moved" }), await one.make(app)];
    const deleted = await one.make(app, { [one.label]: "/deleted" });
    await callOrThrow(app, `update${one.Noun}`, { ...itemOf(rows[1]!), input: { [one.label]: "/moved-on" } }, "id");
    await callOrThrow(app, `delete${one.Noun}`, itemOf(deleted), "id");
    const before = await storedRows(app, one, rows);
    const changeSets = await countChangeSets(app);
    const never = { id: randomUUID(), version: 1 };
    const error = expectRefusal(
      await updateMany(app, one, [...rows, deleted, never, { id: "nope", version: 1 }], set),
      "CONFLICT",
    );
    expect(error.extensions["rows"]).toEqual([
      { id: rows[1]!.id, name: "/moved-on", currentVersion: 2, fields: [one.label] },
      { id: deleted.id, name: "/deleted", currentVersion: null, fields: [] },
      { id: never.id, name: null, currentVersion: null, fields: [] },
      { id: "nope", name: null, currentVersion: null, fields: [] },
    ]);
    expect(error.message).toContain("/moved-on, /deleted (deleted)");
    expect(await storedRows(app, one, rows)).toEqual(before);
    expect(await countChangeSets(app)).toBe(changeSets);
  });

  it.each([
    ["an empty list", [], "items"],
    ["501 rows", Array.from({ length: 501 }, () => ({ id: randomUUID(), version: 1 })), "items"],
  ])("rejects %s", async (_what, items, field) => {
    expectRefusal(await updateMany(app, one, items, set), "BAD_USER_INPUT", [field]);
  });

  it("rejects a duplicate row, an empty change, and null for a required value", async () => {
    const row = await one.make(app);
    const duplicates = [row, { ...row, id: row.id.toUpperCase() }];
    expectRefusal(await updateMany(app, one, duplicates, set), "BAD_USER_INPUT", ["items"]);
    expectRefusal(await updateMany(app, one, [row], {}), "BAD_USER_INPUT", ["set"]);
    // A bulk update of people can't set any required value.
    const field = Object.keys(set)[0]!;
    if (one.noun !== "person")
      expectRefusal(await updateMany(app, one, [row], { [field]: null }), "BAD_USER_INPUT", [`set.${field}`]);
    expect((await storedRows(app, one, [row])).get(row.id)).toMatchObject({ version: 1 });
  });

  it("rejects a wrong version, even the largest integer, and accepts an uppercase id", async () => {
    const row = await one.make(app);
    for (const version of [2_147_483_647, -2_147_483_648, 0]) {
      expectRefusal(await updateMany(app, one, [{ ...row, version }], set), "CONFLICT");
    }
    const upper = await updateMany(app, one, [{ ...row, id: row.id.toUpperCase() }], set);
    expect(upper.result).toMatchObject({ changedCount: 1 });
  });

  it("runs the same number of statements for 1 and 500 rows", async () => {
    const counts: number[] = [];
    for (const count of [1, 500]) {
      const rows = await insertRows(app, one, count);
      let changeSetId = "";
      const statements = await app.countStatements(async () => {
        const { result } = await updateMany(app, one, rows, set);
        expect(result).toMatchObject({ changedCount: count });
        changeSetId = result!.changeSetId!;
      });
      counts.push(statements.length);
      expect(await historyOf(app, changeSetId)).toHaveLength(count);
    }
    expect(counts[1]).toBe(counts[0]);
    expect(counts[0]).toBeLessThanOrEqual(7);
  });

  it("lets exactly one of several simultaneous writers succeed", async () => {
    for (let round = 0; round < 4; round += 1) {
      const rows = await insertRows(app, one, 20);
      const answers = await Promise.all([
        updateMany(app, one, rows, set),
        updateMany(app, one, rows.toReversed(), set),
        call(app, `update${one.Noun}`, { ...itemOf(rows[7]!), input: { [one.label]: `/single-${round}` } }, "id"),
      ]);
      const lost = answers.filter(({ errors }) => errors);
      for (const answer of lost) expect(answer.errors![0]!.extensions["code"]).toBe("CONFLICT");
      expect(lost).toHaveLength(2);
      const versions = [...(await storedRows(app, one, rows)).values()].map(({ version }) => version);
      expect(versions.filter((version) => version === 2)).toHaveLength(answers[2]!.errors ? 20 : 1);
    }
  });

  it("bumps the version of the table", async () => {
    const { table } = nouns[one.noun];
    const row = await one.make(app);
    const before = app.services.tableVersions.of(table);
    await updateMany(app, one, [row], set);
    expect(app.services.tableVersions.of(table)).toBeGreaterThan(before);
  });

  it("rejects a visitor", async () => {
    const row = await one.make(app);
    expectRefusal(await updateMany(app, one, [row], set, "visitor"), "UNAUTHENTICATED");
    expect((await storedRows(app, one, [row])).get(row.id)).toMatchObject({ version: 1 });
  });
});

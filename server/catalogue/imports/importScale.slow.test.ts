import { setImmediate as nextTurn } from "node:timers/promises";

import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { historyOf } from "../../test/catalogue/bulk.js";
import { callOrThrow } from "../../test/call.js";
import { catalogueState } from "../../test/database/catalogueState.js";
import { createTestApp, type TestApp } from "../../test/createTestApp.js";
import { expectRefusal } from "../../test/expectRefusal.js";
import { apply, preview, stage, tryAppend, tryApply } from "../../test/catalogue/imports.js";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const rowCount = 10_000;
const badRows = Array.from({ length: 37 }, (_, at) => at * 270 + 13);

function rowOf(number: number): string[] {
  return [`scale-${number}`, `Scale ${number}`, badRows.includes(number) ? "5.1" : "4.2", "MGA, UKGC"];
}

const rows = Array.from({ length: rowCount }, (_, at) => rowOf(at + 1));
const columns = ["slug", "name", "rating", "licenses"];

const countCasinos = async () =>
  (await callOrThrow<{ totalCount: number }>(app, "casinos", { first: 1 }, "totalCount")).totalCount;

describe("an import of 10,000 rows", () => {
  it("lists 37 invalid rows and writes nothing, and writes all rows together after they are fixed", async () => {
    const id = await stage(app, { noun: "CASINO", columns, rows });
    const seen = await preview(app, id, "first: 100, outcome: INVALID");
    expect(seen).toMatchObject({ createCount: rowCount - 37, invalidCount: 37 });
    expect(seen.rows.nodes.map(({ number }) => number)).toEqual(badRows);
    for (const { problems } of seen.rows.nodes)
      expect(problems).toEqual([{ column: "rating", message: "Enter a rating from 0 to 5 in steps of 0.1." }]);
    const before = await catalogueState(app);
    expectRefusal(await tryApply(app, id), "BAD_USER_INPUT", ["id"]);
    expect(await catalogueState(app)).toEqual(before);

    for (const number of badRows) await tryAppend(app, id, [rowOf(number).with(2, "4.2")], number);
    expect(await preview(app, id)).toMatchObject({ createCount: rowCount, invalidCount: 0 });
    const applying = apply(app, id);
    const isOver = applying.then(() => true);
    const counts = new Set<number>();
    do {
      counts.add(await countCasinos());
      // A cached count needs no turn of the event loop, which the import does need.
      await nextTurn();
    } while (!(await Promise.race([isOver, false])));
    const changeSet = await applying;
    // Every response contained either all rows or no rows.
    for (const count of counts) expect([0, rowCount]).toContain(count);
    expect(await countCasinos()).toBe(rowCount);
    expect(await historyOf(app, changeSet!.id)).toHaveLength(rowCount);
    const [feed] = await app.database.dataSource.query("SELECT count(*)::int AS count FROM change_feed");
    expect(feed).toEqual({ count: rowCount });
  });

  it("needs only a few more statements for each additional 500 rows", async () => {
    const statementsOf = async (name: string, count: number) => {
      const id = await stage(app, {
        noun: "GAME",
        columns: ["slug", "name", "provider"],
        rows: Array.from({ length: count }, (_, at) => [`${name}-${at}`, name, "Studio"]),
      });
      await preview(app, id);
      return (await app.countStatements(() => apply(app, id))).length;
    };
    const one = await statementsOf("one", 1);
    expect(await statementsOf("many", 1_501)).toBeLessThanOrEqual(one + 3 * 3);
  });
});

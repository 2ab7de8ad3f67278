import type { EditableNoun } from "../../../shared/nouns/registry.js";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { sliceSize } from "../../shared/slices.js";
import { eachNoun, historyOf, namedColumn, requiredColumns } from "../../test/catalogue/bulk.js";
import { callOrThrow } from "../../test/call.js";
import { catalogueState } from "../../test/database/catalogueState.js";
import { createTestApp, type TestApp } from "../../test/createTestApp.js";
import { undo } from "../../test/changes/undo.js";
import { nouns } from "../write/nouns.js";
import { snapshotSql } from "../write/snapshots.js";
import { writeCatalogue } from "../write/writes.js";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ viewer: "demo" });
});
afterAll(() => app.close());

/** Adds rows of a noun in one change set. Adds them in slices, as an import does. */
async function addMany(noun: EditableNoun, count: number): Promise<string> {
  const { entity, table } = nouns[noun];
  const { column, value } = namedColumn(noun);
  const { others, values } = requiredColumns[noun];
  return writeCatalogue(app.services, { actor: "demo", operation: "import" }, async (write) => {
    write.touched.add(table);
    await write.writeChangeSet();
    for (let added = 0; added < count; added += sliceSize) {
      await write.manager.query(
        `WITH row AS (
           INSERT INTO ${table} (${column}, ${others})
           SELECT ${value}, ${values} FROM generate_series(1, $3::int) AS n RETURNING *
         )
         INSERT INTO history (change_set_id, noun, row_id, operation, version, after)
         SELECT $1, $2, id, 'create', version, ${snapshotSql(write.manager.connection.getMetadata(entity), "row")} FROM row`,
        [write.changeSetId, noun, Math.min(sliceSize, count - added)],
      );
    }
    return write.changeSetId;
  });
}

/** Returns how many statements an undo takes, and how many statements it takes to undo that undo. */
async function countUndoStatements(changeSetId: string): Promise<number[]> {
  let taken = "";
  const undoing = await app.countStatements(async () => {
    taken = (await undo(app, changeSetId)).id;
  });
  const again = await app.countStatements(() => undo(app, taken));
  return [undoing.length, again.length];
}

describe.each(eachNoun)("undoing changes to many $Plural", ({ noun }) => {
  it("runs the same number of statements for 1 and 499 rows, and only a few more for each additional 500 rows", async () => {
    const one = await countUndoStatements(await addMany(noun, 1));
    expect(await countUndoStatements(await addMany(noun, 499))).toEqual(one);
    for (const count of one) expect(count).toBeLessThanOrEqual(18);
    const three = await countUndoStatements(await addMany(noun, 1_499));
    for (const [at, count] of three.entries()) expect(count - one[at]!).toBeLessThanOrEqual(2 * 7);
  });
});

/** The embedded database is much slower than PostgreSQL, so it gets fewer rows. */
const many = process.env["TEST_DATABASE_URL"] ? 10_000 : 2_000;

describe(`undoing an import of ${many} casinos`, () => {
  it("deletes the casinos, and can be undone and then repeated", async () => {
    const before = await catalogueState(app);
    const changeSetId = await addMany("casino", many);
    const after = await catalogueState(app);
    const taken = await undo(app, changeSetId);
    expect(await catalogueState(app)).toEqual(before);
    expect(await historyOf(app, taken.id)).toHaveLength(many);
    await undo(app, taken.id);
    expect(await catalogueState(app)).toEqual(after);
    const { obstacles } = await callOrThrow<{ obstacles: unknown[] }>(
      app,
      "changeSet",
      { id: changeSetId },
      "obstacles { kind }",
    );
    expect(obstacles).toEqual([]);
    await undo(app, changeSetId);
    expect(await catalogueState(app)).toEqual(before);
  });
});

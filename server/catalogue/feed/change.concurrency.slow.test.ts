import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import fc from "fast-check";

import { createTestApp, type TestApp } from "../../test/createTestApp.js";
import { makeBonus, makeCasino } from "../../test/catalogue/factories.js";
import { Mirror, visitorsCatalogue } from "../../test/changes/mirror.js";
import { randomWrites, write } from "../../test/changes/randomWrites.js";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe("a copy that reads the change feed during writes", () => {
  it.each([1, 2, 3])("matches the public catalogue after the writes, run %s", async (seed) => {
    for (let made = 0; made < 5; made += 1) await makeBonus(app, { casinoId: (await makeCasino(app)).id });
    const mirror = new Mirror();
    const writing = new AbortController();
    const following = (async () => {
      let met = 0;
      while (!writing.signal.aborted) met += await mirror.readChanges(app, 3);
      return met;
    })();
    const writers = fc.sample(randomWrites(25), { seed, numRuns: 4 }).map(async (writes) => {
      for (const each of writes) await write(app, each);
    });
    await Promise.all(writers);
    writing.abort();
    expect(await following).toBeGreaterThan(0);
    await mirror.readChanges(app);
    expect(mirror.contents()).toEqual(await visitorsCatalogue(app));
  });
});

// The embedded database has only one session, so no commit can happen during another transaction.
const describePostgres = process.env["TEST_DATABASE_URL"] ? describe : () => undefined;

describePostgres("a copy that reads the change feed between two commits", () => {
  it("gets the changes of a transaction that was open during an earlier read", async () => {
    const [early, late] = [await makeBonus(app), await makeBonus(app)];
    const mirror = new Mirror();
    await mirror.readChanges(app);
    const slow = app.database.dataSource.createQueryRunner();
    await slow.startTransaction();
    await slow.query("UPDATE bonuses SET title = 'Written first' WHERE id = $1", [early.id]);
    await app.database.dataSource.query("UPDATE bonuses SET title = 'Committed first' WHERE id = $1", [late.id]);
    await mirror.readChanges(app);
    expect(mirror.rows.get(late.id)).toMatchObject({ title: "Committed first" });
    await slow.commitTransaction();
    await slow.release();
    expect(await mirror.readChanges(app)).toBe(1);
    expect(mirror.rows.get(early.id)).toMatchObject({ title: "Written first" });
  });
});

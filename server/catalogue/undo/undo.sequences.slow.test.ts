import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import fc from "fast-check";

import { catalogueState, redirects } from "../../test/database/catalogueState.js";
import { createTestApp, type TestApp } from "../../test/createTestApp.js";
import { randomWrites, write } from "../../test/changes/randomWrites.js";
import { changeSetIds, undo } from "../../test/changes/undo.js";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ viewer: "demo" });
});
afterAll(() => app.close());

/** Returns the ids of the change sets that are not in `earlier`, newest first. */
async function changeSetsSince(earlier: string[]): Promise<string[]> {
  return (await changeSetIds(app)).filter((id) => !earlier.includes(id));
}

describe("random writes, including undos,", () => {
  it("are reverted if all are undone in reverse order, and redone if those undos are undone", async () => {
    let undone = 0;
    await fc.assert(
      fc.asyncProperty(randomWrites(10), randomWrites(24), async (beforehand, writes) => {
        await app.database.dataSource.query("TRUNCATE casinos, bonuses, games, slug_redirects, history, change_sets");
        for (const each of beforehand) await write(app, each);
        const earlier = await changeSetIds(app);
        const [state, leading] = [await catalogueState(app), await redirects(app)];
        for (const each of writes) await write(app, each);
        const written = await catalogueState(app);
        const changes = await changeSetsSince(earlier);
        for (const id of changes) await undo(app, id);
        expect(await catalogueState(app)).toEqual(state);
        // Earlier redirects still exist. There may be new redirects for slugs that a casino had during the writes.
        expect(await redirects(app)).toMatchObject(leading);
        const undoings = await changeSetsSince([...earlier, ...changes]);
        expect(undoings).toHaveLength(changes.length);
        for (const id of undoings) await undo(app, id);
        expect(await catalogueState(app)).toEqual(written);
        undone += changes.length;
      }),
      { numRuns: 12 },
    );
    expect(undone).toBeGreaterThan(12);
  });
});

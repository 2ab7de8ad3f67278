import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import fc from "fast-check";

import { catalogueState, redirects } from "../../test/database/catalogueState.js";
import { createTestApp, type TestApp } from "../../test/createTestApp.js";
import { randomWrites, write } from "../../test/randomWrites.js";
import { changeSetIds, undo } from "../../test/undo.js";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ viewer: "demo" });
});
afterAll(() => app.close());

/** What the writes since have left in the history, the latest first. */
async function changeSetsSince(earlier: string[]): Promise<string[]> {
  return (await changeSetIds(app)).filter((id) => !earlier.includes(id));
}

describe("any writes, undoings among them,", () => {
  it("are taken back by undoing all of them in reverse, and done again by undoing that", async () => {
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
        // A slug that a casino had in between goes on leading to it; none that led somewhere before is lost.
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

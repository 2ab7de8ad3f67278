import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { call } from "../../test/call.js";
import { createTestApp, type TestApp } from "../../test/createTestApp.js";
import { makeBonus, makeCasino } from "../../test/factories.js";
import { Mirror, visitorsCatalogue } from "../../test/mirror.js";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const asEditor = { viewer: "demo" } as const;

/** Repeatable numbers from 0 to 1. https://en.wikipedia.org/wiki/Linear_congruential_generator */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
}

interface Kept {
  id: string;
  version: number;
}

/** Writes as an editor does who reads nothing first: many of its writes are conflicts, and that is right. */
async function writeAtRandom(random: () => number, bonuses: Kept[], casinos: Kept[]): Promise<void> {
  const bonus = bonuses[Math.floor(random() * bonuses.length)]!;
  const dice = random();
  if (dice < 0.2) {
    const casinoId = casinos[Math.floor(random() * casinos.length)]?.id;
    await makeBonus(app, { casinoId, isActive: random() < 0.5 }).then(
      (made) => bonuses.push({ ...made }),
      () => undefined,
    );
  } else if (dice < 0.3) {
    await call(app, "deleteBonus", bonus as never, "id", asEditor);
  } else if (dice < 0.35 && casinos.length > 1) {
    await call(app, "deleteCasino", casinos.pop() as never, "id", asEditor);
  } else {
    const input = random() < 0.5 ? { isActive: random() < 0.5 } : { title: `Title ${random()}` };
    const { result } = await call<Kept>(app, "updateBonus", { ...bonus, input }, "id version", asEditor);
    if (result) bonus.version = result.version;
  }
}

describe("a copy that follows while others write", () => {
  it.each([1, 2, 3])("holds the visitor's catalogue when they stop, run %s", async (seed) => {
    const casinos: Kept[] = [];
    for (let made = 0; made < 5; made += 1) casinos.push(await makeCasino(app));
    const bonuses: Kept[] = [await makeBonus(app), await makeBonus(app)];
    const mirror = new Mirror();
    const writing = new AbortController();
    const following = (async () => {
      let met = 0;
      while (!writing.signal.aborted) met += await mirror.follow(app, 3);
      return met;
    })();
    const writers = [1, 2, 3, 4].map(async (writer) => {
      const random = numbersFrom(seed * 10 + writer);
      for (let writes = 0; writes < 25; writes += 1) await writeAtRandom(random, bonuses, casinos);
    });
    await Promise.all(writers);
    writing.abort();
    expect(await following).toBeGreaterThan(20);
    await mirror.follow(app);
    expect(mirror.contents()).toEqual(await visitorsCatalogue(app));
  });
});

// The embedded database has one session: nobody commits while another's transaction is open.
const describePostgres = process.env["TEST_DATABASE_URL"] ? describe : () => undefined;

describePostgres("a copy that reads between two commits", () => {
  it("misses nothing of a transaction that began before its reading and ended after it", async () => {
    const [early, late] = [await makeBonus(app), await makeBonus(app)];
    const mirror = new Mirror();
    await mirror.follow(app);
    const slow = app.database.dataSource.createQueryRunner();
    await slow.startTransaction();
    await slow.query("UPDATE bonuses SET title = 'Written first' WHERE id = $1", [early.id]);
    await app.database.dataSource.query("UPDATE bonuses SET title = 'Committed first' WHERE id = $1", [late.id]);
    await mirror.follow(app);
    expect(mirror.rows.get(late.id)).toMatchObject({ title: "Committed first" });
    await slow.commitTransaction();
    await slow.release();
    expect(await mirror.follow(app)).toBe(1);
    expect(mirror.rows.get(early.id)).toMatchObject({ title: "Written first" });
  });
});

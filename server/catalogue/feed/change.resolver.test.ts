import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";

import { call, callOrThrow } from "../../test/call.js";
import { createTestApp, type TestApp } from "../../test/createTestApp.js";
import { expectRefusal } from "../../test/expectRefusal.js";
import { makeBonus, makeCasino, makeGame } from "../../test/catalogue/factories.js";
import { Mirror, visitorsCatalogue } from "../../test/changes/mirror.js";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ seed: true });
});
afterAll(() => app.close());

const asEditor = { viewer: "demo" } as const;

function sql(statement: string): Promise<unknown> {
  return app.database.dataSource.query(statement);
}

describe("a copy that reads the change feed", () => {
  let mirror: Mirror;
  beforeEach(async () => {
    mirror = new Mirror();
    await mirror.readChanges(app);
  });
  /** The mirror must still equal the catalogue after each test. */
  afterEach(expectSame);

  async function expectSame() {
    await mirror.readChanges(app);
    expect(mirror.contents()).toEqual(await visitorsCatalogue(app));
  }

  it.each([1, 7, 100])(
    "matches the public catalogue once it has read the whole feed with page size %s",
    async (first) => {
      if (first === 1) await sql("DELETE FROM games WHERE name_sort > 'c'");
      mirror = new Mirror();
      const met = await mirror.readChanges(app, first);
      expect(met).toBeGreaterThan(100);
      expect(mirror.contents()).toEqual(await visitorsCatalogue(app));
    },
  );

  it("gets each row once, with its latest values", async () => {
    const { id } = await makeCasino(app, { rating: 1 });
    await callOrThrow(app, "updateCasino", { id, version: 1, input: { rating: 2 } }, "id", asEditor);
    await callOrThrow(app, "updateCasino", { id, version: 2, input: { rating: 3 } }, "id", asEditor);
    expect(await mirror.readChanges(app)).toBe(1);
    expect(mirror.rows.get(id)).toMatchObject({ __typename: "Casino", rating: 3, version: 3 });
  });

  it("removes a deleted casino and its bonuses", async () => {
    const casino = await makeCasino(app);
    const bonus = await makeBonus(app, { casinoId: casino.id });
    await mirror.readChanges(app);
    expect(mirror.rows.has(bonus.id)).toBe(true);
    await callOrThrow(app, "deleteCasino", { id: casino.id, version: 1 }, "id", asEditor);
    expect(await mirror.readChanges(app)).toBe(2);
    expect(mirror.rows.has(casino.id) || mirror.rows.has(bonus.id)).toBe(false);
  });

  it("removes a bonus that becomes inactive, and gets it again when it becomes active", async () => {
    const { id } = await makeBonus(app);
    await mirror.readChanges(app);
    await callOrThrow(app, "updateBonus", { id, version: 1, input: { isActive: false } }, "id", asEditor);
    expect(await mirror.readChanges(app)).toBe(1);
    expect(mirror.rows.has(id)).toBe(false);
    await callOrThrow(app, "updateBonus", { id, version: 2, input: { title: "Still hidden" } }, "id", asEditor);
    expect(await mirror.readChanges(app)).toBe(0);
    await callOrThrow(app, "updateBonus", { id, version: 3, input: { isActive: true } }, "id", asEditor);
    expect(await mirror.readChanges(app)).toBe(1);
    expect(mirror.rows.get(id)).toMatchObject({ title: "Still hidden" });
  });

  it("does not get a bonus that was never visible to visitors", async () => {
    const { id } = await makeBonus(app, { isActive: false });
    await callOrThrow(app, "deleteBonus", { id, version: 1 }, "id", asEditor);
    expect(await mirror.readChanges(app)).toBe(0);
  });

  it("gets no changes that were rolled back", async () => {
    const games = "INSERT INTO games (slug, name, provider) VALUES ('never-was', 'Never was', 'Nobody')";
    await expect(sql(`BEGIN; ${games}; SELECT 1/0; COMMIT;`)).rejects.toThrow("division by zero");
    await sql("ROLLBACK");
    expect(await mirror.readChanges(app)).toBe(0);
  });

  it("gets changes made through SQL, including TRUNCATE", async () => {
    const { id } = await makeGame(app);
    await mirror.readChanges(app);
    await sql(`UPDATE games SET rtp = 91.5 WHERE id = '${id}'`);
    await mirror.readChanges(app);
    expect(mirror.rows.get(id)).toMatchObject({ rtp: 91.5 });
    await sql("TRUNCATE games");
    await mirror.readChanges(app);
    expect([...mirror.rows.values()].filter(({ __typename }) => __typename === "Game")).toEqual([]);
  });
});

describe("the changes query", () => {
  const endOf = (since: string | null) =>
    callOrThrow<{ nodes: unknown[]; pageInfo: { endCursor: string } }>(
      app,
      "changes",
      { since, first: 100 },
      "nodes { id } pageInfo { endCursor }",
    );

  it("returns the same end cursor while nothing changes", async () => {
    const mirror = new Mirror();
    await mirror.readChanges(app);
    const { nodes, pageInfo } = await endOf(mirror.since);
    expect(nodes).toEqual([]);
    expect(pageInfo.endCursor).toBe(mirror.since);
  });

  it("returns a total count that includes a new row", async () => {
    const count = () => callOrThrow<{ totalCount: number }>(app, "changes", {}, "totalCount");
    const { totalCount } = await count();
    await makeGame(app);
    expect(await count()).toEqual({ totalCount: totalCount + 1 });
  });

  it("needs at most five statements for a page of 100", async () => {
    const statements = await app.countStatements(() =>
      callOrThrow(
        app,
        "changes",
        { first: 100 },
        "nodes { entry { ... on Casino { name } ... on Bonus { title } ... on Game { provider } } }",
      ),
    );
    expect(statements.length).toBeLessThanOrEqual(5);
  });

  it("can be filtered by noun", async () => {
    const { nodes: all } = await endOf(null);
    expect(all.length).toBeGreaterThan(0);
    const read = (args: Record<string, unknown>) =>
      callOrThrow<{ nodes: { noun: string; id: string }[]; totalCount: number; pageInfo: { endCursor: string } }>(
        app,
        "changes",
        { noun: "BONUS", first: 100, ...args },
        "nodes { noun id } totalCount pageInfo { endCursor }",
      );
    const first = await read({});
    expect(first.nodes.length).toBe(Math.min(first.totalCount, 100));
    expect(new Set(first.nodes.map(({ noun }) => noun))).toEqual(new Set(["BONUS"]));
    let since = first.pageInfo.endCursor;
    for (let page = first; page.nodes.length === 100; since = page.pageInfo.endCursor) page = await read({ since });
    const { id } = await makeBonus(app);
    await makeGame(app);
    expect((await read({ since })).nodes).toEqual([{ noun: "BONUS", id }]);
  });

  it("returns the time of each change, in the order of the feed", async () => {
    const mirror = new Mirror();
    await mirror.readChanges(app);
    const begun = Date.now();
    const { id } = await makeGame(app);
    const { id: bonusId } = await makeBonus(app);
    await callOrThrow(app, "deleteGame", { id, version: 1 }, "id", asEditor);
    const { nodes } = await callOrThrow<{ nodes: { id: string; isDeleted: boolean; changedAt: string }[] }>(
      app,
      "changes",
      { since: mirror.since },
      "nodes { id isDeleted changedAt }",
    );
    expect(nodes).toMatchObject([
      { id: bonusId, isDeleted: false },
      { id, isDeleted: true },
    ]);
    const times = nodes.map(({ changedAt }) => Date.parse(changedAt));
    expect(times[1]).toBeGreaterThanOrEqual(times[0]!);
    // The clocks of the database and of this machine may differ.
    for (const time of times) expect(Math.abs(time - begun)).toBeLessThan(60_000);
  });

  it("rejects a cursor from a query with a different noun", async () => {
    const { pageInfo } = await endOf(null);
    const refused = await call(app, "changes", { since: pageInfo.endCursor, noun: "GAME" }, "nodes { id }");
    expectRefusal(refused, "BAD_USER_INPUT", ["since"]);
  });

  it.each(["IMAGE", "SETTINGS"])("rejects the noun %s, whose changes are not in the feed", async (noun) => {
    expectRefusal(await call(app, "changes", { noun }, "nodes { id }"), "BAD_USER_INPUT", ["noun"]);
  });

  it.each([0, -1, 101])("rejects a page size of %s", async (first) => {
    expectRefusal(await call(app, "changes", { first }, "nodes { id }"), "BAD_USER_INPUT", ["first"]);
  });

  it.each([
    ["text that is not a cursor", "nonsense"],
    ["a different list", Buffer.from('["casinos","x",1]').toString("base64url")],
    ["a string instead of a number", Buffer.from('["changes","x","1"]').toString("base64url")],
  ])("rejects an invalid cursor: %s", async (_what, since) => {
    expectRefusal(await call(app, "changes", { since }, "nodes { id }"), "BAD_USER_INPUT", ["since"]);
  });

  it("rejects a cursor from before a restore, and says that the caller must start over", async () => {
    const { pageInfo } = await endOf(null);
    await sql("UPDATE change_feed_epoch SET epoch = gen_random_uuid()");
    const refused = await call(app, "changes", { since: pageInfo.endCursor }, "nodes { id }");
    expectRefusal(refused, "CURSOR_EXPIRED");
    expect(refused.errors?.[0]?.message).toContain("read the feed from the start");
  });

  it("rejects a cursor beyond the end of the feed, as after a manual restore", async () => {
    await makeGame(app);
    const mirror = new Mirror();
    await mirror.readChanges(app);
    await sql("DELETE FROM change_feed WHERE sequence = (SELECT max(sequence) FROM change_feed)");
    expectRefusal(await call(app, "changes", { since: mirror.since }, "nodes { id }"), "CURSOR_EXPIRED");
  });
});

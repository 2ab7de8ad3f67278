import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";

import { call, callOrThrow } from "../../test/call.js";
import { createTestApp, type TestApp } from "../../test/createTestApp.js";
import { expectRefusal } from "../../test/expectRefusal.js";
import { makeBonus, makeCasino, makeGame } from "../../test/factories.js";
import { Mirror, visitorsCatalogue } from "../../test/mirror.js";

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
    await mirror.follow(app);
  });
  /** Also after each test: what one of them leaves must not mislead a copy. */
  afterEach(expectSame);

  async function expectSame() {
    await mirror.follow(app);
    expect(mirror.contents()).toEqual(await visitorsCatalogue(app));
  }

  it.each([1, 7, 100])("from its start holds the visitor's catalogue, with pages of %s", async (first) => {
    if (first === 1) await sql("DELETE FROM games WHERE name_sort > 'c'");
    mirror = new Mirror();
    const met = await mirror.follow(app, first);
    expect(met).toBeGreaterThan(100);
    expect(mirror.contents()).toEqual(await visitorsCatalogue(app));
  });

  it("is told of a row once, at its latest change", async () => {
    const { id } = await makeCasino(app, { rating: 1 });
    await callOrThrow(app, "updateCasino", { id, version: 1, input: { rating: 2 } }, "id", asEditor);
    await callOrThrow(app, "updateCasino", { id, version: 2, input: { rating: 3 } }, "id", asEditor);
    expect(await mirror.follow(app)).toBe(1);
    expect(mirror.rows.get(id)).toMatchObject({ __typename: "Casino", rating: 3, version: 3 });
  });

  it("forgets a casino that is deleted, and its bonuses with it", async () => {
    const casino = await makeCasino(app);
    const bonus = await makeBonus(app, { casinoId: casino.id });
    await mirror.follow(app);
    expect(mirror.rows.has(bonus.id)).toBe(true);
    await callOrThrow(app, "deleteCasino", { id: casino.id, version: 1 }, "id", asEditor);
    expect(await mirror.follow(app)).toBe(2);
    expect(mirror.rows.has(casino.id) || mirror.rows.has(bonus.id)).toBe(false);
  });

  it("forgets a bonus that is made inactive, and learns of it again", async () => {
    const { id } = await makeBonus(app);
    await mirror.follow(app);
    await callOrThrow(app, "updateBonus", { id, version: 1, input: { isActive: false } }, "id", asEditor);
    expect(await mirror.follow(app)).toBe(1);
    expect(mirror.rows.has(id)).toBe(false);
    await callOrThrow(app, "updateBonus", { id, version: 2, input: { title: "Still hidden" } }, "id", asEditor);
    expect(await mirror.follow(app)).toBe(0);
    await callOrThrow(app, "updateBonus", { id, version: 3, input: { isActive: true } }, "id", asEditor);
    expect(await mirror.follow(app)).toBe(1);
    expect(mirror.rows.get(id)).toMatchObject({ title: "Still hidden" });
  });

  it("never hears of a bonus that no visitor has seen", async () => {
    const { id } = await makeBonus(app, { isActive: false });
    await callOrThrow(app, "deleteBonus", { id, version: 1 }, "id", asEditor);
    expect(await mirror.follow(app)).toBe(0);
  });

  it("hears of nothing that was taken back", async () => {
    const games = "INSERT INTO games (slug, name, provider) VALUES ('never-was', 'Never was', 'Nobody')";
    await expect(sql(`BEGIN; ${games}; SELECT 1/0; COMMIT;`)).rejects.toThrow("division by zero");
    await sql("ROLLBACK");
    expect(await mirror.follow(app)).toBe(0);
  });

  it("follows what is written by SQL, TRUNCATE too", async () => {
    const { id } = await makeGame(app);
    await mirror.follow(app);
    await sql(`UPDATE games SET rtp = 91.5 WHERE id = '${id}'`);
    await mirror.follow(app);
    expect(mirror.rows.get(id)).toMatchObject({ rtp: 91.5 });
    await sql("TRUNCATE games");
    await mirror.follow(app);
    expect([...mirror.rows.values()].filter(({ __typename }) => __typename === "Game")).toEqual([]);
  });
});

describe("changes", () => {
  const endOf = (since: string | null) =>
    callOrThrow<{ nodes: unknown[]; pageInfo: { endCursor: string } }>(
      app,
      "changes",
      { since, first: 100 },
      "nodes { id } pageInfo { endCursor }",
    );

  it("answers the same cursor while nothing changes", async () => {
    const mirror = new Mirror();
    await mirror.follow(app);
    const { nodes, pageInfo } = await endOf(mirror.since);
    expect(nodes).toEqual([]);
    expect(pageInfo.endCursor).toBe(mirror.since);
  });

  it("counts what is left, where somebody asks", async () => {
    const count = () => callOrThrow<{ totalCount: number }>(app, "changes", {}, "totalCount");
    const { totalCount } = await count();
    await makeGame(app);
    expect(await count()).toEqual({ totalCount: totalCount + 1 });
  });

  it("reads a page of a hundred with five statements", async () => {
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

  it("are those of one kind, where the caller asks for one", async () => {
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

  it("say when each change was made, in the order of the feed", async () => {
    const mirror = new Mirror();
    await mirror.follow(app);
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
    // The database may have a clock of its own.
    for (const time of times) expect(Math.abs(time - begun)).toBeLessThan(60_000);
  });

  it("refuse the cursor of one kind for another", async () => {
    const { pageInfo } = await endOf(null);
    const refused = await call(app, "changes", { since: pageInfo.endCursor, noun: "GAME" }, "nodes { id }");
    expectRefusal(refused, "BAD_USER_INPUT", ["since"]);
  });

  it.each([0, -1, 101])("refuses a page of %s", async (first) => {
    expectRefusal(await call(app, "changes", { first }, "nodes { id }"), "BAD_USER_INPUT", ["first"]);
  });

  it.each([
    ["nothing of ours", "nonsense"],
    ["another list", Buffer.from('["casinos","x",1]').toString("base64url")],
    ["a text for a number", Buffer.from('["changes","x","1"]').toString("base64url")],
  ])("refuses a cursor of %s", async (_what, since) => {
    expectRefusal(await call(app, "changes", { since }, "nodes { id }"), "BAD_USER_INPUT", ["since"]);
  });

  it("refuses a cursor of before a restore, and says to begin again", async () => {
    const { pageInfo } = await endOf(null);
    await sql("UPDATE change_feed_epoch SET epoch = gen_random_uuid()");
    const refused = await call(app, "changes", { since: pageInfo.endCursor }, "nodes { id }");
    expectRefusal(refused, "CURSOR_EXPIRED");
    expect(refused.errors?.[0]?.message).toContain("read the feed from its start");
  });

  it("refuses a cursor beyond its end, as a feed put back by hand has", async () => {
    await makeGame(app);
    const mirror = new Mirror();
    await mirror.follow(app);
    await sql("DELETE FROM change_feed WHERE sequence = (SELECT max(sequence) FROM change_feed)");
    expectRefusal(await call(app, "changes", { since: mirror.since }, "nodes { id }"), "CURSOR_EXPIRED");
  });
});

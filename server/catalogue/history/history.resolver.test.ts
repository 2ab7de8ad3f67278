import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";

import { writeCatalogue } from "../write/writes.js";
import { itemOf } from "../../test/catalogue/bulk.js";
import { call, callOrThrow } from "../../test/call.js";
import { createTestApp, type TestApp } from "../../test/createTestApp.js";
import { expectRefusal } from "../../test/expectRefusal.js";
import { makeBonus, makeCasino, makeGame } from "../../test/catalogue/factories.js";
import { undo } from "../../test/changes/undo.js";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ viewer: "demo" });
});
afterAll(() => app.close());
beforeEach(() => app.database.dataSource.query("DELETE FROM history; DELETE FROM change_sets;"));

interface Listed {
  nodes: { id: string; operation: string; actor: string; isUndoable: boolean }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  totalCount: number;
}

const selection = "nodes { id operation actor isUndoable } pageInfo { hasNextPage endCursor } totalCount";

function list(args: Record<string, unknown> = {}): Promise<Listed> {
  return callOrThrow<Listed>(app, "history", args, selection);
}

async function operations(args: Record<string, unknown> = {}): Promise<string[]> {
  return (await list(args)).nodes.map(({ operation }) => operation);
}

/** Renames a casino as the given editor, in a separate change set. */
function renameAs(actor: string, id: string, version: number) {
  return writeCatalogue(app.services, { actor, operation: "updateCasino" }, (write) =>
    write.update("casino", id, version, { name: `Renamed by ${actor}` }),
  );
}

describe("history", () => {
  it("lists who made each change and when, newest first", async () => {
    const began = Date.now();
    const casino = await makeCasino(app, { name: "Aurora" });
    await renameAs("editor@example.com", casino.id, 1);
    await makeGame(app);
    const { nodes } = await callOrThrow<{ nodes: { createdAt: string }[] }>(
      app,
      "history",
      {},
      "nodes { actor operation createdAt rows { nodes { noun rowId name operation version } } }",
    );
    expect(nodes).toEqual([
      expect.objectContaining({ actor: "demo", operation: "createGame" }),
      {
        actor: "editor@example.com",
        operation: "updateCasino",
        createdAt: expect.any(String),
        rows: {
          nodes: [
            {
              noun: "CASINO",
              rowId: casino.id,
              name: "Renamed by editor@example.com",
              operation: "UPDATE",
              version: 2,
            },
          ],
        },
      },
      expect.objectContaining({ actor: "demo", operation: "createCasino" }),
    ]);
    for (const { createdAt } of nodes) expect(Number(new Date(createdAt))).toBeGreaterThanOrEqual(began - 1_000);
  });

  it("filters by row, by noun and by editor", async () => {
    const casino = await makeCasino(app);
    await makeBonus(app, { casinoId: casino.id });
    await renameAs("editor@example.com", casino.id, 1);
    await makeCasino(app);
    expect(await operations({ noun: "CASINO", id: casino.id })).toEqual(["updateCasino", "createCasino"]);
    expect(await operations({ noun: "CASINO", id: casino.id.toUpperCase() })).toHaveLength(2);
    expect(await operations({ noun: "BONUS", id: casino.id })).toEqual([]);
    expect(await operations({ noun: "BONUS" })).toEqual(["createBonus"]);
    expect(await operations({ noun: "GAME" })).toEqual([]);
    expect(await operations({ actor: " editor@example.com " })).toEqual(["updateCasino"]);
    expect(await operations({ actor: "editor", noun: "CASINO" })).toEqual([]);
    for (const id of [randomUUID(), "nope"]) expect(await operations({ noun: "CASINO", id })).toEqual([]);
    expectRefusal(await call(app, "history", { id: casino.id }, selection), "BAD_USER_INPUT", ["noun"]);
  });

  it("finds the few changes to a noun among many others through an index", async () => {
    const { dataSource } = app.database;
    await dataSource.query(
      `WITH added AS (INSERT INTO change_sets (actor, operation) SELECT 'seed', 'seed' FROM generate_series(1, 5000) RETURNING id)
       INSERT INTO history (change_set_id, noun, row_id, operation, version)
       SELECT id, 'casino', gen_random_uuid(), 'create', 1 FROM added`,
    );
    await makeGame(app);
    await dataSource.query("ANALYZE history, change_sets");
    const sent = await app.countStatements(() => operations({ noun: "GAME" }));
    const statement = sent.find((text) => text.includes("LIMIT"))!;
    const plan = await dataSource.query<unknown>(`EXPLAIN ${statement}`, ["game"]);
    expect(JSON.stringify(plan)).toContain("history_of_noun");
  });

  it("lists a casino's deletion in the history of its bonuses", async () => {
    const casino = await makeCasino(app);
    const bonus = await makeBonus(app, { casinoId: casino.id });
    await callOrThrow(app, "deleteCasino", itemOf(casino), "id");
    expect(await operations({ noun: "BONUS", id: bonus.id })).toEqual(["deleteCasino", "createBonus"]);
  });

  it("returns every change set once and in order across all pages, even during writes", async () => {
    for (let made = 0; made < 7; made += 1) await makeGame(app);
    const before = (await list()).nodes.map(({ id }) => id);
    const met: string[] = [];
    let after: string | null = null;
    do {
      const page: Listed = await list({ first: 2, after });
      met.push(...page.nodes.map(({ id }) => id));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
      await makeGame(app);
    } while (after !== null);
    expect(met).toEqual(before);
    expect((await list()).totalCount).toBe(11);
    expectRefusal(await call(app, "history", { first: 101 }, selection), "BAD_USER_INPUT", ["first"]);
    const cursor = (await list({ first: 1 })).pageInfo.endCursor;
    expectRefusal(await call(app, "history", { noun: "GAME", after: cursor }, selection), "BAD_USER_INPUT", ["after"]);
  });

  it("lists changes to the site's settings, which only owners can undo", async () => {
    const [before] = await app.database.dataSource.query<[{ version: number }]>("SELECT version FROM site_settings");
    const change = { version: before.version, input: { tagline: "Fair and square" } };
    await callOrThrow(app, "updateSiteSettings", change, "name");
    const [{ id } = { id: "" }] = (await list()).nodes;
    const undoAs = (viewer: "publisher" | "owner") => call(app, "undo", { changeSetId: id }, "id", { viewer });
    expectRefusal(await undoAs("publisher"), "FORBIDDEN");
    expect((await undoAs("owner")).errors).toBeUndefined();
  });

  it("links a change set to its undo, until the undo itself is undone", async () => {
    const { id } = await makeCasino(app);
    await callOrThrow(app, "updateCasino", { id, version: 1, input: { rating: 3 } }, "id");
    const update = (await list()).nodes[0]!.id;
    const links = async () => {
      const relations = "nodes { id undoes { id } undoneBy { id actor } isUndoable }";
      const { nodes } = await callOrThrow<{ nodes: { id: string }[] }>(app, "history", {}, relations);
      return nodes.filter((node) => node.id !== nodes.at(-1)!.id);
    };
    expect(await links()).toEqual([{ id: update, undoes: null, undoneBy: null, isUndoable: true }]);
    const first = await undo(app, update);
    expect(await links()).toEqual([
      { id: first.id, undoes: { id: update }, undoneBy: null, isUndoable: true },
      { id: update, undoes: null, undoneBy: { id: first.id, actor: "demo" }, isUndoable: false },
    ]);
    const again = await undo(app, first.id);
    expect(await links()).toEqual([
      { id: again.id, undoes: { id: first.id }, undoneBy: null, isUndoable: true },
      { id: first.id, undoes: { id: update }, undoneBy: { id: again.id, actor: "demo" }, isUndoable: false },
      { id: update, undoes: null, undoneBy: null, isUndoable: true },
    ]);
  });

  it("explains why a change set can't be undone and names the later change", async () => {
    const casino = await makeCasino(app, { name: "Aurora" });
    await renameAs("editor@example.com", casino.id, 1);
    const { nodes } = await callOrThrow<{ nodes: unknown[] }>(
      app,
      "history",
      {},
      "nodes { isUndoable obstacles { kind noun rowId rowName message holderName laterChangeSet { actor operation } } }",
    );
    expect(nodes).toEqual([
      { isUndoable: true, obstacles: [] },
      {
        isUndoable: false,
        obstacles: [
          {
            kind: "CHANGED_SINCE",
            noun: "CASINO",
            rowId: casino.id,
            rowName: "Renamed by editor@example.com",
            message:
              "The casino Renamed by editor@example.com was changed again later by editor@example.com: undo that change first.",
            holderName: null,
            laterChangeSet: { actor: "editor@example.com", operation: "updateCasino" },
          },
        ],
      },
    ]);
  });

  it("rejects a visitor", async () => {
    expectRefusal(await call(app, "history", {}, selection, { viewer: "visitor" }), "UNAUTHENTICATED");
    const one = await call(app, "changeSet", { id: randomUUID() }, "id", { viewer: "visitor" });
    expectRefusal(one, "UNAUTHENTICATED");
  });
});

interface Rows {
  rows: {
    nodes: { name: string; noun: string; changes: { field: string }[] }[];
    totalCount: number;
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
}

async function latestRows(fields: string, args = ""): Promise<Rows["rows"]> {
  const { id } = (await list()).nodes[0]!;
  const { rows } = await callOrThrow<Rows>(app, "changeSet", { id }, `rows${args} { ${fields} }`);
  return rows;
}

describe("the rows of a change set", () => {
  it("list the changed fields with their values, in the order of the schema", async () => {
    const { id } = await makeCasino(app, { rating: 4, licenses: ["MGA"], review: { about: "Old" } });
    const input = {
      isNew: true,
      rating: 4.5,
      licenses: [],
      cons: ["Slow", "Dear"],
      review: { about: null, games: "New" },
    };
    await callOrThrow(app, "updateCasino", { id, version: 1, input }, "id");
    const { nodes } = await latestRows("nodes { changes { field before after beforeName afterName } }");
    const none = { beforeName: null, afterName: null };
    expect(nodes[0]!.changes).toEqual([
      { field: "rating", before: 4, after: 4.5, ...none },
      { field: "isNew", before: false, after: true, ...none },
      { field: "licenses", before: ["MGA"], after: null, ...none },
      { field: "cons", before: null, after: ["Slow", "Dear"], ...none },
      { field: "review.about", before: "Old", after: null, ...none },
      { field: "review.games", before: null, after: "New", ...none },
    ]);
  });

  it("name the casino of a bonus, even if the casino was deleted", async () => {
    const [one, two] = [await makeCasino(app, { name: "Aurora" }), await makeCasino(app, { name: "Borealis" })];
    const bonus = await makeBonus(app, { casinoId: one.id });
    await callOrThrow(app, "updateBonus", { ...itemOf(bonus), input: { casinoId: two.id } }, "id");
    const { id } = (await list()).nodes[0]!;
    await callOrThrow(app, "deleteCasino", itemOf(one), "id");
    const { rows } = await callOrThrow<Rows>(
      app,
      "changeSet",
      { id },
      "rows { nodes { changes { field beforeName afterName } } }",
    );
    expect(rows.nodes[0]!.changes).toEqual([{ field: "casinoId", beforeName: "Aurora", afterName: "Borealis" }]);
  });

  it("list every field with a value for a creation or deletion", async () => {
    const game = await makeGame(app, { name: "Lucky", slug: "lucky", provider: "Studio", rtp: 96 });
    const value = (field: string, at: "before" | "after", is: unknown) => ({
      field,
      before: null,
      after: null,
      [at]: is,
    });
    const fields = (at: "before" | "after") => [
      value("slug", at, "lucky"),
      value("name", at, "Lucky"),
      value("provider", at, "Studio"),
      value("category", at, "SLOTS"),
      value("rtp", at, 96),
      value("isPopular", at, false),
    ];
    const created = await latestRows("nodes { changes { field before after } }");
    expect(created.nodes[0]!.changes).toEqual(fields("after"));
    await callOrThrow(app, "deleteGame", itemOf(game), "id");
    const deleted = await latestRows("nodes { name changes { field before after } }");
    expect(deleted.nodes[0]).toEqual({ name: "Lucky", changes: fields("before") });
  });

  it("list the casino before its bonuses across all pages, and can be filtered", async () => {
    const casino = await makeCasino(app, { name: "Aurora" });
    const bonuses = [];
    for (let made = 0; made < 4; made += 1) bonuses.push(await makeBonus(app, { casinoId: casino.id }));
    await callOrThrow(app, "deleteCasino", itemOf(casino), "id");
    const page = "nodes { noun rowId } totalCount pageInfo { hasNextPage endCursor }";
    const first = await latestRows(page, "(first: 3)");
    expect(first).toMatchObject({ totalCount: 5, pageInfo: { hasNextPage: true } });
    expect(first.nodes.map(({ noun }) => noun)).toEqual(["CASINO", "BONUS", "BONUS"]);
    const second = await latestRows(page, `(first: 3, after: "${first.pageInfo.endCursor}")`);
    expect(second.pageInfo.hasNextPage).toBe(false);
    const ids = [...first.nodes, ...second.nodes].map((node) => (node as unknown as { rowId: string }).rowId);
    expect(ids.toSorted()).toEqual([casino.id, ...bonuses.map(({ id }) => id)].toSorted());
    const one = await latestRows(page, `(noun: BONUS, id: "${bonuses[2]!.id}")`);
    expect(one).toMatchObject({ nodes: [{ rowId: bonuses[2]!.id }], totalCount: 1 });
    expect(await latestRows(page, "(noun: CASINO)")).toMatchObject({ totalCount: 1 });
    expect(await latestRows(page, `(noun: BONUS, id: "nope")`)).toMatchObject({ nodes: [], totalCount: 0 });
  });

  it("can't be read with a cursor from another change set, an invalid page size, or an id without a noun", async () => {
    await makeGame(app);
    await makeGame(app);
    const both = await callOrThrow<{ nodes: (Rows & { id: string })[] }>(
      app,
      "history",
      {},
      "nodes { id rows { pageInfo { endCursor } } }",
    );
    const [one, other] = both.nodes;
    const refused: [string, string][] = [
      [`(after: "${other!.rows.pageInfo.endCursor}")`, "after"],
      ["(first: 101)", "first"],
      ["(first: 0)", "first"],
      [`(id: "${randomUUID()}")`, "noun"],
    ];
    for (const [args, field] of refused) {
      const answer = await call(app, "changeSet", { id: one!.id }, `rows${args} { totalCount }`);
      expectRefusal(answer, "BAD_USER_INPUT", [field]);
    }
  });
});

describe("changeSet", () => {
  it.each([randomUUID(), "nope", ""])("returns null for the id %j", async (id) => {
    expect(await call(app, "changeSet", { id }, "id")).toEqual({ result: null, errors: undefined });
  });
});

describe("a page of the history with all relations", () => {
  it("needs at most one more statement for 30 change sets than for 1", async () => {
    for (let made = 0; made < 15; made += 1) {
      await makeBonus(app);
      await undo(app, (await list({ first: 1 })).nodes[0]!.id);
    }
    const relations = `nodes { isUndoable undoes { id } undoneBy { id } obstacles { kind laterChangeSet { id } }
      rows(first: 1) { totalCount nodes { name changes { field } } } }`;
    const counts: number[] = [];
    for (const first of [1, 30]) {
      const statements = await app.countStatements(async () => {
        const { nodes } = await callOrThrow<Listed>(app, "history", { first }, relations);
        expect(nodes).toHaveLength(first);
      });
      counts.push(statements.length);
    }
    expect(counts[1]! - counts[0]!).toBeLessThanOrEqual(1);
    expect(counts[1]).toBeLessThanOrEqual(8);
  });
});

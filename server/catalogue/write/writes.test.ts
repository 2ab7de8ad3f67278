import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import type { GraphQLInputObjectType } from "graphql";
import type { EntityManager } from "typeorm";

import { buildGraphqlSchema } from "../../app/graphql/schema.js";
import { call, callOrThrow } from "../../test/call.js";
import { createTestApp, type TestApp } from "../../test/createTestApp.js";
import { expectRefusal } from "../../test/expectRefusal.js";
import { makeBonus, makeCasino, makeGame } from "../../test/catalogue/factories.js";
import { until } from "../../test/until.js";
import type { CountedTable } from "../../shared/schema/dependsOn.js";
import { writeCatalogue } from "./writes.js";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ viewer: "demo" });
});
afterAll(() => app.close());
beforeEach(() => app.database.dataSource.query("DELETE FROM history; DELETE FROM change_sets;"));

interface Change {
  id: string;
  actor: string;
  operation: string;
  undoes: string | null;
  rows: { noun: string; row_id: string; operation: string; version: number; before: unknown; after: unknown }[];
}

/** Returns all change sets with their history rows. */
async function changes(): Promise<Change[]> {
  const sets = await app.database.dataSource.query<Omit<Change, "rows">[]>(
    "SELECT id, actor, operation, undoes FROM change_sets ORDER BY created_at",
  );
  const rows = await app.database.dataSource.query<(Change["rows"][number] & { change_set_id: string })[]>(
    "SELECT change_set_id, noun, row_id, operation, version, before, after FROM history ORDER BY noun, version",
  );
  return sets.map((set) => ({
    ...set,
    rows: rows.filter((row) => row.change_set_id === set.id).map(({ change_set_id: _set, ...row }) => row),
  }));
}

describe("a write to the catalogue", () => {
  it.each([
    ["casino", makeCasino, "rating", 3],
    ["bonus", makeBonus, "freeSpins", 3],
    ["game", makeGame, "rtp", 90],
  ] as const)("creates one change set with one history row for a %s", async (noun, make, field, value) => {
    const name = noun.charAt(0).toUpperCase() + noun.slice(1);
    const { id } = await make(app);
    await callOrThrow(app, `update${name}`, { id, version: 1, input: { [field]: value } }, "id");
    const deletion = await callOrThrow<{ changeSetId: string }>(
      app,
      `delete${name}`,
      { id, version: 2 },
      "changeSetId",
    );
    const before = expect.objectContaining({ id, version: 1 });
    const after = expect.objectContaining({ id, version: 2, [field]: value });
    const of = { noun, row_id: id };
    expect(await changes()).toEqual([
      expect.objectContaining({
        actor: "demo",
        operation: `create${name}`,
        undoes: null,
        rows: [{ ...of, operation: "create", version: 1, before: null, after: before }],
      }),
      expect.objectContaining({
        actor: "demo",
        operation: `update${name}`,
        rows: [{ ...of, operation: "update", version: 2, before, after }],
      }),
      expect.objectContaining({
        id: deletion.changeSetId,
        actor: "demo",
        operation: `delete${name}`,
        rows: [{ ...of, operation: "delete", version: 2, before: after, after: null }],
      }),
    ]);
  });

  it("records the complete row before and after, without derived columns", async () => {
    const fieldsOf = (name: string) => {
      const input = buildGraphqlSchema().getType(name) as GraphQLInputObjectType;
      return Object.keys(input.getFields()).join(" ");
    };
    const written = fieldsOf("CasinoInput")
      .replace(/\breview\b/, `review { ${fieldsOf("CasinoReviewInput")} }`)
      .replace(/\bpaymentDetails\b/, `paymentDetails { ${fieldsOf("PaymentDetailsInput")} }`)
      .replace(/\blicenseDetails\b/, `licenseDetails { ${fieldsOf("LicenseDetailsInput")} }`);
    const selection = `${written} createdAt updatedAt version`;
    const { id, slug } = await makeCasino(app, { rating: 4.4, licenses: ["MGA"], review: { about: "Text" } });
    const before = JSON.parse(JSON.stringify(await callOrThrow(app, "casino", { slug }, selection))) as unknown;
    await callOrThrow(app, "updateCasino", { id, version: 1, input: { cons: ["Slow"], rating: 4 } }, "id");
    const after = JSON.parse(JSON.stringify(await callOrThrow(app, "casino", { slug }, selection))) as unknown;
    const [, update] = await changes();
    expect(update!.rows).toEqual([expect.objectContaining({ before, after })]);
  });

  it("creates one change set for a deleted casino and its bonuses", async () => {
    const { id } = await makeCasino(app);
    const bonuses = [await makeBonus(app, { casinoId: id }), await makeBonus(app, { casinoId: id })];
    await callOrThrow(app, "deleteCasino", { id, version: 1 }, "id");
    const last = (await changes()).at(-1)!;
    expect(last.operation).toBe("deleteCasino");
    expect(last.rows.map(({ noun, operation }) => [noun, operation])).toEqual([
      ["bonus", "delete"],
      ["bonus", "delete"],
      ["casino", "delete"],
    ]);
    expect(last.rows.map((row) => row.row_id).toSorted()).toEqual([id, ...bonuses.map((bonus) => bonus.id)].toSorted());
  });

  it("creates no change set if it is rejected or changes nothing", async () => {
    const taken = await makeCasino(app);
    const { id } = await makeCasino(app);
    const bonus = await makeBonus(app, { casinoId: id });
    const before = await changes();
    const refused: [string, Record<string, unknown>][] = [
      ["createCasino", { input: { name: "N", slug: taken.slug } }],
      ["createCasino", { input: { name: "", slug: "new" } }],
      ["updateCasino", { id, version: 1, input: { slug: taken.slug, rating: 1 } }],
      ["updateCasino", { id, version: 7, input: { rating: 1 } }],
      ["updateCasino", { id: randomUUID(), version: 1, input: { rating: 1 } }],
      ["deleteCasino", { id, version: 7 }],
      ["updateBonus", { id: bonus.id, version: 1, input: { casinoId: randomUUID() } }],
      ["createBonus", { input: { title: "T", casinoId: randomUUID() } }],
    ];
    for (const [name, args] of refused) expect((await call(app, name, args, "id")).errors).toHaveLength(1);
    await callOrThrow(app, "updateCasino", { id, version: 1, input: {} }, "id");
    expect(await changes()).toEqual(before);
    expect(await app.database.dataSource.query("SELECT version, rating FROM casinos WHERE id = $1", [id])).toEqual([
      { version: 1, rating: 0 },
    ]);
  });

  it("is rolled back completely if a step fails", async () => {
    const before = await app.database.dataSource.query("SELECT count(*) FROM casinos");
    const failing = writeCatalogue(app.services, { actor: "demo", operation: "twoThings" }, async (write) => {
      await write.create("casino", { name: "Half", slug: "half" });
      throw new Error("the second step failed");
    });
    await expect(failing).rejects.toThrow("the second step failed");
    expect(await app.database.dataSource.query("SELECT count(*) FROM casinos")).toEqual(before);
    expect(await changes()).toEqual([]);
  });

  it("can store the id of the change set that it reverts", async () => {
    const undoes = randomUUID();
    await writeCatalogue(app.services, { actor: "someone", operation: "undo", undoes }, (write) =>
      write.create("game", { name: "Back", slug: "back-again", provider: "Studio" }),
    );
    expect(await changes()).toEqual([expect.objectContaining({ actor: "someone", operation: "undo", undoes })]);
  });
});

describe("a row's version", () => {
  it.each(["casinos", "bonuses", "games"])("in %s increases by one with every UPDATE statement", async (table) => {
    const { id } = await { casinos: makeCasino, bonuses: makeBonus, games: makeGame }[table]!(app);
    const sql = app.database.dataSource;
    const column = table === "bonuses" ? "title" : "name";
    for (const set of [`${column} = 'Changed'`, "version = 99", "updated_at = '2001-01-01'"])
      await sql.query(`UPDATE ${table} SET ${set} WHERE id = $1`, [id]);
    const [row] = await sql.query<[{ version: number; hasMoved: boolean }]>(
      `SELECT version, updated_at >= created_at AS "hasMoved" FROM ${table} WHERE id = $1`,
      [id],
    );
    expect(row).toEqual({ version: 4, hasMoved: true });
  });
});

describe("a table's version", () => {
  const of = (...tables: CountedTable[]) => tables.map((table) => app.services.tableVersions.of(table));

  it("is bumped before a write returns", async () => {
    const moves = async (table: CountedTable, write: () => Promise<unknown>) => {
      const [before] = of(table);
      await write();
      expect(of(table)[0]).toBeGreaterThan(before!);
    };
    let casino = { id: "", slug: "" };
    await moves("casinos", async () => (casino = await makeCasino(app, { slug: "generation" })));
    await moves("bonuses", () => makeBonus(app));
    await moves("games", () => makeGame(app));
    const rename = { id: casino.id, version: 1, input: { slug: "generation-2" } };
    await moves("slug_redirects", () => callOrThrow(app, "updateCasino", rename, "id"));
    await moves("slug_redirects", () => makeCasino(app, { slug: "generation" }));
    await makeBonus(app, { casinoId: casino.id });
    await moves("bonuses", () => callOrThrow(app, "deleteCasino", { id: casino.id, version: 2 }, "id"));
  });

  it("is bumped even if a write fails, because the commit may have succeeded", async () => {
    const [before] = of("games");
    const failing = writeCatalogue(app.services, { actor: "demo", operation: "fails" }, async (write) => {
      await write.create("game", { name: "Lost", slug: "lost", provider: "Studio" });
      throw new Error("lost");
    });
    await expect(failing).rejects.toThrow("lost");
    expect(of("games")[0]).toBeGreaterThan(before!);
  });

  it("does not change without a write", async () => {
    const { slug } = await makeCasino(app);
    // The notification about the creation can arrive after the response, so wait until the versions stop changing.
    const quiet = async () => {
      const before = of("casinos", "bonuses", "games", "slug_redirects").join();
      await new Promise((done) => setTimeout(done, 200));
      return before === of("casinos", "bonuses", "games", "slug_redirects").join();
    };
    expect(await until(quiet)).toBe(true);
    const before = of("casinos", "bonuses", "games", "slug_redirects");
    await callOrThrow(app, "casino", { slug }, "name bonuses { title }");
    await callOrThrow(app, "recordEvent", { input: { eventType: "PAGE_VIEW", pagePath: "/" } });
    await app.services.events.flush();
    await callOrThrow(app, "subscribeToNewsletter", { email: "still@example.com" });
    await quiet();
    expect(of("casinos", "bonuses", "games", "slug_redirects")).toEqual(before);
  });
});

describe("a write that conflicts with another transaction", () => {
  /** Causes an error with a given PostgreSQL error code. */
  const fail = (manager: EntityManager, code: string) =>
    manager.query(`DO $$ BEGIN RAISE EXCEPTION 'conflict' USING ERRCODE = '${code}'; END $$`);

  it.each(["40P01", "40001"])("is retried once after the error %s", async (code) => {
    const { id, version } = await makeCasino(app);
    await app.database.dataSource.query("DELETE FROM history; DELETE FROM change_sets;");
    let runs = 0;
    const casino = await writeCatalogue(app.services, { actor: "demo", operation: "test" }, async (write) => {
      const changed = await write.update("casino", id, version, { rating: 1 });
      runs += 1;
      if (runs === 1) await fail(write.manager, code);
      return changed;
    });
    expect([runs, casino.version]).toEqual([2, version + 1]);
    expect((await changes()).map(({ rows }) => rows.length)).toEqual([1]);
  });

  it("returns a conflict error if the retry fails", async () => {
    let runs = 0;
    const writing = writeCatalogue(app.services, { actor: "demo", operation: "test" }, async (write) => {
      runs += 1;
      await fail(write.manager, "40P01");
    });
    await expect(writing).rejects.toMatchObject({ extensions: { code: "CONFLICT" } });
    expect(runs).toBe(2);
  });
});

// On the embedded database, no statement can run during another transaction.
const describePostgres = process.env["TEST_DATABASE_URL"] ? describe : describe.skip;

describePostgres("a write that waits too long for another transaction", () => {
  it("returns a timeout error instead of reporting an unreachable database", async () => {
    const { id, version } = await makeCasino(app);
    const runner = app.database.dataSource.createQueryRunner();
    await runner.startTransaction();
    await runner.query("SELECT FROM casinos WHERE id = $1 FOR UPDATE", [id]);
    const updated = await call(app, "updateCasino", { id, version, input: { rating: 1 } }, "id");
    await runner.commitTransaction();
    await runner.release();
    const { message } = expectRefusal(updated, "STATEMENT_TIMEOUT");
    expect(message).not.toContain("reach");
    expect((await callOrThrow(app, "updateCasino", { id, version, input: { rating: 1 } }, "version"))["version"]).toBe(
      version + 1,
    );
  });
});

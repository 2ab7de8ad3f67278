import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { searchCost } from "../../shared/limits.js";
import { updateCost } from "../../catalogue/history/casinoUpdates.js";
import { countCost, rowsPerUnit } from "./countRows.js";
import { call, callOrThrow } from "../../test/call.js";
import { createTestApp, type TestApp } from "../../test/createTestApp.js";
import { makeGame } from "../../test/catalogue/factories.js";
import { startTestServer, type TestServer } from "../../test/startTestServer.js";
import { RowCounts } from "./rowCounts.js";
import { TableVersions } from "./tableVersions.js";

describe("the count of a list", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ seed: true });
  });
  afterAll(() => app.close());

  const count = (list: string, args: Record<string, unknown> = {}) =>
    callOrThrow<{ totalCount: number }>(app, list, args, "totalCount");

  /** Returns the number of statements that count rows. */
  async function countsOf(act: () => Promise<unknown>): Promise<number> {
    return (await app.countStatements(act)).filter((statement) => /count\(/i.test(statement)).length;
  }

  it.each(["casinos", "bonuses", "games"])("of %s is read once for all pages", async (list) => {
    await count(list, { first: 3 });
    const statements = await countsOf(async () => {
      await count(list, { first: 3 });
      await count(list, { last: 5 });
    });
    expect(statements).toBe(0);
  });

  it("is not read again after an editor checks a fact", async () => {
    const { nodes } = await callOrThrow<{ nodes: { id: string; version: number }[] }>(
      app,
      "casinos",
      { first: 1 },
      "nodes { id version } totalCount",
    );
    const args = { noun: "CASINO", field: "LICENSES", ...nodes[0] };
    await callOrThrow(app, "checkFact", args, "checkedAt", { viewer: "demo" });
    expect(await countsOf(() => count("casinos"))).toBe(0);
  });

  it("is stored separately for each filter", async () => {
    const slots = await count("games", { filter: { category: "SLOTS" } });
    const popular = await count("games", { filter: { isPopular: true } });
    expect(slots.totalCount).not.toBe(popular.totalCount);
    expect(await count("games", { filter: { category: "SLOTS" } })).toEqual(slots);
  });

  it("includes a write as soon as the response to the write arrives", async () => {
    const { totalCount } = await count("games");
    const { id } = await makeGame(app);
    expect(await count("games")).toEqual({ totalCount: totalCount + 1 });
    await callOrThrow(app, "deleteGame", { id, version: 1 }, "id", { viewer: "demo" });
    expect(await count("games")).toEqual({ totalCount });
  });

  it("is not cached while change notifications may be lost", async () => {
    const tableVersions = new TableVersions();
    const rowCounts = new RowCounts(app.services.db, tableVersions, {
      next: async () => Infinity,
      hasPassed: () => false,
    });
    let reads = 0;
    const read = async () => (reads += 1);
    expect([await rowCounts.count("games", read), await rowCounts.count("games", read)]).toEqual([1, 2]);
    tableVersions.heartbeat(Number.POSITIVE_INFINITY);
    expect([await rowCounts.count("games", read), await rowCounts.count("games", read)]).toEqual([3, 3]);
    tableVersions.bump("games");
    expect(await rowCounts.count("games", read)).toBe(4);
  });

  it("is not shared between a visitor and an editor", async () => {
    const forVisitor = await count("bonuses");
    const forEditor = await call<{ totalCount: number }>(app, "bonuses", {}, "totalCount", { viewer: "demo" });
    expect(forEditor.result!.totalCount).toBeGreaterThan(forVisitor.totalCount);
  });
});

describe("the charge for a large table", () => {
  const size = 10_000;
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
    await server.database.dataSource.query(
      `INSERT INTO games (slug, name, provider)
       SELECT 'game-' || n, 'Game ' || n, 'Studio' FROM generate_series(1, ${size}) AS n`,
    );
  }, 60_000);
  afterAll(() => server.close());

  /** Returns the client's remaining budget and the cost of the query. */
  async function ask(query: string): Promise<{ left: number; cost: number }> {
    const response = await fetch(`${server.url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query }),
    });
    const { extensions } = (await response.json()) as { extensions: { cost: number } };
    return { left: Number(/r=(\d+)/.exec(response.headers.get("ratelimit") ?? "")?.[1]), cost: extensions.cost };
  }

  /** Returns how many units the server charges on top of the query's static cost. */
  async function chargedFor(query: string): Promise<number> {
    const { left } = await ask("{ __typename }");
    const after = await ask(query);
    return left - after.left - after.cost;
  }

  it("applies to an uncached count, but not to a cached one", async () => {
    const query = (rows: number) => `{ games(filter: { category: SLOTS }, first: ${rows}) { totalCount } }`;
    expect(await chargedFor(query(10))).toBe(size / rowsPerUnit - countCost);
    expect(await chargedFor(query(11))).toBe(0);
  });

  it("applies to a text search, which may read the whole table", async () => {
    const query = '{ games(filter: { search: "qz" }, first: 10) { nodes { name } } }';
    expect(await chargedFor(query)).toBe(size / rowsPerUnit - searchCost);
  });

  it("applies to a count of the change feed", async () => {
    const query = "{ changes(first: 1) { totalCount } }";
    expect(await chargedFor(query)).toBe(size / rowsPerUnit - countCost);
  });

  it("does not apply to a page of a list without a count", async () => {
    expect(await chargedFor("{ games(first: 100) { nodes { name } } }")).toBe(0);
  });

  it("applies to the updates that a score history examines, and is higher for those that it reads in full", async () => {
    const updates = 400;
    await server.database.dataSource.query(
      `WITH casino AS (
         INSERT INTO casinos (slug, name, version) VALUES ('busy', 'Busy', ${updates + 1}) RETURNING id
       ), change AS (
         INSERT INTO change_sets (id, actor, operation) VALUES (gen_random_uuid(), 'editor', 'update') RETURNING id
       )
       INSERT INTO history (change_set_id, noun, row_id, operation, version, before, after)
       SELECT change.id, 'casino', casino.id, 'update', 2, '{"licenses": [], "rating": 0}', '{"licenses": [], "rating": 5}'
       FROM casino, change`,
    );
    const query = '{ casino(slug: "busy") { scoreHistory { changedAt } } }';
    expect(await chargedFor(query)).toBe(updates / rowsPerUnit + updateCost);
  });

  it("applies to a filter that reads all offers, but only once even if the page has facets", async () => {
    const offers = 1_000;
    await server.database.dataSource.query(
      `INSERT INTO bonuses (title) SELECT 'Bonus ' || n FROM generate_series(1, ${offers}) AS n`,
    );
    expect(await chargedFor("{ casinos(first: 10) { nodes { name } } }")).toBe(0);
    const page = "{ casinos(filter: { minDepositAtMost: 10 }, first: 10) { nodes { name } } }";
    expect(await chargedFor(page)).toBe(offers / rowsPerUnit);
    const search =
      '{ casinos(filter: { search: "qz", minDepositAtMost: 10 }, first: 10) { nodes { name } facets { key } } }';
    expect(await chargedFor(search)).toBe(offers / rowsPerUnit);
  });
});

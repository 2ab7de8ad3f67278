import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { isRequiredArgument } from "graphql";

import { buildGraphqlSchema } from "../../app/graphql/schema.js";
import { createTestApp, type TestApp } from "../../test/createTestApp.js";
import { makeCasino } from "../../test/catalogue/factories.js";
import { everyOrder, type ListName, ordersOf, readPage, walk } from "../../test/catalogue/lists.js";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ seed: true });
});
afterAll(() => app.close());

/** Every order of every list, and every order of a search. */
const everyWalk: [ListName, string, { search: string } | null][] = [
  ...everyOrder.map(([list, orderBy]): [ListName, string, null] => [list, orderBy, null]),
  ...ordersOf("casinos").map((orderBy): [ListName, string, { search: string }] => [
    "casinos",
    orderBy,
    { search: "visa" },
  ]),
];

describe("a list that is read page by page", () => {
  it.each(everyWalk)(
    "contains every row once in both directions: %s by %s, with the filter %j",
    async (list, orderBy, filter) => {
      const args = { filter, orderBy };
      const { totalCount } = await readPage(app, list, { ...args, first: 1 });
      const whole = await walk(app, list, args);
      expect(totalCount).toBeGreaterThan(29);
      expect(whole).toHaveLength(totalCount);
      expect(new Set(whole).size).toBe(totalCount);
      expect(await walk(app, list, args, { size: 23 })).toEqual(whole);
      expect(await walk(app, list, args, { size: 29, isBackward: true })).toEqual(whole);
    },
  );

  it("returns the same rows as before when a caller goes back a page", async () => {
    const one = await readPage(app, "casinos", { first: 5 });
    const two = await readPage(app, "casinos", { first: 5, after: one.pageInfo.endCursor });
    const again = await readPage(app, "casinos", { last: 5, before: two.pageInfo.startCursor });
    expect(again.edges).toEqual(one.edges);
    expect(again.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
  });

  it("reports whether there are more rows before and after a page", async () => {
    const { totalCount } = await readPage(app, "games", {});
    const begin = await readPage(app, "games", { first: 2 });
    expect(begin.pageInfo).toEqual({
      hasNextPage: true,
      hasPreviousPage: false,
      startCursor: begin.edges[0]!.cursor,
      endCursor: begin.edges[1]!.cursor,
    });
    const middle = await readPage(app, "games", { first: 2, after: begin.pageInfo.endCursor });
    expect(middle.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: true });
    const end = await readPage(app, "games", { last: totalCount - 20 });
    expect(end.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
    const behind = await readPage(app, "games", { first: 2, after: end.pageInfo.endCursor });
    expect(behind).toEqual({
      edges: [],
      pageInfo: { hasNextPage: false, hasPreviousPage: true, startCursor: null, endCursor: null },
      totalCount,
    });
    const exactly = await readPage(app, "games", { filter: { category: "JACKPOTS" }, first: 100 });
    const full = await readPage(app, "games", { filter: { category: "JACKPOTS" }, first: exactly.edges.length });
    expect(full.pageInfo.hasNextPage).toBe(false);
  });
});

describe("a list of which only the count is selected", () => {
  const queries = Object.values(buildGraphqlSchema().getQueryType()!.getFields());
  const lists = queries.filter(({ name, type, args }) => {
    // The feed of changes is not a list of one table.
    return `${type}`.endsWith("Connection!") && !args.some(isRequiredArgument) && name !== "changes";
  });
  const selections = [
    ...lists.map(({ name }) => `${name}(first: 5)`),
    ...["casinos", "bonuses", "games"].map((name) => `${name}(first: 5, filter: { search: "a" })`),
  ];

  it.each(selections)("is counted without reading rows: %s", async (selection) => {
    const counts = async () => {
      const { data, errors } = await app.query<Record<string, { totalCount: number }>>(
        `{ ${selection} { totalCount } }`,
        {},
        { viewer: "owner" },
      );
      expect(errors).toBeUndefined();
      return Object.values(data!)[0]!.totalCount;
    };
    const rows = await app.query<Record<string, { totalCount: number }>>(
      `{ ${selection} { totalCount nodes { __typename } } }`,
      {},
      { viewer: "owner" },
    );
    expect(await counts()).toBe(Object.values(rows.data!)[0]!.totalCount);
    const statements = await app.countStatements(counts);
    expect(statements.filter((sql) => sql.includes("json_agg"))).toEqual([]);
  });
});

describe("a list that changes between two pages", () => {
  it.each([[null], [{ search: "Aardwolf" }]])(
    "continues from the position of a deleted row, with the filter %j",
    async (filter) => {
      const created = await Promise.all([1, 2, 3].map((n) => makeCasino(app, { name: `Aardwolf ${n}` })));
      const args = { orderBy: "NAME_ASC", filter };
      const { edges } = await readPage(app, "casinos", { ...args, first: 1 });
      expect(edges[0]!.node.id).toBe(created[0]!.id);
      await app.database.dataSource.query("DELETE FROM casinos WHERE id = $1", [created[0]!.id]);
      const next = await readPage(app, "casinos", { ...args, first: 2, after: edges[0]!.cursor });
      expect(next.edges.map(({ node }) => node.id)).toEqual([created[1]!.id, created[2]!.id]);
      await app.database.dataSource.query("DELETE FROM casinos WHERE name LIKE 'Aardwolf%'");
    },
  );
});

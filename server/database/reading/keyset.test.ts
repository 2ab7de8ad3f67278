import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";

import { createTestApp, type TestApp } from "../../test/createTestApp.js";
import { makeCasino } from "../../test/factories.js";
import { everyOrder, type ListName, ordersOf, readPage, walk } from "../../test/lists.js";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ seed: true });
});
afterAll(() => app.close());

/** Every order of every list, and every order of a search, which has its own in-memory paging code. */
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
    "contains every row once in both directions: %s by %s, filtered by %j",
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

describe("a list that changes between two pages", () => {
  const columns: Record<ListName, string> = {
    casinos: "name, slug, created_at, updated_at, rating, established_year, review_count",
    bonuses: "title, bonus_code, created_at, updated_at",
    games: "name, slug, created_at, updated_at, rtp, provider, is_popular",
  };
  /** In every order, these values put the rows near the start, the middle, and the end of the list. */
  const places: { name: string; date: string; own: Record<ListName, unknown[]> }[] = [
    { name: "Aaa", date: "2001-01-01", own: { casinos: [0.1, 1950, 1], bonuses: [], games: [90.1, "Studio", false] } },
    { name: "Mmm", date: "2025-06-01", own: { casinos: [4.1, 2012, 90], bonuses: [], games: [96.2, "Studio", true] } },
    { name: "Zzz", date: "2099-01-01", own: { casinos: [5, 2026, 9_999], bonuses: [], games: [99.9, "Studio", true] } },
  ];
  const isAdded = "created_at IN ('2001-01-01', '2025-06-01', '2099-01-01')";
  let added = 0;

  const sql = <Row>(statement: string, values: unknown[] = []) =>
    app.database.dataSource.query<Row[]>(statement, values);

  async function addRows(list: ListName): Promise<void> {
    for (const { name, date, own } of places) {
      added += 1;
      const values = [name, `added-${added}`, date, date, ...own[list]];
      const parameters = values.map((_, at) => `$${at + 1}`).join(", ");
      await sql(`INSERT INTO ${list} (${columns[list]}) VALUES (${parameters})`, values);
    }
  }

  /** Deletes the middle and the last of the rows that were added before. */
  async function removeTwo(list: ListName): Promise<void> {
    const mark = list === "bonuses" ? "bonus_code" : "slug";
    await sql(`DELETE FROM ${list} WHERE ${mark} IN ('added-${added - 4}', 'added-${added - 3}')`);
  }

  afterEach(async () => {
    for (const list of ["casinos", "bonuses", "games"]) await sql(`DELETE FROM ${list} WHERE ${isAdded}`);
  });

  it.each<[ListName, string]>([
    ["casinos", "RATING_DESC"],
    ["casinos", "ESTABLISHED_ASC"],
    ["casinos", "NAME_DESC"],
    ["casinos", "UPDATED_DESC"],
    ["bonuses", "CREATED_DESC"],
    ["bonuses", "TITLE_ASC"],
    ["games", "POPULAR_DESC"],
    ["games", "RTP_ASC"],
  ])("shows each of the remaining %s by %s exactly once", async (list, orderBy) => {
    const stayed = await walk(app, list, { orderBy });
    for (const isBackward of [false, true]) {
      const between = async () => {
        await addRows(list);
        await removeTwo(list);
      };
      const seen = await walk(app, list, { orderBy }, { size: 15, isBackward, between });
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen.length).toBeGreaterThan(stayed.length);
      expect(seen.filter((id) => stayed.includes(id))).toEqual(stayed);
    }
  });

  it.each([[null], [{ search: "Aardwolf" }]])("continues from a deleted row, filtered by %j", async (filter) => {
    const created = await Promise.all([1, 2, 3].map((n) => makeCasino(app, { name: `Aardwolf ${n}` })));
    const args = { orderBy: "NAME_ASC", filter };
    const { edges } = await readPage(app, "casinos", { ...args, first: 1 });
    expect(edges[0]!.node.id).toBe(created[0]!.id);
    await sql("DELETE FROM casinos WHERE id = $1", [created[0]!.id]);
    const next = await readPage(app, "casinos", { ...args, first: 2, after: edges[0]!.cursor });
    expect(next.edges.map(({ node }) => node.id)).toEqual([created[1]!.id, created[2]!.id]);
    await sql("DELETE FROM casinos WHERE name LIKE 'Aardwolf%'");
  });
});

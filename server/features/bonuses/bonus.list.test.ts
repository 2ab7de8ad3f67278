import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { call, callOrThrow } from "../../test/call.js";
import { createTestApp, type TestApp } from "../../test/createTestApp.js";
import { expectRefusal } from "../../test/expectRefusal.js";
import { type PlainKey, plainOrder, readPage, reversed, tryPage, walk } from "../../test/lists.js";
import { type PlainBonus, plainBonuses, plainCasinos } from "../../test/plainSeed.js";

let app: TestApp;
const touched = [plainBonuses[4]!, plainBonuses[2]!];

beforeAll(async () => {
  app = await createTestApp({ seed: true });
  for (const { id } of touched)
    await app.database.dataSource.query("UPDATE bonuses SET free_spins = 7 WHERE id = $1", [id]);
});
afterAll(() => app.close());

const byTitle: PlainKey<PlainBonus>[] = [
  [(bonus) => bonus.title.toLowerCase(), 1],
  [(bonus) => bonus.id, 1],
];
const byCreated: PlainKey<PlainBonus>[] = [
  [(bonus) => Date.parse(bonus.createdAt), -1],
  [(bonus) => bonus.id, -1],
];
const byUpdated: PlainKey<PlainBonus>[] = [[(bonus) => touched.indexOf(bonus), -1], ...byCreated];

const active = plainBonuses.filter((bonus) => bonus.isActive);
const inactive = plainBonuses.filter((bonus) => !bonus.isActive);
const northgate = plainCasinos.find((casino) => casino.slug === "northgate")!;
const isCalled = (bonus: PlainBonus, pattern: RegExp) => bonus.casino !== null && pattern.test(bonus.casino.name);

describe("bonuses", () => {
  it.each([
    ["CREATED_DESC", byCreated],
    ["CREATED_ASC", reversed(byCreated)],
    ["TITLE_ASC", byTitle],
    ["TITLE_DESC", reversed(byTitle)],
    ["UPDATED_DESC", byUpdated],
    ["UPDATED_ASC", reversed(byUpdated)],
  ])("come in the order %s", async (orderBy, keys) => {
    expect(await walk(app, "bonuses", { orderBy })).toEqual(plainOrder(active, keys));
  });

  it("come newest first, 24 of them, when nothing is asked for", async () => {
    for (const args of [{}, { orderBy: null, first: null, filter: null }]) {
      const { edges, totalCount } = await readPage(app, "bonuses", args);
      expect(edges.map(({ node }) => node.id)).toEqual(plainOrder(active, byCreated).slice(0, 24));
      expect(totalCount).toBe(active.length);
    }
  });

  it.each<[Record<string, unknown>, (bonus: PlainBonus) => boolean]>([
    [{ bonusType: "NO_DEPOSIT" }, (bonus) => bonus.bonusType === "no_deposit"],
    [{ bonusType: "WELCOME" }, (bonus) => bonus.bonusType === "welcome"],
    [{ bonusType: "FREE_SPINS" }, (bonus) => bonus.bonusType === "free_spins"],
    [{ bonusType: "CASHBACK" }, (bonus) => bonus.bonusType === "cashback"],
    [{ bonusType: "RELOAD" }, (bonus) => bonus.bonusType === "reload"],
    [{ casinoId: northgate.id }, (bonus) => bonus.casino === northgate],
    [{ casinoNameContainsAny: ["bit", "STAKE"] }, (bonus) => isCalled(bonus, /bit|stake/i)],
    [{ casinoNameContainsAny: [" bit ", "", "  "] }, (bonus) => isCalled(bonus, /bit/i)],
    [{ search: "SPINS" }, (bonus) => /spins/i.test(bonus.title) || /spins/i.test(bonus.bonusCode)],
    [{ search: " 100% " }, (bonus) => bonus.title.includes("100%")],
    [{ search: "north100" }, (bonus) => bonus.bonusCode === "NORTH100"],
    [{ search: " " }, () => true],
    [{ ids: active.slice(0, 3).map(({ id }) => id) }, (bonus) => active.slice(0, 3).includes(bonus)],
    [{ isActive: true }, () => true],
    [
      { bonusType: "WELCOME", casinoNameContainsAny: ["bit"] },
      (bonus) => bonus.bonusType === "welcome" && isCalled(bonus, /bit/i),
    ],
  ])("are those and only those that %j keeps", async (filter, keeps) => {
    const expected = active.filter(keeps);
    expect(expected).not.toHaveLength(0);
    expect(await walk(app, "bonuses", { filter })).toEqual(plainOrder(expected, byCreated));
    expect((await readPage(app, "bonuses", { filter, first: 1 })).totalCount).toBe(expected.length);
  });

  it.each([
    [{ search: "_" }],
    [{ search: "\\" }],
    [{ casinoNameContainsAny: ["%"] }],
    [{ casinoNameContainsAny: [] }],
    [{ casinoNameContainsAny: [" "] }],
    [{ casinoId: "nope" }],
    [{ casinoId: "00000000-0000-4000-8000-000000000000" }],
    [{ ids: ["nope", ""] }],
    [{ ids: [] }],
  ])("are none for %j, whose signs mean themselves", async (filter) => {
    const { edges, totalCount } = await readPage(app, "bonuses", { filter });
    expect(edges).toEqual([]);
    expect(totalCount).toBe(0);
  });

  it("pass over ids that are malformed, and read an id in any case", async () => {
    const ids = ["nope", active[0]!.id.toUpperCase()];
    const { edges } = await readPage(app, "bonuses", { filter: { ids } });
    expect(edges.map(({ node }) => node.id)).toEqual([active[0]!.id]);
  });

  it("are the active ones alone for a visitor, who finds none of the others however asked", async () => {
    const ids = inactive.map(({ id }) => id);
    for (const filter of [{ isActive: false }, { ids }, { ids, isActive: false }]) {
      expect((await readPage(app, "bonuses", { filter })).totalCount).toBe(0);
    }
  });

  it("are all of them for a session, or those asked for", async () => {
    const asDemo = { viewer: "demo" } as const;
    expect(await walk(app, "bonuses", {}, asDemo)).toEqual(plainOrder(plainBonuses, byCreated));
    expect(await walk(app, "bonuses", { filter: { isActive: false } }, asDemo)).toEqual(
      plainOrder(inactive, byCreated),
    );
    expect(await walk(app, "bonuses", { filter: { isActive: true } }, asDemo)).toEqual(plainOrder(active, byCreated));
  });

  it("carry their casino, and none where there is none", async () => {
    const own = active.find((bonus) => bonus.casino !== null)!;
    const none = active.find((bonus) => bonus.casino === null)!;
    const { nodes } = await callOrThrow<{ nodes: unknown[] }>(
      app,
      "bonuses",
      { filter: { ids: [own.id, none.id] }, orderBy: "CREATED_DESC" },
      "nodes { title casino { name slug logoUrl rating review { about } } }",
    );
    const { name, slug, rating, review } = own.casino!;
    expect(nodes).toHaveLength(2);
    expect(nodes).toContainEqual({ title: none.title, casino: null });
    expect(nodes).toContainEqual({
      title: own.title,
      casino: { name, slug, rating, logoUrl: `/logos/${slug}.svg`, review: { about: review.about } },
    });
  });

  it.each([
    [{ ids: Array.from({ length: 101 }, () => "x") }, "ids"],
    [{ search: "a".repeat(201) }, "search"],
    [{ casinoNameContainsAny: Array.from({ length: 11 }, () => "x") }, "casinoNameContainsAny"],
    [{ casinoNameContainsAny: ["a".repeat(201)] }, "casinoNameContainsAny"],
  ])("refuse a filter that is too large (case %#), naming the field", async (filter, field) => {
    expectRefusal(await tryPage(app, "bonuses", { filter }), "BAD_USER_INPUT", [field]);
  });
});

describe("bonus", () => {
  const read = (id: string, viewer: "visitor" | "demo") =>
    call<{ title: string }>(app, "bonus", { id }, "title casino { slug }", { viewer });

  it("is the bonus with the id", async () => {
    const { result } = await read(active[0]!.id, "visitor");
    expect(result).toEqual({ title: active[0]!.title, casino: { slug: active[0]!.casinoSlug } });
  });

  it("is null for a visitor when it is inactive, and there for a session", async () => {
    expect(await read(inactive[0]!.id, "visitor")).toEqual({ result: null, errors: undefined });
    expect((await read(inactive[0]!.id, "demo")).result?.title).toBe(inactive[0]!.title);
  });

  it.each(["", "nope", "00000000-0000-4000-8000-000000000000"])("is null for the id %j", async (id) => {
    expect(await read(id, "demo")).toEqual({ result: null, errors: undefined });
  });
});

describe("Casino.bonuses", () => {
  it("are its active bonuses, newest first, also for a session", async () => {
    const stakes = plainCasinos.find((casino) => inactive.some((bonus) => bonus.casino === casino))!;
    const expected = plainOrder(
      active.filter((bonus) => bonus.casino === stakes),
      byCreated,
    );
    for (const viewer of ["visitor", "demo"] as const) {
      const casino = await callOrThrow<{ bonuses: { id: string }[] }>(
        app,
        "casino",
        { slug: stakes.slug },
        "bonuses { id casino { id } }",
        { viewer },
      );
      expect(casino.bonuses).toEqual(expected.map((id) => ({ id, casino: { id: stakes.id } })));
    }
  });

  it("are as many as asked for", async () => {
    const expected = plainOrder(
      active.filter((bonus) => bonus.casino === northgate),
      byCreated,
    );
    expect(expected.length).toBeGreaterThan(1);
    const { casino } = (
      await app.query<{ casino: object }>(
        `{ casino(slug: "northgate") { one: bonuses(first: 1) { id } all: bonuses(first: 100) { id } } }`,
      )
    ).data;
    expect(casino).toEqual({ one: [{ id: expected[0] }], all: expected.map((id) => ({ id })) });
  });

  it.each([0, -1, 101])("refuse first: %d", async (first) => {
    const answer = await app.query(`{ casino(slug: "northgate") { bonuses(first: ${first}) { id } } }`);
    expectRefusal(answer, "BAD_USER_INPUT", ["first"]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { call, callOrThrow } from "../../test/call.js";
import { createTestApp, type TestApp } from "../../test/createTestApp.js";
import { expectRefusal } from "../../test/expectRefusal.js";
import { makeBonus } from "../../test/catalogue/factories.js";
import { type PlainKey, plainOrder, readPage, tryPage, walk } from "../../test/catalogue/lists.js";
import { type PlainBonus, plainBonuses, plainCasinos } from "../../test/catalogue/plainSeed.js";

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ seed: true });
});
afterAll(() => app.close());

const byCreated: PlainKey<PlainBonus>[] = [
  [(bonus) => Date.parse(bonus.createdAt), -1],
  [(bonus) => bonus.id, -1],
];

const active = plainBonuses.filter((bonus) => bonus.isActive);
const inactive = plainBonuses.filter((bonus) => !bonus.isActive);
const northgate = plainCasinos.find((casino) => casino.slug === "northgate")!;
const harbor = plainCasinos.find((casino) => casino !== northgate && active.some((bonus) => bonus.casino === casino))!;
const isCalled = (bonus: PlainBonus, pattern: RegExp) => bonus.casino !== null && pattern.test(bonus.casino.name);

describe("the bonuses query", () => {
  it("returns the 24 newest bonuses by default", async () => {
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
    [{ casinoIds: [northgate.id, harbor.id] }, (bonus) => bonus.casino === northgate || bonus.casino === harbor],
    [{ casinoIds: [northgate.id, "nonsense"] }, (bonus) => bonus.casino === northgate],
    [
      { search: "SPINS" },
      (bonus) => /\bspins/i.test(`${bonus.title} ${bonus.wageringRequirement}`) || bonus.bonusType === "free_spins",
    ],
    [{ search: " " }, () => true],
    [{ ids: active.slice(0, 3).map(({ id }) => id) }, (bonus) => active.slice(0, 3).includes(bonus)],
    [{ isActive: true }, () => true],
    [
      { bonusType: "WELCOME", casinoNameContainsAny: ["bit"] },
      (bonus) => bonus.bonusType === "welcome" && isCalled(bonus, /bit/i),
    ],
  ])("returns exactly the bonuses that match %j", async (filter, keeps) => {
    const expected = active.filter(keeps);
    expect(expected).not.toHaveLength(0);
    expect(await walk(app, "bonuses", { filter, orderBy: "CREATED_DESC" })).toEqual(plainOrder(expected, byCreated));
    expect((await readPage(app, "bonuses", { filter, first: 1 })).totalCount).toBe(expected.length);
  });

  it.each<[string, (bonus: PlainBonus) => boolean]>([
    ["northgate", (bonus) => bonus.casino === northgate],
    ["nortgate", (bonus) => bonus.casino === northgate],
    ["north100", (bonus) => bonus.bonusCode === "NORTH100"],
  ])("puts the bonuses that match the search %j first", async (search, keeps) => {
    const expected = active.filter(keeps).map(({ id }) => id);
    expect(expected).not.toHaveLength(0);
    const found = await walk(app, "bonuses", { filter: { search } });
    expect(found.slice(0, expected.length).toSorted()).toEqual(expected.toSorted());
  });

  it.each([
    [{ search: "_" }],
    [{ search: "\\" }],
    [{ casinoNameContainsAny: ["%"] }],
    [{ casinoNameContainsAny: [] }],
    [{ casinoNameContainsAny: [" "] }],
    [{ authorities: [] }],
    [{ paymentMethods: ["unknown"] }],
    [{ casinoId: "nope" }],
    [{ casinoId: "00000000-0000-4000-8000-000000000000" }],
    [{ ids: ["nope", ""] }],
    [{ ids: [] }],
  ])("returns no bonuses for %j", async (filter) => {
    const { edges, totalCount } = await readPage(app, "bonuses", { filter });
    expect(edges).toEqual([]);
    expect(totalCount).toBe(0);
  });

  it("ignores malformed ids and accepts an uppercase id", async () => {
    const ids = ["nope", active[0]!.id.toUpperCase()];
    const { edges } = await readPage(app, "bonuses", { filter: { ids } });
    expect(edges.map(({ node }) => node.id)).toEqual([active[0]!.id]);
  });

  it("returns only active bonuses to a visitor, even with a filter for inactive bonuses", async () => {
    const ids = inactive.map(({ id }) => id);
    for (const filter of [{ isActive: false }, { ids }, { ids, isActive: false }]) {
      expect((await readPage(app, "bonuses", { filter })).totalCount).toBe(0);
    }
  });

  it("finds the same bonuses for a visitor, no matter how many inactive bonuses match the text", async () => {
    const seen = await makeBonus(app, { title: "Zebro offer" });
    const search = () => walk(app, "bonuses", { filter: { search: "zebra" } });
    expect(await search()).toEqual([seen.id]);
    const hidden: string[] = [];
    for (let at = 0; at < 25; at += 1)
      hidden.push((await makeBonus(app, { title: `Zebra ${at}`, isActive: false })).id);
    expect(await search()).toEqual([seen.id]);
    await app.database.dataSource.query("DELETE FROM bonuses WHERE id = ANY($1)", [[seen.id, ...hidden]]);
  });

  it("returns all bonuses to an editor, unless a filter selects active or inactive ones", async () => {
    const asDemo = { viewer: "demo" } as const;
    expect(await walk(app, "bonuses", {}, asDemo)).toEqual(plainOrder(plainBonuses, byCreated));
    expect(await walk(app, "bonuses", { filter: { isActive: false } }, asDemo)).toEqual(
      plainOrder(inactive, byCreated),
    );
    expect(await walk(app, "bonuses", { filter: { isActive: true } }, asDemo)).toEqual(plainOrder(active, byCreated));
  });

  it("returns the casino of each bonus, or null if it has none", async () => {
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
    [{ casinoIds: Array.from({ length: 101 }, () => northgate.id) }, "casinoIds"],
    [{ search: "a".repeat(201) }, "search"],
    [{ casinoNameContainsAny: Array.from({ length: 11 }, () => "x") }, "casinoNameContainsAny"],
    [{ casinoNameContainsAny: ["a".repeat(201)] }, "casinoNameContainsAny"],
    [{ authorities: Array.from({ length: 51 }, () => "mga") }, "authorities"],
    [{ paymentMethods: ["a".repeat(210)] }, "paymentMethods"],
    [{ maxPayoutHours: 721 }, "maxPayoutHours"],
  ])("rejects a filter that is too large (case %#) and names the field", async (filter, field) => {
    expectRefusal(await tryPage(app, "bonuses", { filter }), "BAD_USER_INPUT", [field]);
  });
});

describe("the bonus query", () => {
  const read = (id: string, viewer: "visitor" | "demo") =>
    call<{ title: string }>(app, "bonus", { id }, "title casino { slug }", { viewer });

  it("returns the bonus with the id", async () => {
    const { result } = await read(active[0]!.id, "visitor");
    expect(result).toEqual({ title: active[0]!.title, casino: { slug: active[0]!.casinoSlug } });
  });

  it("returns an inactive bonus to an editor, but null to a visitor", async () => {
    expect(await read(inactive[0]!.id, "visitor")).toEqual({ result: null, errors: undefined });
    expect((await read(inactive[0]!.id, "demo")).result?.title).toBe(inactive[0]!.title);
  });

  it.each(["", "nope", "00000000-0000-4000-8000-000000000000"])("returns null for the id %j", async (id) => {
    expect(await read(id, "demo")).toEqual({ result: null, errors: undefined });
  });
});

describe("Casino.bonuses", () => {
  it("returns the casino's active bonuses, newest first, even to an editor", async () => {
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

  it("returns at most `first` bonuses", async () => {
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

  it.each([0, -1, 101])("rejects a page size of %d", async (first) => {
    const answer = await app.query(`{ casino(slug: "northgate") { bonuses(first: ${first}) { id } } }`);
    expectRefusal(answer, "BAD_USER_INPUT", ["first"]);
  });
});

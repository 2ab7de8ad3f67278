import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { callOrThrow } from "../../test/call.js";
import { createTestApp, type TestApp } from "../../test/createTestApp.js";
import { expectRefusal } from "../../test/expectRefusal.js";
import { type PlainKey, plainOrder, readPage, tryPage } from "../../test/catalogue/lists.js";
import { type PlainCasino, plainCasinos } from "../../test/catalogue/plainSeed.js";

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ seed: true });
});
afterAll(() => app.close());

const byName: PlainKey<PlainCasino>[] = [
  [(casino) => casino.name.toLowerCase(), 1],
  [(casino) => casino.id, 1],
];
const byRating: PlainKey<PlainCasino>[] = [[(casino) => casino.rating, -1], ...byName];

describe("the casinos query", () => {
  it.each([
    [{ minRating: 10 }, "minRating"],
    [{ minRating: -1 }, "minRating"],
    [{ establishedFrom: 99999 }, "establishedFrom"],
    [{ establishedTo: 0 }, "establishedTo"],
  ])("rejects the filter %j and names the field", async (filter, field) => {
    expectRefusal(await tryPage(app, "casinos", { filter }), "BAD_USER_INPUT", [field]);
  });

  it("puts casinos with an unknown year last in descending order and first in ascending order", async () => {
    const years = async (orderBy: string) => {
      const list = await callOrThrow<{ nodes: { establishedYear: number | null }[] }>(
        app,
        "casinos",
        { orderBy, first: 100 },
        "nodes { establishedYear }",
      );
      return list.nodes.map((casino) => casino.establishedYear);
    };
    const unknown = plainCasinos.filter((casino) => casino.establishedYear === null).length;
    expect(unknown).toBeGreaterThan(0);
    expect((await years("ESTABLISHED_DESC")).lastIndexOf(2002)).toBe(plainCasinos.length - unknown - 1);
    expect((await years("ESTABLISHED_ASC")).indexOf(2002)).toBe(unknown);
  });

  it("returns the 24 casinos with the highest ratings by default", async () => {
    const expected = plainOrder(plainCasinos, byRating).slice(0, 24);
    for (const args of [{}, { first: null, orderBy: null, filter: null }]) {
      const { edges, totalCount } = await readPage(app, "casinos", args);
      expect(edges.map(({ node }) => node.id)).toEqual(expected);
      expect(totalCount).toBe(plainCasinos.length);
    }
  });

  it.each<[Record<string, unknown>, (casino: PlainCasino) => boolean]>([
    [{ isFeatured: true }, (casino) => casino.isFeatured],
    [{ isFeatured: false }, (casino) => !casino.isFeatured],
    [{ isNew: true }, (casino) => casino.isNew],
    [{ isNew: false }, (casino) => !casino.isNew],
    [{ acceptsCrypto: true }, (casino) => casino.acceptsCrypto],
    [{ acceptsCrypto: false }, (casino) => !casino.acceptsCrypto],
    [{ hasLiveGames: true }, (casino) => casino.hasLiveGames],
    [{ hasLiveGames: false }, (casino) => !casino.hasLiveGames],
    [{ mobileOptimized: true }, (casino) => casino.mobileOptimized],
    [{ mobileOptimized: false }, (casino) => !casino.mobileOptimized],
    [{ minRating: 4.5 }, (casino) => casino.rating >= 4.5],
    [{ minRating: 4.1 }, (casino) => casino.rating >= 4.1],
    [{ hasEstablishedYear: true }, ({ establishedYear: year }) => year !== null],
    [{ hasEstablishedYear: false }, ({ establishedYear: year }) => year === null],
    [{ establishedFrom: 2015 }, ({ establishedYear: year }) => year === null || year >= 2015],
    [{ establishedTo: 2009 }, ({ establishedYear: year }) => year === null || year <= 2009],
    [
      { establishedFrom: 2010, establishedTo: 2014 },
      ({ establishedYear: year }) => year === null || (year >= 2010 && year <= 2014),
    ],
    [
      { acceptsCrypto: true, hasLiveGames: true, minRating: 4, establishedFrom: 2015 },
      (casino) =>
        casino.acceptsCrypto &&
        casino.hasLiveGames &&
        casino.rating >= 4 &&
        (casino.establishedYear === null || casino.establishedYear >= 2015),
    ],
    [{ ids: plainCasinos.slice(3, 8).map(({ id }) => id) }, (casino) => plainCasinos.slice(3, 8).includes(casino)],
    [{ search: "   " }, () => true],
    [{ isFeatured: null, search: null, ids: null, minRating: null }, () => true],
  ])("returns exactly the casinos that match %j", async (filter, matches) => {
    const expected = plainCasinos.filter(matches);
    expect(expected).not.toHaveLength(0);
    const { edges, totalCount } = await readPage(app, "casinos", { filter, first: 100 });
    expect(edges.map(({ node }) => node.id)).toEqual(plainOrder(expected, byRating));
    expect(totalCount).toBe(expected.length);
  });

  it("returns no casinos for a minimum rating that no casino has, and only casinos with an unknown year for an impossible range of years", async () => {
    expect((await readPage(app, "casinos", { filter: { minRating: 5 } })).edges).toEqual([]);
    const { totalCount } = await readPage(app, "casinos", { filter: { establishedFrom: 2020, establishedTo: 2010 } });
    expect(totalCount).toBe(plainCasinos.filter((casino) => casino.establishedYear === null).length);
  });

  it("ignores malformed and unknown ids, with and without a search query", async () => {
    const existing = plainCasinos[0]!;
    const ids = ["", "nope", "00000000-0000-4000-8000-000000000000", `${existing.id}x`, existing.id.toUpperCase()];
    for (const filter of [{ ids }, { ids, search: existing.name }]) {
      const { edges } = await readPage(app, "casinos", { filter });
      expect(edges.map(({ node }) => node.id)).toEqual([existing.id]);
    }
    expect((await readPage(app, "casinos", { filter: { ids: [] } })).edges).toEqual([]);
  });

  it("rejects a filter that is too large and names the field", async () => {
    const ids = Array.from({ length: 101 }, () => plainCasinos[0]!.id);
    expectRefusal(await tryPage(app, "casinos", { filter: { ids } }), "BAD_USER_INPUT", ["ids"]);
    expectRefusal(await tryPage(app, "casinos", { filter: { search: "a".repeat(201) } }), "BAD_USER_INPUT", ["search"]);
    expect((await tryPage(app, "casinos", { filter: { search: "a".repeat(200) } })).errors).toBeUndefined();
  });

  it("rejects the order RELEVANCE without a search query", async () => {
    for (const filter of [{}, { search: " " }]) {
      const answer = await tryPage(app, "casinos", { filter, orderBy: "RELEVANCE" });
      expectRefusal(answer, "BAD_USER_INPUT", ["orderBy"]);
    }
  });

  it("returns each casino's review and trust score", async () => {
    const { nodes } = await callOrThrow<{ nodes: unknown[] }>(
      app,
      "casinos",
      { filter: { ids: [plainCasinos[0]!.id] } },
      "nodes { review { about security } trustScore { score } logoUrl }",
    );
    const { slug, review } = plainCasinos[0]!;
    const { about, security } = review;
    expect(nodes).toEqual([
      { review: { about, security }, trustScore: { score: expect.any(Number) }, logoUrl: `/logos/${slug}.svg` },
    ]);
  });
});

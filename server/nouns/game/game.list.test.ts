import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { call } from "../../test/call.js";
import { createTestApp, type TestApp } from "../../test/createTestApp.js";
import { expectRefusal } from "../../test/expectRefusal.js";
import { type PlainKey, plainOrder, readPage, tryPage, walk } from "../../test/catalogue/lists.js";
import { type PlainGame, plainGames } from "../../test/catalogue/plainSeed.js";

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ seed: true });
});
afterAll(() => app.close());

const byName: PlainKey<PlainGame>[] = [
  [(game) => game.name.toLowerCase(), 1],
  [(game) => game.id, 1],
];
const byPopular: PlainKey<PlainGame>[] = [[(game) => game.isPopular, -1], ...byName];

describe("the games query", () => {
  it("puts games with an unknown RTP last in descending order", async () => {
    const unknown = plainGames.filter((game) => game.rtp === null);
    expect(unknown.length).toBeGreaterThan(0);
    const ids = await walk(app, "games", { orderBy: "RTP_DESC" });
    expect(new Set(ids.slice(-unknown.length))).toEqual(new Set(unknown.map(({ id }) => id)));
  });

  it("returns the 24 most popular games by default", async () => {
    for (const args of [{}, { orderBy: null, first: null, filter: null }]) {
      const { edges, totalCount } = await readPage(app, "games", args);
      expect(edges.map(({ node }) => node.id)).toEqual(plainOrder(plainGames, byPopular).slice(0, 24));
      expect(totalCount).toBe(plainGames.length);
    }
  });

  it.each<[Record<string, unknown>, (game: PlainGame) => boolean]>([
    [{ category: "SLOTS" }, (game) => game.category === "slots"],
    [{ category: "TABLE_GAMES" }, (game) => game.category === "table_games"],
    [{ category: "LIVE_GAMES" }, (game) => game.category === "live_games"],
    [{ category: "JACKPOTS" }, (game) => game.category === "jackpots"],
    [{ isPopular: true }, (game) => game.isPopular],
    [{ isPopular: false }, (game) => !game.isPopular],
    [{ search: "NETENT" }, (game) => game.provider === "NetEnt"],
    [{ search: "gonzo's" }, (game) => game.name.startsWith("Gonzo's")],
    [{ search: " " }, () => true],
    [{ ids: plainGames.slice(2, 5).map(({ id }) => id) }, (game) => plainGames.slice(2, 5).includes(game)],
    [{ providers: ["netent"] }, (game) => game.provider === "NetEnt"],
    [{ providers: ["netent", "play-n-go", "?"] }, (game) => ["NetEnt", "Play'n GO"].includes(game.provider)],
    [{ minRtp: 96.5 }, ({ rtp }) => rtp !== null && rtp >= 96.5],
    [{ maxRtp: 95 }, ({ rtp }) => rtp !== null && rtp <= 95],
    [{ minRtp: 96, maxRtp: 96 }, ({ rtp }) => rtp === 96],
    [{ volatility: ["LOW"] }, ({ volatility }) => volatility === "low"],
    [{ volatility: ["LOW", "HIGH"] }, ({ volatility }) => volatility === "low" || volatility === "high"],
    [
      { providers: ["pragmatic-play"], volatility: ["HIGH"], minRtp: 96.2, search: "gates" },
      ({ slug }) => slug === "gates-of-olympus",
    ],
    [{ category: "SLOTS", isPopular: true }, (game) => game.category === "slots" && game.isPopular],
  ])("returns exactly the games that match %j", async (filter, matches) => {
    const expected = plainGames.filter(matches);
    expect(expected).not.toHaveLength(0);
    expect(await walk(app, "games", { filter })).toEqual(plainOrder(expected, byPopular));
    expect((await readPage(app, "games", { filter, first: 1 })).totalCount).toBe(expected.length);
  });

  it.each([
    [{ search: "%" }],
    [{ search: "_" }],
    [{ search: "\\" }],
    [{ providers: ["?"] }],
    [{ providers: [] }],
    [{ volatility: [] }],
    [{ ids: ["nope", ""] }],
    [{ ids: [] }],
  ])("returns no games for %j", async (filter) => {
    expect((await readPage(app, "games", { filter })).totalCount).toBe(0);
  });

  it("ignores malformed ids and accepts an uppercase id", async () => {
    const ids = ["nope", plainGames[0]!.id.toUpperCase()];
    const { edges } = await readPage(app, "games", { filter: { ids } });
    expect(edges.map(({ node }) => node.id)).toEqual([plainGames[0]!.id]);
  });

  it("rejects a filter that is too large and names the field", async () => {
    const ids = Array.from({ length: 101 }, () => "x");
    expectRefusal(await tryPage(app, "games", { filter: { ids } }), "BAD_USER_INPUT", ["ids"]);
    expectRefusal(await tryPage(app, "games", { filter: { search: "a".repeat(201) } }), "BAD_USER_INPUT", ["search"]);
    expectRefusal(await tryPage(app, "games", { filter: { providers: ids } }), "BAD_USER_INPUT", ["providers"]);
    expectRefusal(await tryPage(app, "games", { filter: { minRtp: 100.1 } }), "BAD_USER_INPUT", ["minRtp"]);
  });
});

describe("the game query", () => {
  it("returns the game with the id, with uppercase enum values", async () => {
    const { id, name, rtp } = plainGames[0]!;
    const { result } = await call(app, "game", { id }, "name rtp category volatility imageUrl");
    expect(result).toEqual({
      name,
      rtp,
      category: "SLOTS",
      volatility: "LOW",
      imageUrl: `/tiles/${plainGames[0]!.slug}.svg`,
    });
  });

  it.each(["", "nope", "00000000-0000-4000-8000-000000000000"])("returns null for the id %j", async (id) => {
    expect(await call(app, "game", { id }, "name")).toEqual({ result: null, errors: undefined });
  });

  it("returns the game with the slug, or null for an unknown slug", async () => {
    const { id, slug } = plainGames[5]!;
    expect((await call(app, "game", { slug }, "id slug")).result).toEqual({ id, slug });
    expect(await call(app, "game", { slug: "no-such-game" }, "id")).toEqual({ result: null, errors: undefined });
  });

  it.each([
    ["neither an id nor a slug", {}],
    ["both an id and a slug", { id: plainGames[0]!.id, slug: plainGames[0]!.slug }],
  ])("rejects %s", async (_what, args) => {
    expectRefusal(await call(app, "game", args, "id"), "BAD_USER_INPUT", ["id"]);
  });
});

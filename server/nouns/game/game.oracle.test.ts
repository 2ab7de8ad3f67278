import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import type { GraphQLInputObjectType } from "graphql";

import { buildGraphqlSchema } from "../../app/graphql/schema.js";
import { Game, GameCategory, Volatility } from "../../database/entities/game.entity.js";
import { expectExactPages } from "../../test/catalogue/changingLists.js";
import { createTestApp, type TestApp } from "../../test/createTestApp.js";
import {
  ordersOf,
  type PlainKey,
  plainOrder,
  readPage,
  reversed,
  searchedIds,
  walk,
} from "../../test/catalogue/lists.js";
import { comparedValues, type FilteredGame, matchesGame } from "../../test/catalogue/plainFilters.js";
import { inSample, runsEveryCase, sampledRuns, sampleOf } from "../../test/sample.js";
import { GameFilter } from "./game.filter.js";

let app: TestApp;
let games: Game[];

/** Providers, each with the slug of its directory row. */
const providers: Record<string, string> = {
  NetEnt: "netent",
  NETENT: "netent",
  "Play'n GO": "play-n-go",
  Hacksaw: "hacksaw",
};
const moments = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2020, month, 1)));

const anyGame = fc.record({
  name: fc.tuple(fc.constantFrom("Book", "Mega", "book", "Roulette"), fc.nat(40)).map((parts) => parts.join(" ")),
  provider: fc.constantFrom(...Object.keys(providers)),
  category: fc.constantFrom(...Object.values(GameCategory)),
  volatility: fc.option(fc.constantFrom(...Object.values(Volatility)), { freq: 3 }),
  rtp: fc.option(fc.constantFrom(0, 94.5, 96, 96.5, 100), { freq: 4 }),
  isPopular: fc.boolean(),
  createdAt: fc.constantFrom(...moments),
});

let made = 0;

function makeRows(seed: number, count = 8): Partial<Game>[] {
  return fc.sample(anyGame, { numRuns: count, seed }).map((game, at) => {
    made += 1;
    const updatedAt = new Date(game.createdAt.getTime() + (at % 7) * 1_000);
    return { ...game, slug: `game-${made}`, updatedAt };
  });
}

beforeAll(async () => {
  app = await createTestApp();
  const repository = app.database.dataSource.getRepository(Game);
  await repository.insert(makeRows(7, 150));
  games = await repository.find();
});
afterAll(() => app.close());

const by = (valueOf: PlainKey<Game>[0], sign: 1 | -1): PlainKey<Game>[] => [
  [valueOf, sign],
  [({ name }) => name.toLowerCase(), 1],
  [({ id }) => id, 1],
];
const byDate = (valueOf: (game: Game) => Date): PlainKey<Game>[] => [
  [(game) => valueOf(game).getTime(), 1],
  [({ id }) => id, 1],
];
const byName = by(({ name }) => name.toLowerCase(), 1);
const byRtp = by(({ rtp }) => rtp ?? 0, -1);
const byCreated = byDate(({ createdAt }) => createdAt);
const byUpdated = byDate(({ updatedAt }) => updatedAt);
const orders: Record<string, PlainKey<Game>[]> = {
  POPULAR_DESC: by(({ isPopular }) => isPopular, -1),
  NAME_ASC: byName,
  NAME_DESC: reversed(byName),
  RTP_DESC: byRtp,
  RTP_ASC: reversed(byRtp),
  CREATED_DESC: reversed(byCreated),
  CREATED_ASC: byCreated,
  UPDATED_DESC: reversed(byUpdated),
  UPDATED_ASC: byUpdated,
};

const toPlain = (game: Game): FilteredGame => ({
  ...game,
  category: game.category.toUpperCase(),
  volatility: game.volatility?.toUpperCase() ?? null,
  providerSlug: providers[game.provider]!,
});

const some = <T>(values: fc.Arbitrary<T>) => fc.oneof({ arbitrary: fc.constant(undefined), weight: 1 }, values);
const rare = <T>(values: fc.Arbitrary<T>) => fc.oneof({ arbitrary: fc.constant(undefined), weight: 4 }, values);
const searches = ["book", "MEGA net", "hack roulette"];
const filterFields = () => ({
  ...Object.fromEntries(
    Object.entries(comparedValues(GameFilter, games)).map(([name, values]) => [name, rare(values)]),
  ),
  ids: rare(fc.nat(120).map((from) => games.slice(from, from + 30).map(({ id }) => id))),
  search: rare(fc.constantFrom(...searches)),
  category: rare(fc.constantFrom("SLOTS", "TABLE_GAMES", "LIVE_GAMES", "JACKPOTS")),
  providers: some(fc.subarray(["netent", "play-n-go", "hacksaw", "unknown"])),
  volatility: rare(fc.subarray(["LOW", "MEDIUM", "HIGH"])),
});

describe("the list of games", () => {
  it("has a reference implementation of every filter and order", () => {
    const filter = buildGraphqlSchema().getType("GameFilter") as GraphQLInputObjectType;
    expect(Object.keys(filterFields()).toSorted()).toEqual(Object.keys(filter.getFields()).toSorted());
    expect([...Object.keys(orders), "RELEVANCE"].toSorted()).toEqual(ordersOf("games").toSorted());
  });

  it("returns the same games as the reference implementation for any filter and order", async () => {
    let matches = 0;
    const used = new Set<string>();
    const found = await searchedIds(app, "games", searches);
    const anyList = fc.tuple(fc.record(filterFields()), fc.constantFrom(...Object.keys(orders)), fc.boolean());
    await fc.assert(
      fc.asyncProperty(anyList, async ([filter, orderBy, isBackward]) => {
        const expected = games.filter((game) => matchesGame(toPlain(game), filter, found));
        matches += expected.length;
        for (const [name, value] of Object.entries(filter)) if (value !== undefined) used.add(name);
        const args = { filter, orderBy };
        expect(await walk(app, "games", args, { size: 50, isBackward })).toEqual(
          plainOrder(expected, orders[orderBy]!),
        );
        expect((await readPage(app, "games", { ...args, first: 1 })).totalCount).toBe(expected.length);
      }),
      sampledRuns(120, 20),
    );
    expect(matches).toBeGreaterThan(runsEveryCase ? 1_000 : 0);
    const unused = Object.keys(filterFields()).filter((name) => !used.has(name));
    expect(runsEveryCase ? unused : []).toEqual([]);
  });

  it.each(sampleOf(Object.keys(orders), 3))(
    "sorted by %s shows each original game exactly once and in order, even if others are added, moved and deleted between pages",
    inSample(async (orderBy) => {
      await expectExactPages(app, "games", { orderBy }, { entity: Game, makeRows, unrelated: { maxWin: "9x" } });
    }),
  );
});

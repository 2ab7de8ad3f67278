import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import type { GraphQLInputObjectType } from "graphql";

import { nouns } from "../../../shared/nouns/registry.js";
import { buildGraphqlSchema } from "../../app/graphql/schema.js";
import { Bonus } from "../../database/entities/bonus.entity.js";
import { Casino } from "../../database/entities/casino.entity.js";
import { expectExactPages } from "../../test/catalogue/changingLists.js";
import { createTestApp, type TestApp } from "../../test/createTestApp.js";
import { ordersOf, type PlainKey, plainOrder, readPage, reversed, walk } from "../../test/catalogue/lists.js";
import {
  comparableValues,
  comparedValues,
  type FilteredCasino,
  matchesCasino,
} from "../../test/catalogue/plainFilters.js";
import { inSample, runsEveryCase, sampledRuns, sampleOf } from "../../test/sample.js";
import { CasinoFilter } from "./casino.filter.js";

let app: TestApp;
let casinos: Casino[];
let bonuses: Bonus[];

/** Spellings, each with the slug of its directory row. */
const slugs: Record<string, string> = {
  NetEnt: "netent",
  Hacksaw: "hacksaw",
  Visa: "visa",
  Trustly: "trustly",
  MGA: "mga",
  UKGC: "ukgc",
};
const slugsOf = (texts: string[]) => texts.map((text) => slugs[text]!);
const moments = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2020, month, 1)));

const anyCasino = fc.record({
  ...comparableValues(nouns.casino),
  name: fc.tuple(fc.constantFrom("Quartz", "velvet", "Velvet", "Amber"), fc.nat(40)).map((parts) => parts.join(" ")),
  rating: fc.constantFrom(0, 2.5, 4, 4.5, 5),
  establishedYear: fc.option(fc.constantFrom(1999, 2010, 2020), { freq: 4 }),
  withdrawalHours: fc.option(fc.constantFrom(0, 12, 24, 72), { freq: 3 }),
  currency: fc.constantFrom("USD", "EUR"),
  gameProviders: fc.subarray(["NetEnt", "Hacksaw"]),
  paymentMethods: fc.constant<string[]>(["Visa", "Trustly"]),
  paymentDetails: fc.subarray([
    { method: "Trustly", payoutHoursTo: 6 },
    { method: "Visa", canWithdraw: false },
  ]),
  licenses: fc.subarray(["MGA", "UKGC"]),
  createdAt: fc.constantFrom(...moments),
});

let made = 0;

function makeRows(seed: number, count = 8): Partial<Casino>[] {
  return fc.sample(anyCasino, { numRuns: count, seed }).map((casino, at) => {
    made += 1;
    const updatedAt = new Date(casino.createdAt.getTime() + (at % 7) * 1_000);
    return { ...casino, slug: `casino-${made}`, updatedAt };
  });
}

beforeAll(async () => {
  app = await createTestApp();
  const { dataSource } = app.database;
  await dataSource.getRepository(Casino).insert(makeRows(13, 150));
  casinos = await dataSource.getRepository(Casino).find();
  const offers = casinos.flatMap(({ id: casinoId }, at) =>
    [null, 500, 1_000, 2_000].slice(at % 3, at % 5).map((minDepositMinor) => ({ casinoId, minDepositMinor })),
  );
  const currencyAt = (at: number) => (at % 3 > 0 ? "USD" : "EUR");
  const rows = offers.map((offer, at) => ({
    ...offer,
    title: "Offer",
    currency: currencyAt(at),
    isActive: at % 4 > 0,
  }));
  await dataSource.getRepository(Bonus).insert(rows);
  bonuses = await dataSource.getRepository(Bonus).find();
});
afterAll(() => app.close());

const by = (valueOf: PlainKey<Casino>[0], sign: 1 | -1): PlainKey<Casino>[] => [
  [valueOf, sign],
  [({ name }) => name.toLowerCase(), 1],
  [({ id }) => id, 1],
];
const byDate = (valueOf: (casino: Casino) => Date): PlainKey<Casino>[] => [
  [(casino) => valueOf(casino).getTime(), 1],
  [({ id }) => id, 1],
];
const byName = by(({ name }) => name.toLowerCase(), 1);
const byRating = by(({ rating }) => rating, -1);
const byYear = by(({ establishedYear }) => establishedYear ?? 0, -1);
const byReviews = by(({ reviewCount }) => reviewCount, -1);
const byCreated = byDate(({ createdAt }) => createdAt);
const byUpdated = byDate(({ updatedAt }) => updatedAt);
/** Every order except RELEVANCE, which `casino.search.test.ts` compares with the reference search. */
const orders: Record<string, PlainKey<Casino>[]> = {
  RATING_DESC: byRating,
  RATING_ASC: reversed(byRating),
  NAME_ASC: byName,
  NAME_DESC: reversed(byName),
  ESTABLISHED_DESC: byYear,
  ESTABLISHED_ASC: reversed(byYear),
  REVIEW_COUNT_DESC: byReviews,
  REVIEW_COUNT_ASC: reversed(byReviews),
  CREATED_DESC: reversed(byCreated),
  CREATED_ASC: byCreated,
  UPDATED_DESC: reversed(byUpdated),
  UPDATED_ASC: byUpdated,
};

const toPlain = (casino: Casino): FilteredCasino => ({
  ...casino,
  minDeposits: bonuses.flatMap(({ casinoId, isActive, minDepositMinor: minor, currency }) =>
    casinoId === casino.id && isActive && minor !== null ? [{ amount: minor / 100, currency: currency! }] : [],
  ),
  providers: slugsOf(casino.gameProviders),
  authorities: slugsOf(casino.licenses),
  casinoPaymentMethods: casino.paymentMethods.map((text) => {
    const stated = casino.paymentDetails.find(({ method }) => method === text);
    const { canWithdraw = null, payoutHoursTo = null } = stated ?? {};
    return { method: { slug: slugs[text]! }, canWithdraw, payoutHoursTo };
  }),
});

const some = <T>(values: fc.Arbitrary<T>) => fc.oneof({ arbitrary: fc.constant(undefined), weight: 1 }, values);
const rare = <T>(values: fc.Arbitrary<T>) => fc.oneof({ arbitrary: fc.constant(undefined), weight: 6 }, values);
const filterFields = () => ({
  ...Object.fromEntries(
    Object.entries(comparedValues(CasinoFilter, casinos)).map(([name, values]) => [name, rare(values)]),
  ),
  ids: rare(fc.nat(120).map((from) => casinos.slice(from, from + 30).map(({ id }) => id))),
  search: rare(fc.constantFrom("velvet", "QUARTZ")),
  hasEstablishedYear: rare(fc.boolean()),
  providers: rare(fc.subarray(["netent", "hacksaw", "unknown"])),
  paymentMethods: some(fc.subarray(["trustly", "visa", "unknown"])),
  authorities: rare(fc.subarray(["mga", "ukgc", "unknown"])),
  maxPayoutHours: some(fc.constantFrom(0, 6, 12, 24, 71, 720)),
  currency: some(fc.constantFrom("USD", "EUR")),
  minDepositAtMost: rare(fc.constantFrom(0, 5, 9.99, 10, 20)),
});

describe("the list of casinos", () => {
  it("has a reference implementation of every filter and order", () => {
    const filter = buildGraphqlSchema().getType("CasinoFilter") as GraphQLInputObjectType;
    expect(Object.keys(filterFields()).toSorted()).toEqual(Object.keys(filter.getFields()).toSorted());
    expect([...Object.keys(orders), "RELEVANCE"].toSorted()).toEqual(ordersOf("casinos").toSorted());
  });

  it("returns the same casinos as the reference implementation for any filter and order, with and without a search", async () => {
    let matches = 0;
    const used = new Set<string>();
    const anyList = fc.tuple(fc.record(filterFields()), fc.constantFrom(...Object.keys(orders)), fc.boolean());
    await fc.assert(
      fc.asyncProperty(anyList, async ([filter, orderBy, isBackward]) => {
        const expected = casinos.filter((casino) => matchesCasino(toPlain(casino), filter));
        matches += expected.length;
        for (const [name, value] of Object.entries(filter)) if (value !== undefined) used.add(name);
        const args = { filter, orderBy };
        expect(await walk(app, "casinos", args, { size: 50, isBackward })).toEqual(
          plainOrder(expected, orders[orderBy]!),
        );
        expect((await readPage(app, "casinos", { ...args, first: 1 })).totalCount).toBe(expected.length);
      }),
      sampledRuns(120, 20),
    );
    expect(matches).toBeGreaterThan(runsEveryCase ? 1_000 : 0);
    const unused = Object.keys(filterFields()).filter((name) => !used.has(name));
    expect(runsEveryCase ? unused : []).toEqual([]);
  });

  type ListCase = [orderBy: string, filter: { search?: string }];
  const lists: ListCase[] = [
    ...Object.keys(orders).map((orderBy): ListCase => [orderBy, {}]),
    ["NAME_DESC", { search: "velvet" }],
    ["RELEVANCE", { search: "velvet" }],
  ];
  it.each(sampleOf(lists, 3))(
    "sorted by %s and filtered by %j shows each original casino exactly once and in order, even if others are added, moved and deleted between pages",
    inSample(async (orderBy, filter) => {
      const unrelated = { freeSpins: 7 };
      await expectExactPages(app, "casinos", { orderBy, filter }, { entity: Casino, makeRows, unrelated });
    }),
  );
});

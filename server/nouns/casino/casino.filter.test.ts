import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { Float, ID, Int } from "type-graphql";

import type { Database } from "../../database/connection/dataSource.js";
import { Casino } from "../../database/entities/casino.entity.js";
import { selectRows } from "../../database/reading/selectRows.js";
import { fieldsOf } from "../../shared/schema/inputFields.js";
import { openTestDatabase } from "../../test/database/openTestDatabase.js";
import { comparisonsOf, conditionsOf } from "../../catalogue/list/filterFields.js";
import { CasinoFilter } from "./casino.filter.js";
import { comparedValues, type FilteredCasino, matchesCasino } from "../../test/catalogue/plainFilters.js";
import { runsEveryCase, sampledRuns } from "../../test/sample.js";

const compared = [...comparisonsOf(CasinoFilter).values()].map(({ property }) => property as keyof Casino);
const properties = new Set<keyof Casino>([
  ...compared,
  "id",
  "establishedYear",
  "withdrawalHours",
  "gameProviders",
  "paymentMethods",
  "licenses",
  "paymentDetails",
]);

let database: Database;
let casinos: Casino[];

interface Offer {
  casinoId: string;
  minDepositMinor: number | null;
  currency: string;
  isActive: boolean;
  startsAt: Date | null;
  endsAt: Date | null;
}

let offers: Offer[];

/** Spellings, each with the slug of its directory row. */
const slugs: Record<string, string> = {
  NetEnt: "netent",
  NETENT: "netent",
  "Play'n GO": "play-n-go",
  "play n go": "play-n-go",
  Visa: "visa",
  Bitcoin: "bitcoin",
  MGA: "mga",
  " Mga": "mga",
  Curaçao: "curacao",
  curacao: "curacao",
};

beforeAll(async () => {
  database = await openTestDatabase({ seed: false });
  const list = fc.uniqueArray(fc.constantFrom(...Object.keys(slugs)), { maxLength: 4 });
  const values = fc.record({
    rating: fc.integer({ min: 0, max: 50 }).map((tenths) => tenths / 10),
    year: fc.option(fc.integer({ min: 1995, max: 2005 })),
    hours: fc.option(fc.integer({ min: 0, max: 72 })),
    flags: fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }),
    lists: fc.tuple(list, list, list),
    // The details are in random order. If two of them name the same method in different spellings, the first one applies.
    stated: fc.shuffledSubarray(Object.keys(slugs)),
    payouts: fc.array(
      fc.record(
        { canWithdraw: fc.constantFrom(true, true, false), payoutHoursTo: fc.integer({ min: 0, max: 72 }) },
        { requiredKeys: [] },
      ),
      { minLength: 10, maxLength: 10 },
    ),
  });
  for (const [at, { rating, year, hours, flags, lists, stated, payouts }] of fc.sample(values, 80).entries()) {
    const details = stated
      .filter((method) => lists[1].includes(method))
      .map((method, place) => ({ method, ...payouts[place] }));
    await database.dataSource.query(
      `INSERT INTO casinos (name, slug, rating, established_year, withdrawal_hours, is_featured, is_new, accepts_crypto,
         has_live_games, mobile_optimized, game_providers, payment_methods, licenses, payment_details)
       VALUES ($1, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
      [`casino-${at}`, rating, year, hours, ...flags, ...lists, JSON.stringify(details)],
    );
  }
  casinos = await selectRows(database.dataSource, { entity: Casino, properties: [...properties], where: [] });
  const time = fc.option(
    fc.constantFrom("2020-01-01", "2100-01-01").map((day) => new Date(day)),
    { freq: 2 },
  );
  const offer = fc.record({
    casinoId: fc.constantFrom(...casinos.map(({ id }) => id)),
    minDepositMinor: fc.option(fc.constantFrom(0, 999, 1_000, 5_000)),
    currency: fc.constantFrom("USD", "USD", "EUR"),
    isActive: fc.constantFrom(true, true, false),
    startsAt: time,
    endsAt: time,
  });
  const isPossible = ({ startsAt, endsAt }: Offer) => startsAt === null || endsAt === null || startsAt < endsAt;
  offers = fc.sample(offer, 200).filter(isPossible);
  for (const { casinoId, minDepositMinor, currency, isActive, startsAt, endsAt } of offers)
    await database.dataSource.query(
      `INSERT INTO bonuses (title, casino_id, currency, min_deposit_minor, is_active, starts_at, ends_at)
       VALUES ('Offer', $1, $2, $3, $4, $5, $6)`,
      [casinoId, currency, minDepositMinor, isActive, startsAt, endsAt],
    );
});
afterAll(() => database.close());

const optional = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: undefined });

const filters = (ids: string[]): fc.Arbitrary<CasinoFilter> => {
  const id = fc.constantFrom(...ids, ids[0]!.toUpperCase(), "no id", "00000000-0000-4000-8000-000000000000");
  const slug = fc.constantFrom(...Object.values(slugs), "unknown");
  // The value is usually undefined, so most filters match something.
  const oneOf = fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, fc.option(fc.array(slug, { maxLength: 4 })));
  return fc.record({
    ...Object.fromEntries(
      Object.entries(comparedValues(CasinoFilter, casinos)).map(([name, values]) => [
        name,
        optional(fc.option(values, { freq: 3 })),
      ]),
    ),
    ids: optional(fc.array(id, { maxLength: 30 })),
    hasEstablishedYear: optional(fc.option(fc.boolean())),
    maxPayoutHours: optional(fc.constantFrom(null, null, 0, 24, 48, 72)),
    // Rarely set a limit, because few casinos have a bonus.
    minDepositAtMost: fc.oneof(
      { weight: 7, arbitrary: fc.constantFrom(undefined, null) },
      { weight: 1, arbitrary: fc.constantFrom(0, 9.99, 10, 100) },
    ),
    currency: optional(fc.constantFrom(null, "USD", "EUR")),
    providers: oneOf,
    paymentMethods: oneOf,
    authorities: oneOf,
  }) as fc.Arbitrary<CasinoFilter>;
};

function toPlain(casino: Casino): FilteredCasino {
  const now = new Date();
  const isShown = ({ isActive, startsAt, endsAt }: Offer) =>
    isActive && (startsAt === null || startsAt <= now) && (endsAt === null || endsAt > now);
  const slugsOf = (texts: string[]) => texts.map((text) => slugs[text]!);
  return {
    ...casino,
    minDeposits: offers.flatMap((offer) =>
      offer.casinoId === casino.id && isShown(offer) && offer.minDepositMinor !== null
        ? [{ amount: offer.minDepositMinor / 100, currency: offer.currency }]
        : [],
    ),
    providers: slugsOf(casino.gameProviders),
    authorities: slugsOf(casino.licenses),
    casinoPaymentMethods: slugsOf(casino.paymentMethods).map((slug) => {
      const { canWithdraw = null, payoutHoursTo = null } =
        casino.paymentDetails.find(({ method }) => slugs[method] === slug) ?? {};
      return { method: { slug }, canWithdraw, payoutHoursTo };
    }),
  };
}

describe("a casino filter", () => {
  const payouts = fc.record({
    maxPayoutHours: fc.integer({ min: 0, max: 72 }),
    paymentMethods: fc.array(fc.constantFrom(...Object.values(slugs), "unknown"), { maxLength: 2 }),
  });
  it.each([
    ["any fields", () => filters(casinos.map(({ id }) => id)), 1_500, 100],
    ["a payout time and payment methods", () => payouts as fc.Arbitrary<CasinoFilter>, 300, 30],
  ] as const)("with %s matches the same casinos in the database and in a reference implementation", async (...test) => {
    const [, makeFilters, all, sampled] = test;
    let matchCount = 0;
    const property = fc.asyncProperty(makeFilters(), async (filter) => {
      const db = database.dataSource;
      const where = conditionsOf(CasinoFilter, filter, db);
      const rows = await selectRows(db, { entity: Casino, properties: ["id"], where });
      const expected = casinos.filter((casino) => matchesCasino(toPlain(casino), { ...filter })).map(({ id }) => id);
      matchCount += expected.length;
      expect(rows.map(({ id }) => id).toSorted()).toEqual(expected.toSorted());
    });
    await fc.assert(property, sampledRuns(all, sampled, { endOnFailure: true }));
    // Without enough matches, the test would prove nothing.
    expect(matchCount).toBeGreaterThan(runsEveryCase ? 100 : 0);
  });

  it("has a SQL condition for every field except the search query and the currency of amounts", () => {
    const values = new Map<unknown, unknown>([
      [Boolean, true],
      [Int, 2],
      [Float, 2],
      [ID, [casinos[0]!.id]],
      [String, ["visa"]],
    ]);
    const unfiltered = fieldsOf(CasinoFilter).filter(
      ({ name, getType }) =>
        conditionsOf(CasinoFilter, { [name]: values.get(getType()) }, database.dataSource).length !== 1,
    );
    expect(unfiltered.map(({ name }) => name)).toEqual(["search", "currency"]);
  });
});

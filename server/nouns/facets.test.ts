/**
 * Generates filters, and compares the results and facets of the three lists with those that simple functions compute.
 */
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import fc from "fast-check";

import { plainSeed } from "../test/catalogue/plainSeed.js";
import { callOrThrow } from "../test/call.js";
import { createTestApp, type TestApp } from "../test/createTestApp.js";
import {
  allNodes,
  comparedValues,
  type FilteredBonus,
  type FilteredCasino,
  type FilteredGame,
  matchesBonus,
  matchesCasino,
  matchesGame,
} from "../test/catalogue/plainFilters.js";
import { searchedIds } from "../test/catalogue/lists.js";
import { comparisonsOf } from "../catalogue/list/filterFields.js";
import { runsEveryCase, sampledRuns } from "../test/sample.js";
import { BonusFilter } from "./bonus/bonus.filter.js";
import { CasinoFilter } from "./casino/casino.filter.js";
import { GameFilter } from "./game/game.filter.js";

type Filter = Record<string, unknown>;

interface FacetAnswer {
  key: string;
  values: { slug: string; name: string; count: number }[];
}

/** How the test itself counts a facet. */
interface PlainFacet<Row> {
  key: string;
  /** The filter field that selects the facet's values. */
  field: string;
  /** Whether the filter field takes a single value instead of a list. */
  isOne?: true;
  slugsOf: (row: Row) => readonly (string | null)[];
  /** The values that have a name. If the filter contains one of them, the facet lists it even with a count of 0. */
  named?: readonly { slug: string }[];
}

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ seed: true });
});
afterAll(() => app.close());

/** Counts a list, and then changes and deletes casinos. Later counts must not use the casinos' old values. */
async function changeCasinos(): Promise<void> {
  type Node = { id: string; version: number };
  const { data } = await app.query<{ casinos: { nodes: Node[] } }>(
    `{ casinos(filter: { minRating: 1, maxPayoutHours: 72, isNew: false, establishedFrom: 1990 }, first: 4) {
      nodes { id version } facets { key }
    } }`,
  );
  const [deleted, ...changed] = data.casinos.nodes;
  const options = { viewer: "demo" } as const;
  await callOrThrow(app, "deleteCasino", { ...deleted }, "id", options);
  const input = { rating: 1.5, withdrawalHours: null, establishedYear: null, isNew: true };
  for (const { id, version } of changed) await callOrThrow(app, "updateCasino", { id, version, input }, "id", options);
}

function plainCounts<Row>(
  rows: Row[],
  filter: Filter,
  matches: (row: Row, filter: Filter) => boolean,
  { field, isOne, slugsOf, named = [] }: PlainFacet<Row>,
): Record<string, number> {
  const chosen = (filter[field] ?? []) as readonly string[];
  const counts: Record<string, number> = {};
  for (const { slug } of named) if (chosen.includes(slug)) counts[slug] = 0;
  for (const row of rows)
    for (const slug of new Set(slugsOf(row)))
      if (slug !== null && matches(row, { ...filter, [field]: isOne ? slug : [slug] }))
        counts[slug] = (counts[slug] ?? 0) + 1;
  return counts;
}

/** Compares the list and its facets with the expected ones for many filters. Returns the number of compared values. */
async function compare<Row extends { id: string }>(
  list: string,
  rows: Row[],
  matches: (row: Row, filter: Filter) => boolean,
  plainFacets: PlainFacet<Row>[],
  filters: fc.Arbitrary<Filter>,
): Promise<number> {
  const type = `${list === "bonuses" ? "Bonus" : list === "games" ? "Game" : "Casino"}Filter`;
  const document = `query ($filter: ${type}) { ${list}(filter: $filter, first: 100) {
    totalCount nodes { id } facets { key values { slug name count } }
  } }`;
  let counted = 0;
  const property = fc.asyncProperty(filters, async (filter) => {
    const { data, errors } = await app.query<
      Record<string, { totalCount: number; nodes: { id: string }[]; facets: FacetAnswer[] }>
    >(document, { filter });
    expect(errors).toBeUndefined();
    const { totalCount, nodes, facets } = data[list]!;
    const expected = rows.filter((row) => matches(row, filter)).map(({ id }) => id);
    expect(totalCount).toBe(expected.length);
    const ids = nodes.map(({ id }) => id);
    expect(expected.length > 100 ? ids.filter((id) => !expected.includes(id)) : ids.toSorted()).toEqual(
      expected.length > 100 ? [] : expected.toSorted(),
    );
    expect(facets.map(({ key }) => key)).toEqual(plainFacets.map(({ key }) => key));
    for (const [at, { values }] of facets.entries()) {
      expect(Object.fromEntries(values.map(({ slug, count }) => [slug, count]))).toEqual(
        plainCounts(rows, filter, matches, plainFacets[at]!),
      );
      const sorted = values.toSorted((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1));
      expect(values).toEqual(sorted);
      counted += values.length;
    }
  });
  await fc.assert(property, sampledRuns(500, 30, { endOnFailure: true }));
  return counted;
}

/** The minimum number of compared values. Filters without matching rows would prove nothing. */
const enough = runsEveryCase ? 1_000 : 0;

/** Generates undefined in most cases, so most filters match some rows. */
const rarely = <Value>(values: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: values });
const rarelyEach = (fields: Record<string, fc.Arbitrary<unknown>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, values]) => [name, rarely(values)]));
const someOf = (slugs: string[]) => fc.array(fc.constantFrom(...slugs, "unknown"), { maxLength: 4 });
const paymentMethods = "casinoPaymentMethods { method { slug } canWithdraw payoutHoursTo }";
const slugsIn = (rows: { slug: string }[]) => someOf(rows.map(({ slug }) => slug));

describe("a random filter", () => {
  it("finds and counts the same casinos as a reference implementation, even with a search query and after writes", async () => {
    await changeCasinos();
    const compared = [...comparisonsOf(CasinoFilter).values()].map(({ property }) => property).join(" ");
    const slugs = "providers { slug } authorities { slug }";
    const bonuses = "bonuses(first: 10) { offer { minDeposit { amount currency } } }";
    type Node = Omit<FilteredCasino, "providers" | "authorities" | "minDeposits"> &
      Record<"providers" | "authorities", { slug: string }[]> & {
        bonuses: { offer: { minDeposit: FilteredCasino["minDeposits"][number] | null } }[];
      };
    const nodes = await allNodes<Node>(
      app,
      "casinos",
      `id name establishedYear withdrawalHours currency ${compared} ${slugs} ${paymentMethods} ${bonuses}`,
    );
    const rows = nodes.map((node): FilteredCasino => {
      const slugsOf = (list: { slug: string }[]) => list.map(({ slug }) => slug);
      const { providers, authorities } = node;
      return {
        ...node,
        providers: slugsOf(providers),
        authorities: slugsOf(authorities),
        minDeposits: node.bonuses.flatMap(({ offer }) => offer.minDeposit ?? []),
      };
    });
    const filters = fc.record({
      ...rarelyEach(comparedValues(CasinoFilter, rows)),
      // Search texts that match casinos only by name. No other field matches them, even approximately.
      search: rarely(fc.constantFrom("glasshouse wager", "velvet tables", "northgate")),
      ids: rarely(fc.subarray(rows.map(({ id }) => id))),
      hasEstablishedYear: rarely(fc.boolean()),
      maxPayoutHours: rarely(fc.constantFrom(0, 1, 24, 48)),
      currency: rarely(fc.constantFrom("USD", "EUR")),
      minDepositAtMost: rarely(fc.constantFrom(0, 5, 10, 20)),
      providers: rarely(slugsIn(plainSeed.provider)),
      paymentMethods: rarely(slugsIn(plainSeed.paymentMethod)),
      authorities: rarely(slugsIn(plainSeed.licensingAuthority)),
    });
    expect(await compare("casinos", rows, matchesCasino, casinoFacets, filters)).toBeGreaterThan(enough);
  });

  it("finds and counts the same games as a reference implementation", async () => {
    const nodes = await allNodes<FilteredGame & { providerProfile: { slug: string } }>(
      app,
      "games",
      "id name category volatility rtp isPopular providerProfile { slug }",
    );
    const rows = nodes.map((node): FilteredGame => ({ ...node, providerSlug: node.providerProfile.slug }));
    const found = await searchedIds(app, "games", ["book", "mega", "roulette"]);
    const filters = fc.record({
      ...rarelyEach(comparedValues(GameFilter, rows)),
      search: rarely(fc.constantFrom(...Object.keys(found))),
      ids: rarely(fc.subarray(rows.slice(0, 90).map(({ id }) => id))),
      category: rarely(fc.constantFrom("SLOTS", "TABLE_GAMES", "LIVE_GAMES", "JACKPOTS")),
      providers: rarely(slugsIn(plainSeed.provider)),
      volatility: rarely(fc.subarray(["LOW", "MEDIUM", "HIGH"])),
    });
    const matches = (game: FilteredGame, filter: Record<string, unknown>) => matchesGame(game, filter, found);
    expect(await compare("games", rows, matches, gameFacets, filters)).toBeGreaterThan(enough);
  });

  it("finds and counts the same bonuses as a reference implementation", async () => {
    interface Node {
      id: string;
      bonusType: string;
      casino: (Omit<NonNullable<FilteredBonus["casino"]>, "authorities"> & { authorities: { slug: string }[] }) | null;
      freeSpins: number | null;
      endsAt: string | null;
      currency: string | null;
      offer: {
        minDeposit: { amount: number } | null;
        wagering: { multiple: number | null; base: string | null } | null;
        missing: string[];
      };
    }
    const nodes = await allNodes<Node>(
      app,
      "bonuses",
      `id bonusType casino { id withdrawalHours authorities { slug } ${paymentMethods} } freeSpins endsAt currency offer { minDeposit { amount } wagering { multiple base } missing }`,
    );
    const rows = nodes.map(({ casino, offer, ...node }): FilteredBonus => ({
      ...node,
      casino: casino && { ...casino, authorities: casino.authorities.map(({ slug }) => slug) },
      minDepositMinor: offer.minDeposit && Math.round(offer.minDeposit.amount * 100),
      wageringMultiple: offer.wagering?.multiple ?? null,
      wageringBase: offer.wagering?.base ?? null,
      isComplete: offer.missing.length === 0,
    }));
    const casinoIds = [...new Set(rows.flatMap(({ casino }) => casino?.id ?? []))];
    const filters = fc.record({
      ...rarelyEach(comparedValues(BonusFilter, rows)),
      bonusType: rarely(fc.constantFrom("NO_DEPOSIT", "WELCOME", "FREE_SPINS", "CASHBACK", "RELOAD")),
      casinoIds: rarely(fc.subarray(casinoIds)),
      authorities: rarely(slugsIn(plainSeed.licensingAuthority)),
      paymentMethods: rarely(slugsIn(plainSeed.paymentMethod)),
      maxPayoutHours: rarely(fc.constantFrom(0, 1, 24, 48)),
      hasNoWagering: rarely(fc.boolean()),
      currency: rarely(fc.constantFrom("USD", "EUR", "DKK")),
      wageringBase: rarely(fc.constantFrom("BONUS", "BONUS_AND_DEPOSIT", "DEPOSIT", "WINNINGS")),
      hasFreeSpins: rarely(fc.boolean()),
      endsBefore: rarely(fc.constant("2027-06-01T00:00:00.000Z")),
      isComplete: rarely(fc.boolean()),
    });
    expect(await compare("bonuses", rows, matchesBonus, bonusFacets, filters)).toBeGreaterThan(enough);
  });
});

const casinoFacets: PlainFacet<FilteredCasino>[] = [
  { key: "PROVIDER", field: "providers", slugsOf: ({ providers }) => providers, named: plainSeed.provider },
  {
    key: "PAYMENT_METHOD",
    field: "paymentMethods",
    slugsOf: (casino) => casino.casinoPaymentMethods.map(({ method }) => method.slug),
    named: plainSeed.paymentMethod,
  },
  {
    key: "AUTHORITY",
    field: "authorities",
    slugsOf: ({ authorities }) => authorities,
    named: plainSeed.licensingAuthority,
  },
];
const gameFacets: PlainFacet<FilteredGame>[] = [
  {
    key: "PROVIDER",
    field: "providers",
    slugsOf: ({ providerSlug }) => [providerSlug],
    named: plainSeed.provider,
  },
  { key: "GAME_CATEGORY", field: "category", isOne: true, slugsOf: ({ category }) => [category] },
  { key: "VOLATILITY", field: "volatility", slugsOf: ({ volatility }) => [volatility] },
];
const bonusFacets: PlainFacet<FilteredBonus>[] = [
  { key: "BONUS_TYPE", field: "bonusType", isOne: true, slugsOf: ({ bonusType }) => [bonusType] },
  { key: "WAGERING_BASE", field: "wageringBase", isOne: true, slugsOf: ({ wageringBase }) => [wageringBase] },
  { key: "CURRENCY", field: "currency", isOne: true, slugsOf: ({ currency }) => [currency] },
];

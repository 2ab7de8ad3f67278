import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import type { GraphQLInputObjectType } from "graphql";

import { buildGraphqlSchema } from "../../app/graphql/schema.js";
import { offerValueOf } from "../../../shared/offerValue.js";
import { Bonus, BonusType, WageringBase } from "../../database/entities/bonus.entity.js";
import { expectExactPages } from "../../test/catalogue/changingLists.js";
import { createTestApp, type TestApp } from "../../test/createTestApp.js";
import { makeCasino } from "../../test/catalogue/factories.js";
import {
  ordersOf,
  type PlainKey,
  plainOrder,
  readPage,
  reversed,
  searchedIds,
  walk,
} from "../../test/catalogue/lists.js";
import { missingTerms } from "./offerTerms.js";
import { comparisonsOf } from "../../catalogue/list/filterFields.js";
import { comparedValues, matchesComparisons } from "../../test/catalogue/plainFilters.js";
import { inSample, runsEveryCase, sampledRuns, sampleOf } from "../../test/sample.js";
import { BonusFilter } from "./bonus.filter.js";

let app: TestApp;
let bonuses: Bonus[];
/** The ids of the bonuses that a search finds, by text. */
let found: Record<string, Set<string>>;
const searches = ["spins", " BAY ", "x_1", "%"];

interface PlainCasino {
  name: string;
  licenses?: string[];
  paymentMethods?: string[];
  paymentDetails?: { method: string; canWithdraw?: boolean; payoutHoursTo?: number }[];
  withdrawalHours?: number;
}

const plainCasinos: PlainCasino[] = [
  { name: "Amber Bay", licenses: ["MGA"], paymentMethods: ["Trustly", "Visa"], withdrawalHours: 12 },
  {
    name: "Bay of Bets",
    licenses: ["MGA", "UKGC"],
    paymentMethods: ["Visa", "Trustly"],
    paymentDetails: [
      { method: "Trustly", canWithdraw: false },
      { method: "Visa", payoutHoursTo: 72 },
    ],
    withdrawalHours: 24,
  },
  { name: "Quartz", licenses: ["UKGC"], paymentMethods: ["Trustly"], withdrawalHours: 48 },
  {
    name: "Reel Barn",
    licenses: ["MGA"],
    paymentMethods: ["Skrill", "Trustly"],
    paymentDetails: [{ method: "Trustly", payoutHoursTo: 6 }],
  },
  { name: "Slow Bay" },
];
const casinosById = new Map<string, PlainCasino>();
const words = ["Spins", "Match", "Cashback", "Bay"];

const orNull = <T>(values: fc.Arbitrary<T>) => fc.option(values, { freq: 3 });
const amount = orNull(fc.constantFrom(0, 500, 1_000, 2_000, 10_000));
const moments = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2120, month, 1)));

const anyBonus = fc.record({
  title: fc.tuple(fc.constantFrom(...words), fc.nat(30)).map((parts) => parts.join(" ")),
  bonusCode: orNull(fc.constantFrom("SPINS20", "bay7", "X_1")),
  bonusType: fc.constantFrom(...Object.values(BonusType)),
  matchPercent: orNull(fc.constantFrom(25, 100, 250)),
  capMinor: orNull(fc.constantFrom(500, 10_000, 50_000)),
  minDepositMinor: amount,
  wageringMultiple: orNull(fc.constantFrom(0, 10, 20, 35, 35.5)),
  wageringBase: orNull(fc.constantFrom(...Object.values(WageringBase))),
  maxBetMinor: orNull(fc.constant(500)),
  isCashoutUncapped: fc.boolean(),
  validDays: orNull(fc.constant(7)),
  contributionSlots: orNull(fc.constantFrom(0, 50, 100)),
  freeSpins: orNull(fc.constantFrom(0, 20)),
  isBonusRemoved: orNull(fc.boolean()),
  spinValue: orNull(fc.constant(10)),
  spinsWageringMultiple: orNull(fc.constantFrom(0, 25)),
  endsAt: orNull(fc.constantFrom(...moments)),
  createdAt: fc.constantFrom(...moments.map((moment) => new Date(moment.getTime() - 100 * 365 * 86_400_000))),
  isActive: fc.constantFrom(true, true, true, false),
});

beforeAll(async () => {
  app = await createTestApp();
  for (const casino of plainCasinos) casinosById.set((await makeCasino(app, { ...casino })).id, casino);
  const ids = [...casinosById.keys(), null];
  const rows = fc.sample(anyBonus, { numRuns: 300, seed: 11 }).map((bonus, at) => ({
    ...bonus,
    currency: at % 4 > 0 ? "USD" : "EUR",
    casinoId: ids[at % ids.length] ?? null,
    updatedAt: new Date(bonus.createdAt.getTime() + (at % 7) * 1_000),
  }));
  const repository = app.database.dataSource.getRepository(Bonus);
  await repository.insert(rows);
  bonuses = await repository.find();
  found = await searchedIds(app, "bonuses", searches, { viewer: "demo" });
});
afterAll(() => app.close());

const holds = (text: string | null, part: string) => (text ?? "").toLowerCase().includes(part.trim().toLowerCase());
const casinoOf = ({ casinoId }: Bonus) => casinosById.get(casinoId ?? "");
const nameOf = (bonus: Bonus) => casinoOf(bonus)?.name ?? null;
const hasSlug = (texts: string[] | undefined, slugs: string[]) =>
  (texts ?? []).some((text) => slugs.includes(text.toLowerCase()));

interface PlainFilter {
  paymentMethods?: string[] | undefined;
}

function paysWithin(casino: PlainCasino | undefined, most: number, methods: string[] | undefined): boolean {
  const isInTime = (hours: number | undefined) => hours !== undefined && hours <= most;
  if (methods === undefined && isInTime(casino?.withdrawalHours)) return true;
  return (casino?.paymentMethods ?? []).some((text) => {
    const stated = casino?.paymentDetails?.find(({ method }) => method === text);
    const isChosen = methods === undefined || methods.includes(text.toLowerCase());
    return isChosen && stated?.canWithdraw !== false && isInTime(stated?.payoutHoursTo);
  });
}

/** No bonus ends before the test does, and none has `isPrimary`. */
function isMainOffer(bonus: Bonus): boolean {
  const shown = bonuses.filter(({ casinoId, isActive }) => isActive && casinoId === bonus.casinoId);
  return bonus.casinoId !== null && plainOrder(shown, reversed(byCreated))[0] === bonus.id;
}

/** Each filter in the API that does not just compare a column, written as one simple condition. */
const conditions: Record<string, (bonus: Bonus, value: never, filter: PlainFilter) => boolean> = {
  ids: ({ id }, ids: string[]) => ids.includes(id),
  search: ({ id }, text: string) => found[text]!.has(id),
  bonusType: ({ bonusType }, type: string) => bonusType.toUpperCase() === type,
  casinoId: ({ casinoId }, id: string) => casinoId === id,
  casinoIds: ({ casinoId }, ids: string[]) => casinoId !== null && ids.includes(casinoId),
  casinoNameContainsAny: (bonus, parts: string[]) => parts.some((part) => holds(nameOf(bonus), part)),
  authorities: (bonus, slugs: string[]) => hasSlug(casinoOf(bonus)?.licenses, slugs),
  paymentMethods: (bonus, slugs: string[]) => hasSlug(casinoOf(bonus)?.paymentMethods, slugs),
  maxPayoutHours: (bonus, most: number, { paymentMethods }) => paysWithin(casinoOf(bonus), most, paymentMethods),
  isActive: ({ isActive }, wanted: boolean) => isActive === wanted,
  isMainOffer: (bonus, wanted: boolean) => isMainOffer(bonus) === wanted,
  hasNoWagering: ({ wageringMultiple: multiple }, wanted: boolean) => multiple !== null && (multiple === 0) === wanted,
  currency: (bonus, code: string) => code.trim() === "" || bonus.currency === code.trim(),
  wageringBase: ({ wageringBase }, base: string) => wageringBase?.toUpperCase() === base,
  hasFreeSpins: ({ freeSpins }, wanted: boolean) => (freeSpins ?? 0) > 0 === wanted,
  endsBefore: ({ endsAt }, moment: string) => endsAt !== null && endsAt < new Date(moment),
  isComplete: (bonus, wanted: boolean) => (missingTerms(bonus).length === 0) === wanted,
};

const filterNames = () => [...Object.keys(conditions), ...comparisonsOf(BonusFilter).keys()];

const last = Number.POSITIVE_INFINITY;
const by = (valueOf: PlainKey<Bonus>[0]): PlainKey<Bonus>[] => [
  [valueOf, 1],
  [({ id }) => id, 1],
];
const byTitle = by(({ title }) => title.toLowerCase());
const byCreated = by(({ createdAt }) => createdAt.getTime());
const byUpdated = by(({ updatedAt }) => updatedAt.getTime());
const inDollars = (deposit: number) => ({ deposit: Math.round(deposit * 100), depositCurrency: "USD" });
const ordersFor = (deposit = 100): Record<string, PlainKey<Bonus>[]> => ({
  CREATED_DESC: reversed(byCreated),
  CREATED_ASC: byCreated,
  TITLE_ASC: byTitle,
  TITLE_DESC: reversed(byTitle),
  UPDATED_DESC: reversed(byUpdated),
  UPDATED_ASC: byUpdated,
  WAGERING_ASC: by(({ wageringMultiple }) => wageringMultiple ?? last),
  COST_ASC: by((bonus) => offerValueOf(bonus, inDollars(deposit)).costOrder!),
  VALUE_DESC: by((bonus) => offerValueOf(bonus, inDollars(deposit)).valueOrder!),
  ENDS_ASC: by(({ endsAt }) => endsAt?.getTime() ?? last),
});
const orders = Object.keys(ordersFor());
const anyDeposit = fc.constantFrom(undefined, 0, 5, 9.99, 20, 50, 100, 1_234.56, 1_000_000);

/** Generates random filters. Most fields are undefined. */
const anyFilter = () => {
  const some = <T>(values: fc.Arbitrary<T>) => fc.oneof({ arbitrary: fc.constant(undefined), weight: 2 }, values);
  const rare = <T>(values: fc.Arbitrary<T>) => fc.oneof({ arbitrary: fc.constant(undefined), weight: 5 }, values);
  const ids = [...casinosById.keys()];
  return fc.record({
    ...Object.fromEntries(
      Object.entries(comparedValues(BonusFilter, bonuses)).map(([name, values]) => [name, some(values)]),
    ),
    ids: rare(
      fc.subarray(
        bonuses.map(({ id }) => id),
        { minLength: 1, maxLength: 100 },
      ),
    ),
    search: rare(fc.constantFrom(...searches)),
    bonusType: rare(fc.constantFrom("WELCOME", "CASHBACK", "NO_DEPOSIT", "FREE_SPINS", "RELOAD")),
    casinoId: rare(fc.constantFrom(...ids)),
    casinoIds: rare(fc.subarray(ids)),
    casinoNameContainsAny: rare(fc.subarray(["bay", "BAR", "q"])),
    authorities: rare(fc.subarray(["mga", "ukgc", "unknown"])),
    paymentMethods: some(fc.subarray(["trustly", "visa", "skrill", "unknown"])),
    maxPayoutHours: some(fc.constantFrom(0, 6, 12, 24, 71, 72, 720)),
    isActive: rare(fc.boolean()),
    isMainOffer: rare(fc.boolean()),
    hasNoWagering: rare(fc.boolean()),
    currency: rare(fc.constantFrom("USD", "EUR", " EUR ", "DKK", " ")),
    wageringBase: rare(fc.constantFrom("BONUS", "BONUS_AND_DEPOSIT", "DEPOSIT", "WINNINGS")),
    hasFreeSpins: rare(fc.boolean()),
    endsBefore: rare(fc.constantFrom(...moments.map((moment) => moment.toISOString()))),
    isComplete: rare(fc.boolean()),
  });
};

describe("the list of bonuses", () => {
  it("has a reference implementation of every filter and order", () => {
    const filter = buildGraphqlSchema().getType("BonusFilter") as GraphQLInputObjectType;
    expect(filterNames().toSorted()).toEqual(Object.keys(filter.getFields()).toSorted());
    expect([...orders, "RELEVANCE"].toSorted()).toEqual(ordersOf("bonuses").toSorted());
  });

  it.each(["visitor", "demo"] as const)(
    "returns the same bonuses as the reference implementation for any filter and order, for the caller %s",
    async (viewer) => {
      const seen = viewer === "demo" ? bonuses : bonuses.filter(({ isActive }) => isActive);
      let matches = 0;
      const used = new Set<string>();
      const anyOrder = fc.oneof(fc.constantFrom(...orders), fc.constantFrom("COST_ASC", "VALUE_DESC"));
      const anyList = fc.tuple(anyFilter(), anyOrder, anyDeposit, fc.boolean());
      await fc.assert(
        fc.asyncProperty(anyList, async ([filter, orderBy, deposit, isBackward]) => {
          const chosen = Object.entries(filter).filter(([, value]) => value !== undefined);
          const kept = seen.filter(
            (bonus) =>
              matchesComparisons(BonusFilter, bonus, filter) &&
              chosen.every(([name, value]) => conditions[name]?.(bonus, value as never, filter) ?? true),
          );
          matches += kept.length;
          for (const [name] of chosen) used.add(name);
          const args = { filter: Object.fromEntries(chosen), orderBy, ...(deposit !== undefined && { deposit }) };
          expect(await walk(app, "bonuses", args, { viewer, size: 60, isBackward })).toEqual(
            plainOrder(kept, ordersFor(deposit)[orderBy]!),
          );
          expect((await readPage(app, "bonuses", { ...args, first: 1 }, { viewer })).totalCount).toBe(kept.length);
        }),
        sampledRuns(150, 15),
      );
      expect(matches).toBeGreaterThan(runsEveryCase ? 1_000 : 0);
      const unused = filterNames().filter((name) => !used.has(name));
      expect(runsEveryCase ? unused : []).toEqual([]);
    },
  );

  type ListCase = [orderBy: string, filter: Record<string, unknown>, deposit: number];
  const lists: ListCase[] = [
    ...orders.map((orderBy): ListCase => [orderBy, {}, 100]),
    ["COST_ASC", { maxWagering: 35 }, 100],
    ["COST_ASC", { paymentMethods: ["trustly"] }, 50],
    ["VALUE_DESC", { maxWagering: 35 }, 100],
    ["VALUE_DESC", {}, 20],
  ];
  it.each(sampleOf(lists, 3))(
    "sorted by %s and filtered by %j shows each original bonus exactly once and in order, even if others are added, moved and deleted between pages",
    inSample(async (orderBy, filter, deposit) => {
      const ids = [...casinosById.keys()];
      const makeRows = (seed: number) =>
        fc.sample(anyBonus, { numRuns: 8, seed }).map((row, at) => ({
          ...row,
          currency: "USD",
          casinoId: ids[at % 5]!,
          updatedAt: row.createdAt,
        }));
      const list = { entity: Bonus, makeRows, unrelated: { maxWin: "9x" } };
      await expectExactPages(app, "bonuses", { orderBy, filter, deposit }, list);
    }),
  );
});

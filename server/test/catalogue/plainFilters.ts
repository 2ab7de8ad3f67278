/**
 * A second implementation of the lists' filters, as simple functions on rows that the API returns, so tests can compare
 * the results of the two.
 */
import fc from "fast-check";

import type { NounDefinition } from "../../../shared/nouns/noun.js";
import { type Comparison, comparisonsOf } from "../../catalogue/list/filterFields.js";
import { BonusFilter } from "../../nouns/bonus/bonus.filter.js";
import { CasinoFilter } from "../../nouns/casino/casino.filter.js";
import { GameFilter } from "../../nouns/game/game.filter.js";
import type { TestApp } from "../createTestApp.js";

/** A casino with the columns that filters compare with a value (`comparisonsOf`). */
export interface FilteredCasino {
  id: string;
  name: string;
  establishedYear: number | null;
  withdrawalHours: number | null;
  /** The known minimum deposits of the casino's bonuses. */
  minDeposits: { amount: number; currency: string }[];
  /** The slugs of the casino's providers. */
  providers: string[];
  /** The casino's payment methods, each with what the casino states about it. */
  casinoPaymentMethods: { method: { slug: string }; canWithdraw: boolean | null; payoutHoursTo: number | null }[];
  authorities: string[];
}

type Filter = Record<string, unknown>;

/** The currency of the filter's amounts. */
const currencyOf = (filter: Filter) => String(filter["currency"] ?? "").trim() || "USD";

/** Returns true if the filter does not set the field. Otherwise, returns whether the condition holds. */
function unless<Value>(value: unknown, holds: (value: Value) => boolean): boolean {
  return value == null || holds(value as Value);
}

const overlap = (has: readonly string[]) => (wanted: readonly string[]) => has.some((each) => wanted.includes(each));

const operators: Record<Comparison["operator"], (stored: number | boolean, wanted: number | boolean) => boolean> = {
  "=": (stored, wanted) => stored === wanted,
  ">=": (stored, wanted) => stored >= wanted,
  "<=": (stored, wanted) => stored <= wanted,
};

/** Whether a row matches the filters that compare one of its columns with their value. */
export function matchesComparisons(type: new () => object, row: object, filter: Filter): boolean {
  return [...comparisonsOf(type)].every(([name, { property, operator, isAmount = false, includesUnknown = false }]) => {
    const stored = (row as Record<string, number | boolean | null | undefined>)[property];
    if (stored === undefined) throw new Error(`The test's rows lack ${property}, which the filter ${name} compares.`);
    return unless<number | boolean>(filter[name], (value) => {
      if (stored === null) return includesUnknown;
      if (!isAmount) return operators[operator](stored, value);
      return (
        operators[operator](stored, Math.round(Number(value) * 100)) &&
        (stored === 0 || currencyOf(filter) === (row as { currency: string | null }).currency)
      );
    });
  });
}

/** Generates values of the filters that compare a column: those of the rows, the ones next to them, and the ends. */
export function comparedValues(
  type: new () => object,
  rows: readonly object[],
): Record<string, fc.Arbitrary<number | boolean>> {
  const values = [...comparisonsOf(type)].map(([name, { property, range, isAmount, isWhole }]) => {
    if (range === undefined) return [name, fc.boolean()] as const;
    const stored = rows
      .map((row) => (row as Record<string, number | null>)[property]!)
      .filter((value) => value !== null);
    const [unit, step] = [isAmount ? 100 : 1, isWhole ? 1 : 0.01];
    const near = [...new Set(stored)].flatMap((value) => [value / unit, value / unit - step, value / unit + step]);
    const isInRange = (value: number) => value >= range[0] && value <= range[1];
    return [name, fc.constantFrom(...range, ...near.filter(isInRange))] as const;
  });
  return Object.fromEntries(values);
}

/** Generates values of a noun's numbers and flags, so filters find some of the rows. */
export function comparableValues({
  fields = {},
}: NounDefinition): Record<string, fc.Arbitrary<number | boolean | null>> {
  type Values = fc.Arbitrary<number | boolean | null>;
  const values = Object.entries(fields).flatMap(([name, field]): [string, Values][] => {
    const { kind, without, min = 0, max = 0, step = 1 } = field;
    if (kind === "flag") return [[name, fc.boolean()]];
    if (kind !== "number" && kind !== "money") return [];
    const some = fc.constantFrom(min, min + step, Math.min(max, min + 1_000));
    return [[name, without === "null" ? fc.option(some, { freq: 3 }) : some]];
  });
  return Object.fromEntries(values);
}

/**
 * Whether a casino pays out within `most` hours. If the filter chooses payment methods, the casino must state
 * that one of these is fast enough. Otherwise, the fastest time that it states counts.
 */
function paysWithin(
  { casinoPaymentMethods, withdrawalHours }: DirectoryValues,
  most: number,
  chosen: unknown,
): boolean {
  const isInTime = (hours: number | null) => hours !== null && hours <= most;
  const paid = casinoPaymentMethods.filter(({ canWithdraw }) => canWithdraw !== false);
  if (chosen == null) return [withdrawalHours, ...paid.map(({ payoutHoursTo }) => payoutHoursTo)].some(isInTime);
  return paid.some(
    ({ method, payoutHoursTo }) => (chosen as string[]).includes(method.slug) && isInTime(payoutHoursTo),
  );
}

export type DirectoryValues = Pick<FilteredCasino, "withdrawalHours" | "casinoPaymentMethods" | "authorities">;

/** Whether a casino matches the fields that the filters for casinos and bonuses have in common. */
export function matchesDirectory(casino: DirectoryValues, filter: Filter): boolean {
  return (
    unless<number>(filter["maxPayoutHours"], (most) => paysWithin(casino, most, filter["paymentMethods"])) &&
    unless(filter["paymentMethods"], overlap(casino.casinoPaymentMethods.map(({ method }) => method.slug))) &&
    unless(filter["authorities"], overlap(casino.authorities))
  );
}

/**
 * Whether a casino matches a filter. This function only checks whether the name contains the search text, so use only
 * search texts for which the real search finds the same casinos.
 */
export function matchesCasino(casino: FilteredCasino, filter: Filter): boolean {
  return (
    unless<string[]>(filter["ids"], (ids) => ids.some((id) => id.toLowerCase() === casino.id)) &&
    unless<string>(filter["search"], (text) => casino.name.toLowerCase().includes(text.toLowerCase())) &&
    matchesComparisons(CasinoFilter, casino, filter) &&
    unless<boolean>(filter["hasEstablishedYear"], (isKnown) => (casino.establishedYear !== null) === isKnown) &&
    unless<number>(filter["minDepositAtMost"], (most) =>
      casino.minDeposits.some(
        ({ amount, currency }) => amount <= most && (amount === 0 || currency === currencyOf(filter)),
      ),
    ) &&
    unless(filter["providers"], overlap(casino.providers)) &&
    matchesDirectory(casino, filter)
  );
}

export interface FilteredGame {
  id: string;
  name: string;
  category: string;
  volatility: string | null;
  providerSlug: string;
}

/** @param found The ids of the games that a search finds, by text. */
export function matchesGame(game: FilteredGame, filter: Filter, found: Record<string, Set<string>>): boolean {
  const { volatility } = game;
  return (
    unless<string[]>(filter["ids"], (ids) => ids.includes(game.id)) &&
    unless<string>(filter["search"], (text) => found[text]!.has(game.id)) &&
    unless<string>(filter["category"], (category) => game.category === category) &&
    matchesComparisons(GameFilter, game, filter) &&
    unless(filter["providers"], overlap([game.providerSlug])) &&
    unless<string[]>(filter["volatility"], (wanted) => volatility !== null && wanted.includes(volatility))
  );
}

export interface FilteredBonus {
  id: string;
  bonusType: string;
  casino: (Pick<FilteredCasino, "id"> & DirectoryValues) | null;
  freeSpins: number | null;
  endsAt: string | null;
  wageringMultiple: number | null;
  minDepositMinor: number | null;
  wageringBase: string | null;
  currency: string | null;
  isComplete: boolean;
}

const noDirectoryValues: DirectoryValues = { withdrawalHours: null, casinoPaymentMethods: [], authorities: [] };

export function matchesBonus(bonus: FilteredBonus, filter: Filter): boolean {
  const { casino, wageringMultiple: multiple, endsAt } = bonus;
  return (
    unless<string>(filter["bonusType"], (type) => bonus.bonusType === type) &&
    unless<string[]>(filter["casinoIds"], (ids) => casino !== null && ids.includes(casino.id)) &&
    matchesDirectory(casino ?? noDirectoryValues, filter) &&
    matchesComparisons(BonusFilter, bonus, filter) &&
    unless<boolean>(filter["hasNoWagering"], (isNone) => multiple !== null && (multiple === 0) === isNone) &&
    unless<string>(filter["wageringBase"], (base) => bonus.wageringBase === base) &&
    unless<string>(filter["currency"], (given) => given.trim() === "" || bonus.currency === given.trim()) &&
    unless<boolean>(filter["hasFreeSpins"], (has) => (bonus.freeSpins ?? 0) > 0 === has) &&
    unless<string>(filter["endsBefore"], (moment) => endsAt !== null && endsAt < moment) &&
    unless<boolean>(filter["isComplete"], (is) => bonus.isComplete === is)
  );
}

/** Returns all rows of a list, as the API returns them. */
export async function allNodes<Node>(app: Pick<TestApp, "query">, list: string, selection: string): Promise<Node[]> {
  const nodes: Node[] = [];
  for (let after: string | null = null; ;) {
    const { data, errors } = await app.query<
      Record<string, { nodes: Node[]; pageInfo: { hasNextPage: boolean; endCursor: string } }>
    >(
      `query ($after: String) { ${list}(first: 50, after: $after) {
         nodes { ${selection} } pageInfo { hasNextPage endCursor }
       } }`,
      { after },
    );
    if (errors) throw new Error(JSON.stringify(errors));
    const page: { nodes: Node[]; pageInfo: { hasNextPage: boolean; endCursor: string } } = data[list]!;
    nodes.push(...page.nodes);
    if (!page.pageInfo.hasNextPage) return nodes;
    after = page.pageInfo.endCursor;
  }
}

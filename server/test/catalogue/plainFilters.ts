/**
 * A second implementation of the lists' filters, as simple functions on rows that the API returns, so tests can compare
 * the results of the two.
 */
import type { TestApp } from "../createTestApp.js";

export interface FilteredCasino {
  id: string;
  name: string;
  rating: number;
  establishedYear: number | null;
  withdrawalHours: number | null;
  /** In hundredths of the casino's currency. */
  payoutLimitPerMonth: number | null;
  /** The known minimum deposits of the casino's bonuses. */
  minDeposits: number[];
  isFeatured: boolean;
  isNew: boolean;
  acceptsCrypto: boolean;
  hasLiveGames: boolean;
  mobileOptimized: boolean;
  /** The slugs of the casino's providers. */
  providers: string[];
  /** The casino's payment methods, each with what the casino states about it. */
  casinoPaymentMethods: { method: { slug: string }; canWithdraw: boolean | null; payoutHoursTo: number | null }[];
  authorities: string[];
}

type Filter = Record<string, unknown>;

/** Returns true if the filter does not set the field. Otherwise, returns whether the condition holds. */
function unless<Value>(value: unknown, holds: (value: Value) => boolean): boolean {
  return value == null || holds(value as Value);
}

const flags = ["isFeatured", "isNew", "acceptsCrypto", "hasLiveGames", "mobileOptimized"] as const;
const overlap = (has: readonly string[]) => (wanted: readonly string[]) => has.some((each) => wanted.includes(each));

/**
 * Whether a casino pays out within `most` hours. If the filter chooses payment methods, the casino must state
 * that one of these is fast enough. Otherwise, the casino's usual time counts.
 */
function paysWithin(
  { casinoPaymentMethods, withdrawalHours }: DirectoryValues,
  most: number,
  chosen: unknown,
): boolean {
  const isInTime = (hours: number | null) => hours !== null && hours <= most;
  if (chosen == null) return isInTime(withdrawalHours);
  return casinoPaymentMethods.some(
    ({ method, canWithdraw, payoutHoursTo }) =>
      (chosen as string[]).includes(method.slug) && canWithdraw !== false && isInTime(payoutHoursTo),
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
  const { establishedYear: year, payoutLimitPerMonth: limit } = casino;
  return (
    unless<string[]>(filter["ids"], (ids) => ids.some((id) => id.toLowerCase() === casino.id)) &&
    unless<string>(filter["search"], (text) => casino.name.toLowerCase().includes(text.toLowerCase())) &&
    flags.every((flag) => unless<boolean>(filter[flag], (is) => casino[flag] === is)) &&
    unless<number>(filter["minRating"], (least) => casino.rating >= least) &&
    unless<number>(filter["establishedFrom"], (from) => year === null || year >= from) &&
    unless<number>(filter["establishedTo"], (to) => year === null || year <= to) &&
    unless<boolean>(filter["hasEstablishedYear"], (isKnown) => (year !== null) === isKnown) &&
    unless<number>(filter["minPayoutLimitPerMonth"], (least) => limit !== null && limit >= least * 100) &&
    unless<number>(filter["minDepositAtMost"], (most) => casino.minDeposits.some((deposit) => deposit <= most)) &&
    unless(filter["providers"], overlap(casino.providers)) &&
    matchesDirectory(casino, filter)
  );
}

export interface FilteredGame {
  id: string;
  name: string;
  category: string;
  volatility: string | null;
  rtp: number | null;
  isPopular: boolean;
  providerSlug: string;
}

/** @param found The ids of the games that a search finds, by text. */
export function matchesGame(game: FilteredGame, filter: Filter, found: Record<string, Set<string>>): boolean {
  const { rtp, volatility } = game;
  return (
    unless<string[]>(filter["ids"], (ids) => ids.includes(game.id)) &&
    unless<string>(filter["search"], (text) => found[text]!.has(game.id)) &&
    unless<string>(filter["category"], (category) => game.category === category) &&
    unless<boolean>(filter["isPopular"], (is) => game.isPopular === is) &&
    unless(filter["providers"], overlap([game.providerSlug])) &&
    unless<number>(filter["minRtp"], (least) => rtp !== null && rtp >= least) &&
    unless<number>(filter["maxRtp"], (most) => rtp !== null && rtp <= most) &&
    unless<string[]>(filter["volatility"], (wanted) => volatility !== null && wanted.includes(volatility))
  );
}

export interface FilteredBonus {
  id: string;
  bonusType: string;
  casino: (Pick<FilteredCasino, "id"> & DirectoryValues) | null;
  freeSpins: number | null;
  endsAt: string | null;
  minDeposit: number | null;
  multiple: number | null;
  wageringBase: string | null;
  isComplete: boolean;
}

const noDirectoryValues: DirectoryValues = { withdrawalHours: null, casinoPaymentMethods: [], authorities: [] };

export function matchesBonus(bonus: FilteredBonus, filter: Filter): boolean {
  const { casino, multiple, minDeposit, endsAt } = bonus;
  return (
    unless<string>(filter["bonusType"], (type) => bonus.bonusType === type) &&
    unless<string[]>(filter["casinoIds"], (ids) => casino !== null && ids.includes(casino.id)) &&
    matchesDirectory(casino ?? noDirectoryValues, filter) &&
    unless<number>(filter["maxWagering"], (most) => multiple !== null && multiple <= most) &&
    unless<boolean>(filter["hasNoWagering"], (isNone) => multiple !== null && (multiple === 0) === isNone) &&
    unless<number>(filter["minDepositAtMost"], (most) => minDeposit !== null && minDeposit <= most) &&
    unless<string>(filter["wageringBase"], (base) => bonus.wageringBase === base) &&
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

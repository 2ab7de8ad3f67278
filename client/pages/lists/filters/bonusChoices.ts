/** Reads and writes the filters and the sort order in the URL of a bonus list. Ignores unknown values. */
import { BONUS_TYPE_LABELS } from "../../../features/bonuses/bonusTypes";
import type { BonusFilter, BonusOrder, BonusType } from "../../../graphql/schemaTypes.generated";
import { currencyForm } from "../../../../shared/currencyForm";
import { usualCurrency, usualDeposit } from "../../../../shared/offerValue";
import { parseDeposit } from "../../../features/bonuses/DepositField";
import { formatMoney } from "../../../shared/format/money";
import { PAGE_SIZE } from "../../../shared/limits";
import { CASINOS_PARAMETER } from "../../../shared/paths";
import type { BonusParameter } from "../../../shared/query";
import type { RouteMatch } from "../../../shared/route";
import type { BonusFilterCountsQueryVariables, BonusFacetsQueryVariables } from "../BonusListPage.generated";

interface FilterChoice {
  value: string;
  label: string;
  filter: BonusFilter;
}

interface FilterGroup {
  /** The URL parameter. */
  name: BonusParameter;
  label: string;
  /** The label of the empty option. */
  any: string;
  choices: readonly FilterChoice[];
}

const multiples = [10, 20, 35];
const deposits = [10, 20, 50];
const types = Object.entries(BONUS_TYPE_LABELS) as [BonusType, string][];

/** The URL parameter with the currency of the bonuses, of the deposit and of the minimum deposit. */
export const CURRENCY: BonusParameter = "currency";

const termGroupsIn = (currency: string): readonly FilterGroup[] => [
  {
    name: "wagering",
    label: "Wagering",
    any: "Any wagering",
    choices: [
      { value: "0", label: "No wagering", filter: { hasNoWagering: true } },
      ...multiples.map((most) => ({ value: String(most), label: `Up to ${most}x`, filter: { maxWagering: most } })),
    ],
  },
  {
    name: "minDeposit",
    label: "Minimum deposit",
    any: "Any deposit",
    choices: deposits.map((most) => ({
      value: String(most),
      label: `Up to ${formatMoney({ amount: most, currency })}`,
      filter: { minDepositAtMost: most },
    })),
  },
  {
    name: "spins",
    label: "Free spins",
    any: "With or without",
    choices: [{ value: "yes", label: "With free spins", filter: { hasFreeSpins: true } }],
  },
];

export const typeGroup: FilterGroup = {
  name: "type",
  label: "Type",
  any: "Any type",
  choices: types.map(([bonusType, label]) => ({ value: bonusType.toLowerCase(), label, filter: { bonusType } })),
};

interface SortChoice {
  value: string;
  label: string;
  /** Returns the sentence above the list. */
  sentence: (deposit: string) => string;
  orderBy: BonusOrder;
  /** Whether the order depends on the deposit, so offers in other currencies come last. */
  isByAmount?: true;
}

const newest: SortChoice = {
  value: "",
  label: "Newest first",
  sentence: () => "Newest first.",
  orderBy: "CREATED_DESC",
};

export const sortChoices: readonly SortChoice[] = [
  newest,
  {
    value: "value",
    label: "Highest value first",
    sentence: (deposit) => `Sorted by value for a deposit of ${deposit}, highest first.`,
    orderBy: "VALUE_DESC",
    isByAmount: true,
  },
  {
    value: "wagering",
    label: "Lowest wagering first",
    sentence: () => "Sorted by wagering, lowest first.",
    orderBy: "WAGERING_ASC",
  },
  {
    value: "cost",
    label: "Lowest cost first",
    sentence: (deposit) => `Sorted by cost for a deposit of ${deposit}, lowest first.`,
    orderBy: "COST_ASC",
    isByAmount: true,
  },
  {
    value: "ends",
    label: "Ending soonest first",
    sentence: () => "Sorted by end date, soonest first.",
    orderBy: "ENDS_ASC",
  },
];

export function sentenceOf({ sentence }: SortChoice, choices: BonusChoices): string {
  return sentence(formatMoney({ amount: depositOf(choices), currency: currencyOf(choices) }));
}

/** The chosen filters, the order, the deposit, the currency and the ids of the casinos, by URL parameter. Contains only chosen values. */
export type BonusChoices = Readonly<Record<string, string>>;

/** Returns the filter groups for a list, with amounts in a currency. */
export function groupsOf(listFilter: BonusFilter, currency = usualCurrency): readonly FilterGroup[] {
  return hasTypes(listFilter) ? [...termGroupsIn(currency), typeGroup] : termGroupsIn(currency);
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function readCasinoIds(value = ""): string[] {
  return [...new Set(value.split(",").filter((id) => uuid.test(id)))].slice(0, PAGE_SIZE);
}

export function readBonusChoices(query: RouteMatch["query"], listFilter: BonusFilter): BonusChoices {
  const casinos = readCasinoIds(query[CASINOS_PARAMETER]);
  const known = [...groupsOf(listFilter), { name: "sort", choices: sortChoices.slice(1) }];
  const deposit = parseDeposit(query["deposit"] ?? "");
  const currency = query[CURRENCY] ?? "";
  return Object.fromEntries([
    ...(currencyForm.test(currency) ? [[CURRENCY, currency]] : []),
    ...(deposit !== null && deposit !== usualDeposit ? [["deposit", String(deposit)]] : []),
    ...(casinos.length > 0 ? [[CASINOS_PARAMETER, casinos.join(",")]] : []),
    ...known.flatMap(({ name, choices }) => {
      const found = choices.find(({ value }) => value === query[name]);
      return found ? [[name, found.value]] : [];
    }),
  ]) as BonusChoices;
}

export function isFiltered(choices: BonusChoices): boolean {
  return Object.keys(choices).some((name) => name !== "sort" && name !== "deposit");
}

/** The deposit that the order, the sentence above the list and the cards use. */
export function depositOf(choices: BonusChoices): number {
  return Number(choices["deposit"] ?? usualDeposit);
}

/** The currency of the deposit, and of the amounts in the filters. */
export function currencyOf(choices: BonusChoices): string {
  return choices[CURRENCY] ?? usualCurrency;
}

export function sortOf(choices: BonusChoices): SortChoice {
  return sortChoices.find(({ value }) => value === choices["sort"]) ?? newest;
}

export function filterOf(listFilter: BonusFilter, choices: BonusChoices): BonusFilter {
  const chosen = groupsOf(listFilter).flatMap(({ name, choices: all }) =>
    all.filter(({ value }) => value === choices[name]),
  );
  const casinos = choices[CASINOS_PARAMETER];
  const ofCasinos: BonusFilter = casinos === undefined ? {} : { casinoIds: casinos.split(",") };
  const currency = choices[CURRENCY];
  const ofCurrency: BonusFilter = currency === undefined ? {} : { currency };
  return Object.assign({}, listFilter, ofCasinos, ofCurrency, ...chosen.map(({ filter }) => filter)) as BonusFilter;
}

/** Returns whether the list has a filter for the bonus type. A list of a single type has none. */
export function hasTypes(listFilter: BonusFilter): boolean {
  return !listFilter.bonusType;
}

/**
 * For each choice except bonus types, returns the filter that counts its bonuses. The filter includes the choices in
 * the other groups.
 */
export function countVariables(listFilter: BonusFilter, choices: BonusChoices): BonusFilterCountsQueryVariables {
  const filters = termGroupsIn(usualCurrency).flatMap(({ name, choices: all }) => {
    const { [name]: _own, ...others } = choices;
    return all.map(({ value, filter }) => [`${name}_${value}`, { ...filterOf(listFilter, others), ...filter }]);
  });
  return Object.fromEntries(filters) as BonusFilterCountsQueryVariables;
}

/** Returns the filter for the counts of bonuses by type and by currency. Each count ignores the choice of its own group. */
export function facetVariables(listFilter: BonusFilter, choices: BonusChoices): BonusFacetsQueryVariables {
  return { filter: filterOf(listFilter, choices) };
}

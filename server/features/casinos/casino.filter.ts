/** The rules of a casino filter, for both the database and the search index. They do not include the search text. */
import type { DataSource } from "typeorm";

import {
  directoryCondition,
  directoryRulesOf,
  type PayoutRule,
  type SlugRule,
  usesDirectory,
} from "../../database/directory/directoryFilter.js";
import { type DirectoryNoun, directoryNouns } from "../../database/directory/directoryNouns.js";
import { SpellingSnapshot } from "../../database/directory/directorySpellings.js";
import { toSnakeCase } from "../../database/connection/naming.js";
import { Bonus } from "../../database/entities/bonus.entity.js";
import { chargeForTable } from "../../database/reading/countRows.js";
import { readArrays } from "../../database/reading/preparedSelect.js";
import { type Condition, valuesOf, whereSql } from "../../database/reading/selectRows.js";
import { shownBonuses } from "../../database/reading/shownBonuses.js";
import { isUuid } from "../../shared/input/uuid.js";
import type { CasinoFilter } from "./casinoList.inputs.js";
import type { CasinoSearch } from "./casino.search.js";
import { type IndexedCasino, payoutHours } from "./search/indexedCasino.js";

const flags = ["isFeatured", "isNew", "acceptsCrypto", "hasLiveGames", "mobileOptimized"] as const;

/** Matches casinos with a bonus that visitors see and that requires at most this deposit. */
interface DepositRule {
  maxMinDeposit: number;
}

type ValueRule =
  | { property: (typeof flags)[number]; is: boolean }
  | { property: "id"; oneOf: string[] }
  | { property: "rating" | "establishedYear"; atLeast: number }
  | { property: "establishedYear"; isKnown: boolean }
  /** Also matches casinos with an unknown year. */
  | { property: "establishedYear"; atMost: number };

type Rule = SlugRule | PayoutRule | DepositRule | ValueRule;

/** A rule in the form of a test of one property. */
export interface ValueTest {
  property: ValueRule["property"] | "withdrawalHours";
  holds: (value: IndexedCasino[ValueTest["property"]]) => boolean;
}

function rulesOf(filter: CasinoFilter): Rule[] {
  const { ids, minRating, establishedFrom, establishedTo, hasEstablishedYear, maxMinDeposit } = filter;
  const rules: Rule[] = [];
  for (const property of flags) {
    const is = filter[property];
    if (is != null) rules.push({ property, is });
  }
  if (ids != null) rules.push({ property: "id", oneOf: ids.filter(isUuid).map((id) => id.toLowerCase()) });
  if (minRating != null) rules.push({ property: "rating", atLeast: minRating });
  if (establishedFrom != null) rules.push({ property: "establishedYear", atLeast: establishedFrom });
  if (establishedTo != null) rules.push({ property: "establishedYear", atMost: establishedTo });
  if (hasEstablishedYear != null) rules.push({ property: "establishedYear", isKnown: hasEstablishedYear });
  if (maxMinDeposit != null) rules.push({ maxMinDeposit });
  return [...rules, ...directoryRulesOf(filter)];
}

/** What an in-memory filter needs from other tables. */
export interface FilterTables {
  spellings: SpellingSnapshot;
  /** The ids of the casinos with a bonus whose minimum deposit is at most `maxMinDeposit`. */
  withinDeposit: ReadonlySet<unknown>;
}

export const noTables: FilterTables = { spellings: SpellingSnapshot.empty, withinDeposit: new Set() };

/**
 * Reads what an in-memory filter needs from other tables.
 * @throws RateLimitedError when the caller's budget is too small.
 */
export async function readFilterTables(
  db: DataSource,
  { spellings }: Pick<CasinoSearch, "spellings">,
  filter: CasinoFilter,
): Promise<FilterTables> {
  return {
    spellings: usesDirectory(filter) ? await spellings.read() : noTables.spellings,
    withinDeposit: filter.maxMinDeposit == null ? noTables.withinDeposit : await findIds(db, filter.maxMinDeposit),
  };
}

async function findIds(db: DataSource, maxMinDeposit: number): Promise<Set<unknown>> {
  await chargeForTable(db, Bonus, 0);
  const where = [hasBonusWithin(db, maxMinDeposit)];
  const toSql = () => `SELECT id FROM casinos AS row${whereSql(where)}`;
  const rows = await readArrays(db, { shape: "casinos within a deposit", toSql, values: valuesOf(where) });
  return new Set(rows.map(([id]) => id));
}

/** Returns the filter's rules as tests. Omits its slugs, and its payout time, which depends on the payment methods. */
export function valueTestsOf(filter: CasinoFilter, tables: FilterTables): ValueTest[] {
  return rulesOf(filter).flatMap((rule) => ("slugs" in rule ? [] : [valueTestOf(rule, tables)]));
}

/** Returns the filter for casinos that have a certain directory row. */
export function filterBySlug(noun: DirectoryNoun, slug: string): CasinoFilter {
  const field = { provider: "providers", paymentMethod: "paymentMethods", licensingAuthority: "authorities" } as const;
  return { [field[noun]]: [slug] };
}

/** Returns the filter's conditions in SQL. */
export function conditionsOf(db: DataSource, filter: CasinoFilter): Condition[] {
  return rulesOf(filter).map((rule) => {
    if ("slugs" in rule) return directoryCondition(rule);
    if ("maxMinDeposit" in rule) return hasBonusWithin(db, rule.maxMinDeposit);
    const column = `row.${toSnakeCase(rule.property)}`;
    if ("is" in rule) return { sql: rule.is ? column : `NOT ${column}` };
    if ("oneOf" in rule) return { sql: `${column} = ANY(?)`, values: [rule.oneOf] };
    if ("isKnown" in rule) return { sql: `${column} IS ${rule.isKnown ? "NOT " : ""}NULL` };
    const unknown = rule.property === "establishedYear" ? `${column} IS NULL OR ` : "";
    return "atLeast" in rule
      ? { sql: `${unknown}${column} >= ?`, values: [rule.atLeast] }
      : { sql: `${unknown}${column} <= ?`, values: [rule.atMost] };
  });
}

/**
 * Matches casinos with a bonus within the limit. As in the filter of bonuses, an unknown minimum deposit matches no
 * limit.
 */
function hasBonusWithin(db: DataSource, maxMinDeposit: number): Condition {
  const [shown] = shownBonuses(db, "bonus");
  const sql = `EXISTS (SELECT FROM bonuses AS bonus WHERE bonus.casino_id = row.id AND ${shown.sql}
    AND bonus.min_deposit_minor <= ?::double precision)`;
  return { ...shown, sql, values: [...shown.values, Math.round(maxMinDeposit * 100)] };
}

/** Returns the filter as a function that tests an in-memory casino. */
export function predicateOf(filter: CasinoFilter, tables: FilterTables): (casino: IndexedCasino) => boolean {
  const predicates = rulesOf(filter).map((rule) => predicateOfRule(rule, tables));
  return (casino) => predicates.every((holds) => holds(casino));
}

function predicateOfRule(rule: Rule, tables: FilterTables): (casino: IndexedCasino) => boolean {
  if ("payoutWithin" in rule) {
    const { payoutWithin, slugs } = rule;
    if (slugs === null) return ({ withdrawalHours: hours }) => hours !== null && hours <= payoutWithin;
    const methods = slugs.map((slug) => tables.spellings.spellingsOf("paymentMethod", [slug]));
    return (casino) => methods.some((texts) => payoutHours(casino, texts) <= payoutWithin);
  }
  if ("noun" in rule) {
    const texts = tables.spellings.spellingsOf(rule.noun, rule.slugs);
    const property = directoryNouns[rule.noun].casinoTexts;
    return (casino) => casino[property].some((text) => texts.has(text));
  }
  const { property, holds } = valueTestOf(rule, tables);
  return (casino) => holds(casino[property]);
}

function valueTestOf(rule: ValueRule | DepositRule, { withinDeposit }: FilterTables): ValueTest {
  if ("maxMinDeposit" in rule) return { property: "id", holds: (id) => withinDeposit.has(id) };
  const { property } = rule;
  if ("is" in rule) return { property, holds: (value) => value === rule.is };
  if ("oneOf" in rule) {
    const ids = new Set<unknown>(rule.oneOf);
    return { property, holds: (value) => ids.has(value) };
  }
  if ("isKnown" in rule) return { property, holds: (value) => (value !== null) === rule.isKnown };
  const matchesUnknown = property === "establishedYear";
  if ("atLeast" in rule)
    return { property, holds: (value) => (value === null ? matchesUnknown : (value as number) >= rule.atLeast) };
  return { property, holds: (value) => (value === null ? matchesUnknown : (value as number) <= rule.atMost) };
}

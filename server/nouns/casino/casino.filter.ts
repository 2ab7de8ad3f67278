/** The rules of a casino filter, without its search text, and their conditions in SQL. */
import type { DataSource } from "typeorm";

import {
  directoryCondition,
  directoryRulesOf,
  type PayoutRule,
  type SlugRule,
} from "../../catalogue/directory/directoryFilter.js";
import { toSnakeCase } from "../../database/connection/naming.js";
import type { Condition } from "../../database/reading/selectRows.js";
import { visibleRows } from "../../database/reading/visibleRows.js";
import { isUuid } from "../../shared/input/uuid.js";
import type { CasinoFilter } from "./casinoList.inputs.js";

const flags = ["isFeatured", "isNew", "acceptsCrypto", "hasLiveGames", "mobileOptimized"] as const;

/** Matches casinos with a bonus that visitors see and that requires at most this deposit. */
export interface DepositRule {
  maxMinDeposit: number;
}

export type ValueRule =
  | { property: (typeof flags)[number]; is: boolean }
  | { property: "id"; oneOf: string[] }
  | { property: "rating" | "establishedYear"; atLeast: number }
  | { property: "establishedYear"; isKnown: boolean }
  /** Like `atLeast` for the year, this also matches casinos with an unknown year. */
  | { property: "establishedYear"; atMost: number };

export type Rule = SlugRule | PayoutRule | DepositRule | ValueRule;

/** Returns the rules that a casino must meet. `casino.predicates.ts` tests them in memory. */
export function rulesOf(filter: CasinoFilter): Rule[] {
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
 * Matches casinos with a bonus that visitors see and whose minimum deposit is within the limit. As in the bonus filter,
 * an unknown minimum deposit never matches.
 */
export function hasBonusWithin(db: DataSource, maxMinDeposit: number): Condition {
  const shown = visibleRows(db, "bonus", "bonus");
  const sql = `EXISTS (SELECT FROM bonuses AS bonus WHERE bonus.casino_id = row.id AND ${shown.sql}
    AND bonus.min_deposit_minor <= ?::double precision)`;
  return { ...shown, sql, values: [...shown.values, Math.round(maxMinDeposit * 100)] };
}

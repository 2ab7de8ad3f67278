/** The rules of a casino filter, once, for the database and for the search index alike. The text is not one of them. */
import { toSnakeCase } from "../../database/connection/naming.js";
import type { Condition } from "../../database/reading/selectRows.js";
import { isUuid } from "../../shared/input/uuid.js";
import type { CasinoFilter } from "./casinoList.inputs.js";
import type { IndexedCasino } from "./search/indexedCasino.js";

const flags = ["isFeatured", "isNew", "acceptsCrypto", "hasLiveGames", "mobileOptimized"] as const;

type Rule =
  | { property: (typeof flags)[number]; is: boolean }
  | { property: "id"; oneOf: string[] }
  | { property: "rating" | "establishedYear"; atLeast: number }
  | { property: "establishedYear"; isKnown: boolean }
  /** Casinos with an unknown year match. */
  | { property: "establishedYear"; atMost: number };

function rulesOf(filter: CasinoFilter): Rule[] {
  const { ids, minRating, establishedFrom, establishedTo, hasEstablishedYear } = filter;
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
  return rules;
}

/** The conditions of the filter in SQL. */
export function conditionsOf(filter: CasinoFilter): Condition[] {
  return rulesOf(filter).map((rule) => {
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

/** The same filter in memory. */
export function predicateOf(filter: CasinoFilter): (casino: IndexedCasino) => boolean {
  const predicates = rulesOf(filter).map(predicateOfRule);
  return (casino) => predicates.every((holds) => holds(casino));
}

function predicateOfRule(rule: Rule): (casino: IndexedCasino) => boolean {
  if ("is" in rule) return (casino) => casino[rule.property] === rule.is;
  if ("oneOf" in rule) {
    const ids = new Set(rule.oneOf);
    return ({ id }) => ids.has(id);
  }
  if ("isKnown" in rule) return (casino) => (casino[rule.property] !== null) === rule.isKnown;
  return (casino) => {
    const value = casino[rule.property];
    if (value === null) return true;
    return "atLeast" in rule ? value >= rule.atLeast : value <= rule.atMost;
  };
}

/** The rules of a casino filter, for the database and the search index. They do not include the search text. */
import { type DirectoryNoun, directoryNouns, hasOneOf } from "../../database/directory/directoryNouns.js";
import { SpellingSnapshot } from "../../database/directory/directorySpellings.js";
import { toSnakeCase } from "../../database/connection/naming.js";
import type { Condition } from "../../database/reading/selectRows.js";
import { isUuid } from "../../shared/input/uuid.js";
import type { CasinoFilter } from "./casinoList.inputs.js";
import type { IndexedCasino } from "./search/indexedCasino.js";

const flags = ["isFeatured", "isNew", "acceptsCrypto", "hasLiveGames", "mobileOptimized"] as const;

/** Casinos that have at least one of the noun's rows with these slugs. */
interface SlugRule {
  noun: DirectoryNoun;
  slugs: string[];
}

type ValueRule =
  | { property: (typeof flags)[number]; is: boolean }
  | { property: "id"; oneOf: string[] }
  | { property: "rating" | "establishedYear"; atLeast: number }
  | { property: "establishedYear"; isKnown: boolean }
  /** Casinos with an unknown time do not match. */
  | { property: "withdrawalHours"; atMost: number }
  /** Casinos with an unknown year match. */
  | { property: "establishedYear"; atMost: number };

type Rule = SlugRule | ValueRule;

/** A rule as a test of one property of a casino. */
export interface ValueTest {
  property: ValueRule["property"];
  holds: (value: IndexedCasino[ValueRule["property"]]) => boolean;
}

function rulesOf(filter: CasinoFilter): Rule[] {
  const { ids, minRating, establishedFrom, establishedTo, hasEstablishedYear, maxPayoutHours } = filter;
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
  if (maxPayoutHours != null) rules.push({ property: "withdrawalHours", atMost: maxPayoutHours });
  for (const [noun, slugs] of Object.entries(slugsOf(filter)) as [DirectoryNoun, string[] | null | undefined][])
    if (slugs != null) rules.push({ noun, slugs });
  return rules;
}

/** Returns the slugs of the filter by noun. */
export function slugsOf({ providers, paymentMethods, authorities }: CasinoFilter) {
  return { provider: providers, paymentMethod: paymentMethods, licensingAuthority: authorities };
}

/** Returns the rules of the filter except its slugs. */
export function valueTestsOf(filter: CasinoFilter): ValueTest[] {
  return rulesOf(filter).flatMap((rule) => ("noun" in rule ? [] : [valueTestOf(rule)]));
}

/** Returns the filter for casinos that have one row of the directory. */
export function filterBySlug(noun: DirectoryNoun, slug: string): CasinoFilter {
  const field = { provider: "providers", paymentMethod: "paymentMethods", licensingAuthority: "authorities" } as const;
  return { [field[noun]]: [slug] };
}

/** Returns whether the filter has slugs. If so, `predicateOf` requires spellings. */
export function usesDirectory(filter: CasinoFilter): boolean {
  return Object.values(slugsOf(filter)).some((slugs) => slugs != null);
}

/** Returns the conditions of the filter in SQL. */
export function conditionsOf(filter: CasinoFilter): Condition[] {
  return rulesOf(filter).map((rule) => {
    if ("noun" in rule) return hasOneOf(rule.noun, rule.slugs);
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

/** Returns the filter as a function for casinos in memory. */
export function predicateOf(filter: CasinoFilter, spellings: SpellingSnapshot): (casino: IndexedCasino) => boolean {
  const predicates = rulesOf(filter).map((rule) => predicateOfRule(rule, spellings));
  return (casino) => predicates.every((holds) => holds(casino));
}

function predicateOfRule(rule: Rule, spellings: SpellingSnapshot): (casino: IndexedCasino) => boolean {
  if ("noun" in rule) {
    const texts = spellings.spellingsOf(rule.noun, rule.slugs);
    const property = directoryNouns[rule.noun].casinoTexts;
    return (casino) => casino[property].some((text) => texts.has(text));
  }
  const { property, holds } = valueTestOf(rule);
  return (casino) => holds(casino[property]);
}

function valueTestOf(rule: ValueRule): ValueTest {
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

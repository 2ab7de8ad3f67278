/** Checks in memory which casinos match the rules of a filter, for the search index and the facets. */
import type { DataSource } from "typeorm";

import { usesDirectory } from "../../catalogue/directory/directoryFilter.js";
import { directoryNouns } from "../../catalogue/directory/directoryNouns.js";
import { SpellingSnapshot } from "../../catalogue/directory/directorySpellings.js";
import { Bonus } from "../../database/entities/bonus.entity.js";
import { chargeForTable } from "../../database/reading/countRows.js";
import { readArrays } from "../../database/reading/readArrays.js";
import { valuesOf, whereSql } from "../../database/reading/selectRows.js";
import { type DepositRule, hasBonusWithin, type Rule, rulesOf, type ValueRule } from "./casino.filter.js";
import type { CasinoFilter } from "./casinoList.inputs.js";
import type { CasinoSearch } from "./casino.search.js";
import { type IndexedCasino, payoutHours } from "./search/indexedCasino.js";
import type { ValueTest } from "./search/valueColumns.js";

/** What an in-memory filter needs from other tables. */
export interface FilterTables {
  spellings: SpellingSnapshot;
  /** The ids of the casinos with a visible bonus whose minimum deposit is at most `maxMinDeposit`. */
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

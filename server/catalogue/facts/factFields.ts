/** Defines which facts casinos and bonuses have, how their values are compared, and how long a check is valid. */
import type { FactNoun } from "../../../shared/nouns/registry.js";
import { FactField } from "../../database/entities/fact.entity.js";

interface FactRule {
  noun: FactNoun;
  /**
   * SQL for the value, as arguments of `jsonb_build_array` that refer to `row`. Times and numbers with decimals are
   * cast, because their text depends on session settings. A change to this SQL invalidates all checks of the fact. A
   * migration must then delete them, because the queue looks for changed values only in rows that were updated.
   */
  value: string;
  /** SQL for a JSON list that also belongs to the value. An empty list does not change the hash. */
  details?: string;
  /** The number of days after a check during which the fact is not stale. */
  shelfLife: number;
}

const terms = `terms bonus_amount free_spins min_deposit wagering_requirement max_win
  match_percent::numeric cap_minor currency min_deposit_minor
  wagering_multiple::numeric wagering_base max_bet_minor max_cashout_minor is_cashout_uncapped
  valid_days claim_within_days
  contribution_slots contribution_table_games contribution_live_games contribution_jackpots
  excluded_methods is_new_customers_only`
  .split(/\s+/)
  .map((column) => `row.${column}`);
/** These terms are newer than checks of TERMS. While all of them are unknown, such a check is still valid. */
const newerTerms = "row.is_bonus_removed, row.spin_value, row.spins_wagering_multiple::numeric, row.spins_max_cashout";
const moments = ["starts_at", "ends_at"].map((column) => `(extract(epoch FROM row.${column}) * 1000)::bigint`);

/** The facts in the order of the API. */
export const factRules: Record<FactField, FactRule> = {
  [FactField.LICENSES]: { noun: "casino", value: "row.licenses", details: "row.license_details", shelfLife: 180 },
  [FactField.ESTABLISHED_YEAR]: { noun: "casino", value: "row.established_year", shelfLife: 90 },
  [FactField.WAGERING_REQUIREMENT]: { noun: "casino", value: "row.wagering_requirement", shelfLife: 30 },
  [FactField.MIN_DEPOSIT]: { noun: "casino", value: "row.min_deposit", shelfLife: 30 },
  [FactField.FREE_SPINS]: { noun: "casino", value: "row.free_spins", shelfLife: 30 },
  [FactField.WITHDRAWAL_HOURS]: { noun: "casino", value: "row.withdrawal_hours", shelfLife: 90 },
  [FactField.PAYMENT_METHODS]: {
    noun: "casino",
    value: "row.payment_methods",
    details: "row.payment_details",
    shelfLife: 90,
  },
  [FactField.GAME_PROVIDERS]: { noun: "casino", value: "row.game_providers", shelfLife: 90 },
  [FactField.ACCEPTS_CRYPTO]: { noun: "casino", value: "row.accepts_crypto", shelfLife: 90 },
  [FactField.HAS_LIVE_GAMES]: { noun: "casino", value: "row.has_live_games", shelfLife: 90 },
  [FactField.MOBILE_OPTIMIZED]: { noun: "casino", value: "row.mobile_optimized", shelfLife: 90 },
  [FactField.CODE]: { noun: "bonus", value: "row.bonus_code", shelfLife: 14 },
  [FactField.TERMS]: {
    noun: "bonus",
    value: [...terms, ...moments].join(", "),
    details: `CASE WHEN num_nonnulls(${newerTerms}) = 0 THEN '[]'::jsonb ELSE jsonb_build_array(${newerTerms}) END`,
    shelfLife: 30,
  },
};

const allFields = Object.values(FactField);

export const factsOfNoun: Record<FactNoun, FactField[]> = {
  casino: allFields.filter((field) => factRules[field].noun === "casino"),
  bonus: allFields.filter((field) => factRules[field].noun === "bonus"),
};

/** Returns a fact's name in the API. */
export function factName(field: FactField): string {
  return Object.entries(FactField).find(([, value]) => value === field)![0];
}

/** The SQL conditions for rows that have a fact. A fact without an entry exists in all rows. */
const existence: Partial<Record<FactField, string>> = { [FactField.CODE]: "row.bonus_code <> ''" };

/**
 * Returns SQL for the hash of a fact's current value. The hash is null if the row does not have the fact.
 * @param field SQL for the fact's field.
 */
export function hashSql(noun: FactNoun, field: string): string {
  const cases = factsOfNoun[noun].map((each) => {
    const value = valueSql(factRules[each]);
    const condition = existence[each];
    return `WHEN '${each}' THEN ${condition ? `CASE WHEN ${condition} THEN ${value} END` : value}`;
  });
  return `md5((CASE ${field} ${cases.join(" ")} END)::text)`;
}

function valueSql({ value, details }: FactRule): string {
  const plain = `jsonb_build_array(${value})`;
  if (details === undefined) return plain;
  return `CASE WHEN ${details} = '[]' THEN ${plain} ELSE jsonb_build_array(${value}, ${details}) END`;
}

const day = 86_400_000;

/** Whether a fact is stale. Counts days in UTC, so the result changes at midnight. */
export function isStale(field: FactField, checkedAt: Date, now: Date): boolean {
  const daysOf = (date: Date) => Math.floor(date.getTime() / day);
  return daysOf(now) - daysOf(checkedAt) > factRules[field].shelfLife;
}

/**
 * Returns the SQL condition for stale checks, with the same rule as `isStale`. `today` is SQL for the start of the UTC
 * day.
 */
export function staleSql(today: string): string {
  const hours = (days: number) => `interval '${days * 24} hours'`;
  const cases = allFields.map((field) => `WHEN '${field}' THEN ${hours(factRules[field].shelfLife)}`);
  const shortest = Math.min(...allFields.map((field) => factRules[field].shelfLife));
  // The first condition can use the index.
  return `checked.checked_at < ${today} - ${hours(shortest)}
    AND checked.checked_at < ${today} - CASE checked.field ${cases.join(" ")} END`;
}

export function startOfDay(now: Date): Date {
  return new Date(Math.floor(now.getTime() / day) * day);
}

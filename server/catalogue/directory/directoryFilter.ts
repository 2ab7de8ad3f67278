/** The rules for filters by directory row and payout time, which the lists of casinos and bonuses share. */
import type { Condition } from "../../database/reading/selectRows.js";
import { type DirectoryNoun, nounsWith } from "../../../shared/nouns/registry.js";
import { directoryNouns, hasOneOf } from "./directoryNouns.js";

/**
 * The fields of a filter that select casinos by their directory rows. Fields that are null or undefined are ignored.
 */
export type DirectoryFilter = Partial<Record<(typeof directoryNouns)[DirectoryNoun]["filter"], string[] | null>> & {
  maxPayoutHours?: number | null;
};

/** Matches casinos that have at least one of the directory rows with these slugs. */
export interface SlugRule {
  noun: DirectoryNoun;
  slugs: string[];
}

/** Matches casinos that pay within this many hours. A casino with an unknown time does not match. */
export interface PayoutRule {
  payoutWithin: number;
  /**
   * At least one of the payment methods with these slugs must pay in time, as the casino states it for the method. If
   * null, the casino's usual time counts.
   */
  slugs: string[] | null;
}

type Slugs = Record<DirectoryNoun, string[] | null | undefined>;

export function slugsOf(filter: DirectoryFilter): Slugs {
  return Object.fromEntries(
    nounsWith("isDirectory").map((noun) => [noun, filter[directoryNouns[noun].filter]]),
  ) as Slugs;
}

/** Whether the filter contains slugs of directory rows. */
export function usesDirectory(filter: DirectoryFilter): boolean {
  return Object.values(slugsOf(filter)).some((slugs) => slugs != null);
}

export function directoryRulesOf(filter: DirectoryFilter): (SlugRule | PayoutRule)[] {
  const { maxPayoutHours: payoutWithin } = filter;
  const { paymentMethod, ...otherSlugs } = slugsOf(filter);
  const rules: (SlugRule | PayoutRule)[] = [];
  if (payoutWithin != null) rules.push({ payoutWithin, slugs: paymentMethod ?? null });
  else if (paymentMethod != null) rules.push({ noun: "paymentMethod", slugs: paymentMethod });
  for (const [noun, slugs] of Object.entries(otherSlugs) as [DirectoryNoun, string[] | null | undefined][])
    if (slugs != null) rules.push({ noun, slugs });
  return rules;
}

/** Returns the SQL condition of a rule, for casinos aliased as `row`. */
export function directoryCondition(rule: SlugRule | PayoutRule): Condition {
  if ("noun" in rule) return hasOneOf(rule.noun, rule.slugs);
  const { payoutWithin, slugs } = rule;
  if (slugs === null) return { sql: "row.withdrawal_hours <= ?", values: [payoutWithin] };
  const more = "joined.can_withdraw IS NOT FALSE AND joined.payout_hours_to <= ?";
  const { sql, values } = hasOneOf("paymentMethod", slugs, { more });
  return { sql, values: [...values, payoutWithin] };
}

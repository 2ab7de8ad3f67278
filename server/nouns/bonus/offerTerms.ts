/** Finds the significant terms that the casino does not state for an offer. */
import { registerEnumType } from "type-graphql";

import type { Bonus } from "../../database/entities/bonus.entity.js";

export enum OfferTerm {
  WAGERING = "WAGERING",
  WAGERING_BASE = "WAGERING_BASE",
  MIN_DEPOSIT = "MIN_DEPOSIT",
  MAX_BET = "MAX_BET",
  VALID_DAYS = "VALID_DAYS",
  MAX_CASHOUT = "MAX_CASHOUT",
}

registerEnumType(OfferTerm, {
  name: "OfferTerm",
  description: "A significant term of a bonus.",
  valuesConfig: {
    WAGERING: { description: "How many times the wagering base must be wagered." },
    WAGERING_BASE: { description: "The amount that the wagering multiple applies to." },
    MIN_DEPOSIT: { description: "The minimum deposit." },
    MAX_BET: { description: "The largest bet allowed while wagering." },
    VALID_DAYS: { description: "How many days the player has to meet the wagering requirement." },
    MAX_CASHOUT: { description: "The maximum withdrawal, or the statement that withdrawals are unlimited." },
  },
});

/** The columns that determine which terms are missing. */
export const termProperties = [
  "wageringMultiple",
  "wageringBase",
  "minDepositMinor",
  "maxBetMinor",
  "validDays",
  "maxCashoutMinor",
  "isCashoutUncapped",
] as const;

/**
 * Returns the missing terms in the order of the enum. If an offer requires no wagering, its wagering base, maximum bet,
 * and time limit do not matter.
 */
export function missingTerms(bonus: Pick<Bonus, (typeof termProperties)[number]>): OfferTerm[] {
  const isWagered = bonus.wageringMultiple !== 0;
  const isMissing: Record<OfferTerm, boolean> = {
    WAGERING: bonus.wageringMultiple === null,
    WAGERING_BASE: isWagered && bonus.wageringBase === null,
    MIN_DEPOSIT: bonus.minDepositMinor === null,
    MAX_BET: isWagered && bonus.maxBetMinor === null,
    VALID_DAYS: isWagered && bonus.validDays === null,
    MAX_CASHOUT: bonus.maxCashoutMinor === null && !bonus.isCashoutUncapped,
  };
  return Object.values(OfferTerm).filter((term) => isMissing[term]);
}

/** The SQL condition for an offer without missing terms. The result is never NULL. */
export const completeSql = `row.wagering_multiple IS NOT NULL AND row.min_deposit_minor IS NOT NULL
  AND (row.max_cashout_minor IS NOT NULL OR row.is_cashout_uncapped)
  AND (row.wagering_multiple = 0
    OR row.wagering_base IS NOT NULL AND row.max_bet_minor IS NOT NULL AND row.valid_days IS NOT NULL)`;

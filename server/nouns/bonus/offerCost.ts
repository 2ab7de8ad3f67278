/**
 * Computes what an offer costs a player: how much the player must bet before a withdrawal, and the average loss on
 * these bets.
 */
import { type Bonus, BonusType, WageringBase } from "../../database/entities/bonus.entity.js";
import { BadUserInputError } from "../../shared/errors.js";
import { formatCount } from "../../../shared/formatCount.js";

/** The assumed average return of slots, in percent of each bet. */
export const assumedReturn = 96;

/** The columns that determine an offer's cost. */
export const costProperties = [
  "bonusType",
  "matchPercent",
  "capMinor",
  "currency",
  "minDepositMinor",
  "wageringMultiple",
  "wageringBase",
  "contributionSlots",
] as const;

const largestDeposit = 1_000_000;

/**
 * Converts the caller's deposit from whole units to hundredths.
 * @throws BadUserInputError for a deposit outside the allowed range.
 */
export function readDeposit(deposit: number): number {
  if (deposit >= 0 && deposit <= largestDeposit) return Math.round(deposit * 100);
  throw new BadUserInputError([
    { field: "deposit", message: `\`deposit\` must be between 0 and ${formatCount(largestDeposit)}.` },
  ]);
}

export type CostTerms = Pick<Bonus, (typeof costProperties)[number]>;

/** The bets that a deposit requires. All amounts are in hundredths of the offer's currency unit. */
export interface Turnover {
  /** The part of the deposit that earns a bonus. */
  deposit: number;
  /** The bonus for the deposit. Null if it depends on more than the deposit. */
  bonus: number | null;
  turnover: number;
}

/**
 * Returns the bets that a deposit requires. Returns null if terms are missing, if the deposit is too small for the
 * offer, if bets on slots do not count, if the bets depend on free-spin winnings, or if the wagering base of cashback is
 * not the bonus. `costSql` (database/entities/bonusSql.ts) applies the same rules in SQL.
 * @param chosen The deposit in hundredths of the offer's currency unit.
 */
export function turnoverOf(terms: CostTerms, chosen: number): Turnover | null {
  const { wageringMultiple: multiple, wageringBase: base, minDepositMinor } = terms;
  if ((minDepositMinor ?? 0) > chosen || multiple === null) return null;
  const bonus = bonusOf(terms, chosen);
  const deposit = countedDeposit(terms, chosen);
  if (multiple === 0) return { deposit, bonus, turnover: 0 };
  if (terms.contributionSlots === 0) return null;
  // For cashback, only the bonus can be wagered, because the deposit is already lost.
  if (base === null || (terms.bonusType === BonusType.CASHBACK && base !== WageringBase.BONUS)) return null;
  const bet = betOnce(base, bonus, deposit);
  return bet === null ? null : { deposit, bonus, turnover: multiple * bet };
}

function bonusOf({ matchPercent, capMinor }: CostTerms, chosen: number): number | null {
  return matchPercent === null ? capMinor : Math.min((chosen * matchPercent) / 100, capMinor ?? Infinity);
}

/** Limits the deposit to the amount that earns the maximum bonus, but never goes below the offer's minimum deposit. */
function countedDeposit({ bonusType, matchPercent, capMinor, minDepositMinor }: CostTerms, chosen: number): number {
  if (bonusType === BonusType.NO_DEPOSIT) return 0;
  const most = matchPercent === null || capMinor === null ? Infinity : (capMinor / matchPercent) * 100;
  return Math.max(Math.min(chosen, most), minDepositMinor ?? 0);
}

function betOnce(base: WageringBase, bonus: number | null, deposit: number): number | null {
  if (base === WageringBase.DEPOSIT) return deposit;
  if (base === WageringBase.WINNINGS || bonus === null) return null;
  return base === WageringBase.BONUS ? bonus : bonus + deposit;
}

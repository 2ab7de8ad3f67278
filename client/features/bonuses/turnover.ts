/** Calculates what a bonus really costs: how much the visitor must bet before a withdrawal. */
import type { BonusType, WageringBase } from "../../graphql/schemaTypes.generated";
import { ASSUMED_RETURN, HIGH_WAGERING } from "../../shared/limits";
import type { Money } from "../../shared/format/money";
import type { OfferTerms_bonusFragment } from "./OfferTerms.generated";

/** The terms that the calculation uses. */
export interface CostTerms {
  bonusType: BonusType;
  freeSpins: number | null;
  currency: string | null;
  offer: Pick<OfferTerms_bonusFragment["offer"], "matchPercent" | "cap" | "minDeposit" | "wagering" | "contributions">;
}

type Offer =
  /** A percentage of the deposit or of the losses, up to the cap. */
  | { kind: "match" | "cashback"; percent: number; cap: number }
  /** An amount that does not depend on the deposit. */
  | { kind: "fixed"; bonus: number }
  /** Free spins without bonus money. */
  | { kind: "spins" };

/** The amount that the multiple applies to. 'unstated' means that the casino does not say. */
type Base = "bonus" | "bonusAndDeposit" | "deposit" | "winnings" | "unstated";

interface Wagering {
  multiple: number;
  base: Base;
}

const bases: Record<WageringBase, Base> = {
  BONUS: "bonus",
  BONUS_AND_DEPOSIT: "bonusAndDeposit",
  DEPOSIT: "deposit",
  WINNINGS: "winnings",
};

/** The required bets, according to one reading of the terms. */
export interface Interpretation {
  base: Exclude<Base, "unstated">;
  bets: number;
}

/** The amounts that the multiple can apply to, in the bonus's currency. */
export interface Stake {
  currency: string;
  /** The deposit that the calculation uses, or 0 if the bonus needs no deposit. */
  deposit: number;
  bonus: number;
  /**
   * Set if the calculation does not use the visitor's deposit, because it is below the minimum or above the largest
   * deposit that counts.
   */
  limit?: "minimum" | "maximum";
}

export type Turnover =
  | { kind: "nothing" }
  /**
   * The required bets. `interpretations` has two entries if the terms can be read in two ways. `isChosen` says whether the
   * result depends on the visitor's deposit.
   */
  | {
      kind: "bets";
      offer: Offer["kind"];
      multiple: number;
      highest: number;
      stake: Stake;
      interpretations: Interpretation[];
      isChosen: boolean;
    }
  /**
   * The bets depend on the winnings from the free spins. `bets` is for the example winnings `won`. `onDeposit` is added
   * if the deposit counts too.
   */
  | {
      kind: "winnings";
      multiple: number;
      won: Money;
      bets: number;
      onDeposit: number;
      isStated: boolean;
      isChosen: boolean;
    }
  | { kind: "unknown"; unread: "wagering" | "slots" | "amount" };

/** The winnings from free spins that the example assumes. */
const EXAMPLE_WINNINGS = 10;

/** Rounds to cents. This removes floating-point errors, such as the one in 0.1 * 3. */
function cents(amount: number): number {
  return Math.round(amount * 100) / 100;
}

interface Deposit {
  counted: number;
  limit?: "minimum" | "maximum";
}

/**
 * Limits the visitor's deposit to the range from the bonus's minimum to the largest deposit that increases the bonus.
 */
function countedDeposit(chosen: number, minimum: number, maximum: number): Deposit {
  if (chosen < minimum) return { counted: minimum, limit: "minimum" };
  return chosen > maximum ? { counted: Math.max(maximum, minimum), limit: "maximum" } : { counted: chosen };
}

/** Returns the currency of a bonus. If the bonus has no currency, its amounts are in US dollars. */
function currencyOf({ currency }: CostTerms): string {
  return currency ?? "USD";
}

/** Returns what the bonus offers, or null if the casino does not say. */
function offerOf({ bonusType, freeSpins, offer: { matchPercent, cap, wagering } }: CostTerms): Offer | null {
  const isCashback = bonusType === "CASHBACK";
  if (matchPercent !== null && bonusType !== "NO_DEPOSIT")
    return { kind: isCashback ? "cashback" : "match", percent: matchPercent, cap: cap?.amount ?? Infinity };
  if (cap) return isCashback ? null : { kind: "fixed", bonus: cap.amount };
  return freeSpins || wagering?.base === "WINNINGS" ? { kind: "spins" } : null;
}

function stakeOf(offer: Exclude<Offer, { kind: "spins" }>, bonus: CostTerms, chosen: number): Stake {
  const currency = currencyOf(bonus);
  const minimum = bonus.offer.minDeposit?.amount ?? 0;
  if (offer.kind === "fixed") {
    if (bonus.bonusType === "NO_DEPOSIT") return { currency, deposit: 0, bonus: offer.bonus };
    const { counted, limit } = countedDeposit(chosen, minimum, Infinity);
    return { currency, deposit: counted, bonus: offer.bonus, ...(limit && { limit }) };
  }
  const { counted, limit } = countedDeposit(chosen, minimum, (offer.cap * 100) / offer.percent);
  const given = Math.min((counted * offer.percent) / 100, offer.cap);
  return { currency, deposit: cents(counted), bonus: cents(given), ...(limit && { limit }) };
}

function interpretationsOf({ multiple, base }: Wagering, { deposit, bonus }: Stake): Interpretation[] {
  const sums = { bonus, bonusAndDeposit: bonus + deposit, deposit };
  const read = (one: keyof typeof sums): Interpretation => ({ base: one, bets: cents(multiple * sums[one]) });
  if (base === "unstated") return deposit > 0 ? [read("bonus"), read("bonusAndDeposit")] : [read("bonus")];
  return base === "winnings" ? [] : [read(base)];
}

/**
 * Calculates how much the visitor must bet before withdrawing the winnings from free spins. The winnings are unknown in
 * advance, so the result uses an example.
 */
function onWinnings({ multiple, base }: Wagering, bonus: CostTerms, chosen: number): Turnover {
  if (base === "deposit") return { kind: "unknown", unread: "wagering" };
  const currency = currencyOf(bonus);
  const minimum = bonus.offer.minDeposit?.amount ?? 0;
  const isDeposited = bonus.bonusType !== "NO_DEPOSIT" && minimum > 0;
  const isChosen = isDeposited && (base === "unstated" || base === "bonusAndDeposit");
  return {
    kind: "winnings",
    multiple,
    won: { amount: EXAMPLE_WINNINGS, currency },
    bets: cents(multiple * EXAMPLE_WINNINGS),
    onDeposit: isChosen ? cents(multiple * Math.max(chosen, minimum)) : 0,
    isStated: base !== "unstated" || !isDeposited,
    isChosen,
  };
}

/**
 * Calculates how much the visitor must bet before a withdrawal. `chosen` is the visitor's deposit, in the bonus's
 * currency.
 */
export function turnoverOf(bonus: CostTerms, chosen: number): Turnover {
  const stated = bonus.offer.wagering;
  if (!stated) return { kind: "unknown", unread: "wagering" };
  if (stated.multiple === 0) return { kind: "nothing" };
  if (bonus.offer.contributions.some(({ category, percent }) => category === "SLOTS" && percent === 0))
    return { kind: "unknown", unread: "slots" };
  const wagering: Wagering = { multiple: stated.multiple, base: stated.base ? bases[stated.base] : "unstated" };
  const offer = offerOf(bonus);
  if (!offer) return { kind: "unknown", unread: "amount" };
  if (offer.kind === "spins") return onWinnings(wagering, bonus, chosen);

  // The deposit is already lost when the cashback arrives, so only the cashback can be bet.
  const counted: Wagering =
    offer.kind === "cashback" && wagering.base === "unstated" ? { ...wagering, base: "bonus" } : wagering;
  const stake = stakeOf(offer, bonus, chosen);
  const interpretations = interpretationsOf(counted, stake);
  const most = Math.max(...interpretations.map(({ bets }) => bets));
  if (interpretations.length === 0 || (offer.kind === "cashback" && counted.base !== "bonus"))
    return { kind: "unknown", unread: "wagering" };
  return {
    kind: "bets",
    offer: offer.kind,
    multiple: wagering.multiple,
    highest: Math.max(wagering.multiple, cents(most / stake.bonus)),
    stake,
    interpretations,
    isChosen: offer.kind !== "fixed" || (stake.deposit > 0 && interpretations.some(({ base }) => base !== "bonus")),
  };
}

/** Returns the average loss on these bets, on slots with the assumed return. */
export function expectedLoss(bets: number): number {
  return cents((bets * (100 - ASSUMED_RETURN)) / 100);
}

export function isHighWagering(multiple: number): boolean {
  return multiple > HIGH_WAGERING;
}

/**
 * Returns a bonus's required bets for this deposit, as the sort key of a list. The API's `COST_ASC` order uses the same
 * rule. Returns Infinity if the bets are unknown or ambiguous, or if the deposit is below the bonus's minimum.
 */
export function betsForOrder(bonus: CostTerms, deposit: number): number {
  if ((bonus.offer.minDeposit?.amount ?? 0) > deposit) return Infinity;
  const cost = turnoverOf(bonus, deposit);
  if (cost.kind === "nothing") return 0;
  return cost.kind === "bets" && cost.interpretations.length === 1 ? cost.interpretations[0]!.bets : Infinity;
}

/** What a bonus really costs: the bets that a deposit of the visitor's choice needs before anything can be withdrawn. */
import type { BonusType } from "../../graphql/generated";
import { ASSUMED_RETURN, HIGH_WAGERING } from "../../shared/limits";
import { parseMoney, type Money } from "./money";
import { parseOffer, type Offer } from "./offer";
import { parseWagering, type Wagering, type WageringBase } from "./wagering";

export interface BonusTexts {
  bonusType: BonusType;
  title: string;
  bonusAmount: string | null;
  minDeposit: string | null;
  maxWin: string | null;
  wageringRequirement: string | null;
  terms: string | null;
}

/** The bets for one reading of the terms. */
export interface Reading {
  base: Exclude<WageringBase, "unstated">;
  bets: number;
}

/** What is bet for, in the bonus's currency. */
export interface Stake {
  currency: string;
  /** The deposit that counts; 0 where none is needed. */
  deposit: number;
  bonus: number;
  /** Why another deposit counts than the chosen one. */
  limit?: "minimum" | "maximum";
}

export type Turnover =
  | { kind: "nothing" }
  /** `readings` has two entries where the terms don't say which holds. `isChosen`: the chosen deposit plays a part. */
  | {
      kind: "bets";
      offer: Offer["kind"];
      multiple: number;
      highest: number;
      stake: Stake;
      readings: Reading[];
      isChosen: boolean;
    }
  /** The bets depend on what spins win: `bets` for each `won`; with `onDeposit` on top if the terms should count the deposit too. */
  | {
      kind: "winnings";
      multiple: number;
      won: Money;
      bets: number;
      onDeposit: number;
      isStated: boolean;
      isChosen: boolean;
    }
  | { kind: "unknown"; unread: "wagering" | "amount" };

/** The winnings for which the bets on winnings are shown. */
const EXAMPLE_WINNINGS = 10;

/** Binary fractions leave dust: 0.1 * 3. */
function cents(amount: number): number {
  return Math.round(amount * 100) / 100;
}

interface Deposit {
  counted: number;
  limit?: "minimum" | "maximum";
}

/** The deposit that counts: not less than the bonus asks for, and no more than it adds to. */
function countedDeposit(chosen: number, minimum: number, maximum: number): Deposit {
  if (chosen < minimum) return { counted: minimum, limit: "minimum" };
  return chosen > maximum ? { counted: Math.max(maximum, minimum), limit: "maximum" } : { counted: chosen };
}

function minimumOf(minDeposit: string | null, currency: string): number {
  const minimum = parseMoney(minDeposit);
  return minimum?.currency === currency ? minimum.amount : 0;
}

/** The currency of a bonus that names no amount to give. */
function currencyOf({ minDeposit, maxWin }: BonusTexts): string {
  return (parseMoney(minDeposit) ?? parseMoney(maxWin))?.currency ?? "$";
}

function stakeOf(offer: Exclude<Offer, { kind: "spins" }>, bonus: BonusTexts, chosen: number): Stake {
  if (offer.kind === "fixed") {
    const { amount, currency } = offer.bonus;
    if (bonus.bonusType === "NO_DEPOSIT") return { currency, deposit: 0, bonus: amount };
    const { counted, limit } = countedDeposit(chosen, minimumOf(bonus.minDeposit, currency), Infinity);
    return { currency, deposit: counted, bonus: amount, ...(limit && { limit }) };
  }
  const currency = offer.cap?.currency ?? currencyOf(bonus);
  const ceiling = offer.cap?.amount ?? Infinity;
  const maximum = (ceiling * 100) / offer.percent;
  const { counted, limit } = countedDeposit(chosen, minimumOf(bonus.minDeposit, currency), maximum);
  const given = Math.min((counted * offer.percent) / 100, ceiling);
  return { currency, deposit: cents(counted), bonus: cents(given), ...(limit && { limit }) };
}

function readingsOf({ multiple, base }: Wagering, { deposit, bonus }: Stake): Reading[] {
  const sums = { bonus, bonusAndDeposit: bonus + deposit, deposit };
  const read = (one: keyof typeof sums): Reading => ({ base: one, bets: cents(multiple * sums[one]) });
  if (base === "unstated") return deposit > 0 ? [read("bonus"), read("bonusAndDeposit")] : [read("bonus")];
  return base === "winnings" ? [] : [read(base)];
}

/** The bets on the winnings of spins, of which nobody knows the size before. */
function onWinnings({ multiple, base }: Wagering, bonus: BonusTexts, chosen: number): Turnover {
  if (base === "deposit") return { kind: "unknown", unread: "wagering" };
  const currency = currencyOf(bonus);
  const minimum = minimumOf(bonus.minDeposit, currency);
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

/** The bets that a deposit needs before a withdrawal. `chosen` is the visitor's deposit, in the bonus's own currency. */
export function turnoverOf(bonus: BonusTexts, chosen: number): Turnover {
  const wagering = parseWagering(bonus.wageringRequirement, bonus.terms);
  if (!wagering) return { kind: "unknown", unread: "wagering" };
  if (wagering.multiple === 0) return { kind: "nothing" };
  const offer = parseOffer(bonus);
  if (!offer) return { kind: "unknown", unread: "amount" };
  if (offer.kind === "spins") return onWinnings(wagering, bonus, chosen);

  // What was lost is gone: only the cash that comes back can be bet.
  const counted: Wagering =
    offer.kind === "cashback" && wagering.base === "unstated" ? { ...wagering, base: "bonus" } : wagering;
  const stake = stakeOf(offer, bonus, chosen);
  const readings = readingsOf(counted, stake);
  const most = Math.max(...readings.map(({ bets }) => bets));
  if (readings.length === 0 || (offer.kind === "cashback" && counted.base !== "bonus"))
    return { kind: "unknown", unread: "wagering" };
  return {
    kind: "bets",
    offer: offer.kind,
    multiple: wagering.multiple,
    highest: Math.max(wagering.multiple, cents(most / stake.bonus)),
    stake,
    readings,
    isChosen: offer.kind !== "fixed" || (stake.deposit > 0 && readings.some(({ base }) => base !== "bonus")),
  };
}

/** What bets lose on average on slots that return what we assume. */
export function expectedLoss(bets: number): number {
  return cents((bets * (100 - ASSUMED_RETURN)) / 100);
}

/** Whether a multiple is more than a fair offer asks for. */
export function isHighWagering(multiple: number): boolean {
  return multiple > HIGH_WAGERING;
}

/**
 * The value of an offer for a deposit: the bonus minus the average cost of the bets that it requires. It is a price, not
 * a forecast, because a player can lose everything before the bets are made. All amounts are in hundredths of the
 * currency unit, and the value is rounded once.
 */
import {
  all,
  any,
  firstOf,
  type Formula,
  greatest,
  input,
  isEqual,
  isKnown,
  isMore,
  isOther,
  isUnknown,
  known,
  least,
  minus,
  not,
  numberInput,
  over,
  plus,
  rounded,
  times,
  when,
} from "./formula.js";

/** The assumed average return of slots, in percent of each bet. */
export const assumedReturn = 96;

/** The deposit for which lists compare offers if nobody chooses another one, in whole units. */
export const usualDeposit = 100;

/** The largest deposit, in whole units. */
export const largestDeposit = 1_000_000;

/** The currency of a deposit if nobody chooses another one. */
export const usualCurrency = "USD";

/** The terms that determine the value. Choices are as in the database. Null means that the term is not stated. */
export interface ValuedTerms {
  bonusType: string;
  currency: string | null;
  matchPercent: number | null;
  capMinor: number | null;
  minDepositMinor: number | null;
  wageringMultiple: number | null;
  wageringBase: string | null;
  contributionSlots: number | null;
  maxCashoutMinor: number | null;
  isCashoutUncapped: boolean;
  isBonusRemoved: boolean | null;
  freeSpins: number | null;
  spinValue: number | null;
  spinsWageringMultiple: number | null;
  spinsMaxCashout: number | null;
}

/** A deposit in hundredths of its currency unit. */
export interface Deposit {
  deposit: number;
  depositCurrency: string;
}

type Inputs = ValuedTerms & Deposit;

/** Why an offer has no value, in the order in which the rules are checked. */
export const noValueReasons = {
  OTHER_CURRENCY: "The amounts of the offer are in another currency than the deposit.",
  CASHBACK: "The amount of cashback depends on how much the player loses.",
  DEPOSIT_TOO_SMALL: "The deposit is below the offer's minimum deposit.",
  AMOUNT_NOT_STATED: "The casino does not state the amount of the bonus.",
  SLOTS_EXCLUDED: "Bets on slots do not count toward the wagering requirement.",
  WAGERING_NOT_STATED: "The casino does not state how often the bonus must be wagered.",
  WAGERING_BASE_NOT_STATED: "The casino does not state whether the bonus, the deposit or both must be wagered.",
  SPINS_NOT_STATED:
    "The casino does not state how much the spins are worth, or how often their winnings must be wagered.",
  REMOVAL_NOT_STATED: "The casino does not state whether it removes the bonus at withdrawal.",
  CASHOUT_NOT_STATED: "The casino does not state how much can be withdrawn from this free offer.",
};

export type NoValueReason = keyof typeof noValueReasons;

type NumberName = { [Name in keyof Inputs]: Inputs[Name] extends number | null ? Name : never }[keyof Inputs];

const number = (name: NumberName) => numberInput(name);
const isType = (type: "no_deposit" | "cashback") => isEqual(input("bonusType"), type);
const isBase = (base: "bonus" | "bonus_and_deposit" | "deposit" | "winnings") => isEqual(input("wageringBase"), base);

const deposit = number("deposit");
const cap = number("capMinor");
const match = number("matchPercent");
const multiple = number("wageringMultiple");
const minDeposit = number("minDepositMinor");

/** The average loss on bets on slots. */
const lossOn = (bets: Formula<number>) => over(times(bets, 100 - assumedReturn), 100);
/** The bets on slots that count as this much wagering. */
const onSlots = (wagering: Formula<number>) => over(times(wagering, 100), known(number("contributionSlots"), 100));

const isFree = isType("no_deposit");
const isMatch = all(isKnown(match), not(isFree));
/** Whether the offer includes bonus money. If not, it has only spins, and its other terms apply to the spins. */
const hasMoney = any(isMatch, isKnown(cap));
const hasSpins = any(isMore(number("freeSpins"), 0), isBase("winnings"));

/** The part of the deposit that the bonus depends on. */
const own = when<number>(isFree, 0, greatest(least(deposit, over(times(cap, 100), match)), minDeposit));
const bonus = when<number>(isMatch, least(over(times(own, match), 100), cap), known(cap, 0));

const wagered = firstOf<number>(
  [isBase("bonus"), bonus],
  [isBase("bonus_and_deposit"), plus(bonus, own)],
  [isBase("deposit"), own],
);
/** The winnings of spins are wagered apart from the bonus and the deposit. */
const isWagered = all(isMore(multiple, 0), not(isBase("winnings")));
const turnover = when<number>(isWagered, onSlots(times(multiple, wagered)), 0);
const averageLoss = least(lossOn(turnover), plus(own, bonus));

const left = when<number>(
  input("isBonusRemoved"),
  greatest(minus(own, averageLoss), 0),
  minus(plus(own, bonus), averageLoss),
);
const cash = least(minus(left, own), firstOf<number>([hasMoney, number("maxCashoutMinor")]));

const spinsMultiple = known(
  number("spinsWageringMultiple"),
  firstOf<number>([all(not(hasMoney), any(isBase("winnings"), isEqual(multiple, 0))), multiple]),
);
/** The average winnings of the spins, unless a term that determines their value is not stated. */
const winnings = firstOf<number>([
  all(isMore(number("freeSpins"), 0), isKnown(spinsMultiple)),
  over(times(times(number("freeSpins"), number("spinValue")), assumedReturn), 100),
]);
const lossOnWinnings = least(lossOn(onSlots(times(spinsMultiple, winnings))), winnings);
const spinsMaxCashout = known(number("spinsMaxCashout"), firstOf<number>([not(hasMoney), number("maxCashoutMinor")]));
/** `least` ignores an unknown number, so it must not see the limit of spins that are not counted. */
const spins = firstOf<number>([isKnown(winnings), least(minus(winnings, lossOnWinnings), spinsMaxCashout)]);

const isCashoutStated = any(
  isKnown(number("maxCashoutMinor")),
  input("isCashoutUncapped"),
  all(not(hasMoney), isKnown(number("spinsMaxCashout"))),
);

const reasons: Record<NoValueReason, Formula<boolean>> = {
  OTHER_CURRENCY: isOther(input("currency"), input("depositCurrency")),
  CASHBACK: isType("cashback"),
  DEPOSIT_TOO_SMALL: isMore(minDeposit, deposit),
  AMOUNT_NOT_STATED: all(not(hasMoney), not(hasSpins)),
  SLOTS_EXCLUDED: isEqual(number("contributionSlots"), 0),
  WAGERING_NOT_STATED: all(hasMoney, isUnknown(multiple)),
  WAGERING_BASE_NOT_STATED: any(
    all(isMore(multiple, 0), isUnknown(input("wageringBase")), any(hasMoney, isKnown(number("spinsWageringMultiple")))),
    all(isMore(multiple, 0), isBase("winnings"), hasMoney),
  ),
  SPINS_NOT_STATED: all(not(hasMoney), isUnknown(winnings)),
  REMOVAL_NOT_STATED: all(hasMoney, isUnknown(input("isBonusRemoved"))),
  CASHOUT_NOT_STATED: all(isFree, not(isCashoutStated)),
};

/** The reasons without which the cost of the bets is known, although the value is not. */
const onlyForValue: readonly NoValueReason[] = ["REMOVAL_NOT_STATED", "CASHOUT_NOT_STATED"];

const reasonNames = Object.keys(noValueReasons) as NoValueReason[];
const casesOf = (names: readonly NoValueReason[]) => names.map((name) => [reasons[name], name] as const);
const reason = firstOf<NoValueReason>(...casesOf(reasonNames));
const isCosted = isUnknown(firstOf(...casesOf(reasonNames.filter((name) => !onlyForValue.includes(name)))));
const isValued = isUnknown(reason);

const value = firstOf<number>([isValued, rounded(plus(cash, known(spins, 0)))]);
/** What all required bets cost on average, those for the winnings of spins included. */
const cost = firstOf<number>([isCosted, plus(averageLoss, known(lossOnWinnings, 0))]);
/** Unknown amounts come last in a list, after the largest that the terms allow (about 1e18), and the offers in other currencies after them. */
const placeOfUnknown = when<number>(reasons.OTHER_CURRENCY, 2e21, 1e21);

const offerFormulas = {
  reason,
  /** The part of the deposit that the bonus depends on. */
  deposit: firstOf<number>([isCosted, own]),
  bonus: firstOf<number>([isCosted, bonus]),
  /** The bets that are required before a withdrawal, without those for the winnings of spins. */
  turnover: firstOf<number>([isCosted, turnover]),
  /** The average loss on the turnover: at most the bonus and the deposit. */
  averageLoss: firstOf<number>([isCosted, averageLoss]),
  cost,
  /** What the bonus adds to the deposit on average. */
  cash: firstOf<number>([isValued, cash]),
  /** What the spins add on average. Unknown if they are not counted. */
  spins: firstOf<number>([isValued, spins]),
  value,
  /** The order of a list by cost, lowest first. */
  costOrder: known(cost, placeOfUnknown),
  /** The order of a list by value, highest first. */
  valueOrder: known(minus(0, value), placeOfUnknown),
};

export type OfferValue = {
  [Part in keyof typeof offerFormulas]: Part extends "reason" ? NoValueReason | null : number | null;
};

/** Computes all parts for a deposit. Unknown parts are null. */
export function offerValueOf(terms: ValuedTerms, given: Deposit): OfferValue {
  const row = { ...terms, ...given };
  const parts = Object.entries(offerFormulas).map(([part, formula]) => [part, formula.evaluate(row)]);
  return Object.fromEntries(parts) as OfferValue;
}

/** Returns whether an offer includes bonus money, and how often winnings of its spins must be wagered. */
export function partsOf(terms: ValuedTerms): { hasMoney: boolean; spinsMultiple: number | null } {
  const row = { ...terms };
  return { hasMoney: hasMoney.evaluate(row) === true, spinsMultiple: spinsMultiple.evaluate(row) };
}

/** Returns SQL for a part. `nameOf` returns SQL for a term's column, the deposit and its currency. */
export function offerSql(part: keyof OfferValue, nameOf: (input: keyof Inputs) => string): string {
  return offerFormulas[part].toSql(nameOf as (input: string) => string);
}

/** The terms that determine the value. */
export const valuedTerms: readonly (keyof ValuedTerms)[] = inputsOf(Object.values(offerFormulas));

function inputsOf(formulas: readonly Pick<Formula<number>, "toSql">[]): (keyof ValuedTerms)[] {
  const names = new Set<string>();
  for (const formula of formulas) formula.toSql((name) => String(names.add(name)));
  for (const name of ["deposit", "depositCurrency"] satisfies (keyof Deposit)[]) names.delete(name);
  return [...names] as (keyof ValuedTerms)[];
}

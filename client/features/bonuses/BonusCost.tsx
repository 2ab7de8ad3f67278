/**
 * Shows what a bonus costs, and what it is worth: the bets that a deposit requires, the average loss on those bets, and
 * the value of the bonus minus that loss.
 */
import { type ReactNode, useId, useState } from "react";
import {
  assumedReturn,
  largestDeposit,
  noValueReasons,
  type OfferValue,
  offerValueOf,
  partsOf,
  usualCurrency,
  usualDeposit,
  type ValuedTerms,
} from "../../../shared/offerValue";
import { HIGH_WAGERING } from "../../shared/limits";
import { messages } from "../../shared/messages";
import { text, tag } from "../../theme/classes";
import { slotClass } from "../../theme/classNames";
import type * as recipes from "./bonuses.recipe";
import { chooseDeposit, useDeposit, DepositField } from "./DepositField";
import { formatMoney } from "../../shared/format/money";
import { Receipt, type ReceiptLine } from "../../ui/Receipt";
import type { ValuedTerms_bonusFragment } from "./ValuedTerms.generated";

const classes = slotClass<typeof recipes.cost>("cost");

export type ValuedBonus = Omit<ValuedTerms_bonusFragment, "__typename" | " $fragmentName">;

/** A list's deposit, in major units of its currency. */
export interface ListDeposit {
  amount: number;
  /** Omitted if each bonus's own currency applies. */
  currency?: string;
}

interface BonusCostProps {
  bonus: ValuedBonus;
  /** The deposit of the list, or the visitor's own if omitted. */
  deposit?: ListDeposit | undefined;
  /** Whether to show the deposit field and the calculation. A list has one deposit field for all of its cards. */
  isDetailed?: boolean;
}

/** A bonus with its value for a deposit. Amounts of `value` are in hundredths. */
interface Valued extends ReturnType<typeof partsOf> {
  bonus: ValuedBonus;
  value: OfferValue;
  deposit: number;
  /** Formats an amount in hundredths. */
  money: (minor: number) => string;
}

/** Returns the terms with choices as in the database. */
function termsOf(bonus: ValuedBonus): ValuedTerms {
  const [bonusType, wageringBase] = [bonus.bonusType.toLowerCase(), bonus.wageringBase?.toLowerCase() ?? null];
  return { ...bonus, bonusType, wageringBase };
}

function valueFor(bonus: ValuedBonus, amount: number, depositCurrency: string): Valued {
  const terms = termsOf(bonus);
  const deposit = Math.round(amount * 100);
  return {
    bonus,
    ...partsOf(terms),
    value: offerValueOf(terms, { deposit, depositCurrency }),
    deposit,
    money: (minor) => formatMoney({ amount: minor / 100, currency: depositCurrency }),
  };
}

/** Formats an amount with its sign: +$30, −$180. */
function signed({ money }: Valued, minor: number): string {
  if (minor === 0) return money(0);
  return `${minor > 0 ? "+" : "−"}${money(Math.abs(minor))}`;
}

/** Whether the value depends on the deposit: whether a small, a usual and a large deposit give other results. */
function dependsOnDeposit(bonus: ValuedBonus): boolean {
  const terms = termsOf(bonus);
  const results = [1, usualDeposit * 100, largestDeposit * 100].map((deposit) => {
    const { reason, turnover, cost, value } = offerValueOf(terms, { deposit, depositCurrency: terms.currency ?? "" });
    return [reason, turnover, cost, value].join();
  });
  return new Set(results).size > 1;
}

export function BonusCost({ bonus, deposit, isDetailed = false }: BonusCostProps) {
  const noteId = useId();
  const visitorsDeposit = useDeposit();
  const { amount, currency = bonus.currency ?? usualCurrency } = deposit ?? { amount: visitorsDeposit };
  const valued = valueFor(bonus, amount, currency);
  const [isWrong, setIsWrong] = useState(false);
  // The deposit applies to every bonus on the page. Only the bonus whose field the visitor edits is a live region.
  const [isEdited, setIsEdited] = useState(false);
  const hasField = isDetailed && dependsOnDeposit(bonus);

  return (
    <div className={classes("root")} onFocus={() => setIsEdited(hasField)} onBlur={() => setIsEdited(false)}>
      <div className={classes("head")}>
        <h4>What it really costs</h4>
        {hasField && (
          <DepositField
            amount={amount}
            onChoose={chooseDeposit}
            currency={currency}
            descriptionId={noteId}
            onWrong={setIsWrong}
          />
        )}
      </div>
      <p className={classes("bets")} role={isEdited ? "status" : undefined}>
        <Sentences {...valued} />
      </p>
      <p className={isWrong ? text({ tone: "warning", size: "tiny" }) : text({ size: "tiny" })} id={noteId}>
        {isWrong ? messages.depositInvalid : noteOf(valued)}
      </p>
      <HighWagering {...valued} />
      {isDetailed && <Receipts {...valued} />}
    </div>
  );
}

function Sentences(valued: Valued): ReactNode {
  const { value, bonus, deposit, money } = valued;
  const why = value.reason && lowerFirst(noValueReasons[value.reason]);
  if (value.cost === null) return `We can't calculate this: ${why}`;
  const bets = (
    <>
      <Bets {...valued} />
      {value.cost > 0 && <AverageCost {...valued} />}
    </>
  );
  if (value.value === null)
    return (
      <>
        {bets} We can't calculate its value: {why}
      </>
    );
  return (
    <>
      {bets} {bonus.bonusType === "NO_DEPOSIT" ? "Its value is" : `For a deposit of ${money(deposit)}, its value is`}{" "}
      <b>{signed(valued, value.value)}</b>
      {isSpinsUncounted(valued) && ", not counting the spins"}.
    </>
  );
}

function Bets({ value, bonus, hasMoney, spinsMultiple, money }: Valued) {
  const isWagered = Boolean(spinsMultiple) && (bonus.freeSpins ?? 0) > 0;
  const ofSpins =
    isWagered &&
    `You must place ${spinsMultiple} times the winnings from the spins in bets before you can withdraw them.`;
  if (value.turnover)
    return (
      <>
        You must place <b>{money(value.turnover)}</b> in bets before you can withdraw.{ofSpins && ` ${ofSpins}`}
      </>
    );
  if (!hasMoney && spinsMultiple) return ofSpins;
  return <>You can withdraw the bonus without placing any bets.{ofSpins && ` ${ofSpins}`}</>;
}

function AverageCost({ value, money }: Valued) {
  return (
    <>
      {" "}
      On slots that return {assumedReturn}%, that costs about <b>{money(value.cost ?? 0)}</b> on average.
    </>
  );
}

function lowerFirst(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

function isSpinsUncounted({ bonus, value }: Valued): boolean {
  return (bonus.freeSpins ?? 0) > 0 && value.spins === null;
}

/** Returns the note below the sentences: what the multiple applies to, or what to do without a figure. */
function noteOf(valued: Valued): string {
  const { value, bonus, hasMoney, deposit, money } = valued;
  if (value.reason === "DEPOSIT_TOO_SMALL") return `The minimum deposit is ${money(bonus.minDepositMinor ?? 0)}.`;
  if (value.cost === null)
    return value.reason?.endsWith("_NOT_STATED") ? "Ask the casino before you accept the bonus." : "";
  const own = value.deposit ?? 0;
  const limit =
    own < deposit && bonus.bonusType !== "NO_DEPOSIT"
      ? ` Depositing more than ${money(own)} does not increase the bonus.`
      : "";
  if (value.turnover) return `${basis(valued)}${limit}`;
  const terms = "The bonus's other terms still apply.";
  return hasMoney ? `${terms}${limit}` : terms;
}

/** Returns a sentence with the amounts that the multiple applies to, such as '40x the bonus and deposit, $150 + $100.' */
function basis({ bonus: { wageringMultiple, wageringBase, contributionSlots }, value, money }: Valued): string {
  const bonus = money(value.bonus ?? 0);
  const deposit = money(value.deposit ?? 0);
  const amounts =
    wageringBase === "BONUS_AND_DEPOSIT"
      ? `the bonus and deposit, ${bonus} + ${deposit}`
      : `the ${wageringBase === "DEPOSIT" ? `${deposit} deposit` : `${bonus} bonus`}`;
  return `${wageringMultiple}x ${amounts}${isPart(contributionSlots) ? `. Bets on slots count ${contributionSlots}%` : ""}.`;
}

function isPart(percent: number | null): percent is number {
  return percent !== null && percent < 100;
}

/** Shows the calculation line by line: the bets, and the value. */
function Receipts(valued: Valued) {
  const { bonus, value, money } = valued;
  const share = (bonus.contributionSlots ?? 100) / 100;
  const multiple = bonus.wageringMultiple ?? 0;
  const line = (label: string, amount: number, isCounted: boolean): ReceiptLine => ({
    label: `${label}, ${money(amount)}`,
    note: isCounted ? (multiple === 1 ? "bet once" : `bet ${multiple} times`) : "not counted",
    amount: money(isCounted ? (amount * multiple) / share : 0),
  });
  const own = value.deposit ?? 0;
  const bets = [
    line("The bonus", value.bonus ?? 0, bonus.wageringBase !== "DEPOSIT"),
    ...(own > 0 ? [line("Your deposit", own, bonus.wageringBase !== "BONUS")] : []),
  ];
  return (
    <>
      {Boolean(value.turnover) && (
        <Receipt
          caption="How the bets add up"
          lines={bets}
          sum={{ label: "Bets before you can withdraw", amount: money(value.turnover ?? 0) }}
        />
      )}
      {value.value !== null && (
        <Receipt
          caption="How the value adds up"
          lines={valueLines(valued)}
          sum={{ label: "Value of the bonus", amount: signed(valued, value.value) }}
        />
      )}
    </>
  );
}

function valueLines(valued: Valued): ReceiptLine[] {
  const { bonus, value } = valued;
  const [money, own, loss, cash] = [value.bonus ?? 0, value.deposit ?? 0, value.averageLoss ?? 0, value.cash ?? 0];
  const paid = bonus.isBonusRemoved ? 0 : money;
  const lost = bonus.isBonusRemoved ? Math.min(loss, own) : loss;
  const line = (label: string, minor: number, note?: string): ReceiptLine => ({
    label,
    amount: signed(valued, minor),
    ...(note !== undefined && { note }),
  });
  const aboveLimit = paid - lost - cash;
  return [
    ...(money > 0 ? [line("The bonus", paid, bonus.isBonusRemoved ? "removed at withdrawal" : undefined)] : []),
    ...(money > 0 || lost > 0 ? [line("Average loss on the bets", -lost)] : []),
    ...(aboveLimit > 0.5 ? [line("Above the maximum cashout", -aboveLimit)] : []),
    ...(value.spins === null ? [] : [line("The spins, after their bets", value.spins)]),
    ...(isSpinsUncounted(valued) ? [line("The spins", 0, "not counted")] : []),
  ];
}

/** Warns about an unfairly high multiple and says why it is unfair. */
function HighWagering(valued: Valued) {
  const flag = flagOf(valued);
  if (flag === null) return null;
  return (
    <details className={classes("flag")}>
      <summary>
        <span className={tag({ tone: "warn" })}>{`${flag}: above ${HIGH_WAGERING}x`}</span>
      </summary>
      <p className={text({ size: "tiny" })}>
        Since 2026, Great Britain has capped wagering requirements at {HIGH_WAGERING}x. On slots that return{" "}
        {assumedReturn}%, wagering a bonus more than {100 / (100 - assumedReturn)} times costs more on average than the
        bonus is worth.
      </p>
    </details>
  );
}

function flagOf({ bonus, value }: Valued): string | null {
  const multiple = Math.max(bonus.wageringMultiple ?? 0, bonus.spinsWageringMultiple ?? 0);
  if (multiple > HIGH_WAGERING) return `${multiple}x`;
  const ofBonus = value.bonus ? Math.round(((value.turnover ?? 0) / value.bonus) * 100) / 100 : 0;
  return ofBonus > HIGH_WAGERING ? `${ofBonus}x the bonus` : null;
}

/**
 * Shows what a bonus really costs: the bets that the visitor's deposit requires, and the average loss on those bets.
 */
import { useId, useState } from "react";
import { ASSUMED_RETURN, HIGH_WAGERING } from "../../shared/limits";
import { messages } from "../../shared/messages";
import { text, tag } from "../../theme/classes";
import { slotClass } from "../../theme/classNames";
import type * as recipes from "./bonuses.recipe";
import { BetsSentence, costNote } from "./BetsSentence";
import { useDeposit, DepositField } from "./DepositField";

import { formatMoney } from "../../shared/format/money";
import { expectedLoss, turnoverOf, type CostTerms, type Turnover, isHighWagering } from "./turnover";
import { Receipt } from "../../ui/Receipt";

const classes = slotClass<typeof recipes.cost>("cost");

interface BonusCostProps {
  bonus: CostTerms;
  /** Whether to show the deposit field and the calculation. A list has one deposit field for all of its cards. */
  isDetailed?: boolean;
}

function depositCurrency(cost: Turnover): string | null {
  if (cost.kind === "bets") return cost.isChosen ? cost.stake.currency : null;
  return cost.kind === "winnings" && cost.isChosen ? cost.won.currency : null;
}

export function BonusCost({ bonus, isDetailed = false }: BonusCostProps) {
  const noteId = useId();
  const cost = turnoverOf(bonus, useDeposit());
  const [isWrong, setIsWrong] = useState(false);
  // The deposit applies to every bonus on the page. Only the bonus whose field the visitor edits is a live region.
  const [isEdited, setIsEdited] = useState(false);
  const currency = isDetailed ? depositCurrency(cost) : null;

  return (
    <div className={classes("root")} onFocus={() => setIsEdited(currency !== null)} onBlur={() => setIsEdited(false)}>
      <div className={classes("head")}>
        <h4>What it really costs</h4>
        {currency !== null && <DepositField currency={currency} descriptionId={noteId} onWrong={setIsWrong} />}
      </div>
      <p className={classes("bets")} role={isEdited ? "status" : undefined}>
        <BetsSentence cost={cost} /> <ExpectedLoss cost={cost} />
      </p>
      <p className={isWrong ? text({ tone: "warning", size: "tiny" }) : text({ size: "tiny" })} id={noteId}>
        {isWrong ? messages.depositInvalid : costNote(cost)}
      </p>
      <HighWagering cost={cost} />
      {isDetailed && cost.kind === "bets" && <CostReceipt cost={cost} />}
    </div>
  );
}

/** Shows the average loss on the bets, and the return that the calculation assumes. */
function ExpectedLoss({ cost }: { cost: Turnover }) {
  if (cost.kind !== "bets") return null;
  const losses = cost.interpretations.map(({ bets }) =>
    formatMoney({ amount: expectedLoss(bets), currency: cost.stake.currency }),
  );
  return (
    <>
      On slots that return {ASSUMED_RETURN}%, that costs about <b>{losses.join(" or ")}</b> on average.
    </>
  );
}

/** Shows the calculation line by line. Shows nothing if the terms have more than one reading. */
function CostReceipt({ cost }: { cost: Extract<Turnover, { kind: "bets" }> }) {
  const { offer, multiple, stake, interpretations } = cost;
  const [only] = interpretations;
  if (interpretations.length !== 1 || !only) return null;

  const times = multiple === 1 ? "bet once" : `bet ${multiple} times`;
  const money = (amount: number) => formatMoney({ amount, currency: stake.currency });
  const line = (label: string, amount: number, isCounted: boolean) => ({
    label: `${label}, ${money(amount)}`,
    note: isCounted ? times : "not counted",
    amount: money(isCounted ? amount * multiple : 0),
  });
  const bonus = line(offer === "cashback" ? "The cashback" : "The bonus", stake.bonus, only.base !== "deposit");
  const deposit = line("Your deposit", stake.deposit, only.base !== "bonus");
  return (
    <Receipt
      caption="How the bets add up"
      lines={stake.deposit > 0 && offer !== "cashback" ? [bonus, deposit] : [bonus]}
      sum={{ label: "Bets before you can withdraw", amount: money(only.bets) }}
    />
  );
}

/** Warns about an unfairly high multiple and says why it is unfair. */
function HighWagering({ cost }: { cost: Turnover }) {
  const flag = flagOf(cost);
  if (flag === null) return null;
  return (
    <details className={classes("flag")}>
      <summary>
        <span className={tag({ tone: "warn" })}>{`${flag}: above ${HIGH_WAGERING}x`}</span>
      </summary>
      <p className={text({ size: "tiny" })}>
        Since 2026, Great Britain has capped wagering requirements at {HIGH_WAGERING}x. On slots that return{" "}
        {ASSUMED_RETURN}%, wagering a bonus more than {100 / (100 - ASSUMED_RETURN)} times costs more on average than
        the bonus is worth.
      </p>
    </details>
  );
}

function flagOf(cost: Turnover): string | null {
  if (cost.kind !== "bets" && cost.kind !== "winnings") return null;
  const { multiple } = cost;
  if (isHighWagering(multiple)) return `${multiple}x`;
  return cost.kind === "bets" && isHighWagering(cost.highest) ? `${cost.highest}x the bonus` : null;
}

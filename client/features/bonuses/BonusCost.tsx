/** What a bonus really costs: the bets that the visitor's deposit needs, and what they lose on average. */
import { useId, useState } from "react";
import { messages } from "../../shared/messages";
import { BetsSentence } from "./BetsSentence";
import { CostReceipt } from "./CostReceipt";
import { costNote } from "./costNote";
import { useDeposit } from "./deposit";
import { DepositField } from "./DepositField";
import { ExpectedLoss } from "./ExpectedLoss";
import { HighWagering } from "./HighWagering";
import { turnoverOf, type BonusTexts, type Turnover } from "./turnover";

interface BonusCostProps {
  bonus: BonusTexts;
  /** Shows the field for the deposit, and the lines that the cost adds up from. A list has one field for all its cards. */
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
  // Every bonus of the page follows one field: only the one that is being edited is read out.
  const [isEdited, setIsEdited] = useState(false);
  const currency = isDetailed ? depositCurrency(cost) : null;

  return (
    <div className="cost" onFocus={() => setIsEdited(true)} onBlur={() => setIsEdited(false)}>
      <div className="cost-head">
        <h4>What it really costs</h4>
        {currency !== null && <DepositField currency={currency} descriptionId={noteId} onWrong={setIsWrong} />}
      </div>
      <output className="cost-bets" aria-live={isEdited ? "polite" : "off"}>
        <BetsSentence cost={cost} /> <ExpectedLoss cost={cost} />
      </output>
      <p className={isWrong ? "tiny is-warning" : "tiny"} id={noteId}>
        {isWrong ? messages.depositInvalid : costNote(cost)}
      </p>
      <HighWagering cost={cost} />
      {isDetailed && cost.kind === "bets" && <CostReceipt cost={cost} />}
    </div>
  );
}

/** What a bonus really costs: the bets that a deposit of the visitor's choice needs, as far as the texts say. */
import { useId, useState } from "react";
import { HIGH_WAGERING } from "../../shared/limits";
import { messages } from "../../shared/messages";
import { BetsSentence } from "./BetsSentence";
import { CostReceipt } from "./CostReceipt";
import { costNote } from "./costNote";
import { useDeposit } from "./deposit";
import { DepositField } from "./DepositField";
import { isHighWagering, turnoverOf, type BonusTexts, type Turnover } from "./turnover";

interface BonusCostProps {
  bonus: BonusTexts;
  /** There is room for the lines that it adds up from. */
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
  const currency = depositCurrency(cost);

  return (
    <div className="cost" onFocus={() => setIsEdited(true)} onBlur={() => setIsEdited(false)}>
      <div className="cost-head">
        <h4>What it really costs</h4>
        {currency !== null && <DepositField currency={currency} descriptionId={noteId} onWrong={setIsWrong} />}
      </div>
      <output className="cost-bets" aria-live={isEdited ? "polite" : "off"}>
        <BetsSentence cost={cost} /> <HighWagering cost={cost} />
      </output>
      <p className={isWrong ? "tiny is-warning" : "tiny"} id={noteId}>
        {isWrong ? messages.depositInvalid : costNote(cost)}
      </p>
      {isDetailed && cost.kind === "bets" && <CostReceipt cost={cost} />}
    </div>
  );
}

/** The flag on a multiple that is more than a fair offer asks for. */
function HighWagering({ cost }: { cost: Turnover }) {
  if (cost.kind !== "bets" && cost.kind !== "winnings") return null;
  const { multiple } = cost;
  if (isHighWagering(multiple)) return <span className="tag tag-warn">{`${multiple}x: above ${HIGH_WAGERING}x`}</span>;
  if (cost.kind === "winnings" || !isHighWagering(cost.highest)) return null;
  return <span className="tag tag-warn">{`${cost.highest}x of the bonus: above ${HIGH_WAGERING}x`}</span>;
}

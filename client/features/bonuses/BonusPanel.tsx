/** A bonus on its casino's own review: the casino is known there, so the terms have the room. */
import type { FragmentType } from "@apollo/client";
import { useBonusPanel_bonusFragment } from "../../graphql/documents/BonusPanel_bonus";
import type { BonusPanel_bonusFragment } from "../../graphql/generated";
import { Terms } from "../../shared/ui/Terms";
import { BonusCode } from "./BonusCode";
import { BonusCost } from "./BonusCost";
import { bonusTerms } from "./bonusTerms";
import { BONUS_TYPE_LABELS } from "./bonusTypes";

interface BonusPanelProps {
  bonus: FragmentType<BonusPanel_bonusFragment>;
  /** Whose review it stands on. */
  casinoId: string;
}

export function BonusPanel({ bonus: ref, casinoId }: BonusPanelProps) {
  const bonus = useBonusPanel_bonusFragment(ref);
  return (
    <article className="panel bonus-panel">
      <div className="bonus-head">
        <h3>{bonus.title}</h3>
        <span className="tag tag-gold">{BONUS_TYPE_LABELS[bonus.bonusType]}</span>
      </div>
      <Terms terms={bonusTerms(bonus)} />
      <BonusCost bonus={bonus} isDetailed />
      {bonus.terms && <p className="muted small">{bonus.terms}</p>}
      {bonus.bonusCode ? (
        <BonusCode code={bonus.bonusCode} bonusId={bonus.id} casinoId={casinoId} />
      ) : (
        <p className="tiny">No code needed</p>
      )}
    </article>
  );
}

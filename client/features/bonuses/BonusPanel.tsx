/** A bonus on its casino's own review: the casino is known there, so the terms have the room. */
import type { FragmentType } from "@apollo/client";
import { useBonusPanel_bonusFragment } from "../../graphql/documents/BonusPanel_bonus";
import type { BonusPanel_bonusFragment } from "../../graphql/generated";
import { bonusAnchor } from "../../shared/paths";
import { Terms } from "../../shared/ui/Terms";
import { TextBlocks } from "../../shared/ui/TextBlocks";
import { useAnchor } from "../../shared/useAnchor";
import { BonusCode } from "./BonusCode";
import { BonusCost } from "./BonusCost";
import { BonusExit } from "./BonusExit";
import { bonusTerms } from "./bonusTerms";
import { BONUS_TYPE_LABELS } from "./bonusTypes";

interface BonusPanelProps {
  bonus: FragmentType<BonusPanel_bonusFragment>;
  /** The casino that the review is about. */
  casino: { id: string; name: string; websiteUrl: string | null };
}

export function BonusPanel({ bonus: ref, casino }: BonusPanelProps) {
  const bonus = useBonusPanel_bonusFragment(ref);
  const anchor = bonusAnchor(bonus.id);
  const panel = useAnchor<HTMLElement>(anchor, true);
  return (
    <article className="panel bonus-panel" id={anchor} ref={panel} tabIndex={-1}>
      <div className="bonus-head">
        <h3>{bonus.title}</h3>
        <span className="tag tag-gold">{BONUS_TYPE_LABELS[bonus.bonusType]}</span>
      </div>
      <Terms terms={bonusTerms(bonus)} />
      <BonusCost bonus={bonus} isDetailed />
      {bonus.terms && <TextBlocks className="muted small" text={bonus.terms} />}
      <div className="row-wrap bonus-actions">
        {bonus.bonusCode ? (
          <BonusCode code={bonus.bonusCode} bonusId={bonus.id} casinoId={casino.id} />
        ) : (
          <p className="tiny">No code needed</p>
        )}
        <BonusExit bonusId={bonus.id} casino={casino} />
      </div>
    </article>
  );
}

/** A bonus in a grid: whose, what offer, at what terms, what next. */
import type { FragmentType } from "@apollo/client";
import { useBonusCard_bonusFragment } from "../../graphql/documents/BonusCard_bonus";
import type { BonusCard_bonusFragment } from "../../graphql/generated";
import { bonusClaim, casinoClick } from "../../graphql/trackedLinks";
import { bonusPath, casinoPath } from "../../shared/paths";
import { formatRating } from "../../shared/rating";
import { CasinoLogo } from "../../shared/ui/CasinoLogo";
import { Link } from "../../shared/ui/Link";
import { NotRecommended } from "../../shared/ui/NotRecommended";
import { Terms } from "../../shared/ui/Terms";
import { BonusCode } from "./BonusCode";
import { BonusCost } from "./BonusCost";
import { BonusExit } from "./BonusExit";
import { bonusTerms } from "./bonusTerms";
import { BONUS_TYPE_LABELS } from "./bonusTypes";

interface BonusCardProps {
  bonus: FragmentType<BonusCard_bonusFragment>;
  /** The card stands in the first row of its page, so its logo does not wait. */
  isFirstRow?: boolean;
}

export function BonusCard({ bonus: ref, isFirstRow }: BonusCardProps) {
  const bonus = useBonusCard_bonusFragment(ref);
  const { casino } = bonus;
  const isUnlicensed = casino?.licenses.length === 0;

  return (
    <article className="card bonus-card">
      <div className="card-head">
        {casino && <CasinoLogo name={casino.name} logoUrl={casino.logoUrl} size={44} isEager={isFirstRow} />}
        <p className="card-who bonus-casino">
          {casino ? (
            <>
              <Link to={casinoPath(casino.slug)} className="card-link" {...casinoClick(casino.id, "bonus")}>
                {casino.name}
              </Link>
              <span className="tiny">{formatRating(casino.rating)}</span>
            </>
          ) : (
            <span className="muted">Not tied to one casino</span>
          )}
        </p>
        <span className="tag tag-gold">{BONUS_TYPE_LABELS[bonus.bonusType]}</span>
        {isUnlicensed && <NotRecommended />}
      </div>
      <h3 className="offer">{bonus.title}</h3>
      <Terms terms={bonusTerms(bonus)} />
      <BonusCost bonus={bonus} />
      <p className="card-note">{bonus.terms}</p>
      <div className="card-foot">
        {bonus.bonusCode ? (
          <div className="bonus-code-exit">
            <BonusCode code={bonus.bonusCode} bonusId={bonus.id} casinoId={casino?.id} />
            {casino && <BonusExit bonusId={bonus.id} casino={casino} />}
          </div>
        ) : (
          <span className="tiny">No code needed</span>
        )}
        {casino && (
          <Link
            to={bonusPath(casino.slug, bonus.id)}
            className={isUnlicensed ? "btn btn-secondary btn-sm" : "btn btn-primary btn-sm"}
            aria-label={`View bonus at ${casino.name}`}
            {...bonusClaim(bonus.id, casino.id)}
          >
            View bonus
          </Link>
        )}
      </div>
    </article>
  );
}

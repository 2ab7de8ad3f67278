/** A bonus in a grid: its casino, the offer, its terms and the next step. */
import type { FragmentType } from "@apollo/client";
import { bonusClaim, casinoClick } from "../../graphql/trackedLinks";
import { useFragmentData } from "../../graphql/useFragmentData";
import { bonusPath, casinoPath } from "../../shared/paths";
import { formatRating } from "../../shared/ratingScale";
import { CasinoLogo } from "../../ui/images/CasinoLogo";
import { Link } from "../../ui/Link";
import { NotRecommended } from "../../ui/NotRecommended";
import { button, card, tag, text } from "../../theme/classes";
import { slotClass } from "../../theme/classNames";
import type * as recipes from "./bonuses.recipe";
import { BonusCard_bonusFragmentDoc, type BonusCard_bonusFragment } from "./BonusCard.generated";
import { BonusCode, BonusExit } from "./BonusCode";
import { BonusCost, type ListDeposit } from "./BonusCost";

import { BONUS_TYPE_LABELS } from "./bonusTypes";
import { OfferTerms, isFullyStated } from "./OfferTerms";

const bonusCard = slotClass<typeof recipes.bonusCard>("bonus-card");

interface BonusCardProps {
  bonus: FragmentType<BonusCard_bonusFragment>;
  /** Whether the card is in the first row of its page. If so, its logo loads immediately. */
  isFirstRow?: boolean;
  /** The deposit of the list, or the visitor's own if omitted. */
  deposit?: ListDeposit | undefined;
}

export function BonusCard({ bonus: ref, isFirstRow, deposit }: BonusCardProps) {
  const bonus = useFragmentData(BonusCard_bonusFragmentDoc, ref);
  const { casino } = bonus;
  const isUnlicensed = casino?.licenses.length === 0;

  return (
    <article className={card("root")}>
      <div className={card("head", { look: "bonus" })}>
        {casino && <CasinoLogo name={casino.name} logoUrl={casino.logoUrl} size={44} isEager={isFirstRow} />}
        <p className={`${card("who")} ${bonusCard("casino")}`}>
          {casino ? (
            <>
              <Link to={casinoPath(casino.slug)} className={card("link")} {...casinoClick(casino.id, "bonus")}>
                {casino.name}
              </Link>
              <span className={text({ size: "tiny" })}>{formatRating(casino.rating)}</span>
            </>
          ) : (
            <span className={text({ tone: "muted" })}>Not tied to a casino</span>
          )}
        </p>
        <span className={tag({ tone: "gold" })}>{BONUS_TYPE_LABELS[bonus.bonusType]}</span>
        {isUnlicensed && <NotRecommended />}
      </div>
      <h3 className={card("offer", { look: "bonus" })}>{bonus.title}</h3>
      <OfferTerms bonus={bonus} place="card" />
      <BonusCost bonus={bonus} deposit={deposit} />
      {/* Rendered even if empty, because each part of a card must fill its grid row. */}
      <p className={card("note")}>{!isFullyStated(bonus) && bonus.terms}</p>
      <div className={card("foot")}>
        {bonus.bonusCode ? (
          <div className={bonusCard("exit")}>
            <BonusCode code={bonus.bonusCode} bonusId={bonus.id} casinoId={casino?.id} />
            {casino && <BonusExit bonusId={bonus.id} casino={casino} />}
          </div>
        ) : (
          <span className={text({ size: "tiny" })}>No code needed</span>
        )}
        {casino && (
          <Link
            to={bonusPath(casino.slug, bonus.id)}
            className={
              isUnlicensed ? button({ tone: "secondary", size: "sm" }) : button({ tone: "primary", size: "sm" })
            }
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

/** A bonus in its casino's review. The page already names the casino, so there is more space for the terms. */
import type { FragmentType } from "@apollo/client";
import { useFragmentData } from "../../graphql/useFragmentData";
import { bonusAnchor } from "../../shared/paths";
import { TextBlocks } from "../../ui/TextBlocks";
import { useAnchor } from "../../shared/hooks/useAnchor";
import { panel as panelStyle, row, tag, text } from "../../theme/classes";
import { slotClass } from "../../theme/classNames";
import type * as recipes from "./bonuses.recipe";
import { CheckedOn } from "../../ui/CheckedOn";
import { BonusCode, BonusExit } from "./BonusCode";
import { BonusCost } from "./BonusCost";

import { BonusPanel_bonusFragmentDoc, type BonusPanel_bonusFragment } from "./BonusPanel.generated";
import { BONUS_TYPE_LABELS } from "./bonusTypes";
import { OfferTerms } from "./OfferTerms";
import { ReportCode } from "./ReportCode";

const bonusPanel = slotClass<typeof recipes.bonusPanel>("bonus-panel");

interface BonusPanelProps {
  bonus: FragmentType<BonusPanel_bonusFragment>;
  casino: { id: string; name: string; websiteUrl: string | null };
}

export function BonusPanel({ bonus: ref, casino }: BonusPanelProps) {
  const bonus = useFragmentData(BonusPanel_bonusFragmentDoc, ref);
  const anchor = bonusAnchor(bonus.id);
  const panel = useAnchor<HTMLElement>(anchor, true);
  return (
    <article className={`${panelStyle()} ${bonusPanel("root")}`} id={anchor} ref={panel} tabIndex={-1}>
      <div className={bonusPanel("head")}>
        <h3>{bonus.title}</h3>
        <span className={tag({ tone: "gold" })}>{BONUS_TYPE_LABELS[bonus.bonusType]}</span>
      </div>
      <OfferTerms bonus={bonus} place="panel" />
      <BonusCost bonus={bonus} isDetailed />
      <CasinoWords bonus={bonus} />
      <AboutTerms heading="What the terms say" words={bonus.terms} />
      <AboutTerms heading="Our reading of the terms" words={bonus.termsReview} />
      <div className={`${row({ wraps: true })} ${bonusPanel("actions")}`}>
        {bonus.bonusCode ? (
          <BonusCode code={bonus.bonusCode} bonusId={bonus.id} casinoId={casino.id} />
        ) : (
          <p className={text({ size: "tiny" })}>No code needed</p>
        )}
        <BonusExit isTall bonusId={bonus.id} casino={casino} />
      </div>
      <div className={`${row({ wraps: true })} ${bonusPanel("checks")} ${text({ size: "tiny" })}`}>
        {bonus.facts.map((fact) => (
          <span key={fact.field}>
            <CheckedOn check={fact} subject={fact.field === "CODE" ? "Code" : "Terms"} />
          </span>
        ))}
        {bonus.bonusCode && <ReportCode bonusId={bonus.id} />}
      </div>
    </article>
  );
}

/** Shows the terms in the casino's own words. */
function CasinoWords({ bonus }: { bonus: BonusPanel_bonusFragment }) {
  const lines = [
    ["Bonus", bonus.bonusAmount],
    ["Wagering", bonus.wageringRequirement],
    ["Min deposit", bonus.minDeposit],
    ["Max win", bonus.maxWin],
  ].filter(([, words]) => words);
  if (lines.length === 0) return null;
  return (
    <div className={bonusPanel("words")}>
      <h4>In the casino's words</h4>
      <dl>
        {lines.map(([label, words]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function AboutTerms({ heading, words }: { heading: string; words: string | null }) {
  if (!words) return null;
  return (
    <div className={bonusPanel("words")}>
      <h4>{heading}</h4>
      <TextBlocks className={text({ tone: "muted", size: "small" })} text={words} />
    </div>
  );
}

/** Shows bonuses in a grid of cards. While the bonuses load, shows skeletons. */
import type { FragmentType } from "@apollo/client";
import { CARD_SKELETONS } from "../../shared/limits";
import { cards, card, logo, skeleton } from "../../theme/classes";
import { BonusCard } from "./BonusCard";
import type { ListDeposit } from "./BonusCost";
import type { BonusCard_bonusFragment } from "./BonusCard.generated";
import { slotClass } from "../../theme/classNames";
import type * as recipes from "./bonuses.recipe";

const cost = slotClass<typeof recipes.cost>("cost");
const offerTerms = slotClass<typeof recipes.offerTerms>("offer-terms");

/** The number of cards in the first row on the widest screen. */
const FIRST_ROW = 3;

interface BonusGridProps {
  bonuses: readonly ({ id: string } & FragmentType<BonusCard_bonusFragment>)[];
  /** Whether the grid is at the top of its page. */
  isFirst?: boolean;
  /** The deposit for which the list shows values, or the visitor's own if omitted. */
  deposit?: ListDeposit;
}

export function BonusGrid({ bonuses, isFirst = false, deposit }: BonusGridProps) {
  return (
    <ul className={cards("root", { aligned: "bonuses" })}>
      {bonuses.map((bonus, position) => (
        <li key={bonus.id}>
          <BonusCard bonus={bonus} deposit={deposit} isFirstRow={isFirst && position < FIRST_ROW} />
        </li>
      ))}
    </ul>
  );
}

export function BonusGridSkeleton() {
  return (
    <div className={cards("root", { aligned: "bonuses" })} role="status" aria-label="Loading bonuses">
      {Array.from({ length: CARD_SKELETONS }, (_, position) => (
        <BonusCardSkeleton key={position} />
      ))}
    </div>
  );
}

const TERMS = 6;

function BonusCardSkeleton() {
  return (
    <div className={card("root")} aria-hidden="true">
      <div className={card("head", { look: "bonus" })}>
        <span className={`${skeleton()} ${logo({ size: 44 })}`} />
        <div className={card("who")}>
          <span className={skeleton({ shape: "name" })} />
          <span className={skeleton({ shape: "fine" })} />
        </div>
      </div>
      <span className={skeleton({ shape: "offer" })} />
      <div className={offerTerms("root", { place: "card" })}>
        <div className={offerTerms("terms", { place: "card" })}>
          {Array.from({ length: TERMS }, (_, position) => (
            <span className={skeleton({ shape: "term" })} key={position} />
          ))}
        </div>
      </div>
      <span className={`${skeleton({ shape: "cost" })} ${cost("root")}`} />
      <span className={`${skeleton({ shape: "note" })} ${card("note")}`} />
      <div className={card("foot")}>
        <span className={skeleton({ shape: "button" })} />
      </div>
    </div>
  );
}

/** Bonuses in a grid of cards, with what stands there while they load. */
import type { FragmentType } from "@apollo/client";
import type { BonusCard_bonusFragment } from "../../graphql/generated";
import { CARD_SKELETONS } from "../../shared/limits";
import { BonusCard } from "./BonusCard";
import { BonusCardSkeleton } from "./BonusCardSkeleton";

/** As many cards as the widest screen has in its first row. */
const FIRST_ROW = 3;

interface BonusGridProps {
  bonuses: readonly ({ id: string } & FragmentType<BonusCard_bonusFragment>)[];
  /** The grid stands at the top of its page. */
  isFirst?: boolean;
}

export function BonusGrid({ bonuses, isFirst = false }: BonusGridProps) {
  return (
    <ul className="cards cards-aligned cards-of-bonuses">
      {bonuses.map((bonus, position) => (
        <li key={bonus.id}>
          <BonusCard bonus={bonus} isFirstRow={isFirst && position < FIRST_ROW} />
        </li>
      ))}
    </ul>
  );
}

export function BonusGridSkeleton() {
  return (
    <div className="cards cards-aligned cards-of-bonuses" role="status" aria-label="Loading bonuses">
      {Array.from({ length: CARD_SKELETONS }, (_, position) => (
        <BonusCardSkeleton key={position} />
      ))}
    </div>
  );
}

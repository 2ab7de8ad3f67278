/**
 * Shows casinos in a grid of cards. While the casinos load, shows skeletons. Pages add elements to the cards through
 * `slots`.
 */
import type { FragmentType } from "@apollo/client";
import type { ReactNode } from "react";
import { CARD_SKELETONS } from "../../shared/limits";
import { cards, card, logo, ring, skeleton, terms } from "../../theme/classes";
import { CasinoCard, type CasinoCardSlots } from "./CasinoCard";
import type { CasinoCard_casinoFragment } from "./CasinoCard.generated";
import type { SearchMatch } from "./CasinoMatches";

/** The number of cards in the first row on the widest screen. */
const FIRST_ROW = 3;

export interface GridCasino {
  id: string;
  name: string;
}

interface CasinoGridProps<C extends GridCasino> {
  casinos: readonly (C & FragmentType<CasinoCard_casinoFragment>)[];
  slots?: (casino: GridCasino) => CasinoCardSlots;
  /** Whether the grid is at the top of its page. */
  isFirst?: boolean;
  /** The search matches of each casino, by the casino's id. */
  matches?: ReadonlyMap<string, readonly SearchMatch[]> | undefined;
  /** Returns the line above a card's footer. */
  detailOf?: ((casino: C) => ReactNode) | undefined;
}

export function CasinoGrid<C extends GridCasino>({
  casinos,
  slots,
  isFirst = false,
  matches,
  detailOf,
}: CasinoGridProps<C>) {
  return (
    <ul className={cards("root", { aligned: matches || detailOf ? "detailed" : "casinos" })}>
      {casinos.map((casino, position) => (
        <li key={casino.id}>
          <CasinoCard
            casino={casino}
            isFirstRow={isFirst && position < FIRST_ROW}
            matches={matches && (matches.get(casino.id) ?? [])}
            detail={detailOf?.(casino)}
            {...slots?.(casino)}
          />
        </li>
      ))}
    </ul>
  );
}

export function CasinoGridSkeleton() {
  return (
    <div className={cards("root", { aligned: "casinos" })} role="status" aria-label="Loading casinos">
      {Array.from({ length: CARD_SKELETONS }, (_, position) => (
        <CasinoCardSkeleton key={position} />
      ))}
    </div>
  );
}

/** The skeleton of a casino card, as tall as the card. */
function CasinoCardSkeleton() {
  return (
    <div className={card("root")} aria-hidden="true">
      <div className={card("head")}>
        <span className={`${skeleton()} ${logo({ size: 56 })}`} />
        <div className={card("who")}>
          <span className={skeleton({ shape: "name" })} />
          <span className={skeleton({ shape: "fine" })} />
          <span className={skeleton({ shape: "tag" })} />
        </div>
        <span className={`${skeleton()} ${ring("root")}`} />
      </div>
      <span className={skeleton({ shape: "offer" })} />
      <div className={terms({ place: "casinoCard" })}>
        <span className={skeleton({ shape: "term" })} />
        <span className={skeleton({ shape: "term" })} />
        <span className={skeleton({ shape: "term" })} />
        <span className={skeleton({ shape: "term" })} />
      </div>
      <div className={card("foot")}>
        <span className={skeleton({ shape: "shortName" })} />
        <span className={skeleton({ shape: "button" })} />
      </div>
    </div>
  );
}

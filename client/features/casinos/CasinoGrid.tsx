/** Casinos in a grid of cards, with what stands there while they load. What a page adds to a card comes through `slots`. */
import type { FragmentType } from "@apollo/client";
import type { CasinoCard_casinoFragment } from "../../graphql/generated";
import { CARD_SKELETONS } from "../../shared/limits";
import { CasinoCard, type CasinoCardSlots } from "./CasinoCard";
import { CasinoCardSkeleton } from "./CasinoCardSkeleton";
import type { SearchMatch } from "./searchMatches";

/** As many cards as the widest screen has in its first row. */
const FIRST_ROW = 3;

export interface GridCasino {
  id: string;
  name: string;
}

interface CasinoGridProps<C extends GridCasino> {
  casinos: readonly (C & FragmentType<CasinoCard_casinoFragment>)[];
  slots?: (casino: GridCasino) => CasinoCardSlots;
  /** The grid stands at the top of its page. */
  isFirst?: boolean;
  /** Where a search found each casino, by its id. */
  matches?: ReadonlyMap<string, readonly SearchMatch[]> | undefined;
}

export function CasinoGrid<C extends GridCasino>({ casinos, slots, isFirst = false, matches }: CasinoGridProps<C>) {
  return (
    <ul className={matches ? "cards cards-aligned cards-found" : "cards cards-aligned"}>
      {casinos.map((casino, position) => (
        <li key={casino.id}>
          <CasinoCard
            casino={casino}
            isFirstRow={isFirst && position < FIRST_ROW}
            matches={matches && (matches.get(casino.id) ?? [])}
            {...slots?.(casino)}
          />
        </li>
      ))}
    </ul>
  );
}

export function CasinoGridSkeleton() {
  return (
    <div className="cards cards-aligned" role="status" aria-label="Loading casinos">
      {Array.from({ length: CARD_SKELETONS }, (_, position) => (
        <CasinoCardSkeleton key={position} />
      ))}
    </div>
  );
}

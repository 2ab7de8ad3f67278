import { useRef } from "react";
import { CasinoGrid } from "../features/casinos/CasinoGrid";
import { RemoveFavoriteButton } from "../features/favorites/RemoveFavoriteButton";
import { casinoCardSlots } from "./casinoCardSlots";
import type { FavoriteCasino } from "./useFavoriteCasinos";

interface FavoriteGridProps {
  casinos: readonly FavoriteCasino[];
  /** The card that held the focus was the last one. */
  onLastRemoved: () => void;
}

/** The favourites' cards. When one goes, the focus goes to the heart of the card that takes its place. */
export function FavoriteGrid({ casinos, onLastRemoved }: FavoriteGridProps) {
  const area = useRef<HTMLDivElement>(null);

  function moveFocus(from: HTMLButtonElement) {
    const hearts = [...(area.current?.querySelectorAll<HTMLButtonElement>(".remove-favorite") ?? [])];
    const position = hearts.indexOf(from);
    const next = hearts[position + 1] ?? hearts[position - 1];
    if (next) next.focus();
    else onLastRemoved();
  }

  return (
    <div ref={area}>
      <CasinoGrid
        casinos={casinos}
        isFirst
        slots={(casino) => ({
          ...casinoCardSlots(casino),
          favorite: <RemoveFavoriteButton casino={casino} onRemove={moveFocus} />,
        })}
      />
    </div>
  );
}

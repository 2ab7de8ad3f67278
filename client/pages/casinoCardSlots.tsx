import type { CasinoCardSlots } from "../features/casinos/CasinoCard";
import type { GridCasino } from "../features/casinos/CasinoGrid";
import { CompareButton } from "../features/comparison/CompareButton";
import { FavoriteButton } from "../features/favorites/FavoriteButton";

/** Returns the elements from other features that a casino's card contains on every page. */
export function casinoCardSlots(casino: GridCasino): CasinoCardSlots {
  return { favorite: <FavoriteButton casino={casino} />, compare: <CompareButton casino={casino} /> };
}

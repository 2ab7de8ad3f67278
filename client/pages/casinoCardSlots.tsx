import type { CasinoCardSlots } from "../features/casinos/CasinoCard";
import type { GridCasino } from "../features/casinos/CasinoGrid";
import { CompareButton } from "../features/comparison/CompareButton";
import { FavoriteButton } from "../features/favorites/FavoriteButton";

/** What other features put on a casino's card, wherever a page shows one. */
export function casinoCardSlots(casino: GridCasino): CasinoCardSlots {
  return { favorite: <FavoriteButton casino={casino} />, compare: <CompareButton casino={casino} /> };
}

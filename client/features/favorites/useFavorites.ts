import { useMemo } from "react";
import { isList, storageKeys } from "../../shared/storage";
import { useStored } from "../../shared/useStored";
import { favoriteIds, NO_FAVORITES } from "./favorites";

/** The ids of the favourite casinos, as this tab or another last stored them. */
export function useFavorites(): readonly string[] {
  const stored = useStored(storageKeys.favoriteCasinos, isList, NO_FAVORITES);
  return useMemo(() => favoriteIds(stored), [stored]);
}

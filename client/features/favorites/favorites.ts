/** The visitor's favourite casinos: a list of ids in this browser, the newest last. What is stored may be anything. */
import { readStored, storageKeys, writeStored } from "../../shared/storage";

export const NO_FAVORITES: readonly unknown[] = [];

export function isList(stored: unknown): stored is readonly unknown[] {
  return Array.isArray(stored);
}

/** The ids among what is stored, each one once. */
export function favoriteIds(stored: readonly unknown[]): string[] {
  return [...new Set(stored.filter((id): id is string => typeof id === "string" && id !== ""))];
}

/** Favours the casino, or no longer; answers whether it now is a favourite. */
export function toggleFavorite(casinoId: string): boolean {
  const present = favoriteIds(readStored(storageKeys.favoriteCasinos, isList, NO_FAVORITES));
  const isFavorite = !present.includes(casinoId);
  const next = isFavorite ? [...present, casinoId] : present.filter((id) => id !== casinoId);
  writeStored(storageKeys.favoriteCasinos, next);
  return isFavorite;
}

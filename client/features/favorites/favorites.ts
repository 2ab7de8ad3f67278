/**
 * Stores the ids of the visitor's favorite casinos in this browser, newest last. Reads skip stored values that are not
 * ids.
 */
import { FAVORITES_MAX } from "../../shared/limits";
import {
  isList,
  isStoredId,
  parseStored,
  readText,
  storageKeys,
  subscribeKey,
  writeStored,
  writeText,
} from "../../shared/storage";

export const NO_FAVORITES: readonly unknown[] = [];

/** Returns the valid ids without duplicates. If there are too many, returns only the newest. */
export function favoriteIds(stored: readonly unknown[]): string[] {
  return [...new Set(stored.filter(isStoredId))].slice(-FAVORITES_MAX);
}

let parsed: { text: string | null; ids: readonly string[] } = { text: null, ids: [] };

/** Returns the stored ids. All hearts on the page share the parsed list. */
function readFavorites(): readonly string[] {
  const text = readText(storageKeys.favoriteCasinos);
  if (text !== parsed.text) parsed = { text, ids: favoriteIds(parseStored(text, isList, NO_FAVORITES)) };
  return parsed.ids;
}

export function isFavorite(casinoId: string): boolean {
  return readFavorites().includes(casinoId);
}

export function subscribeFavorites(listener: () => void): () => void {
  return subscribeKey(storageKeys.favoriteCasinos, listener);
}

/** Adds a favorite, or removes it if it is already stored. Returns whether the casino is now a favorite. */
export function toggleFavorite(casinoId: string): boolean {
  const present = readFavorites();
  const isAdded = !present.includes(casinoId);
  if (isAdded) writeStored(storageKeys.favoriteCasinos, favoriteIds([...present, casinoId]));
  else evictFavorites([casinoId]);
  return isAdded;
}

/** How many casinos an import added, how many were already favorites, and how many did not fit. */
interface AddedFavorites {
  added: number;
  present: number;
  leftOut: number;
}

/** Adds as many of the casinos as fit, and keeps the existing favorites. */
export function addFavorites(casinoIds: readonly string[]): AddedFavorites {
  const favorites = readFavorites();
  const imported = favoriteIds(casinoIds);
  const missing = imported.filter((id) => !favorites.includes(id));
  const added = missing.slice(0, FAVORITES_MAX - favorites.length);
  writeStored(storageKeys.favoriteCasinos, [...favorites, ...added]);
  return { added: added.length, present: imported.length - missing.length, leftOut: missing.length - added.length };
}

export function evictFavorites(casinoIds: readonly string[]): void {
  const removed = new Set(casinoIds);
  writeStored(
    storageKeys.favoriteCasinos,
    readFavorites().filter((id) => !removed.has(id)),
  );
}

export function clearFavorites(): void {
  writeText(storageKeys.favoriteCasinos, null);
}

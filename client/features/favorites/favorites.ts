/**
 * Stores the visitor's favorite casinos as a list of ids in this browser, newest last. Stored values are not trusted.
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

/** Returns the valid stored ids, each once, and only the newest if there are too many. */
export function favoriteIds(stored: readonly unknown[]): string[] {
  return [...new Set(stored.filter(isStoredId))].slice(-FAVORITES_MAX);
}

let parsed: { text: string | null; ids: readonly string[] } = { text: null, ids: [] };

/** Returns the stored ids, which are parsed once for all hearts. */
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

/** Toggles a favorite. Returns whether the casino is now a favorite. */
export function toggleFavorite(casinoId: string): boolean {
  const present = readFavorites();
  const isAdded = !present.includes(casinoId);
  if (isAdded) writeStored(storageKeys.favoriteCasinos, favoriteIds([...present, casinoId]));
  else evictFavorites([casinoId]);
  return isAdded;
}

/** The numbers of casinos that were added, present before, and left out. */
interface AddedFavorites {
  added: number;
  present: number;
  /** Casinos that did not fit into the list. */
  leftOut: number;
}

/** Adds as many casinos to the list as fit. Existing casinos stay. */
export function addFavorites(casinoIds: readonly string[]): AddedFavorites {
  const favorites = readFavorites();
  const imported = favoriteIds(casinoIds);
  const missing = imported.filter((id) => !favorites.includes(id));
  const added = missing.slice(0, FAVORITES_MAX - favorites.length);
  writeStored(storageKeys.favoriteCasinos, [...favorites, ...added]);
  return { added: added.length, present: imported.length - missing.length, leftOut: missing.length - added.length };
}

/** Removes casinos from the list. */
export function evictFavorites(casinoIds: readonly string[]): void {
  const removed = new Set(casinoIds);
  writeStored(
    storageKeys.favoriteCasinos,
    readFavorites().filter((id) => !removed.has(id)),
  );
}

/** Deletes the list. */
export function clearFavorites(): void {
  writeText(storageKeys.favoriteCasinos, null);
}

/** The visitor's favourite casinos: a list of ids in this browser, the newest last. What is stored may be anything. */
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

/** The ids among what is stored, each one once, the newest ones where there are too many. */
export function favoriteIds(stored: readonly unknown[]): string[] {
  return [...new Set(stored.filter(isStoredId))].slice(-FAVORITES_MAX);
}

let parsed: { text: string | null; ids: readonly string[] } = { text: null, ids: [] };

/** The ids as they are stored now; parsed once however many hearts ask. */
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

/** Favours the casino, or no longer; answers whether it now is a favourite. */
export function toggleFavorite(casinoId: string): boolean {
  const present = readFavorites();
  const isAdded = !present.includes(casinoId);
  if (isAdded) writeStored(storageKeys.favoriteCasinos, favoriteIds([...present, casinoId]));
  else forgetFavorites([casinoId]);
  return isAdded;
}

/** What became of casinos that were to be added. */
export interface AddedFavorites {
  added: number;
  present: number;
  /** There was no room for them. */
  leftOut: number;
}

/** Adds casinos to the list, as many as fit: none that is there has to go for them. */
export function addFavorites(casinoIds: readonly string[]): AddedFavorites {
  const favorites = readFavorites();
  const wanted = favoriteIds(casinoIds);
  const missing = wanted.filter((id) => !favorites.includes(id));
  const added = missing.slice(0, FAVORITES_MAX - favorites.length);
  writeStored(storageKeys.favoriteCasinos, [...favorites, ...added]);
  return { added: added.length, present: wanted.length - missing.length, leftOut: missing.length - added.length };
}

/** Takes casinos off the list. */
export function forgetFavorites(casinoIds: readonly string[]): void {
  const gone = new Set(casinoIds);
  writeStored(
    storageKeys.favoriteCasinos,
    readFavorites().filter((id) => !gone.has(id)),
  );
}

/** Deletes the list. */
export function clearFavorites(): void {
  writeText(storageKeys.favoriteCasinos, null);
}

/**
 * Stores the casinos whose reviews this browser has opened, latest first, without duplicates. Reads skip stored values
 * that are not valid.
 */
import { RECENTLY_VIEWED_KEPT } from "../../shared/limits";
import { isList, isStoredId, readStored, storageKeys, writeStored } from "../../shared/storage";

export interface RecentView {
  casinoId: string;
  /** Milliseconds since January 1, 1970. */
  timestamp: number;
}

export const NO_VIEWS: readonly unknown[] = [];

function isRecentView(stored: unknown): stored is RecentView {
  if (typeof stored !== "object" || stored === null) return false;
  const { casinoId, timestamp } = stored as Partial<RecentView>;
  return isStoredId(casinoId) && typeof timestamp === "number";
}

/** Returns the valid views. Only the latest view of each casino counts. */
export function recentViews(stored: readonly unknown[]): RecentView[] {
  const seen = new Map<string, RecentView>();
  for (const view of stored.filter(isRecentView)) {
    if (!seen.has(view.casinoId)) seen.set(view.casinoId, view);
  }
  return [...seen.values()].slice(0, RECENTLY_VIEWED_KEPT);
}

function readOthers(casinoIds: readonly string[]): RecentView[] {
  const views = recentViews(readStored(storageKeys.recentlyViewed, isList, NO_VIEWS));
  return views.filter((view) => !casinoIds.includes(view.casinoId));
}

/** Adds the casino to the front of the list, or moves it there. */
export function recordView(casinoId: string) {
  const views = [{ casinoId, timestamp: Date.now() }, ...readOthers([casinoId])];
  writeStored(storageKeys.recentlyViewed, views.slice(0, RECENTLY_VIEWED_KEPT));
}

export function evictViews(casinoIds: readonly string[]) {
  writeStored(storageKeys.recentlyViewed, readOthers(casinoIds));
}

export function evictAllViews() {
  writeStored(storageKeys.recentlyViewed, []);
}

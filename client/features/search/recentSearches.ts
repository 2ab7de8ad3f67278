import { useMemo } from "react";
import { isList, readStored, storageKeys, writeStored } from "../../shared/storage";
import { useStored } from "../../shared/hooks/useStored";
import { maxSearchText } from "../../../shared/apiLimits";

/** How many recent searches are stored. */
const RECENT_SEARCHES_KEPT = 5;

const none: readonly unknown[] = [];

/** Returns the valid stored searches without duplicates. Stored values can be anything. */
function recentTexts(stored: readonly unknown[]): string[] {
  const texts = stored.filter((one) => typeof one === "string").map(cleanSearchText);
  return [...new Set(texts)].filter((text) => text !== "").slice(0, RECENT_SEARCHES_KEPT);
}

/** Returns the most recent searches, newest first. */
export function useRecentSearches(): string[] {
  const stored = useStored(storageKeys.recentSearches, isList, none);
  return useMemo(() => recentTexts(stored), [stored]);
}

/** Stores a search text that the visitor has submitted or chosen. */
export function storeSearch(text: string): void {
  writeStored(storageKeys.recentSearches, recentTexts([text, ...readStored(storageKeys.recentSearches, isList, none)]));
}

/**
 * Changes a search text so the server accepts it: trims it, shortens it, and removes NUL characters and unpaired
 * surrogates.
 */
export function cleanSearchText(text: string): string {
  const short = text.trim().slice(0, maxSearchText);
  return short.replaceAll(/\0|\p{Cs}/gu, "").trim();
}

import { useMemo } from "react";
import { RECENT_SEARCHES_KEPT } from "../../shared/limits";
import { isList, readStored, storageKeys, writeStored } from "../../shared/storage";
import { useStored } from "../../shared/useStored";
import { cleanSearchText } from "./searchText";

const none: readonly unknown[] = [];

/** The texts among what is stored, as they can be searched for, each one once. What is stored may be anything. */
function recentTexts(stored: readonly unknown[]): string[] {
  const texts = stored.filter((one) => typeof one === "string").map(cleanSearchText);
  return [...new Set(texts)].filter((text) => text !== "").slice(0, RECENT_SEARCHES_KEPT);
}

/** The last texts that were searched for, newest first. */
export function useRecentSearches(): string[] {
  const stored = useStored(storageKeys.recentSearches, isList, none);
  return useMemo(() => recentTexts(stored), [stored]);
}

/** Remembers a text that was submitted or chosen. */
export function rememberSearch(text: string): void {
  writeStored(storageKeys.recentSearches, recentTexts([text, ...readStored(storageKeys.recentSearches, isList, none)]));
}

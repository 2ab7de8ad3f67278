import { RECENT_SEARCHES_KEPT } from "../../shared/limits";
import { isTextList, readStored, storageKeys, writeStored } from "../../shared/storage";
import { useStored } from "../../shared/useStored";

const none: string[] = [];

/** The last texts that were searched for, newest first. */
export function useRecentSearches(): string[] {
  const stored = useStored(storageKeys.recentSearches, isTextList, none);
  return [...new Set(stored)].slice(0, RECENT_SEARCHES_KEPT);
}

/** Remembers a text that was submitted or chosen. */
export function rememberSearch(text: string): void {
  const wanted = text.trim();
  if (!wanted) return;
  const others = readStored(storageKeys.recentSearches, isTextList, none).filter((one) => one !== wanted);
  writeStored(storageKeys.recentSearches, [wanted, ...others].slice(0, RECENT_SEARCHES_KEPT));
}

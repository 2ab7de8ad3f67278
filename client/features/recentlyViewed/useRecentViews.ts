import { useMemo } from "react";
import { isList, storageKeys } from "../../shared/storage";
import { useStored } from "../../shared/useStored";
import { NO_VIEWS, recentViews, type RecentView } from "./recentlyViewed";

/** The recently viewed casinos, the latest first, as this tab or another last stored them. */
export function useRecentViews(): readonly RecentView[] {
  const stored = useStored(storageKeys.recentlyViewed, isList, NO_VIEWS);
  return useMemo(() => recentViews(stored), [stored]);
}

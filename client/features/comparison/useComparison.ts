import { useSyncExternalStore } from "react";
import { readComparison, readComparisonOnServer, subscribeToComparison, type ComparedCasino } from "./comparison";

/** The casinos chosen for comparison, in the order of choosing. */
export function useComparison(): readonly ComparedCasino[] {
  return useSyncExternalStore(subscribeToComparison, readComparison, readComparisonOnServer);
}

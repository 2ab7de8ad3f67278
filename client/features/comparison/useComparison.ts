import { useSyncExternalStore } from "react";
import { readComparison, readComparisonOnServer, subscribeToComparison } from "./comparison";

export function useComparison() {
  return useSyncExternalStore(subscribeToComparison, readComparison, readComparisonOnServer);
}

import { useSyncExternalStore } from "react";

const neverChanges = () => () => undefined;

/** Returns false on the server and during hydration. Use values from browser storage only when this is true. */
export function useIsMounted(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

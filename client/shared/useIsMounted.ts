import { useSyncExternalStore } from "react";

const neverChanges = () => () => undefined;

/** False on the server and while its page is being taken over: what comes from browser storage waits for true. */
export function useIsMounted(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

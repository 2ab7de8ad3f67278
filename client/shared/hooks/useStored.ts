import { useCallback, useMemo, useSyncExternalStore } from "react";
import { parseStored, readText, subscribeKey, type StorageKey } from "../storage";

const onServer = () => null;

/**
 * Returns a stored JSON value and updates it after every change, including changes in other tabs. Returns the fallback
 * on the server and during hydration, so reserve space for the stored value. Pass the same `isValid` and `fallback`
 * each time.
 */
export function useStored<T>(key: StorageKey, isValid: (value: unknown) => value is T, fallback: T): T {
  const subscribe = useCallback((listener: () => void) => subscribeKey(key, listener), [key]);
  const text = useSyncExternalStore(subscribe, () => readText(key), onServer);
  return useMemo(() => parseStored(text, isValid, fallback), [text, isValid, fallback]);
}

import { useCallback, useMemo, useSyncExternalStore } from "react";
import { parseStored, readText, subscribeKey, type StorageKey } from "./storage";

const onServer = () => null;

/**
 * A stored JSON value that follows every change, also of another tab.
 * On the server and while the page is being taken over it is the fallback: reserve space for what it may become.
 * `isValid` and `fallback` must be the same ones on every call.
 */
export function useStored<T>(key: StorageKey, isValid: (value: unknown) => value is T, fallback: T): T {
  const subscribe = useCallback((listener: () => void) => subscribeKey(key, listener), [key]);
  const text = useSyncExternalStore(subscribe, () => readText(key), onServer);
  return useMemo(() => parseStored(text, isValid, fallback), [text, isValid, fallback]);
}

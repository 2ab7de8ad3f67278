/**
 * Tracks whether the comparison table is visible, which hides the tray. The table and the tray load at different times.
 */
import { useEffect, useSyncExternalStore, type RefObject } from "react";

const listeners = new Set<() => void>();
let isInView = false;

function change(next: boolean): void {
  if (next === isInView) return;
  isInView = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function useIsTableInView(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isInView,
    () => false,
  );
}

/** Reports whether the table is visible. While `isShown` is false, the table has no element. */
export function useReportTableInView(table: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const element = isShown ? table.current : null;
    if (!element || typeof IntersectionObserver === "undefined") return undefined;
    const observer = new IntersectionObserver(([entry]) => change(entry?.isIntersecting ?? false));
    observer.observe(element);
    return () => {
      observer.disconnect();
      change(false);
    };
  }, [table, isShown]);
}

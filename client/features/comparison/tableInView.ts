/**
 * Tracks whether the comparison table is visible. While it is, the tray is hidden. This state is separate because the
 * table and the tray load at different times.
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

/** Tracks the visibility of a table. `isShown` says whether the table is rendered. */
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

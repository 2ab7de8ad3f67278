import { useEffect, useEffectEvent, useRef } from "react";

/** How many items of a list were shown at this entry of the browser's history; 0 where none were added. */
function readShownCount(): number {
  const { shown } = (window.history.state as { shown?: unknown } | null) ?? {};
  return typeof shown === "number" ? shown : 0;
}

/** Keeps how far a list was shown with its history entry: going back, or a reload, shows as much again. */
export function useShownCount(count: number, next: string | null, onMore: () => Promise<void>): void {
  const wanted = useRef<number>(undefined);
  const showMore = useEffectEvent(onMore);
  useEffect(() => {
    if (count === 0) return;
    wanted.current ??= readShownCount();
    if (count < wanted.current && next) {
      showMore().catch(() => {
        wanted.current = 0; // The visitor's own press tries again.
      });
      return;
    }
    wanted.current = 0;
    window.history.replaceState({ ...(window.history.state as object | null), shown: count }, "");
  }, [count, next]);
}

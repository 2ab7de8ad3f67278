import { useEffect, useRef } from "react";

/** Marks a button that removes an item from a list. */
export const REMOVES = { "data-removes": "" };

/**
 * Keeps the focus nearby when a button removes its own list item. The focus moves to the button of the next item or of
 * the new last item, or to the page if no item is left. `count` is the number of items. The buttons need the `REMOVES`
 * attribute.
 */
export function useRemovalFocus<E extends HTMLElement>(count: number) {
  const area = useRef<E>(null);
  const removedAt = useRef<number>(undefined);
  const lastCount = useRef(count);
  useEffect(() => {
    const isFewer = count < lastCount.current;
    lastCount.current = count;
    if (!isFewer || removedAt.current === undefined) return;
    const buttons = [...(area.current?.querySelectorAll<HTMLElement>("[data-removes]") ?? [])];
    const next = buttons[Math.min(removedAt.current, buttons.length - 1)] ?? document.getElementById("main");
    removedAt.current = undefined;
    next?.focus({ preventScroll: true });
  }, [count]);
  /** Call this function before a removal, with the item's index. Omit the index if all items are removed. */
  const noteRemoval = (position = 0) => {
    removedAt.current = position;
  };
  return { area, noteRemoval };
}

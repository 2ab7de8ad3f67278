import { useEffect, useRef } from "react";

/** Marks the buttons of a list that remove what they stand in. */
export const REMOVES = { "data-removes": "" };

/**
 * Keeps the focus near when something of a list is removed by its own button: it goes to the button that took the
 * place, and to the page when none is left. `count` is how many are listed; the buttons carry `REMOVES`.
 */
export function useRemovalFocus<E extends HTMLElement>(count: number) {
  const area = useRef<E>(null);
  const removedAt = useRef<number>(undefined);
  const lastCount = useRef(count);
  useEffect(() => {
    const isFewer = count < lastCount.current;
    lastCount.current = count;
    if (!isFewer || removedAt.current === undefined) return;
    const left = [...(area.current?.querySelectorAll<HTMLElement>("[data-removes]") ?? [])];
    const next = left[Math.min(removedAt.current, left.length - 1)] ?? document.getElementById("main");
    removedAt.current = undefined;
    next?.focus({ preventScroll: true });
  }, [count]);
  /** Call it when one is removed, with its position; when all are, without. */
  const noteRemoval = (position = 0) => {
    removedAt.current = position;
  };
  return { area, noteRemoval };
}

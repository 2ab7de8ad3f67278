import { useEffect, useRef, type RefObject } from "react";
import { LIST_TEXT_ID } from "./ListToolbar";

/**
 * Keeps the focus in the list when the row that had it is gone: it goes to the row that took the place, and to the text
 * filter when no row is left.
 */
export function useListFocus(list: RefObject<HTMLElement | null>): void {
  const last = useRef<{ element: Element; position: number } | null>(null);
  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      const row = target.closest("[data-row]");
      const position = row ? [...element.querySelectorAll("[data-row]")].indexOf(row) : (last.current?.position ?? 0);
      last.current = { element: target, position };
    };
    element.addEventListener("focusin", note);
    return () => element.removeEventListener("focusin", note);
  }, [list]);
  // After every render: rows leave the list by writes of this editor, and of others.
  useEffect(() => {
    if (!last.current || last.current.element.isConnected || document.activeElement !== document.body) return;
    const left = [...(list.current?.querySelectorAll<HTMLElement>("[data-row]") ?? [])];
    const next = left[Math.min(last.current.position, left.length - 1)] ?? document.getElementById(LIST_TEXT_ID);
    next?.focus({ preventScroll: left.length > 0 });
  });
}

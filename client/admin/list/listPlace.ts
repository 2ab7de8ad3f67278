/** The position in a list, for returning from a form. The browser's history entry stores it, so a reload keeps it. */
import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

interface ListPlace {
  /** The list's URL, with its filters and page. */
  address: string;
  scrollY: number;
  /** The `data-row` of the opened row; null for a new row. */
  rowId: string | null;
}

function isPlace(value: unknown): value is ListPlace {
  const { address, scrollY, rowId } = (value ?? {}) as Partial<ListPlace>;
  return typeof address === "string" && typeof scrollY === "number" && (rowId === null || typeof rowId === "string");
}

/** Reads the position from the state of a history entry. Returns null if there is none. */
export function readListPlace(state: unknown): ListPlace | null {
  const { list } = (state ?? {}) as { list?: unknown };
  return isPlace(list) ? list : null;
}

/** Returns the history state for a form that opens from the current list. */
export function leaveList(rowId: string | null): { list: ListPlace } {
  const { pathname, search } = window.location;
  return { list: { address: `${pathname}${search}`, scrollY: window.scrollY, rowId } };
}

function isInView(row: Element): boolean {
  const { top, bottom } = row.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}

/** Focuses the opened row or, if it is not in view, the first row in view. */
function focusRow(rowId: string | null): void {
  const rows = [...document.querySelectorAll<HTMLElement>("[data-row]")];
  const opened = rows.find((row) => row.dataset["row"] === rowId && isInView(row));
  (opened ?? rows.find(isInView) ?? rows[0])?.focus({ preventScroll: true });
}

/**
 * Restores a list's position after a form. After the browser's Back, app/navigation/useScrollRestoration.ts does that.
 */
export function useListPlace(isReady: boolean): void {
  const { key, state } = useLocation();
  const kind = useNavigationType();
  const restoredKey = useRef("");
  useEffect(() => {
    // Without its rows, the list is too short to scroll.
    if (!isReady || restoredKey.current === key) return;
    restoredKey.current = key;
    const place = kind === "POP" ? null : readListPlace(state);
    if (!place) return;
    window.scrollTo(0, place.scrollY);
    focusRow(place.rowId);
  }, [isReady, key, state, kind]);
}

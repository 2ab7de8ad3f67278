/**
 * The place in a list that a form returns to. The browser's history entry stores the place, so it survives a reload.
 */
import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

interface ListPlace {
  /** The list's URL, including its filters and page. */
  address: string;
  scrollY: number;
  /** The `data-row` of the row that the editor opened, or null for a new row. */
  rowId: string | null;
}

function isPlace(value: unknown): value is ListPlace {
  const { address, scrollY, rowId } = (value ?? {}) as Partial<ListPlace>;
  return typeof address === "string" && typeof scrollY === "number" && (rowId === null || typeof rowId === "string");
}

/** Reads the place from the state of a history entry. Returns null if the state contains none. */
export function readListPlace(state: unknown): ListPlace | null {
  const { list } = (state ?? {}) as { list?: unknown };
  return isPlace(list) ? list : null;
}

/** Returns the history state to pass to a form that opens from the current list. */
export function leaveList(rowId: string | null): { list: ListPlace } {
  const { pathname, search } = window.location;
  return { list: { address: `${pathname}${search}`, scrollY: window.scrollY, rowId } };
}

function isInView(row: Element): boolean {
  const { top, bottom } = row.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}

/** Focuses the row that the editor opened. If it is not visible, focuses the first visible row. */
function focusRow(rowId: string | null): void {
  const rows = [...document.querySelectorAll<HTMLElement>("[data-row]")];
  const opened = rows.find((row) => row.dataset["row"] === rowId && isInView(row));
  (opened ?? rows.find(isInView) ?? rows[0])?.focus({ preventScroll: true });
}

/**
 * Restores the place in a list after a form closes. After the browser's Back button,
 * app/navigation/useScrollRestoration.ts restores it instead.
 */
export function useListPlace(isReady: boolean): void {
  const { key, state } = useLocation();
  const kind = useNavigationType();
  const restoredKey = useRef("");
  useEffect(() => {
    // Until its rows are loaded, the list is too short to scroll.
    if (!isReady || restoredKey.current === key) return;
    restoredKey.current = key;
    const place = kind === "POP" ? null : readListPlace(state);
    if (!place) return;
    window.scrollTo(0, place.scrollY);
    focusRow(place.rowId);
  }, [isReady, key, state, kind]);
}

/** The place of a list that an editor leaves for a form, and comes back to. It is kept in the history, so a reload keeps it. */
import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

export interface ListPlace {
  /** The list's address, with its filters and page. */
  address: string;
  scrollY: number;
  /** The row that was opened; null for a new one. */
  rowId: string | null;
}

/** How far each entry of the history was scrolled, by its key. */
const scrolled = new Map<string, number>();

function isPlace(value: unknown): value is ListPlace {
  const { address, scrollY, rowId } = (value ?? {}) as Partial<ListPlace>;
  return typeof address === "string" && typeof scrollY === "number" && (rowId === null || typeof rowId === "string");
}

/** The place in the state of a history entry; null where there is none. */
export function readListPlace(state: unknown): ListPlace | null {
  const { list } = (state ?? {}) as { list?: unknown };
  return isPlace(list) ? list : null;
}

/** The history state of a form that is opened from the list that is shown now. */
export function leaveList(rowId: string | null): { list: ListPlace } {
  const { pathname, search } = window.location;
  return { list: { address: `${pathname}${search}`, scrollY: window.scrollY, rowId } };
}

function isInView(row: Element): boolean {
  const { top, bottom } = row.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}

/** Focuses the row that was opened, or the first row in sight where it has moved away. */
function focusRow(rowId: string | null): void {
  const rows = [...document.querySelectorAll<HTMLElement>("[data-row]")];
  const opened = rows.find((row) => row.dataset["row"] === rowId && isInView(row));
  (opened ?? rows.find(isInView) ?? rows[0])?.focus({ preventScroll: true });
}

/** Shows a list where the editor left it: after a form, and after the browser's Back. `isReady` says that its rows are there. */
export function useListPlace(isReady: boolean): void {
  const { key, state } = useLocation();
  const kind = useNavigationType();
  const restored = useRef("");
  // Ends with the list itself: the form is shorter, and the scroll that follows is not the editor's.
  useLayoutEffect(() => {
    // Without its rows the list is short, too.
    if (!isReady) return undefined;
    const note = () => void scrolled.set(key, window.scrollY);
    window.addEventListener("scroll", note, { passive: true });
    return () => window.removeEventListener("scroll", note);
  }, [isReady, key]);
  useEffect(() => {
    if (!isReady || restored.current === key) return;
    restored.current = key;
    const place = readListPlace(state);
    const before = kind === "POP" ? scrolled.get(key) : undefined;
    const scrollY = before ?? place?.scrollY;
    if (scrollY !== undefined) window.scrollTo(0, scrollY);
    if (place && kind !== "POP") focusRow(place.rowId);
  }, [isReady, key, state, kind]);
}

import { useState, type KeyboardEvent } from "react";
import type { ListedRow } from "./listConfig";

/** What the keys do in a focused row. ShortcutsDialog lists the keys. */
export interface RowActions<Row> {
  select: (rows: readonly Row[], isSelected: boolean) => void;
  isSelected: (row: Row) => boolean;
  clear: () => void;
  /** Selects all rows in the list, on all pages. */
  selectEvery: () => void;
  edit: (row: Row) => void;
  duplicate: (row: Row) => void;
  /** Whether the account's role may delete rows. */
  canRemove: boolean;
  remove: (row: Row) => void;
  removeChosen: () => void;
  showHistory: (row: Row) => void;
  view: (row: Row) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1, PageDown: 10, PageUp: -10 };

function placeAfter({ key }: KeyboardEvent, from: number, count: number): number | null {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = steps[key];
  return step === undefined ? null : Math.min(Math.max(from + step, 0), count - 1);
}

function focusRow(id: string): void {
  document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)?.focus();
}

/** Keeps only one row in the tab order. The arrow keys move between rows, and Shift extends the selection. */
export function useRowKeys<Row extends ListedRow>(rows: readonly Row[], actions: RowActions<Row>, hasKeys: boolean) {
  const [activeId, setActiveId] = useState<string | null>(null);
  const [anchor, setAnchor] = useState<number | null>(null);
  const active = rows.some(({ id }) => id === activeId) ? activeId : (rows[0]?.id ?? null);

  function selectRun(from: number, to: number): void {
    actions.select(rows.slice(Math.min(from, to), Math.max(from, to) + 1), true);
  }

  function toggle(row: Row, position: number, isRun: boolean): void {
    if (isRun && anchor !== null) selectRun(anchor, position);
    else actions.select([row], !actions.isSelected(row));
    if (!isRun) setAnchor(position);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>, row: Row): void {
    if (event.target !== event.currentTarget || event.altKey) return; // A control inside the row handles its own keys.
    if (!hasKeys && /^[a-z]$/i.test(event.key) && !event.ctrlKey && !event.metaKey) return;
    const position = rows.indexOf(row);
    const isCommand = event.ctrlKey || event.metaKey;
    const next = isCommand ? null : placeAfter(event, position, rows.length);
    const act: Record<string, () => void> = isCommand
      ? { a: () => (rows.every(actions.isSelected) ? actions.selectEvery() : actions.select(rows, true)) }
      : {
          " ": () => toggle(row, position, event.shiftKey),
          Escape: actions.clear,
          Enter: () => actions.edit(row),
          e: () => actions.edit(row),
          Delete: () => (event.shiftKey ? actions.removeChosen() : actions.remove(row)),
          h: () => actions.showHistory(row),
          v: () => actions.view(row),
        };
    const action = act[event.key];
    if (next === null && !action) return;
    event.preventDefault();
    action?.();
    const target = next === null ? undefined : rows[next];
    if (!target || next === null) return;
    if (event.shiftKey) {
      selectRun(anchor ?? position, next);
      if (anchor === null) setAnchor(position);
    } else setAnchor(next);
    setActiveId(target.id);
    focusRow(target.id);
  }

  return {
    /** Returns whether a row and its controls are in the tab order. */
    isActive: (row: Row) => row.id === active,
    /** Returns the attributes for a row's element. */
    rowProps: (row: Row) => ({
      "data-row": row.id,
      tabIndex: row.id === active ? 0 : -1,
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => handleKeyDown(event, row),
      onFocus: () => setActiveId(row.id),
    }),
    toggle,
  };
}

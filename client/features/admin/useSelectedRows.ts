import type { RowSelectionState } from "@tanstack/react-table";
import { useState } from "react";
import type { ManagedRow } from "../../shared/managing";

/** The chosen rows of a list, also those that stand on another page of it: a row stays chosen until it is changed. */
export function useSelectedRows<Row extends ManagedRow>(rows: readonly Row[]) {
  const [selection, setSelection] = useState<RowSelectionState>({});
  const [known, setKnown] = useState<ReadonlyMap<string, Row>>(new Map());
  const [shown, setShown] = useState<readonly Row[]>([]);
  if (shown !== rows) {
    setShown(rows);
    setKnown(new Map([...known, ...rows.map((row) => [row.id, row] as const)]));
  }
  const learn = (rowsToKnow: readonly Row[]) =>
    setKnown((before) => new Map([...before, ...rowsToKnow.map((row) => [row.id, row] as const)]));
  const selected = Object.keys(selection).flatMap((id) => known.get(id) ?? []);
  return {
    selection,
    setSelection,
    selected,
    clear: () => setSelection({}),
    /** Chooses rows that may stand on any page. */
    add: (more: readonly Row[]) => {
      learn(more);
      setSelection((before) => ({ ...before, ...Object.fromEntries(more.map(({ id }) => [id, true])) }));
    },
    /** These rows are now so; of the others of them nothing is left. */
    renew: (stale: readonly Row[], present: readonly Row[]) => {
      learn(present);
      const left = new Set(present.map(({ id }) => id));
      const gone = new Set(stale.filter(({ id }) => !left.has(id)).map(({ id }) => id));
      setSelection((before) => Object.fromEntries(Object.entries(before).filter(([id]) => !gone.has(id))));
    },
    /** Chooses or drops a run of rows. */
    set: (run: readonly Row[], isSelected: boolean) =>
      setSelection((before) => {
        const after = { ...before };
        for (const { id } of run) {
          if (isSelected) after[id] = true;
          else delete after[id];
        }
        return after;
      }),
  };
}

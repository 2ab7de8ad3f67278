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
  const selected = Object.keys(selection).flatMap((id) => known.get(id) ?? []);
  return {
    selection,
    setSelection,
    selected,
    clear: () => setSelection({}),
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

/** Opening the history from anywhere in the panel (HistoryHost.tsx), and the words for what it shows. */
import { createContext, useContext } from "react";
import type { CatalogueNoun } from "../../graphql/generated";

/** The row whose history is asked for. */
export interface HistorySubject {
  noun: CatalogueNoun;
  id: string;
  /** What people call it. */
  name: string;
}

export interface HistoryDrawerControl {
  /** Opens the history of a row, or of everything. */
  open: (subject?: HistorySubject) => void;
  /** Fetches its script: call it when the editor reaches for the control. */
  prepare: () => void;
}

export const HistoryContext = createContext<HistoryDrawerControl>({ open: () => undefined, prepare: () => undefined });

export function useHistoryDrawer(): HistoryDrawerControl {
  return useContext(HistoryContext);
}

/** What the forms call the fields and values that the history speaks of. */
export interface HistoryWords {
  fieldLabel: (noun: CatalogueNoun, field: string) => string;
  /** A value as an editor reads it. */
  valueWords: (noun: CatalogueNoun, field: string, value: unknown) => string;
}

export const HistoryWordsContext = createContext<HistoryWords>({
  fieldLabel: (_noun, field) => field,
  valueWords: (_noun, _field, value) => String(value ?? ""),
});

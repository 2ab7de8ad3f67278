import type { Toast } from "../../shared/toasts";

/** Who changed a row last, and when. */
export interface LastChange {
  actor: string;
  createdAt: string;
}

/** What a form needs of the history of its row. */
export interface RowChanges {
  /** Offers to undo the change that made this version. */
  undoAction: (row: { id: string; name: string; version: number }) => Toast["action"];
  /** The change that made this version; null when it can't be found. */
  find: (row: { id: string; version: number }) => Promise<LastChange | null>;
}

import { useState } from "react";
import { apiErrorOf } from "../../graphql/failure";
import { noteWrite } from "../../graphql/catalogueWrites";
import { useConfirm } from "../../shared/confirm";
import type { Noun } from "../../shared/forms/editing";
import type { BulkChange, ManagedRow, Managing, RowVersion } from "../../shared/managing";
import { bulkDeleted, bulkUpdated, deleteFailed, deleteQuestion, rowToast, saveFailed } from "../../shared/messages";
import { plural } from "../../shared/plural";
import { showToast, type Toast } from "../../shared/toasts";
import { useApolloClient } from "@apollo/client/react";

/** What was done, for whoever can take it back. */
export interface Done {
  changeSetId: string | null;
  /** As the history says it: 'Deleted casino Northgate'. */
  words: string;
  rowCount: number;
}

interface ListWrites<Row extends ManagedRow> {
  managing: Managing<Row>;
  /** Makes the offer to take something back; null where there is nothing to take back. */
  undoAction: (done: Done) => Toast["action"];
  /** These rows are changed or gone: nothing of them stays chosen. */
  onDone: (rows: readonly Row[]) => void;
}

function versionOf({ id, version }: ManagedRow): RowVersion {
  return { id, version };
}

function namesOf(rows: readonly ManagedRow[]): string {
  const [one] = rows;
  return rows.length === 1 && one ? one.name : `${rows.length} rows`;
}

/** Changes and deletes rows of a list, tells how that went, and offers to take it back. */
export function useListWrites<Row extends ManagedRow>({ managing, undoAction, onDone }: ListWrites<Row>) {
  const { cache } = useApolloClient();
  const { ask } = useConfirm();
  const [isBusy, setIsBusy] = useState(false);
  const { noun, plural: many } = managing;
  const count = (rows: readonly Row[]) => plural(rows.length, noun, many);

  /** Answers what went right; a failure is told, and the list shows what is there now. */
  async function attempt<Result>(
    write: () => Promise<Result>,
    failed: (noun: Noun) => Omit<Toast, "id">,
  ): Promise<Result | null> {
    setIsBusy(true);
    try {
      return await write();
    } catch (error) {
      const { code, message } = apiErrorOf(error);
      const toast = failed(noun);
      showToast(
        code === "CONFLICT" || code === "NOT_FOUND"
          ? { ...toast, description: `${toast.description} ${message}` }
          : toast,
      );
      noteWrite(cache);
      return null;
    } finally {
      setIsBusy(false);
    }
  }

  async function remove(rows: readonly Row[]): Promise<void> {
    const isAgreed = await ask({
      title: rows.length === 1 ? deleteQuestion(noun) : `Are you sure you want to delete ${count(rows)}?`,
      text: [`${namesOf(rows)} will be gone from the site.`, managing.takesAlong?.(rows), "You can undo this."]
        .filter(Boolean)
        .join(" "),
      action: "Delete",
    });
    if (!isAgreed) return;
    const done = await attempt(() => managing.remove(rows.map(versionOf)), deleteFailed);
    if (!done) return;
    onDone(rows);
    const action = undoAction({
      changeSetId: done.changeSetId,
      words: `Deleted ${rows.length === 1 ? `${noun} ${namesOf(rows)}` : count(rows)}`,
      rowCount: rows.length + done.bonusCount,
    });
    showToast({ ...(rows.length === 1 ? rowToast(noun, "deleted") : bulkDeleted(count(rows))), action });
  }

  async function update(rows: readonly Row[], change: BulkChange<Row>): Promise<boolean> {
    const done = await attempt(() => managing.update(rows.map(versionOf), change.set), saveFailed);
    if (!done) return false;
    onDone(rows);
    const action = undoAction({
      changeSetId: done.changeSetId,
      words: `Changed ${count(rows)}`,
      rowCount: rows.length,
    });
    showToast({ ...bulkUpdated(count(rows)), action });
    return true;
  }

  return { isBusy, remove, update };
}

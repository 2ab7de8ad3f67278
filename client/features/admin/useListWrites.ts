import { useState } from "react";
import { apiErrorOf } from "../../graphql/failure";
import { noteWrite } from "../../graphql/catalogueWrites";
import { useConfirm } from "../../shared/confirm";
import type { Noun } from "../../shared/forms/editing";
import { BULK_MAX } from "../../shared/limits";
import type { BulkChange, ManagedRow, Managing, RowVersion } from "../../shared/managing";
import {
  bulkDeleted,
  bulkStopped,
  bulkUpdated,
  deleteFailed,
  deleteQuestion,
  inSteps,
  rowToast,
  saveFailed,
} from "../../shared/messages";
import { plural } from "../../shared/plural";
import { slicesOf } from "../../shared/slices";
import { showToast, type Toast } from "../../shared/toasts";
import { useApolloClient } from "@apollo/client/react";

/** What was done, for whoever can take it back. */
export interface Done {
  /** One for each step, in their order. */
  changeSetIds: readonly string[];
  /** As the history says it: 'Deleted casino Northgate'. */
  words: string;
  rowCount: number;
}

interface ListWrites<Row extends ManagedRow> {
  managing: Managing<Row>;
  /** Makes the offer to take something back; none where there is nothing to take back. */
  undoAction: (done: Done) => Toast["action"];
  /** These rows are changed or gone: nothing of them stays chosen. */
  onDone: (rows: readonly Row[]) => void;
  /** These were left as they are, and are not what they were thought to be. */
  onStale: (rows: readonly Row[]) => void;
}

/** How far a change of many rows is. */
export interface WriteProgress {
  done: number;
  total: number;
}

interface Outcome<Row, Result> {
  done: readonly Row[];
  results: readonly Result[];
  error: unknown;
}

function versionOf({ id, version }: ManagedRow): RowVersion {
  return { id, version };
}

function namesOf(rows: readonly ManagedRow[]): string {
  const [one] = rows;
  return rows.length === 1 && one ? one.name : `${rows.length.toLocaleString("en-US")} rows`;
}

/** Changes and deletes rows of a list, tells how that went, and offers to take it back. */
export function useListWrites<Row extends ManagedRow>({ managing, undoAction, onDone, onStale }: ListWrites<Row>) {
  const { cache } = useApolloClient();
  const ask = useConfirm();
  const [progress, setProgress] = useState<WriteProgress | null>(null);
  const { noun, plural: many } = managing;
  const count = (rows: readonly Row[]) => plural(rows.length, noun, many);

  /** One operation after another, each of which is done whole or not at all, up to the first that fails. */
  async function writeInSteps<Result>(
    rows: readonly Row[],
    write: (items: readonly RowVersion[]) => Promise<Result>,
  ): Promise<Outcome<Row, Result>> {
    const done: Row[] = [];
    const results: Result[] = [];
    try {
      for (const slice of slicesOf(rows, BULK_MAX)) {
        setProgress({ done: done.length, total: rows.length });
        results.push(await write(slice.map(versionOf)));
        done.push(...slice);
      }
      return { done, results, error: null };
    } catch (error) {
      return { done, results, error };
    } finally {
      setProgress(null);
      onDone(done);
    }
  }

  function tell(
    { done, error }: Outcome<Row, unknown>,
    rows: readonly Row[],
    failed: (noun: Noun) => FailedToast,
    action: Toast["action"],
  ): void {
    const { code, message } = apiErrorOf(error);
    const isStale = code === "CONFLICT" || code === "NOT_FOUND";
    const toast = failed(noun);
    const sentences = [
      toast.description,
      done.length > 0 && bulkStopped(count(done), (rows.length - done.length).toLocaleString("en-US")),
      isStale && message,
    ];
    showToast({ ...toast, description: sentences.filter(Boolean).join(" "), action });
    noteWrite(cache);
    if (isStale) onStale(rows.slice(done.length, done.length + BULK_MAX));
  }

  async function remove(rows: readonly Row[]): Promise<void> {
    const isAgreed = await ask({
      title: rows.length === 1 ? deleteQuestion(noun) : `Are you sure you want to delete ${count(rows)}?`,
      text: [
        `${namesOf(rows)} will be gone from the site.`,
        managing.takesAlong?.(rows),
        inSteps(rows.length),
        rows.length > BULK_MAX ? "You can undo each step." : "You can undo this.",
      ]
        .filter(Boolean)
        .join(" "),
      action: "Delete",
    });
    if (!isAgreed) return;
    const outcome = await writeInSteps(rows, managing.remove);
    const { done } = outcome;
    const action = undoAction({
      changeSetIds: outcome.results.map(({ changeSetId }) => changeSetId),
      words: `Deleted ${done.length === 1 ? `${noun} ${namesOf(done)}` : count(done)}`,
      rowCount: outcome.results.reduce((sum, { bonusCount }) => sum + bonusCount, done.length),
    });
    if (outcome.error !== null) return tell(outcome, rows, deleteFailed, action);
    showToast({ ...(rows.length === 1 ? rowToast(noun, "deleted") : bulkDeleted(count(rows))), action });
  }

  async function update(rows: readonly Row[], change: BulkChange<Row>): Promise<void> {
    const outcome = await writeInSteps(rows, (items) => managing.update(items, change.set));
    const action = undoAction({
      changeSetIds: outcome.results.flatMap(({ changeSetId }) => changeSetId ?? []),
      words: `Changed ${count(outcome.done)}`,
      rowCount: outcome.done.length,
    });
    if (outcome.error !== null) return tell(outcome, rows, saveFailed, action);
    showToast({ ...bulkUpdated(count(rows)), action });
  }

  return { progress, remove, update };
}

type FailedToast = Omit<Toast, "id">;

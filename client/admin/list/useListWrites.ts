import { createElement, useState } from "react";
import { apiErrorOf } from "../../graphql/failure";
import { invalidateCatalogue } from "../../graphql/catalogueWrites";
import { useConfirm } from "../../shared/confirm";
import { useUndoAction } from "../history/useUndo";
import type { NounConfig } from "../nouns/nounConfig";
import { deleteRows, updateRows } from "../nouns/listRequests";
import type { BulkChanges } from "./bulk/bulkFields";
import { QuestionReason } from "../editor/ReasonField";
import type { ListedRow, Noun, RowVersion } from "./listConfig";
import {
  bulkDeleted,
  bulkStopped,
  bulkUpdated,
  changedByOthers,
  deleteFailed,
  deleteQuestion,
  inSteps,
  rowToast,
  saveFailed,
} from "../messages";
import { plural } from "../../shared/format/plural";
import { slicesOf } from "../../../shared/slices";
import { showToast, type Toast } from "../../shared/toasts";
import { useApolloClient } from "@apollo/client/react";
import { maxBulkRows } from "../../../shared/apiLimits";

interface ListWrites<Row extends ListedRow> {
  config: NounConfig<Row>;
  /** Called with the rows that were changed or deleted. They are then no longer selected. */
  onDone: (rows: readonly Row[]) => void;
  /** Called with rows that were not written, because the list may show outdated versions of them. */
  onStale: (rows: readonly Row[]) => void;
}

/** The progress of a bulk change. */
export interface WriteProgress {
  done: number;
  total: number;
}

interface Outcome<Row, Result> {
  done: readonly Row[];
  results: readonly Result[];
  error: unknown;
}

function versionOf({ id, version }: ListedRow): RowVersion {
  return { id, version };
}

function namesOf(rows: readonly ListedRow[]): string {
  const [one] = rows;
  return rows.length === 1 && one ? one.name : `${rows.length.toLocaleString("en-US")} rows`;
}

/** Changes and deletes rows in a list, shows the result, and offers an undo. */
export function useListWrites<Row extends ListedRow>({ config, onDone, onStale }: ListWrites<Row>) {
  const client = useApolloClient();
  const undoAction = useUndoAction();
  const ask = useConfirm();
  const [progress, setProgress] = useState<WriteProgress | null>(null);
  const { noun, plural: many } = config;
  const count = (rows: readonly Row[]) => plural(rows.length, noun, many);

  /**
   * Runs operations one after another and stops at the first failure. Each operation changes all of its rows or none.
   */
  async function writeInSteps<Result>(
    rows: readonly Row[],
    write: (items: readonly RowVersion[]) => Promise<Result>,
  ): Promise<Outcome<Row, Result>> {
    const done: Row[] = [];
    const results: Result[] = [];
    try {
      for (const slice of slicesOf(rows, maxBulkRows)) {
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

  function report(
    { done, error }: Outcome<Row, unknown>,
    rows: readonly Row[],
    failed: (noun: Noun) => FailedToast,
    action: Toast["action"],
  ): void {
    const { code, message, changedRows, fields } = apiErrorOf(error);
    const isStale = code === "CONFLICT" || code === "NOT_FOUND";
    const toast = failed(noun);
    const sentences = [
      toast.description,
      done.length > 0 && bulkStopped(count(done), (rows.length - done.length).toLocaleString("en-US")),
      isStale && message,
      isStale && changedByOthers(changedRows),
      code === "BAD_USER_INPUT" && fields.map((field) => field.message).join(" "),
    ];
    showToast({ ...toast, description: sentences.filter(Boolean).join(" "), action });
    invalidateCatalogue(client.cache);
    if (isStale) onStale(rows.slice(done.length, done.length + maxBulkRows));
  }

  async function remove(rows: readonly Row[]): Promise<void> {
    let reason = "";
    const isAgreed = await ask({
      title: rows.length === 1 ? deleteQuestion(noun) : `Are you sure you want to delete ${count(rows)}?`,
      text: [
        `This removes ${namesOf(rows)} from the site.`,
        config.deletionWarning?.(rows),
        inSteps(rows.length),
        rows.length > maxBulkRows ? "You can undo each step." : "You can undo this.",
      ]
        .filter(Boolean)
        .join(" "),
      action: "Delete",
      details: createElement(QuestionReason, { onChange: (text) => (reason = text) }),
    });
    if (!isAgreed) return;
    const outcome = await writeInSteps(rows, (items) => deleteRows(client, config, items, reason));
    const { done } = outcome;
    const action = undoAction({
      changeSetIds: outcome.results.map(({ changeSetId }) => changeSetId),
      summary: `Deleted ${done.length === 1 ? `${noun} ${namesOf(done)}` : count(done)}`,
      rowCount: outcome.results.reduce((sum, { bonusCount }) => sum + bonusCount, done.length),
    });
    if (outcome.error !== null) return report(outcome, rows, deleteFailed, action);
    showToast({ ...(rows.length === 1 ? rowToast(noun, "deleted") : bulkDeleted(count(rows))), action });
  }

  async function update(rows: readonly Row[], changes: BulkChanges, reason: string): Promise<void> {
    const outcome = await writeInSteps(rows, (items) => updateRows(client, config, items, changes, reason));
    const changedCount = outcome.results.reduce((sum, result) => sum + result.changedCount, 0);
    const action = undoAction({
      changeSetIds: outcome.results.flatMap(({ changeSetId }) => changeSetId ?? []),
      summary: `Changed ${plural(changedCount, noun, many)}`,
      rowCount: changedCount,
    });
    if (outcome.error !== null) return report(outcome, rows, saveFailed, action);
    showToast({ ...bulkUpdated(plural(changedCount, noun, many)), action });
  }

  return { progress, remove, update };
}

type FailedToast = Omit<Toast, "id">;

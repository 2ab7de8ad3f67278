import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { asEditor } from "../requests/asEditor";
import { invalidateCatalogue } from "../../graphql/catalogueWrites";
import { apiErrorOf, failureOf } from "../../graphql/failure";
import { useConfirm } from "../../shared/confirm";
import { undoFailed, undone, panelMessages } from "../messages";
import { plural } from "../../shared/format/plural";
import { showToast, type Toast } from "../../shared/toasts";
import { undoDocument, type undoMutation } from "./undo.generated";
import { panelNouns } from "../nouns/registry";
import type { CatalogueNoun } from "../../graphql/schemaTypes.generated";
import { messages } from "../../shared/messages";
import { ChangeSetOfVersionDocument } from "./ChangeSetOfVersion.generated";

/**
 * The maximum number of attempts to undo a change while the server is unavailable. The first response takes up to 10 s.
 * On PostgreSQL, each later response takes about 3 s, because a statement waits at most 2 s for row locks.
 */
const UNDO_ATTEMPTS = 6;

/**
 * The panel asks for confirmation before it undoes more rows than this, because the editor may have meant to undo a
 * single change.
 */
const UNDO_ASKS_ABOVE = 50;

/** A completed write, for the undo action. */
export interface Done {
  /** The ids of the change sets, one for each step of the write, in order. */
  changeSetIds: readonly string[];
  /** The history's summary: 'Deleted casino Northgate'. */
  summary: string;
  rowCount: number;
}

/**
 * Returns the rows that the undo deleted, which the cache must evict. If the undo changed many rows, the response
 * contains only the first ones.
 */
function deletedRows({ undo }: undoMutation) {
  const rows = undo.rows.edges.map(({ node }) => node);
  return rows.flatMap(({ noun, rowId, operation }) =>
    operation === "DELETE" ? { __typename: panelNouns[noun].typename, id: rowId } : [],
  );
}

/** Undoes a change set, reports the result, and refreshes every open view. */
export function useUndo() {
  const client = useApolloClient();
  const confirm = useConfirm();
  const [isUndoing, setIsUndoing] = useState(false);

  /**
   * Sends the undo, and retries while the server is unavailable. An undo of thousands of rows may exceed the response
   * timeout, but the server continues, and a retry gets the result.
   */
  async function send(changeSetId: string, attempt = 1) {
    try {
      return await client.mutate({ mutation: undoDocument, variables: { changeSetId }, context: asEditor.context });
    } catch (error) {
      const { code, retryAfter = 1 } = apiErrorOf(error);
      if (code !== "SERVICE_UNAVAILABLE" || attempt === UNDO_ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, retryAfter * 1000));
      return send(changeSetId, attempt + 1);
    }
  }

  /**
   * Undoes a write's change sets, the last one first. If they changed many rows, first asks for confirmation. Stops at
   * the first failure. Resolves to true if all of them were undone.
   */
  async function undo({ changeSetIds, summary, rowCount }: Done): Promise<boolean> {
    if (rowCount > UNDO_ASKS_ABOVE && !(await confirm(question(summary, rowCount)))) return false;
    setIsUndoing(true);
    let left = changeSetIds.length;
    try {
      for (const changeSetId of changeSetIds.toReversed()) {
        const { data } = await send(changeSetId);
        left -= 1;
        invalidateCatalogue(client.cache, data ? deletedRows(data) : []);
      }
      showToast(undone(summary));
      return true;
    } catch (error) {
      // Another editor's change may have prevented the undo. The history must load that change.
      invalidateCatalogue(client.cache);
      showToast(undoFailed(apiErrorOf(error), { undone: changeSetIds.length - left, all: changeSetIds.length }));
      return false;
    } finally {
      setIsUndoing(false);
    }
  }

  return { undo, isUndoing };
}

function question(summary: string, rowCount: number) {
  return {
    title: `Undo the change to ${plural(rowCount, "row")}?`,
    text: `${summary}. All rows will return to their previous values. You can undo this, too.`,
    action: "Undo",
  };
}

/** Returns a function that creates the Undo action for a toast. The action undoes every step of the write. */
export function useUndoAction(): (done: Done) => Toast["action"] {
  const { undo } = useUndo();
  return (done) => (done.changeSetIds.length === 0 ? undefined : { label: "Undo", act: () => void undo(done) });
}

/** Who last changed a row, and when. */
export interface LastChange {
  actor: string;
  createdAt: string;
}

/** Finds the change set that created a version of a row. The caller can then undo the change or name its author. */
export function useRowChanges(noun: CatalogueNoun) {
  const client = useApolloClient();
  const { undo } = useUndo();

  /** Finds the change set that created this version. Searches only the row's last ten changes. */
  async function findChange({ id, version }: { id: string; version: number }) {
    const { data } = await client.query({ query: ChangeSetOfVersionDocument, variables: { noun, id }, ...asEditor });
    return data?.history.edges.find(({ node }) => node.rows.edges[0]?.node.version === version)?.node ?? null;
  }

  async function undoVersion(row: { id: string; name: string; version: number }, verb: string): Promise<void> {
    try {
      const change = await findChange(row);
      if (change)
        await undo({ changeSetIds: [change.id], summary: `${verb} ${panelNouns[noun].one} ${row.name}`, rowCount: 1 });
      else showToast({ ...panelMessages.changeNotFound, tone: "error" });
    } catch (error) {
      showToast({ title: messages.error, description: failureOf(error).message, tone: "error" });
    }
  }

  return {
    /** Returns a toast action that undoes the change set that created this version. */
    undoAction: (
      row: { id: string; name: string; version: number },
      verb = "Changed",
    ): NonNullable<Toast["action"]> => ({
      label: "Undo",
      act: () => void undoVersion(row, verb),
    }),
    /**
     * Finds who created this version, and when. Resolves with null after a failure, because a conflict can be resolved
     * without this information.
     */
    find: (row: { id: string; version: number }): Promise<LastChange | null> => findChange(row).catch(() => null),
  };
}

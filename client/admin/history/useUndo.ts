import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { asEditor } from "../requests/asEditor";
import { invalidateCatalogue } from "../../graphql/catalogueWrites";
import { apiErrorOf, failureOf } from "../../graphql/failure";
import { useConfirm } from "../../shared/confirm";
import { UNDO_ASKS_ABOVE, UNDO_ATTEMPTS } from "../../shared/limits";
import { undoFailed, undone, panelMessages } from "../messages";
import { plural } from "../../shared/plural";
import { showToast, type Toast } from "../../shared/toasts";
import { undoDocument, type undoMutation } from "./undo.generated";
import { nounLabels } from "./describeChange";
import type { Done } from "../list/useListWrites";
import { useHistoryDrawer } from "./HistoryHost";
import type { CatalogueNoun } from "../../graphql/schemaTypes.generated";
import { messages } from "../../shared/messages";
import { ChangeSetOfVersionDocument } from "./ChangeSetOfVersion.generated";

export interface Undoing {
  changeSetId: string;
  /** The history's summary of the change set: 'Deleted casino Aurora'. */
  summary: string;
  /** How many rows the change set changed. */
  rowCount: number;
}

const typenames = {
  CASINO: "Casino",
  BONUS: "Bonus",
  GAME: "Game",
  ARTICLE: "Article",
  PERSON: "Person",
  REDIRECT: "Redirect",
  IMAGE: "Image",
} as const;

/** Returns whether an undo can delete rows of this noun. Other rows can only change. */
function isDeletable(noun: CatalogueNoun): noun is keyof typeof typenames {
  return noun in typenames;
}

/**
 * Returns the rows that the undo deleted, for the cache. If the undo changed many rows, the response has only the first
 * ones.
 */
function deletedRows({ undo }: undoMutation) {
  const rows = undo.rows.edges.map(({ node }) => node);
  return rows.flatMap(({ noun, rowId, operation }) =>
    operation === "DELETE" && isDeletable(noun) ? { __typename: typenames[noun], id: rowId } : [],
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

  /** Undoes a change set, after a confirmation if it changed many rows. Resolves with whether it was undone. */
  async function undo({ changeSetId, summary, rowCount }: Undoing): Promise<boolean> {
    if (rowCount > UNDO_ASKS_ABOVE && !(await confirm(question(summary, rowCount)))) return false;
    setIsUndoing(true);
    try {
      const { data } = await send(changeSetId);
      invalidateCatalogue(client.cache, data ? deletedRows(data) : []);
      showToast(undone(summary));
      return true;
    } catch (error) {
      // Another editor's change prevented the undo. The history must load that change.
      invalidateCatalogue(client.cache);
      showToast(undoFailed(apiErrorOf(error)));
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
    text: `${summary}. All rows return to their previous values. You can undo this, too.`,
    action: "Undo",
  };
}

/**
 * Returns a function that creates the Undo action of a toast. If a write has several change sets, the action opens the
 * history instead.
 */
export function useUndoAction(): (done: Done) => Toast["action"] {
  const { undo } = useUndo();
  const history = useHistoryDrawer();
  return ({ changeSetIds: [changeSetId, ...others], summary, rowCount }) => {
    if (!changeSetId) return undefined;
    if (others.length > 0) return { label: "History", act: () => history.open() };
    return { label: "Undo", act: () => void undo({ changeSetId, summary, rowCount }) };
  };
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
        await undo({ changeSetId: change.id, summary: `${verb} ${nounLabels[noun].one} ${row.name}`, rowCount: 1 });
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

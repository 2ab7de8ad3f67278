/** What the panel's toasts offer: to take back what they tell of. */
import { useApolloClient } from "@apollo/client/react";
import type { RowChanges } from "../../features/admin/rowChanges";
import type { Done } from "../../features/admin/useListWrites";
import { useHistoryDrawer } from "../../features/history/historyContext";
import { useUndo } from "../../features/history/useUndo";
import { asEditor } from "../../graphql/asEditor";
import { ChangeSetOfVersionDocument } from "../../graphql/documents/ChangeSetOfVersion";
import { failureOf } from "../../graphql/failure";
import type { CatalogueNoun } from "../../graphql/generated";
import { messages } from "../../shared/messages";
import { showToast, type Toast } from "../../shared/toasts";

/** Takes back a change set; of several, the history lets the editor choose. */
export function useUndoAction(): (done: Done) => Toast["action"] {
  const { undo } = useUndo();
  const history = useHistoryDrawer();
  return ({ changeSetIds: [changeSetId, ...others], words, rowCount }) => {
    if (!changeSetId) return undefined;
    if (others.length > 0) return { label: "History", act: () => history.open() };
    return { label: "Undo", act: () => void undo({ changeSetId, words, rowCount }) };
  };
}

/** What a form needs of the history of its row: undoing the change that it saved, and who made another change. */
export function useRowChanges(noun: CatalogueNoun): RowChanges {
  const client = useApolloClient();
  const { undo } = useUndo();

  /** The change that made this version of the row, among its last ten. */
  async function findChange({ id, version }: { id: string; version: number }) {
    const { data } = await client.query({ query: ChangeSetOfVersionDocument, variables: { noun, id }, ...asEditor });
    return data?.history.edges.find(({ node }) => node.rows.edges[0]?.node.version === version)?.node ?? null;
  }

  async function undoVersion(row: { id: string; name: string; version: number }): Promise<void> {
    try {
      const change = await findChange(row);
      if (change)
        await undo({ changeSetId: change.id, words: `Changed ${noun.toLowerCase()} ${row.name}`, rowCount: 1 });
      else showToast({ ...messages.changeNotFound, tone: "error" });
    } catch (error) {
      showToast({ title: messages.error, description: failureOf(error).message, tone: "error" });
    }
  }

  return {
    undoAction: (row) => ({ label: "Undo", act: () => void undoVersion(row) }),
    // A conflict can be decided without knowing who saved the other version.
    find: (row) => findChange(row).catch(() => null),
  };
}

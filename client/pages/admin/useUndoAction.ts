/** What the panel's toasts offer: to take back what they tell of. */
import { useApolloClient } from "@apollo/client/react";
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

interface SavedRow {
  id: string;
  name: string;
  /** The one that the change has made. */
  version: number;
}

/** Takes back what a form has saved: the change set that made this version of the row. */
export function useRowUndoAction(noun: CatalogueNoun): (row: SavedRow) => Toast["action"] {
  const client = useApolloClient();
  const { undo } = useUndo();

  async function find({ id, version }: SavedRow): Promise<string | undefined> {
    const { data } = await client.query({ query: ChangeSetOfVersionDocument, variables: { noun, id }, ...asEditor });
    const made = data?.history.edges.find(({ node }) => node.rows.edges[0]?.node.version === version);
    return made?.node.id;
  }

  async function takeBack(row: SavedRow): Promise<void> {
    try {
      const changeSetId = await find(row);
      if (!changeSetId) throw new Error("the history has no such version");
      await undo({ changeSetId, words: `Changed ${noun.toLowerCase()} ${row.name}`, rowCount: 1 });
    } catch (error) {
      showToast({ title: messages.error, description: failureOf(error).message, tone: "error" });
    }
  }

  return (row) => ({ label: "Undo", act: () => void takeBack(row) });
}

import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { asEditor } from "../../graphql/asEditor";
import { noteWrite } from "../../graphql/catalogueWrites";
import { undoDocument } from "../../graphql/documents/undo";
import { apiErrorOf } from "../../graphql/failure";
import type { undoMutation } from "../../graphql/generated";
import { useConfirm } from "../../shared/confirm";
import { UNDO_ASKS_ABOVE, UNDO_ATTEMPTS } from "../../shared/limits";
import { undoFailed, undone } from "../../shared/messages";
import { plural } from "../../shared/plural";
import { showToast } from "../../shared/toasts";

export interface Undoing {
  changeSetId: string;
  /** What is taken back, as the history says it: 'Deleted casino Aurora'. */
  words: string;
  /** How many rows it touched. */
  rowCount: number;
}

const typenames = { CASINO: "Casino", BONUS: "Bonus", GAME: "Game" } as const;

/** Rows that are gone again. Of many only the first are known; the others are found by nobody, and are dropped. */
function deletedRows({ undo }: undoMutation) {
  const rows = undo.rows.edges.map(({ node }) => node);
  return rows.flatMap(({ noun, rowId, operation }) =>
    operation === "DELETE" ? { __typename: typenames[noun], id: rowId } : [],
  );
}

/** Takes a change set back, tells how that went, and has every open view show it. */
export function useUndo() {
  const client = useApolloClient();
  const confirm = useConfirm();
  const [isUndoing, setIsUndoing] = useState(false);

  /** One of thousands of rows may take longer than an answer may: it goes on, and who asks again gets its answer. */
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

  /** Answers whether it was taken back. */
  async function undo({ changeSetId, words, rowCount }: Undoing): Promise<boolean> {
    if (rowCount > UNDO_ASKS_ABOVE && !(await confirm(question(words, rowCount)))) return false;
    setIsUndoing(true);
    try {
      const { data } = await send(changeSetId);
      noteWrite(client.cache, data ? deletedRows(data) : []);
      showToast(undone(words));
      return true;
    } catch (error) {
      // Whoever came in between stands in the history by now.
      noteWrite(client.cache);
      showToast(undoFailed(apiErrorOf(error)));
      return false;
    } finally {
      setIsUndoing(false);
    }
  }

  return { undo, isUndoing };
}

function question(words: string, rowCount: number) {
  return {
    title: `Undo the change of ${plural(rowCount, "row")}?`,
    text: `${words}. All of them go back to what they were before. You can undo that as well.`,
    action: "Undo",
  };
}

/** Sends changes to drafts from the list. After each change, shows the result and reloads the list. */
import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { invalidateCatalogue } from "../../graphql/catalogueWrites";
import { apiErrorOf } from "../../graphql/failure";
import { showToast } from "../../shared/toasts";
import { useUndoAction } from "../history/useUndo";
import { panelMessages } from "../messages";
import { asEditor } from "../requests/asEditor";
import { type DraftRow, isHiding } from "./draftLabels";
import { openPreview, publishDraft } from "./draftRequests";

export interface DraftChanges {
  /** Whether a change is being sent. */
  isBusy: boolean;
  /** Sends a change. Resolves to true if it succeeded. */
  send: <Data, Variables extends OperationVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    done: string,
  ) => Promise<boolean>;
  /** Publishes a draft, and offers an undo. */
  publish: (draft: DraftRow) => Promise<void>;
  preview: (id: string) => Promise<void>;
}

/** @param reload Loads the list again. */
export function useDraftChanges(reload: () => void): DraftChanges {
  const client = useApolloClient();
  const [isBusy, setIsBusy] = useState(false);
  const undoAction = useUndoAction();

  async function run(act: () => Promise<unknown>): Promise<boolean> {
    setIsBusy(true);
    try {
      await act();
      return true;
    } catch (error) {
      showToast(panelMessages.draftFailed(reasonOf(error)));
      return false;
    } finally {
      setIsBusy(false);
      reload();
    }
  }

  return {
    isBusy,
    send: (mutation, variables, done) =>
      run(async () => {
        await client.mutate({ mutation, variables, context: asEditor.context } as never);
        // Publishing changes the catalogue.
        invalidateCatalogue(client.cache);
        showToast(panelMessages.draftDone(done));
      }),
    publish: async (draft) => {
      await run(async () => {
        const changeSetIds = await publishDraft(client, draft);
        const [verb, done] = isHiding(draft) ? ["Hid", "hidden"] : ["Published", "published"];
        const action = undoAction({ changeSetIds, summary: `${verb} ${draft.name}`, rowCount: 1 });
        showToast({ ...panelMessages.draftDone(`${draft.name} was ${done}.`), action });
      });
    },
    preview: async (id) => void (await run(() => openPreview(client, () => Promise.resolve(id)))),
  };
}

/** Returns why a change failed. The API's own message explains a conflict. */
export function reasonOf(error: unknown): string {
  const { code, message, fields, reason } = apiErrorOf(error);
  if (code === "CONFLICT" && fields.length > 0)
    return "Another editor has since changed the same fields. Open the draft and press Publish to decide which values to keep.";
  if (code === "CONFLICT" && reason) return reason;
  return fields.map((each) => each.message).join(" ") || message;
}

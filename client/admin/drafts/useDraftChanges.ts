/**
 * Sends changes to drafts from the list or from a draft's form. After each change, shows the result and updates the
 * list or the form.
 */
import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useRef, useState } from "react";
import { invalidateCatalogue } from "../../graphql/catalogueWrites";
import { apiErrorOf } from "../../graphql/failure";
import { showToast } from "../../shared/toasts";
import { useUndoAction } from "../history/useUndo";
import { panelMessages } from "../messages";
import { resultOf, type NounData } from "../nouns/nounConfig";
import { asEditor } from "../requests/asEditor";
import { type DraftRow, isHiding } from "./draftLabels";
import { type OpenDraft, openPreview, publishDraft } from "./draftRequests";

export interface DraftChanges {
  /** Whether a change is being sent. If so, further changes are ignored. */
  isBusy: boolean;
  /**
   * Returns the draft to change. A form with unsaved input first asks the editor to save it. Resolves to null if the
   * input was not saved. The caller must then leave the draft unchanged.
   */
  prepare: (draft: DraftRow) => Promise<DraftRow | null>;
  /** Sends a change. Resolves to true if it succeeded. */
  send: <Variables extends OperationVariables>(
    document: TypedDocumentNode<NounData<OpenDraft>, Variables>,
    variables: Variables,
    done: string,
  ) => Promise<boolean>;
  /** Publishes a draft, and offers an undo. */
  publish: (draft: DraftRow) => Promise<void>;
  preview: (id: string) => Promise<void>;
}

interface DraftView {
  /**
   * Shows the changed draft. If `changed` is null, for example after a failure, loads the draft again. No other change
   * is sent until this function has finished.
   */
  onSettled: (changed: OpenDraft | null) => void | Promise<void>;
  prepare?: DraftChanges["prepare"];
}

export function useDraftChanges({ onSettled, prepare }: DraftView): DraftChanges {
  const client = useApolloClient();
  const [isBusy, setIsBusy] = useState(false);
  /** Like `isBusy`, but changes before React renders, so a double click sends one change. */
  const isRunning = useRef(false);
  const undoAction = useUndoAction();

  async function run(act: () => Promise<OpenDraft | null>): Promise<boolean> {
    if (isRunning.current) return false;
    isRunning.current = true;
    setIsBusy(true);
    try {
      await onSettled(await act());
      return true;
    } catch (error) {
      showToast(panelMessages.draftFailed(reasonOf(error)));
      await onSettled(null);
      return false;
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  }

  return {
    isBusy,
    prepare: prepare ?? ((draft) => Promise.resolve(draft)),
    send: (mutation, variables, done) =>
      run(async () => {
        const { data } = await client.mutate({ mutation, variables, context: asEditor.context } as never);
        // Publishing changes the catalogue.
        invalidateCatalogue(client.cache);
        showToast(panelMessages.draftDone(done));
        return resultOf<OpenDraft>(data as never);
      }),
    publish: async (draft) => {
      await run(async () => {
        const changeSetIds = await publishDraft(client, draft);
        const [verb, done] = isHiding(draft) ? ["Hid", "hidden"] : ["Published", "published"];
        const action = undoAction({ changeSetIds, summary: `${verb} ${draft.name}`, rowCount: 1 });
        showToast({ ...panelMessages.draftDone(`${draft.name} was ${done}.`), action });
        return null;
      });
    },
    preview: async (id) => {
      await run(async () => {
        await openPreview(client, () => Promise.resolve(id));
        return null;
      });
    },
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

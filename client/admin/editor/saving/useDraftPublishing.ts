/** Stores the form's input as a draft on the server, and publishes the draft. */
import { useServerDraft } from "../../drafts/useServerDraft";
import type { FormValues } from "../../fields/fields";
import { apiErrorOf } from "../../../graphql/failure";
import { useUndoAction } from "../../history/useUndo";
import { panelMessages, rowToast } from "../../messages";
import { findHiding } from "../../nouns/findHiding";
import type { LoadedRow } from "../../nouns/loadedRow";
import { showToast } from "../../../shared/toasts";
import { showFailure } from "./saveFailure";
import type { Conflicts } from "./useConflicts";
import type { EditorSetup, EditorState } from "./useEditorState";

export function useDraftPublishing(setup: EditorSetup, state: EditorState, conflicts: Conflicts) {
  const { config, row, opened = null, onLeave, onDraftSaved, reloadDraft } = setup;
  const { form, baseRow, isDirty, reason, setIsSaving, begin, stopAsking } = state;
  const undoAction = useUndoAction();
  const serverDraft = useServerDraft({
    config,
    form,
    baseRow,
    opened,
    isDirty,
    setIsSaving,
    onStored: (values, stored) => {
      begin(values);
      stopAsking();
      onDraftSaved(stored);
    },
    onReviewed: onDraftSaved,
    reloadDraft,
    onSubmitted: leave,
  });

  function leave(values: FormValues): void {
    begin(values);
    stopAsking();
    onLeave();
  }

  /** Publishes the draft. If another editor has changed the same fields of the row, asks which values to keep. */
  async function publish(values: FormValues, decided: LoadedRow | null): Promise<void> {
    form.clearErrors("root");
    setIsSaving(true);
    try {
      const changeSetIds = await serverDraft.publish(values, decided, reason);
      // A form with only some of the settings does not contain the name.
      const name = baseRow?.name ?? String(values[config.nameField]).trim();
      const action = undoAction({ changeSetIds, summary: `Published ${name}`, rowCount: 1 });
      showToast({ ...rowToast(config.noun, row ? "updated" : "added", findHiding(config, values)), action });
      leave(values);
    } catch (error) {
      const failure = apiErrorOf(error);
      if (failure.code !== "CONFLICT") return showFailure(form, config, failure);
      const compared = failure.fields.length > 0 ? await serverDraft.compare(values, failure.fields) : null;
      if (!compared) return showToast(panelMessages.draftFailed(failure.reason ?? failure.message));
      await conflicts.show(compared);
    } finally {
      setIsSaving(false);
    }
  }

  return { serverDraft, publish };
}

export type DraftPublishing = ReturnType<typeof useDraftPublishing>;

/**
 * Manages an admin form: saving, drafts and conflicts. A form either edits one row or adds new rows one after another.
 * The row's id must be the component's key.
 */
import { panelMessages } from "../../messages";
import { makeId } from "../../../shared/browser/makeId";
import { showNotice } from "../../../shared/toasts";
import { type ConflictLine, decidedValues } from "./conflict";
import { focusErrorSummary } from "./saveFailure";
import { useConflicts } from "./useConflicts";
import { useDraftPublishing } from "./useDraftPublishing";
import { type EditorSetup, useEditorState } from "./useEditorState";
import { useSave } from "./useSave";

export function useEditor(setup: EditorSetup) {
  const { defaults, row, onLeave, onAddAgain } = setup;
  const state = useEditorState(setup);
  const { form, baseRow, base, version, isDirty, factMark, unsavedInput, conflict, setConflict, setNewId } = state;
  const conflicts = useConflicts(setup, state);
  const { serverDraft, publish } = useDraftPublishing(setup, state, conflicts);
  const saving = useSave(setup, state, conflicts, publish);

  return {
    ...state,
    saving,
    serverDraft,
    /** Applies the editor's decisions and saves the form. */
    resolve: (lines: readonly ConflictLine[]) => {
      if (!conflict) return;
      setConflict(null);
      const decided = decidedValues(conflict.merged, lines);
      if (row) state.rebase(conflict.row, decided);
      else {
        factMark.merge(form.getValues(), decided);
        form.reset(structuredClone(decided), { keepDefaultValues: true });
      }
      void form.handleSubmit((values) => saving.save(values, conflict.row), focusErrorSummary)();
    },
    /** Closes the conflict without a decision. */
    postpone: () => setConflict(null),
    cancel: () => {
      const values = form.getValues();
      const hasChanges = isDirty;
      if (hasChanges) unsavedInput.putAside(structuredClone(values));
      form.reset(structuredClone(base));
      setConflict(null);
      // The next row gets a new id, because the canceled row may already be stored under the old id.
      if (!row) setNewId(makeId());
      if (hasChanges) showNotice(panelMessages.keptInBrowser);
      onLeave();
    },
    /** Stores the form's values as the input of a new row, after the edited row was deleted. */
    addAgain: () => {
      unsavedInput.keepForNewRow(structuredClone(form.getValues()), defaults);
      state.begin(base);
      onAddAgain();
    },
    discard: unsavedInput.discard,
    /** Restores earlier input. If the row has changed since, asks about the fields that conflict. */
    restore: () => {
      const taken = unsavedInput.take();
      if (!taken) return;
      if (!row && taken.newId) setNewId(taken.newId);
      if (!baseRow || taken.version === version) form.reset(taken.values, { keepDefaultValues: true });
      else conflicts.restore(taken, baseRow);
    },
  };
}

export type Editor = ReturnType<typeof useEditor>;

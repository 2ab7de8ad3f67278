/** The state of an admin form: its input, the checked facts, and the changes of other editors that it has to handle. */
import { useState } from "react";
import type { FormValues } from "../../fields/fields";
import type { OpenDraft } from "../../drafts/draftRequests";
import type { LastChange } from "../../history/useUndo";
import type { LoadedRow } from "../../nouns/loadedRow";
import type { ConflictLine } from "./conflict";
import { useFactMark } from "./useFactMark";
import { useRowForm, type RowFormSetup } from "./useRowForm";

/** A row that the editor has just saved. */
export interface SavedRow {
  id: string;
  name: string;
}

export interface EditorSetup extends RowFormSetup {
  /** Called after the editor saves or cancels. `saved` is the updated row. */
  onLeave: (saved?: SavedRow) => void;
  /** The row that the editor has just updated in the form that this form replaces. */
  updated?: SavedRow | null;
  /** Called after `addAgain` has stored the form's values. */
  onAddAgain: () => void;
  /** Called after a draft is saved on the server, or after its review. */
  onDraftSaved: (draft: OpenDraft) => void;
  /** Loads the draft again. */
  reloadDraft: () => Promise<void>;
}

/** The version that another editor has saved, with the fields that both editors changed. */
export interface Conflict {
  row: LoadedRow;
  merged: FormValues;
  lines: ConflictLine[];
  change: LastChange | null;
}

export function useEditorState(setup: RowFormSetup) {
  const rowForm = useRowForm(setup);
  const { form, unsavedInput } = rowForm;
  const factMark = useFactMark(setup.config.fields);
  const [reason, setReason] = useState("");
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [isDeleted, setIsDeleted] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const [isAgreed, setIsAgreed] = useState(false);

  return {
    ...rowForm,
    factMark,
    reason,
    setReason,
    conflict,
    setConflict,
    /** Whether another editor deleted the row. */
    isDeleted,
    setIsDeleted,
    isSaving,
    setIsSaving,
    /** Whether the editor has agreed to publish an incomplete new row. */
    isAgreed,
    setIsAgreed,
    /** Shows these values as stored values, without unsaved input. */
    begin: (values: FormValues) => {
      form.reset(structuredClone(values));
      unsavedInput.remove();
      setConflict(null);
      setIsDeleted(false);
      setIsAgreed(false);
      setReason("");
      factMark.reset();
    },
    /** Bases the form on another version of the row, with these values as unsaved input. */
    rebase: (onto: LoadedRow, values: FormValues) => {
      factMark.merge(form.getValues(), values);
      rowForm.rebase(onto, values);
    },
  };
}

export type EditorState = ReturnType<typeof useEditorState>;

/**
 * Manages an admin form: saving, failures and conflicts. A form either edits one row or adds new rows one after
 * another. The row's id must be the component's key.
 */
import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { createRow, updateRow } from "../nouns/formRequests";
import { findRow, type LoadedRow } from "../nouns/loadedRow";
import { apiErrorOf } from "../../graphql/failure";
import { useConfirm } from "../../shared/confirm";
import type { FormValues } from "../fields/fields";
import { differingFields } from "../fields/fieldTable";
import type { OpenDraft } from "../drafts/draftRequests";
import { makeId } from "../../shared/browser/makeId";
import { addAnywayQuestion, panelMessages, rowToast } from "../messages";
import { showNotice, showToast, type Toast } from "../../shared/toasts";
import { useRowChanges, useUndoAction, type LastChange } from "../history/useUndo";
import { conflictLines, decidedValues, earlierSaveLines, mergedValues, type ConflictLine } from "./conflict";
import { showFailure } from "./saveFailure";
import { useFactMark } from "./useFactMark";
import { useRowForm, type RowFormSetup } from "./useRowForm";
import { useServerDraft } from "../drafts/useServerDraft";

export interface EditorSetup extends RowFormSetup {
  /** Called after the editor saves or cancels. */
  onLeave: () => void;
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

export function useEditor({ config, defaults, row, copied = null, opened = null, ...setup }: EditorSetup) {
  const { noun, fields } = config;
  const { onLeave, onAddAgain, onDraftSaved, reloadDraft } = setup;
  const changes = useRowChanges(config.catalogueNoun);
  const undoAction = useUndoAction();
  const client = useApolloClient();
  const confirm = useConfirm();
  const rowForm = useRowForm({ config, defaults, row, copied, opened });
  const { form, baseRow, base, version, isDirty, draft, newId, setNewId } = rowForm;
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [isGone, setIsGone] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  /** The row that the editor has just added with this form. */
  const [added, setAdded] = useState<{ id: string; name: string } | null>(null);
  /** Whether the editor has agreed to publish an incomplete new row. */
  const [isAgreed, setIsAgreed] = useState(false);
  const [reason, setReason] = useState("");
  const factMark = useFactMark(fields);
  const serverDraft = useServerDraft({
    config,
    form,
    baseRow,
    opened,
    isDirty,
    setIsSaving,
    onStored: (values, stored) => {
      begin(values);
      rowForm.stopAsking();
      onDraftSaved(stored);
    },
    onReviewed: onDraftSaved,
    reloadDraft,
    onSubmitted: leaveDraft,
  });

  function leaveDraft(values: FormValues): void {
    begin(values);
    rowForm.stopAsking();
    onLeave();
  }

  function begin(values: FormValues): void {
    form.reset(structuredClone(values));
    draft.remove();
    setConflict(null);
    setIsGone(false);
    setIsAgreed(false);
    setReason("");
    factMark.reset();
  }

  /** Bases the form on another version of the row, with these values as unsaved input. */
  function rebase(onto: LoadedRow, values: FormValues): void {
    factMark.merge(form.getValues(), values);
    rowForm.rebase(onto, values);
  }

  /** Resets the form after a save: to the saved values for an existing row, or to the defaults for a new row. */
  function finish(saved: FormValues, action?: Toast["action"]): void {
    begin(row ? saved : defaults);
    showToast({ ...rowToast(noun, row ? "updated" : "added"), action });
    if (row) {
      rowForm.stopAsking();
      return onLeave();
    }
    rowForm.startNext();
  }

  async function update(values: FormValues, from: LoadedRow): Promise<void> {
    const changed = differingFields(fields, from.values, values);
    const checkedFacts = factMark.toSend(from.values, values);
    const saved =
      changed.length > 0 ? await updateRow(client, config, from, values, changed, checkedFacts, reason) : from.version;
    const undo = row ? changes.undoAction({ id: from.id, name: from.name, version: saved }) : undefined;
    if (saved !== from.version) return finish(from.values, undo);
    // These values are already stored, either by another editor or by an earlier save whose response was lost.
    if (from.version !== version) return finish(from.values);
    begin(from.values);
    showNotice(panelMessages.nothingToSave);
  }

  async function create(values: FormValues, id: string): Promise<void> {
    try {
      await createRow(client, config, id, values, factMark.toSend(defaults, values), reason);
    } catch (error) {
      if (apiErrorOf(error).code !== "CONFLICT") throw error;
      const earlier = await findRow(client, config, id);
      if (earlier) return overwrite(earlier, values);
      // The row was added and then deleted. The server does not accept its id again.
      setNewId(makeId());
      throw error;
    }
    finishAdding(values, id);
  }

  /** Shows a toast about the added row with an Undo button and a link, and empties the form. */
  function finishAdding(values: FormValues, id: string): void {
    const name = String(values[config.nameField]).trim();
    const undo = changes.undoAction({ id, name, version: 1 }, "Added");
    finish(defaults, {
      label: undo.label,
      act: () => {
        setAdded(null);
        undo.act();
      },
    });
    setAdded({ id, name });
  }

  /**
   * Handles a row that an earlier attempt added although its response was lost. If the row has changed since, differing
   * fields count as a conflict.
   */
  async function overwrite(earlier: LoadedRow, values: FormValues): Promise<void> {
    const changed = differingFields(fields, earlier.values, values);
    if (earlier.version === 1 || changed.length === 0) {
      const checkedFacts = factMark.toSend(earlier.values, values);
      if (changed.length > 0) await updateRow(client, config, earlier, values, changed, checkedFacts, reason);
      return changed.length > 0 ? finish(defaults) : finishAdding(values, earlier.id);
    }
    const lines = earlierSaveLines(changed, { base: defaults, mine: values, theirs: earlier.values });
    setConflict({ row: earlier, merged: values, lines, change: await changes.find(earlier) });
  }

  async function meet(mine: FormValues, before: LoadedRow): Promise<void> {
    const theirs = await findRow(client, config, before.id);
    if (!theirs) return setIsGone(true);
    const versions = { base: before.values, mine, theirs: theirs.values };
    const lines = conflictLines(fields, versions);
    const merged = mergedValues(fields, versions);
    if (lines.length > 0) return setConflict({ row: theirs, merged, lines, change: await changes.find(theirs) });
    rebase(theirs, merged);
    await update(merged, theirs);
  }

  /**
   * Resolves to true if a new row is complete, or if the editor agrees to publish it incomplete. Once the editor
   * agrees, does not ask again.
   */
  async function isComplete(values: FormValues): Promise<boolean> {
    const gaps = config.findGaps?.(values) ?? [];
    if (gaps.length === 0 || isAgreed) return true;
    const isAdded = await confirm(addAnywayQuestion(noun, gaps));
    setIsAgreed(isAdded);
    return isAdded;
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
      showToast({ ...rowToast(noun, row ? "updated" : "added"), action });
      leaveDraft(values);
    } catch (error) {
      const failure = apiErrorOf(error);
      if (failure.code !== "CONFLICT") return showFailure(form, config, failure);
      const compared = failure.fields.length > 0 ? await serverDraft.compare(values, failure.fields) : null;
      if (!compared) return showToast(panelMessages.draftFailed(failure.reason ?? failure.message));
      setConflict({ ...compared, change: await changes.find(compared.row) });
    } finally {
      setIsSaving(false);
    }
  }

  async function save(values: FormValues, from = baseRow): Promise<void> {
    if (opened) return publish(values, from === baseRow ? null : from);
    if (!from && !(await isComplete(values))) return;
    form.clearErrors("root");
    if (!factMark.validate(from?.values ?? defaults, values)) return;
    setIsSaving(true);
    try {
      await (from ? update(values, from) : create(values, newId));
    } catch (error) {
      const failure = apiErrorOf(error);
      if (row && failure.code === "NOT_FOUND") return setIsGone(true);
      if (!row || !from || failure.code !== "CONFLICT") return showFailure(form, config, failure);
      await meet(values, from).catch((again: unknown) => showFailure(form, config, apiErrorOf(again)));
    } finally {
      setIsSaving(false);
    }
  }

  return {
    form,
    baseRow,
    base,
    factMark,
    reason,
    setReason,
    draft,
    serverDraft,
    conflict,
    /** Whether another editor deleted the row. */
    isGone,
    isSaving,
    added,
    submit: form.handleSubmit((values) => save(values)),
    /** Applies the editor's decisions and saves the form. */
    resolve: (lines: readonly ConflictLine[]) => {
      if (!conflict) return;
      setConflict(null);
      const decided = decidedValues(conflict.merged, lines);
      if (row) rebase(conflict.row, decided);
      else {
        factMark.merge(form.getValues(), decided);
        form.reset(structuredClone(decided), { keepDefaultValues: true });
      }
      void form.handleSubmit((values) => save(values, conflict.row))();
    },
    /** Closes the conflict without a decision. */
    postpone: () => setConflict(null),
    cancel: () => {
      const values = form.getValues();
      const hasChanges = isDirty;
      if (hasChanges) draft.putAside(structuredClone(values));
      form.reset(structuredClone(base));
      setConflict(null);
      // The next row gets a new id, because the canceled row may already be stored under the old id.
      if (!row) setNewId(makeId());
      if (hasChanges) showNotice(panelMessages.keptInBrowser);
      onLeave();
    },
    /** Stores the form's values as a draft of a new row, after the edited row was deleted. */
    addAgain: () => {
      draft.keepForNewRow(structuredClone(form.getValues()), defaults);
      begin(base);
      onAddAgain();
    },
    discard: draft.discard,
    /** Restores an earlier draft. If the row has changed since, asks about the fields that conflict. */
    restore: () => {
      const taken = draft.take();
      if (!taken) return;
      if (!row && taken.newId) setNewId(taken.newId);
      if (!baseRow || taken.version === version) return form.reset(taken.values, { keepDefaultValues: true });
      const versions = { base: taken.base, mine: taken.values, theirs: baseRow.values };
      const merged = mergedValues(fields, versions);
      form.reset(structuredClone(merged), { keepDefaultValues: true });
      const lines = conflictLines(fields, versions);
      if (lines.length === 0) return;
      void changes.find(baseRow).then((change) => setConflict({ row: baseRow, merged, lines, change }));
    },
  };
}

export type Editor = ReturnType<typeof useEditor>;

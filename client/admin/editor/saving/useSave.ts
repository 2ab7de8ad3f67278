/** Saves an admin form: sends the changed fields of a row, or adds a new row. */
import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { differingFields } from "../../fields/fieldTable";
import type { FormValues } from "../../fields/fields";
import { apiErrorOf } from "../../../graphql/failure";
import { useRowChanges } from "../../history/useUndo";
import { addAnywayQuestion, panelMessages, rowToast } from "../../messages";
import { createRow, updateRow } from "../../nouns/formRequests";
import { findHiding } from "../../nouns/findHiding";
import { findRow, type LoadedRow } from "../../nouns/loadedRow";
import { makeId } from "../../../shared/browser/makeId";
import { useConfirm } from "../../../shared/confirm";
import { showNotice, showToast, type Toast } from "../../../shared/toasts";
import { focusErrorSummary, showFailure } from "./saveFailure";
import type { Conflicts } from "./useConflicts";
import type { DraftPublishing } from "./useDraftPublishing";
import type { EditorSetup, EditorState, SavedRow } from "./useEditorState";

export function useSave(
  { config, defaults, row, opened, onLeave }: EditorSetup,
  state: EditorState,
  conflicts: Conflicts,
  publish: DraftPublishing["publish"],
) {
  const { noun, fields } = config;
  const { form, baseRow, factMark, reason, isAgreed, setIsAgreed, newId, setNewId, setIsSaving, begin } = state;
  const client = useApolloClient();
  const confirm = useConfirm();
  const changes = useRowChanges(config.catalogueNoun);
  const [added, setAdded] = useState<SavedRow | null>(null);

  /** Saves the form. `from` is the version of the row that the values are based on. */
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
      if (row && failure.code === "NOT_FOUND") return state.setIsDeleted(true);
      if (!row || !from || failure.code !== "CONFLICT") return showFailure(form, config, failure);
      await updateMerged(values, from).catch((again: unknown) => showFailure(form, config, apiErrorOf(again)));
    } finally {
      setIsSaving(false);
    }
  }

  async function update(values: FormValues, from: LoadedRow): Promise<void> {
    const changed = differingFields(fields, from.values, values);
    const saved = changed.length > 0 ? await send(values, from, changed) : from;
    const undo = row ? changes.undoAction({ id: from.id, name: from.name, version: saved.version }) : undefined;
    if (saved.version !== from.version) {
      if (row) state.setBaseRow({ ...from, ...saved });
      return finish(saved.values, undo);
    }
    // These values are already stored, either by another editor or by an earlier save whose response was lost.
    if (from.version !== state.version) return finish(from.values);
    begin(from.values);
    showNotice(panelMessages.nothingToSave);
  }

  /** Sends the changed values. Returns the row as stored. */
  function send(values: FormValues, from: LoadedRow, changed: readonly string[]) {
    return updateRow(client, config, from, values, changed, factMark.toSend(from.values, values), reason);
  }

  async function updateMerged(values: FormValues, from: LoadedRow): Promise<void> {
    const current = await conflicts.merge(values, from);
    if (current) await update(current.merged, current.row);
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

  /**
   * Handles a row that an earlier attempt added although its response was lost. If the row has changed since, differing
   * fields count as a conflict.
   */
  async function overwrite(earlier: LoadedRow, values: FormValues): Promise<void> {
    const changed = differingFields(fields, earlier.values, values);
    if (changed.length === 0) return finishAdding(values, earlier.id);
    if (earlier.version > 1) return conflicts.showEarlierSave(earlier, values, changed);
    await send(values, earlier, changed);
    finish(values);
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

  /** Shows a toast about the added row with an Undo button and a link, and empties the form. */
  function finishAdding(values: FormValues, id: string): void {
    const name = String(values[config.nameField]).trim();
    const undo = changes.undoAction({ id, name, version: 1 }, "Added");
    finish(values, {
      label: undo.label,
      act: () => {
        setAdded(null);
        undo.act();
      },
    });
    setAdded({ id, name });
  }

  /**
   * Resets the form after a save: to the saved values for an existing row, or to the defaults for a new row.
   * @param stored The values of the row.
   */
  function finish(stored: FormValues, action?: Toast["action"]): void {
    begin(row ? stored : defaults);
    showToast({ ...rowToast(noun, row ? "updated" : "added", findHiding(config, stored)), action });
    if (!row) return state.startNext();
    state.stopAsking();
    onLeave({ id: row.id, name: String(stored[config.nameField]).trim() });
  }

  return {
    save,
    submit: form.handleSubmit((values) => save(values), focusErrorSummary),
    /** The row that the editor has just added with this form. */
    added,
  };
}

export type Saving = ReturnType<typeof useSave>;

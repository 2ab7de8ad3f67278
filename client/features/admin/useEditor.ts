/**
 * The work of one form of the panel: what it begins with, what happens when it is saved, and what when it can't be.
 * A form lives for one row, or for one new row after another; its component is keyed by the row's id.
 */
import { useEffect, useState } from "react";
import { useForm, useFormState } from "react-hook-form";
import { apiErrorOf } from "../../graphql/failure";
import { useConfirm } from "../../shared/confirm";
import type { AnyEditing, AnyRow } from "../../shared/forms/editing";
import {
  differingFields,
  fieldNames,
  isSameForm,
  isSameValue,
  type FieldValue,
  type FormValues,
} from "../../shared/forms/fields";
import { makeId } from "../../shared/makeId";
import { addAnywayQuestion, draftDeclined, draftDiscarded, messages, rowToast } from "../../shared/messages";
import { showNotice, showToast, type Toast } from "../../shared/toasts";
import { useAccount } from "./account";
import { conflictLines, decidedValues, mergedValues, type ConflictLine } from "./conflict";
import { describeDraft, makeDraftKey, writeDraft } from "./drafts";
import { useDraft } from "./useDraft";
import type { LastChange, RowChanges } from "./rowChanges";
import { showFailure } from "./saveFailure";
import { useLeaveGuard } from "./useLeaveGuard";

interface EditorSetup {
  editing: AnyEditing;
  /** The row to change; null to add one. */
  row: AnyRow | null;
  /** The editor is done with the form, by saving a row or by Cancel. */
  onLeave: () => void;
  /** The row is gone: what was typed is to be added as a new one. */
  onAddAgain: () => void;
  changes: RowChanges;
}

/** A version of the row that another editor has saved, with the fields that both changed. */
export interface Conflict {
  row: AnyRow;
  merged: FormValues;
  lines: ConflictLine[];
  change: LastChange | null;
}

export function useEditor({ editing, row, onLeave, onAddAgain, changes }: EditorSetup) {
  const { noun, fields, defaults } = editing;
  const account = useAccount();
  const confirm = useConfirm();
  // What the form began with moves on when somebody else's version is merged.
  const [loaded, setLoaded] = useState(row);
  const [seen, setSeen] = useState(row);
  const [newId, setNewId] = useState(makeId);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [isGone, setIsGone] = useState(false);
  const base = loaded?.values ?? defaults;
  const form = useForm<FormValues>({ defaultValues: base, mode: "onTouched" });
  const { isDirty } = useFormState({ control: form.control });
  const [isSaving, setIsSaving] = useState(false);
  const [addedCount, setAddedCount] = useState(0);
  /** The editor has agreed to publish the new row although something is missing. */
  const [isAgreed, setIsAgreed] = useState(false);
  const version = loaded?.version ?? null;
  const draft = useDraft({ form, account, noun, rowId: row?.id ?? null, base, version, newId: row ? null : newId });
  if (row !== seen) {
    // Changed elsewhere in this browser: shown as it is now, unless something is typed, which is asked about when it is saved.
    setSeen(row);
    if (!isDirty) setLoaded(row);
  }
  useEffect(() => {
    if (loaded && !isDirty && !isSameForm(form.getValues(), loaded.values)) form.reset(structuredClone(loaded.values));
  }, [form, loaded, isDirty]);
  const stopAsking = useLeaveGuard(isDirty, () => !isSameForm(form.getValues(), base));
  useEffect(() => {
    // Not before: a reset forgets the fields until they are rendered again.
    if (addedCount > 0) form.setFocus(fieldNames(fields)[0] ?? "");
  }, [form, fields, addedCount]);

  function begin(values: FormValues): void {
    form.reset(structuredClone(values));
    draft.remove();
    setConflict(null);
    setIsGone(false);
    setIsAgreed(false);
  }

  /** Shows another version of the row, with these values on top of it. */
  function rebase(onto: AnyRow, values: FormValues): void {
    setLoaded(onto);
    form.reset(structuredClone(onto.values));
    form.reset(structuredClone(values), { keepDefaultValues: true });
  }

  /** `saved` is what the form of an existing row goes back to. The form of a new row starts again with the defaults. */
  function finish(saved: FormValues, action?: Toast["action"]): void {
    begin(row ? saved : defaults);
    showToast({ ...rowToast(noun, row ? "updated" : "added"), action });
    if (row) {
      stopAsking();
      return onLeave();
    }
    setNewId(makeId());
    setAddedCount((count) => count + 1);
  }

  async function update(values: FormValues, from: AnyRow): Promise<void> {
    const changed = differingFields(fields, from.values, values);
    const saved = changed.length > 0 ? await editing.update(from, values, changed) : from.version;
    const undo = row ? changes.undoAction({ id: from.id, name: from.name, version: saved }) : undefined;
    if (saved !== from.version) return finish(from.values, undo);
    // Another version that already holds the same was saved before, by another editor or by a lost attempt of this one.
    if (from.version !== version) return finish(from.values);
    begin(from.values);
    showNotice(messages.nothingToSave);
  }

  async function create(values: FormValues, id: string): Promise<void> {
    try {
      await editing.create(id, values);
    } catch (error) {
      if (apiErrorOf(error).code !== "CONFLICT") throw error;
      const earlier = await editing.load(id);
      if (earlier) return overwrite(earlier, values);
      // The row was added and deleted since, and its id cannot be used again.
      setNewId(makeId());
      throw error;
    }
    finish(defaults);
  }

  /** An earlier attempt has added the row, though its response was lost. Asks if another editor has changed it since. */
  async function overwrite(earlier: AnyRow, values: FormValues): Promise<void> {
    const changed = differingFields(fields, earlier.values, values);
    if (earlier.version === 1 || changed.length === 0) {
      if (changed.length > 0) await editing.update(earlier, values, changed);
      return finish(defaults);
    }
    const lines = changed.map((name) => {
      const [mine, theirs] = [values[name] as FieldValue, earlier.values[name] as FieldValue];
      // A field that this editor left alone keeps what the other one wrote, unless it is decided otherwise.
      return { name, mine, theirs, side: isSameValue(mine, defaults[name]) ? ("theirs" as const) : ("mine" as const) };
    });
    setConflict({ row: earlier, merged: values, lines, change: await changes.find(earlier) });
  }

  async function meet(mine: FormValues, before: AnyRow): Promise<void> {
    const theirs = await editing.load(before.id);
    if (!theirs) return setIsGone(true);
    const versions = { base: before.values, mine, theirs: theirs.values };
    const lines = conflictLines(fields, versions);
    const merged = mergedValues(fields, versions);
    if (lines.length > 0) return setConflict({ row: theirs, merged, lines, change: await changes.find(theirs) });
    rebase(theirs, merged);
    await update(merged, theirs);
  }

  /** Asks once before a new row is published without something that it should have. */
  async function isComplete(values: FormValues): Promise<boolean> {
    const gaps = editing.findGaps?.(values) ?? [];
    if (gaps.length === 0 || isAgreed) return true;
    const isAdded = await confirm(addAnywayQuestion(noun, gaps));
    setIsAgreed(isAdded);
    return isAdded;
  }

  async function save(values: FormValues, from = loaded): Promise<void> {
    if (!from && !(await isComplete(values))) return;
    form.clearErrors("root");
    setIsSaving(true);
    try {
      await (from ? update(values, from) : create(values, newId));
    } catch (error) {
      const failure = apiErrorOf(error);
      if (row && failure.code === "NOT_FOUND") return setIsGone(true);
      if (!row || !from || failure.code !== "CONFLICT") return showFailure(form, editing, failure);
      await meet(values, from).catch((again: unknown) => showFailure(form, editing, apiErrorOf(again)));
    } finally {
      setIsSaving(false);
    }
  }

  return {
    form,
    row: loaded,
    draft,
    conflict,
    /** Somebody has deleted the row that is being changed. */
    isGone,
    isSaving,
    submit: form.handleSubmit((values) => save(values)),
    /** Decides a conflict and saves. */
    resolve: (lines: readonly ConflictLine[]) => {
      if (!conflict) return;
      setConflict(null);
      const decided = decidedValues(conflict.merged, lines);
      if (row) rebase(conflict.row, decided);
      else form.reset(structuredClone(decided), { keepDefaultValues: true });
      void form.handleSubmit((values) => save(values, conflict.row))();
    },
    /** Goes back to the form with nothing decided. */
    postpone: () => setConflict(null),
    cancel: () => {
      const values = form.getValues();
      const hasChanges = isDirty;
      if (hasChanges) draft.putAside(structuredClone(values));
      form.reset(structuredClone(base));
      setConflict(null);
      // The next row is another one, even if an attempt to add this one has arrived.
      if (!row) setNewId(makeId());
      if (hasChanges) showNotice(messages.keptAsDraft);
      onLeave();
    },
    /** The row is gone: what was typed waits in the form that adds one. */
    addAgain: () => {
      const values = structuredClone(form.getValues());
      const key = makeDraftKey({ account, noun, rowId: null });
      writeDraft({ key, savedAt: new Date().toISOString(), values, base: defaults, version: null, newId: makeId() });
      begin(base);
      onAddAgain();
    },
    /** Throws the offered draft away, or leaves it to its account, and offers to bring it back. */
    discard: () => {
      if (!draft.offered) return;
      const what = describeDraft(draft.offered, fields, row?.name ?? null, noun);
      const { isUnowned } = draft.offered;
      const bringBack = draft.discard();
      showToast({
        ...(isUnowned ? draftDeclined(what) : draftDiscarded(what)),
        action: { label: "Undo", act: bringBack },
      });
    },
    /** Puts a draft of before into the form; where the row has moved on since, its differences are asked about. */
    restore: () => {
      const taken = draft.take();
      if (!taken) return;
      if (!row && taken.newId) setNewId(taken.newId);
      if (!loaded || taken.version === version) return form.reset(taken.values, { keepDefaultValues: true });
      const versions = { base: taken.base, mine: taken.values, theirs: loaded.values };
      const merged = mergedValues(fields, versions);
      form.reset(structuredClone(merged), { keepDefaultValues: true });
      const lines = conflictLines(fields, versions);
      if (lines.length === 0) return;
      void changes.find(loaded).then((change) => setConflict({ row: loaded, merged, lines, change }));
    },
  };
}

export type Editor = ReturnType<typeof useEditor>;

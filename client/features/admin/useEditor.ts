/**
 * The work of one form of the panel: what it begins with, what happens when it is saved, and what when it can't be.
 * A form lives for one row, or for one new row after another; its component is keyed by the row's id.
 */
import { useEffect, useState } from "react";
import { useForm, useFormState } from "react-hook-form";
import { apiErrorOf, type ApiError } from "../../graphql/failure";
import type { AnyEditing, AnyRow } from "../../shared/forms/editing";
import { differingFields, fieldAt, fieldNames, isSameForm, type FormValues } from "../../shared/forms/fields";
import { makeId } from "../../shared/makeId";
import { messages, rowToast, saveFailed } from "../../shared/messages";
import { showNotice, showToast, type Toast } from "../../shared/toasts";
import { conflictLines, mergedValues, type ConflictLine } from "./conflict";
import { makeDraftKey, writeDraft } from "./drafts";
import { useDraft } from "./useDraft";
import { useLeaveGuard } from "./useLeaveGuard";

interface EditorSetup {
  editing: AnyEditing;
  /** The row to change; null to add one. */
  row: AnyRow | null;
  /** The row is changed, or is not to be: the form goes back to adding. */
  onLeaveRow: () => void;
  /** Makes the offer to take a change of a row back, by the version that it made. */
  undoAction: (row: { id: string; name: string; version: number }) => Toast["action"];
}

/** A version of the row that somebody else has made meanwhile, with the fields to decide on. */
export interface Conflict {
  row: AnyRow;
  mine: FormValues;
  lines: ConflictLine[];
}

export function useEditor({ editing, row, onLeaveRow, undoAction }: EditorSetup) {
  const { noun, fields, defaults } = editing;
  // What the form began with moves on when somebody else's version is merged.
  const [loaded, setLoaded] = useState(row);
  const [seen, setSeen] = useState(row);
  const [newId, setNewId] = useState(makeId);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [isGone, setIsGone] = useState(false);
  const base = loaded?.values ?? defaults;
  const form = useForm<FormValues>({ defaultValues: base, mode: "onTouched" });
  const { isDirty, isSubmitting } = useFormState({ control: form.control });
  const version = loaded?.version ?? null;
  const draft = useDraft({ form, noun, rowId: row?.id ?? null, base, version, newId: row ? null : newId });
  if (row !== seen) {
    // Changed elsewhere in this browser: shown as it is now, unless something is typed, which is asked about when it is saved.
    setSeen(row);
    if (!isDirty) setLoaded(row);
  }
  useEffect(() => {
    if (loaded && !isDirty && !isSameForm(form.getValues(), loaded.values)) form.reset(structuredClone(loaded.values));
  }, [form, loaded, isDirty]);
  useLeaveGuard(isDirty, () => !isSameForm(form.getValues(), base));

  function begin(values: FormValues): void {
    form.reset(structuredClone(values));
    draft.remove();
    setConflict(null);
    setIsGone(false);
  }

  /** `start` is what the form goes back to: nothing of what was saved is left in it. */
  function finish(outcome: "added" | "updated", start: FormValues, action?: Toast["action"]): void {
    begin(start);
    showToast({ ...rowToast(noun, outcome), action });
    if (row) return onLeaveRow();
    setNewId(makeId());
    form.setFocus(fieldNames(fields)[0] ?? "");
  }

  async function update(values: FormValues, from: AnyRow): Promise<void> {
    const changed = differingFields(fields, from.values, values);
    const saved = await editing.update(from, values, changed);
    finish("updated", from.values, undoAction({ id: from.id, name: from.name, version: saved }));
  }

  async function create(values: FormValues, id: string): Promise<void> {
    try {
      await editing.create(id, values);
    } catch (error) {
      // An earlier attempt has arrived, though its answer never came back, and more was typed since.
      const earlier = apiErrorOf(error).code === "CONFLICT" ? await editing.load(id) : null;
      if (!earlier) throw error;
      await editing.update(earlier, values, differingFields(fields, earlier.values, values));
    }
    finish("added", defaults);
  }

  async function meet(mine: FormValues, before: AnyRow): Promise<void> {
    const theirs = await editing.load(before.id);
    if (!theirs) return setIsGone(true);
    const lines = conflictLines(fields, before.values, mine, theirs.values);
    if (lines.length > 0) return setConflict({ row: theirs, mine, lines });
    setLoaded(theirs);
    await update(mine, theirs); // They changed something else: nothing is in question.
  }

  function tell({ code, message, fields: wrong }: ApiError): void {
    showToast(saveFailed(noun));
    const named = wrong.map((each) => ({ name: fieldAt(fields, each.field), message: each.message }));
    for (const each of named) if (each.name) form.setError(each.name, { type: "server", message: each.message });
    const nowhere = named.filter(({ name }) => !name).map((each) => each.message);
    const isNamed = code === "BAD_USER_INPUT" && named.length > nowhere.length;
    if (!isNamed || nowhere.length > 0)
      form.setError("root", { type: code, message: [...(isNamed ? [] : [message]), ...nowhere].join(" ") });
    const first = fieldNames(fields).find((name) => named.some((each) => each.name === name));
    if (first) form.setFocus(first);
  }

  async function save(values: FormValues, from = loaded): Promise<void> {
    form.clearErrors("root");
    try {
      await (from ? update(values, from) : create(values, newId));
    } catch (error) {
      const failure = apiErrorOf(error);
      if (from && failure.code === "NOT_FOUND") return setIsGone(true);
      if (!from || failure.code !== "CONFLICT") return tell(failure);
      await meet(values, from).catch((again: unknown) => tell(apiErrorOf(again)));
    }
  }

  return {
    form,
    row: loaded,
    draft,
    conflict,
    /** Somebody has deleted the row that is being changed. */
    isGone,
    isSaving: isSubmitting,
    submit: form.handleSubmit((values) => save(values)),
    /** Decides a conflict and saves. */
    resolve: (lines: readonly ConflictLine[]) => {
      if (!conflict) return;
      const merged = mergedValues(conflict.mine, lines);
      setLoaded(conflict.row);
      setConflict(null);
      form.reset(conflict.row.values);
      form.reset(merged, { keepDefaultValues: true });
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
      if (hasChanges) showNotice(messages.keptAsDraft);
      if (row) onLeaveRow();
    },
    /** The row is gone: what was typed waits in the form that adds one. */
    addAgain: () => {
      const values = structuredClone(form.getValues());
      const key = makeDraftKey({ noun, rowId: null });
      writeDraft({ key, savedAt: new Date().toISOString(), values, base: defaults, version: null, newId: makeId() });
      begin(base);
      onLeaveRow();
    },
    /** Puts a draft of before into the form; where the row has moved on since, its differences are asked about. */
    restore: () => {
      const taken = draft.take();
      if (!taken) return;
      if (!row && taken.newId) setNewId(taken.newId);
      form.reset(taken.values, { keepDefaultValues: true });
      const lines =
        loaded && taken.version !== version ? conflictLines(fields, taken.base, taken.values, loaded.values) : [];
      if (loaded && lines.length > 0) setConflict({ row: loaded, mine: taken.values, lines });
    },
  };
}

export type Editor = ReturnType<typeof useEditor>;

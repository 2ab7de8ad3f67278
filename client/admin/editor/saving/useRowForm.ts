/** The state of an admin form. It follows the row that the form edits, and stores unsaved input in the browser. */
import { useEffect, useMemo, useState } from "react";
import { useForm, useFormState } from "react-hook-form";
import type { FormValues } from "../../fields/fields";
import { fieldNames, isSameForm } from "../../fields/fieldTable";
import type { FormConfig } from "../../nouns/nounConfig";
import type { LoadedRow } from "../../nouns/loadedRow";
import { makeId } from "../../../shared/browser/makeId";
import type { OpenDraft } from "../../drafts/draftRequests";
import { valuesOfPatch } from "../../drafts/draftValues";
import { useSession } from "../../session/session";
import { useUnsavedInput } from "./useUnsavedInput";
import { useLeaveGuard } from "./useLeaveGuard";

export interface RowFormSetup {
  config: FormConfig;
  /** The initial values of a new row. */
  defaults: FormValues;
  /** The row to change, or null to add a row. */
  row: LoadedRow | null;
  /** The values of a copied row, as unsaved input of a new row. */
  copied?: FormValues | null;
  /** The draft that the form edits, or null to edit the row itself. */
  opened?: OpenDraft | null;
}

export function useRowForm({ config: { noun, fields }, defaults, row, copied = null, opened = null }: RowFormSetup) {
  const account = useSession().session.name;
  // The version of the row that the form is based on. A merge with another editor's version replaces it.
  const [baseRow, setBaseRow] = useState(row);
  const [seen, setSeen] = useState(row);
  const [newId, setNewId] = useState(makeId);
  const [addedCount, setAddedCount] = useState(0);
  const published = baseRow?.values ?? defaults;
  const patch = opened?.patch;
  // A form without unsaved input shows the draft.
  const base = useMemo(() => (patch ? valuesOfPatch(fields, patch, published) : published), [fields, patch, published]);
  const version = baseRow?.version ?? null;
  const form = useForm<FormValues>({ defaultValues: base, mode: "onTouched", shouldFocusError: false });
  const { isDirty } = useFormState({ control: form.control });
  const scope = { account, noun, rowId: row?.id ?? null };
  const unsavedInput = useUnsavedInput({
    ...scope,
    form,
    fields,
    base,
    version,
    newId: row ? null : newId,
    rowName: row?.name ?? null,
  });
  if (row !== seen) {
    // The row was changed elsewhere in this browser. Without unsaved input, the form shows the new values. With unsaved
    // input, saving resolves the conflict.
    setSeen(row);
    if (!isDirty) setBaseRow(row);
  }
  useEffect(() => {
    if ((baseRow || patch) && !isDirty && !isSameForm(form.getValues(), base)) form.reset(structuredClone(base));
  }, [form, baseRow, patch, base, isDirty]);
  useEffect(() => {
    if (copied) form.reset(structuredClone(copied), { keepDefaultValues: true });
  }, [form, copied]);
  const stopAsking = useLeaveGuard(isDirty, () => !isSameForm(form.getValues(), base));
  useEffect(() => {
    // A reset removes the fields until they render again, so this must run in an effect.
    if (addedCount > 0) form.setFocus(fieldNames(fields)[0] ?? "");
  }, [form, fields, addedCount]);

  return {
    form,
    /** The version of the row that the form is based on. Null for a new row. */
    baseRow,
    setBaseRow,
    base,
    version,
    isDirty,
    unsavedInput,
    /** The id that the new row will get. */
    newId,
    setNewId,
    /** Lets the editor leave the page without being asked. */
    stopAsking,
    /** Bases the form on another version of the row, with these values as unsaved input. */
    rebase: (onto: LoadedRow, values: FormValues) => {
      setBaseRow(onto);
      form.reset(structuredClone(onto.values));
      form.reset(structuredClone(values), { keepDefaultValues: true });
    },
    /** Prepares the form for the next new row. */
    startNext: () => {
      setNewId(makeId());
      setAddedCount((count) => count + 1);
    },
  };
}

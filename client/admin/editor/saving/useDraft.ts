import { useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { onWrite } from "../../../graphql/catalogueWrites";
import type { FieldTable, FormValues } from "../../fields/fields";
import { isSameForm } from "../../fields/fieldTable";
import { draftDeclined, draftDiscarded } from "../../messages";
import { makeId } from "../../../shared/browser/makeId";
import { showToast } from "../../../shared/toasts";
import {
  declineDraft,
  describeDraft,
  findDrafts,
  findUnownedDrafts,
  makeDraftKey,
  removeDraft,
  withdrawDecline,
  writeDraft,
  type Draft,
  type DraftScope,
} from "./drafts";

/** How long an editor must stop typing before a draft is saved, in ms. */
const DRAFT_REST_MS = 250;

interface DraftedForm extends DraftScope {
  form: UseFormReturn<FormValues>;
  fields: FieldTable<FormValues>;
  /** The values that the form started with. An unchanged form has no draft. */
  base: FormValues;
  version: number | null;
  newId: string | null;
  /** The name of the edited row, or null for a new row. */
  rowName: string | null;
}

/**
 * Returns the account's newest draft. If there is none, returns the newest draft from an earlier release, which has no
 * account.
 */
function findOffered(
  scope: DraftScope,
  { base, fields }: Pick<DraftedForm, "base" | "fields">,
): Draft<FormValues> | null {
  const model = { model: base, fields };
  return findDrafts(scope, model)[0] ?? findUnownedDrafts(scope, model)[0] ?? null;
}

/** Saves a form's input as a draft, even if the tab closes. Also offers earlier drafts. */
export function useDraft({ form, fields, account, noun, rowId, base, version, newId, rowName }: DraftedForm) {
  const scope = { account, noun, rowId };
  const [key, setKey] = useState(() => makeDraftKey(scope));
  const [offered, setOffered] = useState(() => findOffered(scope, { base, fields }));
  const [isKept, setIsKept] = useState(false);

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const save = () => {
      timer.current = undefined;
      const values = form.getValues();
      const isTyped = !isSameForm(values, base);
      if (isTyped) writeDraft({ key, savedAt: new Date().toISOString(), values, base, version, newId });
      else removeDraft(key);
      setIsKept(isTyped);
    };
    const saveSoon = () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(save, DRAFT_REST_MS);
    };
    const saveNow = () => {
      if (timer.current === undefined) return;
      clearTimeout(timer.current);
      save();
    };
    // A canceled form stores its draft and resets itself just before this function runs. The unchanged form must not
    // remove that draft.
    const flush = () => {
      clearTimeout(timer.current);
      if (timer.current !== undefined && !isSameForm(form.getValues(), base)) save();
      timer.current = undefined;
    };
    // A write in this browser, such as an undo, may replace this form with another form, which then looks for drafts.
    const stop = onWrite(saveNow);
    const unsubscribe = form.subscribe({ formState: { values: true }, callback: saveSoon });
    window.addEventListener("pagehide", saveNow);
    document.addEventListener("visibilitychange", saveNow);
    return () => {
      stop();
      unsubscribe();
      flush();
      window.removeEventListener("pagehide", saveNow);
      document.removeEventListener("visibilitychange", saveNow);
    };
  }, [form, key, base, version, newId]);

  const look = () => setOffered(findOffered(scope, { base, fields }));
  return {
    /** The newest earlier draft. Null if there is none, or after the editor restores or discards it. */
    offered,
    /** Whether the form's current input is stored as a draft. */
    isKept,
    /** Returns the offered draft, which becomes the draft of this form. */
    take: () => {
      if (offered) {
        writeDraft({ ...offered, key, isUnowned: false });
        removeDraft(offered.key);
      }
      setOffered(null);
      return offered;
    },
    /** Discards or declines the offered draft, and shows a toast with an Undo button. */
    discard: () => {
      if (!offered) return;
      const what = describeDraft(offered, fields, rowName, noun);
      if (offered.isUnowned) declineDraft(account, offered.key);
      else removeDraft(offered.key);
      look();
      const act = () => {
        if (offered.isUnowned) withdrawDecline(account, offered.key);
        else writeDraft(offered);
        look();
      };
      showToast({
        ...(offered.isUnowned ? draftDeclined(what) : draftDiscarded(what)),
        action: { label: "Undo", act },
      });
    },
    /** Stores the input of a deleted row as a draft of a new row. */
    keepForNewRow: (values: FormValues, defaults: FormValues) => {
      const newKey = makeDraftKey({ account, noun, rowId: null });
      const savedAt = new Date().toISOString();
      writeDraft({ key: newKey, savedAt, values, base: defaults, version: null, newId: makeId() });
    },
    /** Stores the form's input as a draft and starts a new draft. */
    putAside: (values: FormValues) => {
      writeDraft({ key, savedAt: new Date().toISOString(), values, base, version, newId });
      setKey(makeDraftKey(scope));
      setIsKept(false);
      look();
    },
    /** Removes the draft after the input is saved. The saved values are not a draft, although they are new here. */
    remove: () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      removeDraft(key);
      setIsKept(false);
    },
  };
}

import { useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { onWrite } from "../../../graphql/catalogueWrites";
import type { FieldTable, FormValues } from "../../fields/fields";
import { isSameForm } from "../../fields/fieldTable";
import { inputDeclined, inputDiscarded } from "../../messages";
import { makeId } from "../../../shared/browser/makeId";
import { showToast } from "../../../shared/toasts";
import {
  declineInput,
  describeInput,
  findInputs,
  findUnownedInputs,
  makeInputKey,
  removeInput,
  withdrawDecline,
  writeInput,
  type UnsavedInput,
  type FormScope,
} from "./unsavedInput";

/** How long an editor must stop typing before the input is stored, in ms. */
const SAVE_AFTER_MS = 250;

interface EditedForm extends FormScope {
  form: UseFormReturn<FormValues>;
  fields: FieldTable<FormValues>;
  /** The values that the form started with. An unchanged form has no unsaved input. */
  base: FormValues;
  version: number | null;
  newId: string | null;
  /** The name of the edited row, or null for a new row. */
  rowName: string | null;
}

/**
 * Returns the account's newest input. If there is none, returns the newest input from an earlier release, which has no
 * account.
 */
function findOffered(
  scope: FormScope,
  { base, fields }: Pick<EditedForm, "base" | "fields">,
): UnsavedInput<FormValues> | null {
  const model = { model: base, fields };
  return findInputs(scope, model)[0] ?? findUnownedInputs(scope, model)[0] ?? null;
}

/** Stores a form's unsaved input in the browser, even if the tab closes. Also offers earlier input. */
export function useUnsavedInput({ form, fields, account, noun, rowId, base, version, newId, rowName }: EditedForm) {
  const scope = { account, noun, rowId };
  const [key, setKey] = useState(() => makeInputKey(scope));
  const [offered, setOffered] = useState(() => findOffered(scope, { base, fields }));
  const [isKept, setIsKept] = useState(false);

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const save = () => {
      timer.current = undefined;
      const values = form.getValues();
      const isTyped = !isSameForm(values, base);
      if (isTyped) writeInput({ key, savedAt: new Date().toISOString(), values, base, version, newId });
      else removeInput(key);
      setIsKept(isTyped);
    };
    const saveSoon = () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(save, SAVE_AFTER_MS);
    };
    const saveNow = () => {
      if (timer.current === undefined) return;
      clearTimeout(timer.current);
      save();
    };
    // A canceled form stores its input and resets itself just before this function runs. The unchanged form must not
    // remove that input.
    const flush = () => {
      clearTimeout(timer.current);
      if (timer.current !== undefined && !isSameForm(form.getValues(), base)) save();
      timer.current = undefined;
    };
    // A write in this browser, such as an undo, may replace this form with another form, which then looks for unsaved input.
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
    /** The newest earlier input. Null if there is none, or after the editor restores or discards it. */
    offered,
    /** Whether the form's current input is stored. */
    isKept,
    /** Returns the offered input, which becomes the input of this form. */
    take: () => {
      if (offered) {
        writeInput({ ...offered, key, isUnowned: false });
        removeInput(offered.key);
      }
      setOffered(null);
      return offered;
    },
    /** Discards or declines the offered input, and shows a toast with an Undo button. */
    discard: () => {
      if (!offered) return;
      const what = describeInput(offered, fields, rowName, noun);
      if (offered.isUnowned) declineInput(account, offered.key);
      else removeInput(offered.key);
      look();
      const act = () => {
        if (offered.isUnowned) withdrawDecline(account, offered.key);
        else writeInput(offered);
        look();
      };
      showToast({
        ...(offered.isUnowned ? inputDeclined(what) : inputDiscarded(what)),
        action: { label: "Undo", act },
      });
    },
    /** Stores the input of a deleted row as the input of a new row. */
    keepForNewRow: (values: FormValues, defaults: FormValues) => {
      const newKey = makeInputKey({ account, noun, rowId: null });
      const savedAt = new Date().toISOString();
      writeInput({ key: newKey, savedAt, values, base: defaults, version: null, newId: makeId() });
    },
    /** Stores the form's input, and gives later input a new key. */
    putAside: (values: FormValues) => {
      writeInput({ key, savedAt: new Date().toISOString(), values, base, version, newId });
      setKey(makeInputKey(scope));
      setIsKept(false);
      look();
    },
    /** Removes the stored input after it is saved. The saved values are not unsaved, although they are new here. */
    remove: () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      removeInput(key);
      setIsKept(false);
    },
  };
}

import { useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { onWrite } from "../../graphql/catalogueWrites";
import { isSameForm, type FormValues } from "../../shared/forms/fields";
import { DRAFT_REST_MS } from "../../shared/limits";
import { findDrafts, makeDraftKey, removeDraft, writeDraft, type Draft, type DraftScope } from "./drafts";

interface DraftedForm extends DraftScope {
  form: UseFormReturn<FormValues>;
  /** What the form began with: as long as it holds just that, there is nothing to keep. */
  base: FormValues;
  version: number | null;
  newId: string | null;
}

/** Keeps what is typed in a form as a draft, also when the tab goes away, and finds the drafts that were left before. */
export function useDraft({ form, noun, rowId, base, version, newId }: DraftedForm) {
  const [key, setKey] = useState(() => makeDraftKey({ noun, rowId }));
  const [offered, setOffered] = useState<Draft<FormValues> | null>(() => findDrafts({ noun, rowId }, base)[0] ?? null);
  const [isKept, setIsKept] = useState(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      timer = undefined;
      const values = form.getValues();
      const isTyped = !isSameForm(values, base);
      if (isTyped) writeDraft({ key, savedAt: new Date().toISOString(), values, base, version, newId });
      else removeDraft(key);
      setIsKept(isTyped);
    };
    const keepSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(keep, DRAFT_REST_MS);
    };
    const keepNow = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      keep();
    };
    // A write of this browser, such as an undo, may put another form in the place of this one: it looks for drafts then.
    const stop = onWrite(keepNow);
    const unsubscribe = form.subscribe({ formState: { values: true }, callback: keepSoon });
    window.addEventListener("pagehide", keepNow);
    document.addEventListener("visibilitychange", keepNow);
    return () => {
      stop();
      unsubscribe();
      keepNow();
      window.removeEventListener("pagehide", keepNow);
      document.removeEventListener("visibilitychange", keepNow);
    };
  }, [form, key, base, version, newId]);

  const look = () => setOffered(findDrafts({ noun, rowId }, base)[0] ?? null);
  return {
    /** The newest draft of before, until it is taken or thrown away. */
    offered,
    /** What is in the form now is safe in this browser. */
    isKept,
    /** Hands the offered draft over to the form. */
    take: () => {
      if (offered) {
        writeDraft({ ...offered, key });
        removeDraft(offered.key);
      }
      setOffered(null);
      return offered;
    },
    discard: () => {
      if (offered) removeDraft(offered.key);
      look();
    },
    /** Leaves what is in the form as a draft and begins anew. */
    putAside: (values: FormValues) => {
      writeDraft({ key, savedAt: new Date().toISOString(), values, base, version, newId });
      setKey(makeDraftKey({ noun, rowId }));
      setIsKept(false);
      look();
    },
    /** What was typed is saved: the draft has done its work. */
    remove: () => removeDraft(key),
  };
}

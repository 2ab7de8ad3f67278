import { useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { onWrite } from "../../graphql/catalogueWrites";
import { isSameForm, type FormValues } from "../../shared/forms/fields";
import { DRAFT_REST_MS } from "../../shared/limits";
import {
  declineDraft,
  findDrafts,
  findUnownedDrafts,
  makeDraftKey,
  removeDraft,
  withdrawDecline,
  writeDraft,
  type Draft,
  type DraftScope,
} from "./drafts";

interface DraftedForm extends DraftScope {
  form: UseFormReturn<FormValues>;
  /** What the form began with: as long as it holds just that, there is nothing to keep. */
  base: FormValues;
  version: number | null;
  newId: string | null;
}

/** The newest draft of the account, or else one of an earlier release that may be its own. */
function findOffered(scope: DraftScope, base: FormValues): Draft<FormValues> | null {
  return findDrafts(scope, base)[0] ?? findUnownedDrafts(scope, base)[0] ?? null;
}

/** Keeps what is typed in a form as a draft, also when the tab goes away, and finds the drafts that were left before. */
export function useDraft({ form, account, noun, rowId, base, version, newId }: DraftedForm) {
  const scope = { account, noun, rowId };
  const [key, setKey] = useState(() => makeDraftKey(scope));
  const [offered, setOffered] = useState(() => findOffered(scope, base));
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
    // Cancel puts the draft aside and resets the form just before this: an unchanged form must not remove that draft.
    const flush = () => {
      clearTimeout(timer);
      if (timer !== undefined && !isSameForm(form.getValues(), base)) keep();
    };
    // A write of this browser, such as an undo, may put another form in the place of this one: it looks for drafts then.
    const stop = onWrite(keepNow);
    const unsubscribe = form.subscribe({ formState: { values: true }, callback: keepSoon });
    window.addEventListener("pagehide", keepNow);
    document.addEventListener("visibilitychange", keepNow);
    return () => {
      stop();
      unsubscribe();
      flush();
      window.removeEventListener("pagehide", keepNow);
      document.removeEventListener("visibilitychange", keepNow);
    };
  }, [form, key, base, version, newId]);

  const look = () => setOffered(findOffered(scope, base));
  return {
    /** The newest draft of before, until it is taken or thrown away. */
    offered,
    /** What is in the form now is safe in this browser. */
    isKept,
    /** Hands the offered draft over to the form. */
    take: () => {
      if (offered) {
        writeDraft({ ...offered, key, isUnowned: false });
        removeDraft(offered.key);
      }
      setOffered(null);
      return offered;
    },
    /** Removes the offered draft; one that belongs to no account stays for the others. Returns how to bring it back. */
    discard: () => {
      if (offered?.isUnowned) {
        declineDraft(account, offered.key);
        look();
        return () => {
          withdrawDecline(account, offered.key);
          look();
        };
      }
      if (offered) removeDraft(offered.key);
      look();
      return () => {
        if (offered) writeDraft(offered);
        look();
      };
    },
    /** Leaves what is in the form as a draft and begins anew. */
    putAside: (values: FormValues) => {
      writeDraft({ key, savedAt: new Date().toISOString(), values, base, version, newId });
      setKey(makeDraftKey(scope));
      setIsKept(false);
      look();
    },
    /** What was typed is saved: the draft has done its work. */
    remove: () => removeDraft(key),
  };
}

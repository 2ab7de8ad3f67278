import { useCallback, useRef, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { ConfirmContext, type Question } from "../shared/confirm";
import { ConfirmDialog } from "./ConfirmDialog";

interface Asked {
  question: Question;
  answer: (isAgreed: boolean) => void;
}

/** Where questions to the visitor appear. */
export function ConfirmHost({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const latest = useRef<Asked>(null);
  const confirm = useCallback((question: Question) => {
    // One question at a time: an earlier one without an answer counts as canceled.
    latest.current?.answer(false);
    return new Promise<boolean>((resolve) => {
      const answer = (isAgreed: boolean) => {
        latest.current = null;
        // The dialog is closed, and the focus back where it was, before the caller goes on.
        flushSync(() => setAsked(null));
        resolve(isAgreed);
      };
      latest.current = { question, answer };
      setAsked(latest.current);
    });
  }, []);

  return (
    <ConfirmContext value={confirm}>
      {children}
      {asked && <ConfirmDialog onAnswer={asked.answer} question={asked.question} />}
    </ConfirmContext>
  );
}

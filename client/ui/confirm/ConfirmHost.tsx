import { useCallback, useRef, useState, type ComponentType, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { ConfirmContext, type Question } from "../../shared/confirm";
import { Modal } from "../Modal";
import { button, dialog } from "../../theme/classes";

interface PendingQuestion {
  question: Question;
  answer: (isAgreed: boolean) => void;
}

interface ConfirmHostProps {
  /** The dialog that shows the question. The admin panel passes its own component. */
  Dialog?: ComponentType<ConfirmDialogProps>;
  children: ReactNode;
}

/** Provides `useConfirm` to its children and shows the questions in a dialog. */
export function ConfirmHost({ Dialog = ConfirmDialog, children }: ConfirmHostProps) {
  const [pending, setPending] = useState<PendingQuestion | null>(null);
  const latest = useRef<PendingQuestion>(null);
  const confirm = useCallback((question: Question) => {
    // Only one question is open at a time. An earlier unanswered question counts as canceled.
    latest.current?.answer(false);
    return new Promise<boolean>((resolve) => {
      const answer = (isAgreed: boolean) => {
        latest.current = null;
        // Closes the dialog and restores the focus before the caller continues.
        flushSync(() => setPending(null));
        resolve(isAgreed);
      };
      latest.current = { question, answer };
      setPending(latest.current);
    });
  }, []);

  return (
    <ConfirmContext value={confirm}>
      {children}
      {pending && <Dialog onAnswer={pending.answer} question={pending.question} />}
    </ConfirmContext>
  );
}

export interface ConfirmDialogProps {
  question: Question;
  onAnswer: (isAgreed: boolean) => void;
}

function ConfirmDialog({ question, onAnswer }: ConfirmDialogProps) {
  const { title, text, action } = question;
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Modal initialFocus={cancel} onClose={() => onAnswer(false)} role="alertdialog" text={text} title={title}>
      <div className={dialog("actions")}>
        <button type="button" className={button({ tone: "secondary" })} ref={cancel} onClick={() => onAnswer(false)}>
          Cancel
        </button>
        <button type="button" className={button({ tone: "danger" })} onClick={() => onAnswer(true)}>
          {action}
        </button>
      </div>
    </Modal>
  );
}

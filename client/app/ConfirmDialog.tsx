import { useRef } from "react";
import type { Question } from "../shared/confirm";
import { ModalDialog } from "../shared/ui/ModalDialog";

interface ConfirmDialogProps {
  question: Question;
  onAnswer: (isAgreed: boolean) => void;
}

/** A question before something that can't be undone. */
export function ConfirmDialog({ question, onAnswer }: ConfirmDialogProps) {
  const { title, text, action } = question;
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <ModalDialog initialFocus={cancel} onClose={() => onAnswer(false)} role="alertdialog" text={text} title={title}>
      <div className="dialog-actions">
        <button type="button" className="btn btn-secondary" ref={cancel} onClick={() => onAnswer(false)}>
          Cancel
        </button>
        <button type="button" className="btn btn-danger" onClick={() => onAnswer(true)}>
          {action}
        </button>
      </div>
    </ModalDialog>
  );
}

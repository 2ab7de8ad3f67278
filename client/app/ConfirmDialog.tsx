import { useRef, useState } from "react";
import type { Question } from "../shared/confirm";
import { ModalDialog } from "./ModalDialog";

interface ConfirmDialogProps {
  question: Question;
  /** Called once, when the dialog is gone. */
  onAnswer: (isAgreed: boolean) => void;
}

/** A question before something that can't be undone. */
export function ConfirmDialog({ question: { title, text, action }, onAnswer }: ConfirmDialogProps) {
  const [isOpen, setIsOpen] = useState(true);
  const isAgreed = useRef(false);
  const cancel = useRef<HTMLButtonElement>(null);
  const close = () => setIsOpen(false);

  function agree() {
    isAgreed.current = true;
    close();
  }

  return (
    <ModalDialog
      role="alertdialog"
      title={title}
      text={text}
      isOpen={isOpen}
      onClose={close}
      onGone={() => onAnswer(isAgreed.current)}
      initialFocus={cancel}
    >
      <div className="dialog-actions">
        <button type="button" className="btn btn-secondary" ref={cancel} onClick={close}>
          Cancel
        </button>
        <button type="button" className="btn btn-danger" onClick={agree}>
          {action}
        </button>
      </div>
    </ModalDialog>
  );
}

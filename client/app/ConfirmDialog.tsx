/** A question before something that can't be undone. Chakra's dialog holds the focus, gives it back, and closes on Escape. */
import { Dialog, Portal } from "@chakra-ui/react";
import { useRef, useState } from "react";
import type { Question } from "../shared/confirm";
import { ChakraScope } from "./ChakraScope";

interface ConfirmDialogProps {
  question: Question;
  /** Called once, when the dialog is gone. */
  onAnswer: (isAgreed: boolean) => void;
}

export function ConfirmDialog({ question: { title, text, action }, onAnswer }: ConfirmDialogProps) {
  const [isOpen, setIsOpen] = useState(true);
  const isAgreed = useRef(false);
  const cancel = useRef<HTMLButtonElement>(null);

  function agree() {
    isAgreed.current = true;
    setIsOpen(false);
  }

  return (
    <ChakraScope>
      <Dialog.Root
        role="alertdialog"
        open={isOpen}
        onOpenChange={({ open }) => setIsOpen(open)}
        onExitComplete={() => onAnswer(isAgreed.current)}
        initialFocusEl={() => cancel.current}
      >
        <Portal>
          <Dialog.Backdrop className="dialog-backdrop" />
          <Dialog.Positioner className="dialog-place">
            <Dialog.Content className="dialog panel">
              <Dialog.Title className="dialog-title">{title}</Dialog.Title>
              <Dialog.Description className="muted">{text}</Dialog.Description>
              <div className="dialog-actions">
                <button type="button" className="btn btn-secondary" ref={cancel} onClick={() => setIsOpen(false)}>
                  Cancel
                </button>
                <button type="button" className="btn btn-danger" onClick={agree}>
                  {action}
                </button>
              </div>
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </ChakraScope>
  );
}

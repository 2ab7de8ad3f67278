import { useRef, useState } from "react";
import { ExitOffer } from "../features/exitIntent/ExitOffer";
import { rememberClosed } from "../features/exitIntent/exitStorage";
import { EXIT_OFFER } from "../features/exitIntent/exitWords";
import type { ExitDialogProps } from "../features/exitIntent/useExitIntent";
import { Icon } from "../shared/ui/Icon";
import { ModalDialog } from "./ModalDialog";

/** The exit offer, in the dialog. */
export function ExitIntentDialog({ onDone }: ExitDialogProps) {
  const [isOpen, setIsOpen] = useState(true);
  const field = useRef<HTMLInputElement>(null);
  const dismiss = () => setIsOpen(false);

  function handleClose() {
    rememberClosed();
    dismiss();
  }

  return (
    <ModalDialog
      initialFocus={field}
      isOpen={isOpen}
      onClose={dismiss}
      onGone={onDone}
      text={EXIT_OFFER.text}
      title={EXIT_OFFER.title}
    >
      <ExitOffer field={field} onDone={dismiss} />
      <button aria-label="Close" className="btn btn-quiet btn-icon exit-close" onClick={handleClose} type="button">
        <Icon name="close" size={20} />
      </button>
    </ModalDialog>
  );
}

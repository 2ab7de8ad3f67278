import { useRef } from "react";
import { ExitOffer } from "../features/exitIntent/ExitOffer";
import { rememberClosed } from "../features/exitIntent/exitStorage";
import { EXIT_OFFER } from "../features/exitIntent/exitWords";
import type { ExitDialogProps } from "../features/exitIntent/useExitIntent";
import { ModalDialog } from "../shared/ui/ModalDialog";

/** The exit offer, in the dialog. */
export function ExitIntentDialog({ onDone }: ExitDialogProps) {
  const field = useRef<HTMLInputElement>(null);

  function handleClose() {
    rememberClosed();
    onDone();
  }

  return (
    <ModalDialog
      initialFocus={field}
      onClose={onDone}
      onCloseButton={handleClose}
      text={EXIT_OFFER.text}
      title={EXIT_OFFER.title}
    >
      <ExitOffer field={field} onDone={onDone} />
    </ModalDialog>
  );
}

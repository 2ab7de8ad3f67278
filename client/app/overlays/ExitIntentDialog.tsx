import { useRef } from "react";
import { ExitOffer, EXIT_OFFER } from "../../features/exitIntent/ExitOffer";
import { storeClosed, type ExitDialogProps } from "../../features/exitIntent/useExitIntent";

import { Modal } from "../../ui/Modal";

/** The content of the exit offer's dialog. */
export function ExitIntentDialog({ onDone }: ExitDialogProps) {
  const field = useRef<HTMLInputElement>(null);

  function handleClose() {
    storeClosed();
    onDone();
  }

  return (
    <Modal
      initialFocus={field}
      onClose={onDone}
      onCloseButton={handleClose}
      text={EXIT_OFFER.text}
      title={EXIT_OFFER.title}
    >
      <ExitOffer field={field} onDone={onDone} />
    </Modal>
  );
}

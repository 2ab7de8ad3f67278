import { useRef } from "react";
import { EXIT_OFFER_TITLE, ExitOffer, exitOfferText } from "../../features/exitIntent/ExitOffer";
import { storeClosed, type ExitDialogProps } from "../../features/exitIntent/useExitIntent";
import { useSite } from "../../shared/site";
import { Modal } from "../../ui/Modal";

export function ExitIntentDialog({ onDone }: ExitDialogProps) {
  const field = useRef<HTMLInputElement>(null);
  const { playersJoined } = useSite();

  function handleClose() {
    storeClosed();
    onDone();
  }

  return (
    <Modal
      initialFocus={field}
      onClose={onDone}
      onCloseButton={handleClose}
      text={exitOfferText(playersJoined)}
      title={EXIT_OFFER_TITLE}
    >
      <ExitOffer field={field} onDone={onDone} />
    </Modal>
  );
}

import { useEffect, useRef, useState, type ComponentType } from "react";
import { EXIT_DELAY_MS } from "../../shared/limits";
import { mayOffer, rememberOffered } from "./exitStorage";

export interface ExitDialogProps {
  /** The visitor is done with it, one way or another. */
  onDone: () => void;
}

type ExitDialog = ComponentType<ExitDialogProps>;

const anyDialog = 'dialog[open], [role="dialog"], [role="alertdialog"]';

function rest(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/**
 * The dialog to show once the mouse has left through the top edge and stayed away, until the visitor is done with it.
 * `load` fetches it: called when the visitor means to go, so that nobody else pays for it.
 */
export function useExitIntent(isAllowed: boolean, load: () => Promise<ExitDialog>) {
  const [dialog, setDialog] = useState<{ Dialog: ExitDialog } | null>(null);
  const isOffered = useRef(false);

  useEffect(() => {
    if (!isAllowed) return undefined;
    let attempt = 0;
    const cancel = () => {
      attempt += 1;
    };
    const offer = async () => {
      cancel();
      const mine = attempt;
      const [Dialog] = await Promise.all([load(), rest(EXIT_DELAY_MS)]);
      if (mine !== attempt || isOffered.current || !mayOffer() || document.querySelector(anyDialog)) return;
      isOffered.current = true;
      rememberOffered();
      setDialog({ Dialog });
    };
    const leave = (event: MouseEvent) => {
      if (event.clientY > 0 || isOffered.current || !mayOffer()) return;
      offer().catch(() => undefined); // Without its script there is no offer; leaving again tries again.
    };
    document.addEventListener("mouseleave", leave);
    document.addEventListener("mouseenter", cancel);
    return () => {
      cancel();
      document.removeEventListener("mouseleave", leave);
      document.removeEventListener("mouseenter", cancel);
    };
  }, [isAllowed, load]);

  return { Dialog: isAllowed ? dialog?.Dialog : undefined, done: () => setDialog(null) };
}

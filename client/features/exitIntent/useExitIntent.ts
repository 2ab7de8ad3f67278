import { useEffect, useRef, useState, type ComponentType } from "react";
import { readSessionText, readText, sessionKeys, storageKeys, writeSessionText, writeText } from "../../shared/storage";

/** How long the pointer must be outside the page before the exit-intent offer opens, in ms. */
const EXIT_DELAY_MS = 100;

export interface ExitDialogProps {
  /** Called when the visitor accepts or dismisses the offer. */
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
 * Returns the exit-intent dialog once the pointer has left through the top edge and stayed outside. The dialog stays
 * until the visitor closes it. `load` fetches the dialog's script only when the pointer leaves, so most visitors never
 * load it.
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
      storeOffered();
      setDialog({ Dialog });
    };
    const leave = (event: MouseEvent) => {
      if (event.clientY > 0 || isOffered.current || !mayOffer()) return;
      offer().catch(() => undefined); // If the script fails to load, there is no offer until the pointer leaves again.
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

/** Returns whether the offer may open. It opens only once, and never for a visitor who has signed up. */
function mayOffer(): boolean {
  const stored = [readText(storageKeys.exitIntentModalSeen), readText(storageKeys.newsletterSubscribed)];
  return [...stored, readSessionText(sessionKeys.exitModalClosed)].every((text) => text === null);
}

function storeOffered(): void {
  writeText(storageKeys.exitIntentModalSeen, "true");
}

/** Stores that the visitor closed the offer with its Close button. */
export function storeClosed(): void {
  writeSessionText(sessionKeys.exitModalClosed, "true");
}

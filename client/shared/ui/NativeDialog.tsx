import { useEffect, useId, useRef, type ReactNode } from "react";
import { Icon } from "./Icon";

interface NativeDialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A modal dialog of the browser's own, open for as long as it is rendered: it keeps the focus in and gives it back. */
export function NativeDialog({ title, onClose, children }: NativeDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    element?.showModal();
    return () => {
      element?.close();
      // The browser gives the focus back only while the dialog is still in the page.
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <dialog aria-labelledby={id} className="native-dialog panel" onCancel={onClose} ref={dialog}>
      <header className="native-dialog-head">
        <h2 id={id}>{title}</h2>
        <button aria-label="Close" className="btn btn-quiet btn-icon" onClick={onClose} type="button">
          <Icon name="close" size={18} />
        </button>
      </header>
      {children}
    </dialog>
  );
}

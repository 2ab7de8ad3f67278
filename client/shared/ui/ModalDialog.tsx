import { useId, type ReactNode } from "react";
import { Icon } from "./Icon";
import { Modal, type ModalProps } from "./Modal";

interface ModalDialogProps extends Pick<ModalProps, "role" | "onClose" | "initialFocus"> {
  title: string;
  /** What it is about, read out with the title. */
  text?: string;
  isWide?: boolean;
  /** What the Close button in its corner does; without it there is none. */
  onCloseButton?: () => void;
  children: ReactNode;
}

/** A modal dialog with a title, in the middle of the window. */
export function ModalDialog({ title, text, isWide, onCloseButton, children, ...modal }: ModalDialogProps) {
  const id = useId();
  return (
    <Modal describedBy={text === undefined ? undefined : `${id}-text`} labelledBy={`${id}-title`} {...modal}>
      <div className={isWide ? "dialog dialog-wide panel" : "dialog panel"}>
        <header className="dialog-head">
          <h2 className="dialog-title" id={`${id}-title`}>
            {title}
          </h2>
          {onCloseButton && (
            <button aria-label="Close" className="btn btn-quiet btn-icon" onClick={onCloseButton} type="button">
              <Icon name="close" size={20} />
            </button>
          )}
        </header>
        {text !== undefined && (
          <p className="muted" id={`${id}-text`}>
            {text}
          </p>
        )}
        {children}
      </div>
    </Modal>
  );
}

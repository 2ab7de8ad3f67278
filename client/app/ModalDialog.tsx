/** The one dialog of the site. Chakra's keeps the focus inside, gives it back, and closes on Escape. */
import { Dialog, Portal } from "@chakra-ui/react";
import type { ReactNode, RefObject } from "react";
import { ChakraScope } from "./ChakraScope";

interface ModalDialogProps {
  title: string;
  /** What it is about, read out with the title. */
  text: string;
  /** An alert dialog asks something that must be answered: a press beside it does not close it. */
  role?: "dialog" | "alertdialog";
  isOpen: boolean;
  /** The visitor dismisses it. */
  onClose: () => void;
  /** It is gone, with its farewell. */
  onGone?: () => void;
  /** What has the focus first. */
  initialFocus: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** What is told meanwhile stays in reach. */
const persistentElements = [".toasts", ".notices"].map((region) => () => document.querySelector<HTMLElement>(region));

export function ModalDialog({
  title,
  text,
  role = "dialog",
  isOpen,
  onClose,
  onGone,
  initialFocus,
  children,
}: ModalDialogProps) {
  return (
    <ChakraScope>
      <Dialog.Root
        initialFocusEl={() => initialFocus.current}
        lazyMount
        onExitComplete={onGone}
        onOpenChange={({ open }) => !open && onClose()}
        open={isOpen}
        persistentElements={persistentElements}
        role={role}
        unmountOnExit
      >
        <Portal>
          <Dialog.Backdrop className="dialog-backdrop" />
          <Dialog.Positioner className="dialog-place">
            <Dialog.Content className="dialog panel">
              <Dialog.Title className="dialog-title">{title}</Dialog.Title>
              <Dialog.Description className="muted">{text}</Dialog.Description>
              {children}
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </ChakraScope>
  );
}

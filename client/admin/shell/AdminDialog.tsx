/** The admin panel's modal dialogs and drawers. Each is open as long as it is rendered. */
import { Dialog, Drawer, IconButton, Portal } from "@chakra-ui/react";
import { useId, useLayoutEffect, useRef, type ReactNode, type RefObject } from "react";
import { addModal } from "../../shared/modals";
import { AnnouncementRegions } from "../../ui/announcements/AnnouncementRegions";
import { Icon } from "../../ui/Icon";

interface ModalProps {
  title: string;
  /** The description, which screen readers announce with the title. */
  text?: string | undefined;
  /** Called when the editor presses Escape or clicks outside. In a drawer, the Close button also calls it. */
  onClose: () => void;
  /** The element that gets the focus first. By default, this is the first control. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  children: ReactNode;
}

interface AdminDialogProps extends ModalProps {
  /** The role `alertdialog` is for questions. A click outside an alert dialog does not close it. */
  role?: "dialog" | "alertdialog";
  isWide?: boolean;
  /** Called when the editor presses the Close button. Without this function, there is no Close button. */
  onCloseButton?: () => void;
}

/** A modal dialog with a title, in the center of the window. */
export function AdminDialog({ title, text, role = "dialog", isWide, onCloseButton, ...modal }: AdminDialogProps) {
  const { children, initialFocus, onClose } = modal;
  const { id, container } = useModal();
  return (
    <Dialog.Root
      closeOnInteractOutside={role !== "alertdialog"}
      id={id}
      initialFocusEl={initialFocus && (() => initialFocus.current)}
      onOpenChange={onClose}
      open
      restoreFocus={false}
      role={role}
      size={isWide ? "md" : "sm"}
    >
      <Portal container={container}>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          {/* React bubbles events from a portal to the form that opened the dialog, which would submit that form. */}
          <Dialog.Content onSubmit={(event) => event.stopPropagation()}>
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
              {onCloseButton && (
                <IconButton
                  aria-label="Close"
                  minW="40px"
                  flex="none"
                  mr="-2"
                  mt="-2"
                  onClick={onCloseButton}
                  variant="ghost"
                >
                  <Icon name="close" size={20} />
                </IconButton>
              )}
            </Dialog.Header>
            {text !== undefined && <Dialog.Description>{text}</Dialog.Description>}
            {children}
            <AnnouncementRegions modal={id} />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
      <FocusKeeper initialFocus={initialFocus} />
    </Dialog.Root>
  );
}

interface AdminDrawerProps extends ModalProps {
  /** The label of the Close button. */
  closeLabel: string;
}

/** A modal dialog at the right edge of the window. Its title gets the focus first. */
export function AdminDrawer({ title, text, closeLabel, onClose, children }: AdminDrawerProps) {
  const { id, container } = useModal();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Drawer.Root id={id} initialFocusEl={() => heading.current} onOpenChange={onClose} open restoreFocus={false}>
      <Portal container={container}>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content>
            <Drawer.Header mb={0}>
              <div>
                <Drawer.Title ref={heading} tabIndex={-1}>
                  {title}
                </Drawer.Title>
                <Drawer.Description>{text}</Drawer.Description>
              </div>
              <Drawer.CloseTrigger asChild>
                <IconButton aria-label={closeLabel} flex="none" m={0} minW="40px" variant="ghost">
                  <Icon name="close" />
                </IconButton>
              </Drawer.CloseTrigger>
            </Drawer.Header>
            {children}
            <AnnouncementRegions modal={id} />
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
      <FocusKeeper initialFocus={heading} />
    </Drawer.Root>
  );
}

/**
 * Registers the modal, because toasts appear in the topmost modal. If one of the site's own dialogs is open, everything
 * outside it is inert. The modal then opens inside that dialog.
 */
function useModal() {
  const id = useId();
  const container = useRef<HTMLElement>([...document.querySelectorAll<HTMLElement>("dialog[open]")].at(-1) ?? null);
  useLayoutEffect(() => addModal(id), [id]);
  return { id, container: container as RefObject<HTMLElement> };
}

/**
 * Moves the focus into the modal and later restores it, both synchronously. Chakra does so later, when the caller may
 * already have moved the focus.
 */
function FocusKeeper({ initialFocus }: Pick<ModalProps, "initialFocus">) {
  useLayoutEffect(() => {
    const before = document.activeElement;
    initialFocus?.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [initialFocus]);
  return null;
}

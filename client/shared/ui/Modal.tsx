/** The one modal dialog of the site and the panel: the browser's own. */
import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
} from "react";
import { addModal } from "../modals";
import { AnnouncementRegions } from "./AnnouncementRegions";

export interface ModalProps {
  /** An alert dialog asks a question: a press outside of its panel does not close it. */
  role?: "dialog" | "alertdialog";
  /** Its name, or the id of the element with its name. */
  label?: string;
  labelledBy?: string;
  describedBy?: string | undefined;
  /** In the middle of the window, or along its right edge. */
  place?: "center" | "side";
  /** The visitor dismisses it, by Escape or by a press outside of its panel. */
  onClose: () => void;
  /** What has the focus first; otherwise the browser chooses. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  children: ReactNode;
}

/**
 * Open for as long as it is rendered. The browser keeps the focus inside, returns it, and makes the rest of the page inert:
 * so notices and toasts appear inside of it. It fills the window, with its panel as its child.
 */
export function Modal({ role, label, labelledBy, describedBy, place, onClose, initialFocus, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    const removeModal = addModal(id);
    const { style, clientWidth } = document.documentElement;
    // The page keeps the place of its scrollbar, which disappears while the page can't scroll.
    if (window.innerWidth > clientWidth) style.scrollbarGutter = "stable";
    element?.showModal();
    initialFocus?.current?.focus();
    return () => {
      element?.close();
      if (!document.querySelector("dialog[open]")) style.scrollbarGutter = "";
      removeModal();
    };
  }, [id, initialFocus]);
  usePressOutside(dialog, role !== "alertdialog", onClose);

  function handleCancel(event: SyntheticEvent) {
    event.preventDefault();
    onClose();
  }
  /** A browser may close it without asking, such as at a second Escape. */
  function handleClosed() {
    if (!dialog.current?.open) onClose();
  }

  return (
    <dialog
      aria-describedby={describedBy}
      aria-label={label}
      aria-labelledby={labelledBy}
      className={place === "side" ? "modal modal-side" : "modal"}
      onCancel={handleCancel}
      onClose={handleClosed}
      ref={dialog}
      role={role}
    >
      {children}
      <AnnouncementRegions modal={id} />
    </dialog>
  );
}

/** Calls `onPress` for a press on the dialog itself, which fills the window: next to its panel, that is. */
function usePressOutside(dialog: RefObject<HTMLElement | null>, isWanted: boolean, onPress: () => void): void {
  const handlePress = useEffectEvent(onPress);
  useEffect(() => {
    const element = dialog.current;
    if (!element || !isWanted) return undefined;
    // A selection that began in the panel may end outside of it.
    let pressed: EventTarget | null = null;
    const handlePointerDown = ({ target }: Event) => {
      pressed = target;
    };
    const handleClick = ({ target }: Event) => {
      if (target === element && pressed === element) handlePress();
    };
    element.addEventListener("pointerdown", handlePointerDown);
    element.addEventListener("click", handleClick);
    return () => {
      element.removeEventListener("pointerdown", handlePointerDown);
      element.removeEventListener("click", handleClick);
    };
  }, [dialog, isWanted]);
}

/** The modal dialog of the public pages. It uses the browser's dialog element. */
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
import { addModal } from "../shared/modals";
import { button, dialog as dialogStyle, text as textStyle } from "../theme/classes";
import { AnnouncementRegions } from "./announcements/AnnouncementRegions";
import { Icon } from "./Icon";

interface TitledProps {
  title: string;
  /** The description, which screen readers announce with the title. */
  text?: string;
  isWide?: boolean;
  /** Called when the visitor presses the Close button. Without this function, there is no Close button. */
  onCloseButton?: () => void;
}

interface PlainProps {
  /** The dialog's accessible name. Use either `label` or `labelledBy`, the id of the element that contains the name. */
  label?: string;
  labelledBy?: string;
  describedBy?: string;
  /** The dialog's position: the center of the window, or its right edge. */
  place?: "center" | "side";
}

interface CommonProps {
  /** The role `alertdialog` is for questions. A click outside an alert dialog's panel does not close it. */
  role?: "dialog" | "alertdialog";
  /** Called when the visitor presses Escape or clicks outside the dialog's panel. */
  onClose: () => void;
  /** The element that gets the focus first. By default, the browser chooses. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  children: ReactNode;
}

/**
 * A modal dialog that is open as long as it is rendered. The browser keeps the focus inside and restores it afterward.
 * It also makes the rest of the page inert, so toasts appear inside the dialog. The dialog element fills the window.
 * With a title, the dialog renders a panel in the center. Without a title, its child must be the panel.
 */
export function Modal({ role, onClose, initialFocus, children, ...props }: CommonProps & (TitledProps | PlainProps)) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    const removeModal = addModal(id);
    const { style, clientWidth } = document.documentElement;
    // Reserves the width of the scrollbar, because the scrollbar disappears while the page can't scroll.
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
  /** Handles a dialog that the browser closes without a cancel event, such as on a second Escape. */
  function handleClosed() {
    if (!dialog.current?.open) onClose();
  }

  const isTitled = "title" in props;
  const { label, labelledBy, describedBy, place }: PlainProps = isTitled
    ? { labelledBy: `${id}-title`, ...(props.text !== undefined && { describedBy: `${id}-text` }) }
    : props;
  return (
    <dialog
      aria-describedby={describedBy}
      aria-label={label}
      aria-labelledby={labelledBy}
      className={dialogStyle("root", { place })}
      onCancel={handleCancel}
      onClose={handleClosed}
      ref={dialog}
      role={role}
    >
      {isTitled ? (
        <TitledPanel {...props} id={id}>
          {children}
        </TitledPanel>
      ) : (
        children
      )}
      <AnnouncementRegions modal={id} />
    </dialog>
  );
}

interface TitledPanelProps extends TitledProps {
  id: string;
  children: ReactNode;
}

function TitledPanel({ title, text, isWide, onCloseButton, id, children }: TitledPanelProps) {
  return (
    <div className={dialogStyle("panel", { isWide })}>
      <header className={dialogStyle("head")}>
        <h2 className={dialogStyle("title")} id={`${id}-title`}>
          {title}
        </h2>
        {onCloseButton && (
          <button
            aria-label="Close"
            className={`${button({ tone: "quiet", size: "icon" })} ${dialogStyle("close")}`}
            onClick={onCloseButton}
            type="button"
          >
            <Icon name="close" size={20} />
          </button>
        )}
      </header>
      {text !== undefined && (
        <p className={textStyle({ tone: "muted" })} id={`${id}-text`}>
          {text}
        </p>
      )}
      {children}
    </div>
  );
}

/** Calls `onPress` for a click on the backdrop, which is the dialog element around its panel. */
function usePressOutside(dialog: RefObject<HTMLElement | null>, isWanted: boolean, onPress: () => void): void {
  const handlePress = useEffectEvent(onPress);
  useEffect(() => {
    const element = dialog.current;
    if (!element || !isWanted) return undefined;
    // Ignores a press that starts inside the panel, such as a text selection that ends outside it.
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

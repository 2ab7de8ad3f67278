import { useCallback, useEffect, useRef, type MouseEvent, type PointerEvent } from "react";
import { useDismiss } from "../../shared/useDismiss";
import { useOpenHere } from "./useOpenHere";

/** Time for the pointer to cross a gap before a hovered menu closes, in ms. */
const LEAVE_DELAY = 160;

/** A menu that a button, the mouse or the keyboard opens, and that Escape, leaving or following a link closes. */
export function useDisclosure() {
  const { isOpen, setIsOpen } = useOpenHere();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const group = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => () => clearTimeout(timer.current), []);

  const dismiss = useCallback(
    (byKey: boolean) => {
      if (byKey && group.current?.contains(document.activeElement)) button.current?.focus();
      setIsOpen(false);
    },
    [setIsOpen],
  );
  useDismiss(group, isOpen, dismiss);

  const onPointerEnter = (event: PointerEvent) => {
    clearTimeout(timer.current);
    if (event.pointerType === "mouse") setIsOpen(true);
  };
  const onPointerLeave = (event: PointerEvent) => {
    if (event.pointerType === "mouse") timer.current = setTimeout(() => setIsOpen(false), LEAVE_DELAY);
  };
  /** A mouse has opened the menu by hovering before it clicks: then the click leaves it open. */
  const onClick = (event: MouseEvent) => {
    const isHovered = event.detail > 0 && matchMedia("(hover: hover)").matches;
    setIsOpen(isHovered || !isOpen);
  };

  return { isOpen, groupProps: { ref: group, onPointerEnter, onPointerLeave }, buttonProps: { ref: button, onClick } };
}

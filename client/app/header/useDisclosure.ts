import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from "react";
import { useLocation } from "react-router-dom";
import { useCloseOutside } from "../../shared/useCloseOutside";

/** Time for the pointer to cross a gap before a hovered menu closes, in ms. */
const LEAVE_DELAY = 160;

/** A menu that a button, the mouse or the keyboard opens, and that Escape, leaving or following a link closes. */
export function useDisclosure() {
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const group = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();

  const close = useCallback(() => setIsOpen(false), []);
  useCloseOutside(group, isOpen, close);
  useEffect(close, [key, close]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const onPointerEnter = (event: PointerEvent) => {
    clearTimeout(timer.current);
    if (event.pointerType === "mouse") setIsOpen(true);
  };
  const onPointerLeave = (event: PointerEvent) => {
    if (event.pointerType === "mouse") timer.current = setTimeout(close, LEAVE_DELAY);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !isOpen) return;
    close();
    button.current?.focus();
  };
  /** A mouse has opened the menu by hovering before it clicks: then the click leaves it open. */
  const onClick = (event: MouseEvent) => {
    const isHovered = event.detail > 0 && matchMedia("(hover: hover)").matches;
    setIsOpen(isHovered || !isOpen);
  };

  return { isOpen, groupProps: { ref: group, onPointerEnter, onPointerLeave, onKeyDown }, buttonProps: { ref: button, onClick } };
}

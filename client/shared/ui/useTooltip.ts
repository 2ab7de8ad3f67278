import { useCallback, useEffect, useRef, useState, type FocusEvent, type PointerEvent } from "react";
import { TOOLTIP_DELAY_MS, TOOLTIP_SKIP_MS } from "../limits";
import { useDismiss } from "../useDismiss";

/** When the last tooltip of the page went away: a visitor who goes from one to the next does not wait again. */
let closedAt = Number.NEGATIVE_INFINITY;

/**
 * When a tooltip shows: after a rest of the mouse, at once for the keyboard, until Escape or leaving. A press shows it
 * too, unless it `isName`: then the press was meant for the control, which goes on without words.
 */
export function useTooltip(isName: boolean) {
  const [isOpen, setIsOpen] = useState(false);
  const area = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const close = useCallback(() => {
    clearTimeout(timer.current);
    if (isOpen) closedAt = performance.now();
    setIsOpen(false);
  }, [isOpen]);
  useDismiss(area, isOpen, close);

  const onPointerEnter = (event: PointerEvent) => {
    if (event.pointerType === "touch") return; // A finger does not rest: its press opens.
    if (performance.now() - closedAt < TOOLTIP_SKIP_MS) setIsOpen(true);
    else timer.current = setTimeout(() => setIsOpen(true), TOOLTIP_DELAY_MS);
  };
  const onPointerLeave = (event: PointerEvent) => {
    if (event.pointerType !== "touch") close();
  };
  const onFocus = (event: FocusEvent) => {
    if (event.target.matches(":focus-visible")) setIsOpen(true);
  };
  const onClick = isName ? close : () => setIsOpen(true);

  return { isOpen, areaProps: { ref: area, onPointerEnter, onPointerLeave, onFocus, onBlur: close, onClick } };
}

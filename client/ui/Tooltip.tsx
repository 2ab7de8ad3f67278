import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
} from "react";
import { useDismiss } from "../shared/hooks/useDismiss";
import { tooltip } from "../theme/classes";

/**
 * The tooltip delays, in ms. A tooltip opens after the pointer rests on its control for the first delay. Within the
 * second delay after another tooltip closes, it opens immediately.
 */
const TOOLTIP_DELAY_MS = 700;
const TOOLTIP_SKIP_MS = 300;

/** The time when the last tooltip on the page closed. Another tooltip opens without a delay soon after this time. */
let closedAt = Number.NEGATIVE_INFINITY;

/**
 * Opens and closes a tooltip. The tooltip opens after a hover delay, or immediately on keyboard focus. It closes on
 * Escape, or when the pointer or the focus leaves. A click opens the tooltip, or closes it if `isName` is true.
 */
function useTooltip(isName: boolean) {
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
    if (event.pointerType === "touch") return; // On a touch screen, only a tap opens the tooltip.
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

interface TooltipProps {
  text: string;
  /**
   * Whether the tooltip only shows the control's name. The control then needs no description, and a click closes the
   * tooltip.
   */
  isName?: boolean;
  /** The tooltip's position. The default is above the control's center. */
  place?: "below" | "belowStart" | "phoneStart" | undefined;
  /** Renders the control. The control must use the given id as its description, even while the tooltip is hidden. */
  children: (descriptionId: string) => ReactNode;
}

/** Shows text about a control while the pointer or the keyboard focus is on the control. */
export function Tooltip({ text, isName = false, place, children }: TooltipProps) {
  const id = useId();
  const { isOpen, areaProps } = useTooltip(isName);
  return (
    <span className={tooltip("root")} {...areaProps}>
      {children(id)}
      <span className={tooltip("content", { place })} hidden={!isOpen} id={id} role="tooltip">
        {text}
      </span>
    </span>
  );
}

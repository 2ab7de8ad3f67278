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
import { TOOLTIP_DELAY_MS, TOOLTIP_SKIP_MS } from "../shared/limits";
import { useDismiss } from "../shared/hooks/useDismiss";
import { tooltip } from "../theme/classes";

/** When the page's last tooltip closed. The next tooltip opens without a delay soon after. */
let closedAt = Number.NEGATIVE_INFINITY;

/**
 * Controls when a tooltip is open. It opens after a hover delay, or immediately on keyboard focus, and closes on Escape
 * or on leaving. A click also opens it, unless `isName` is true, because the click is then for the control.
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
    if (event.pointerType === "touch") return; // A finger does not hover. Its tap opens the tooltip.
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
  /** Whether the text only shows the control's name, which screen readers must not announce again. */
  isName?: boolean;
  /** The position. The default is above the control's center. */
  place?: "below" | "belowStart" | "phoneStart" | undefined;
  /** The control, which uses the given id as its description even while the tooltip is hidden. */
  children: (descriptionId: string) => ReactNode;
}

/** Shows a text about a control while the visitor hovers over or focuses the control. */
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

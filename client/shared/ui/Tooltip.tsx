import { useId, type ReactNode } from "react";
import { useTooltip } from "./useTooltip";

interface TooltipProps {
  text: string;
  /** The control, which names the given id as its description: it is described also while nothing shows. */
  children: (descriptionId: string) => ReactNode;
}

/** Words about a control that show beside it while it is pointed at or focused. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const { isOpen, areaProps } = useTooltip();
  return (
    <span className="tooltip-area" {...areaProps}>
      {children(id)}
      <span className="tooltip" hidden={!isOpen} id={id} role="tooltip">
        {text}
      </span>
    </span>
  );
}

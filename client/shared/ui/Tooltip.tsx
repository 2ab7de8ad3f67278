import { useId, type ReactNode } from "react";
import { useTooltip } from "./useTooltip";

interface TooltipProps {
  text: string;
  /** The words are only what the control is called, to the eye: it has them as its name already. */
  isName?: boolean;
  /** The control, which names the given id as its description: it is described also while nothing shows. */
  children: (descriptionId: string) => ReactNode;
}

/** Words about a control that show beside it while it is pointed at or focused. */
export function Tooltip({ text, isName = false, children }: TooltipProps) {
  const id = useId();
  const { isOpen, areaProps } = useTooltip(isName);
  return (
    <span className="tooltip-area" {...areaProps}>
      {children(id)}
      <span className="tooltip" hidden={!isOpen} id={id} role="tooltip">
        {text}
      </span>
    </span>
  );
}

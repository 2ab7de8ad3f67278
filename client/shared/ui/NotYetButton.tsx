import type { ReactNode } from "react";
import { messages } from "../messages";
import { Tooltip } from "./Tooltip";

interface NotYetButtonProps {
  /** Its size, as of any button. */
  className?: string;
  children: ReactNode;
}

/**
 * A button whose action does not exist yet, and says so: to the eye, to the pointer, to the keyboard and to a screen reader.
 * It can be reached and pressed, or nobody would learn why nothing happens. All of them are listed in docs/decisions/006.
 */
export function NotYetButton({ className = "", children }: NotYetButtonProps) {
  return (
    <Tooltip text={messages.notAvailableYet}>
      {(descriptionId) => (
        <button
          aria-describedby={descriptionId}
          aria-disabled="true"
          className={`btn btn-not-yet ${className}`}
          type="button"
        >
          {children}
        </button>
      )}
    </Tooltip>
  );
}

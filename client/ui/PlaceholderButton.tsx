import type { ReactNode } from "react";
import { button } from "../theme/classes";
import { useSite } from "../shared/site";
import { messages } from "../shared/messages";
import { Tooltip } from "./Tooltip";

interface PlaceholderButtonProps {
  size?: "sm" | "text";
  children: ReactNode;
}

/**
 * A button whose action does not exist yet. Its style, its tooltip and its description say so. The button stays
 * focusable and clickable, so visitors learn why nothing happens. A setting of the site hides all of them. docs/decisions/006 lists all placeholder buttons.
 */
export function PlaceholderButton({ size, children }: PlaceholderButtonProps) {
  const { hasPlaceholderButtons } = useSite();
  if (!hasPlaceholderButtons) return null;
  return (
    <Tooltip text={messages.notAvailableYet}>
      {(descriptionId) => (
        <button
          aria-describedby={descriptionId}
          aria-disabled="true"
          className={button({ tone: "placeholder", size })}
          type="button"
        >
          {children}
        </button>
      )}
    </Tooltip>
  );
}

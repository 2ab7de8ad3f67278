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
 * A button whose action does not exist yet. Its style, tooltip and description say so. The button stays focusable and
 * clickable, so visitors learn why nothing happens. The tooltip is below, because a phone number can be above the button.
 * A site setting hides all placeholder buttons, and
 * docs/decisions/006 lists them.
 */
export function PlaceholderButton({ size, children }: PlaceholderButtonProps) {
  const { hasPlaceholderButtons } = useSite();
  if (!hasPlaceholderButtons) return null;
  return (
    <Tooltip place="below" text={messages.notAvailableYet}>
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

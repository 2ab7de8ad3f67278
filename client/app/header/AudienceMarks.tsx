import { ADULT_AGE } from "../../shared/limits";
import { Tooltip } from "../../ui/Tooltip";
import { tag } from "../../theme/classes";
import { slotClass } from "../../theme/classNames";
import type * as recipes from "./header.recipe";

const header = slotClass<typeof recipes.header>("header");

interface MarkProps {
  /** Where the tooltips open. Use `belowStart` in the mobile menu, whose notices are at its left edge. */
  place?: "below" | "belowStart";
}

/** The age notice. */
export function AgeMark({ className = tag({ tone: "warn" }), place = "below" }: MarkProps & { className?: string }) {
  return (
    <Tooltip place={place} text="For adults only">
      {(descriptionId) => (
        <span aria-describedby={descriptionId} className={className}>
          {ADULT_AGE}+
        </span>
      )}
    </Tooltip>
  );
}

/** The age notice and the site's language. */
export function AudienceMarks({ place = "below" }: MarkProps) {
  return (
    <>
      <AgeMark place={place} />
      <Tooltip place={place} text="English">
        {(descriptionId) => (
          <span aria-describedby={descriptionId} className={header("language")}>
            EN
          </span>
        )}
      </Tooltip>
    </>
  );
}

import { ADULT_AGE } from "../../shared/limits";
import { Tooltip } from "../../shared/ui/Tooltip";

/** For whom. */
export function AgeMark({ className = "tag tag-warn" }: { className?: string }) {
  return (
    <Tooltip text="For adults only">
      {(descriptionId) => (
        <span aria-describedby={descriptionId} className={className}>
          {ADULT_AGE}+
        </span>
      )}
    </Tooltip>
  );
}

/** For whom, and in which language. */
export function AudienceMarks() {
  return (
    <>
      <AgeMark />
      <Tooltip text="English">
        {(descriptionId) => (
          <span aria-describedby={descriptionId} className="language">
            EN
          </span>
        )}
      </Tooltip>
    </>
  );
}

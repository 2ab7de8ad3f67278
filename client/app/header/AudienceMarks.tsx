import { ADULT_AGE } from "../../shared/limits";
import { Tooltip } from "../../shared/ui/Tooltip";

/** For whom, and in which language. */
export function AudienceMarks() {
  return (
    <>
      <Tooltip text="For adults only">
        {(descriptionId) => (
          <span aria-describedby={descriptionId} className="tag tag-warn">
            {ADULT_AGE}+
          </span>
        )}
      </Tooltip>
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

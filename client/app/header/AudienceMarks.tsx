import { ADULT_AGE } from "../../shared/limits";

/** For whom, and in which language. */
export function AudienceMarks() {
  return (
    <>
      <span className="tag tag-warn" title="For adults only">
        {ADULT_AGE}+
      </span>
      <abbr className="language" title="English">
        EN
      </abbr>
    </>
  );
}

import { formatRecentDay } from "../shared/format/dates";
import { srOnly } from "../theme/classes";
import { webUrl } from "./OutboundLink";

interface CheckedOnProps {
  /** What was checked, such as 'Code'. Omit the subject if the date appears next to the fact. */
  subject?: string;
  check: { checkedAt: string | null; sourceUrl: string | null; isStale: boolean };
}

/** Says when an editor last checked a fact, with a link to the source: 'Checked Nov 12, due for a new check'. */
export function CheckedOn({ subject, check: { checkedAt, sourceUrl, isStale } }: CheckedOnProps) {
  if (checkedAt === null) return subject ? `${subject} not checked yet` : "Not checked yet";
  const url = webUrl(sourceUrl);
  const words = (
    <>
      {subject ? `${subject} checked ` : "Checked "}
      {/* If the page was cached last year, it omits that year, which the browser's own text contains. */}
      <time dateTime={checkedAt} suppressHydrationWarning>
        {formatRecentDay(checkedAt)}
      </time>
    </>
  );
  return (
    <>
      {url ? (
        <a href={url} rel="nofollow noopener" target="_blank">
          {words}
          <span className={srOnly()}> (source, opens in a new tab)</span>
        </a>
      ) : (
        words
      )}
      {isStale && ", due for a new check"}
    </>
  );
}

import type { Failure } from "../../graphql/pageQuery";
import { usePageStatus } from "../../shared/browser/serverResponse";
import { messages } from "../../shared/messages";
import type { RouteMatch } from "../../shared/route";
import { paths } from "../../shared/paths";
import { button } from "../../theme/classes";
import { Link } from "../../ui/Link";
import { Seo } from "../../ui/Seo";
import { MissingPage } from "../MissingPage";
import { isWrongCursor } from "../listAddress";
import { noSuchPage } from "../lists/PagedList";

interface MissingEntryProps {
  match: RouteMatch;
  /** What the page describes, such as 'Game'. */
  noun: string;
  error: Failure | undefined;
  onRetry: () => void;
}

/** The page for a directory entry that does not exist or failed to load. After a failure, it has a retry button. */
export function MissingEntry({ match, noun, error, onRetry }: MissingEntryProps) {
  const isFailed = error !== undefined && error.code !== "BAD_USER_INPUT";
  usePageStatus(isFailed ? 503 : 404);
  if (isWrongCursor(error, match))
    return (
      <>
        <Seo title={noSuchPage.title} description={noSuchPage.text} path={paths.home} isNoIndex />
        <MissingPage reason="missing" text={noSuchPage.text} title={noSuchPage.title}>
          <Link to={match.path} className={button({ tone: "primary" })}>
            {noSuchPage.action}
          </Link>
        </MissingPage>
      </>
    );
  const title = isFailed ? messages.pageFailed : `${noun} Not Found`;
  const text = isFailed ? error.message : messages.entryMissing;
  return (
    <>
      <Seo title={title} description={text} path={paths.home} isNoIndex />
      <MissingPage reason={isFailed ? "failed" : "missing"} text={text} title={title}>
        {isFailed && (
          <button type="button" className={button({ tone: "primary" })} onClick={onRetry}>
            {messages.tryAgain}
          </button>
        )}
        <Link to={paths.allCasinos} className={button({ tone: isFailed ? "secondary" : "primary" })}>
          Browse All Casinos
        </Link>
      </MissingPage>
    </>
  );
}

import { useEffect } from "react";
import { messages } from "../shared/messages";
import { paths } from "../shared/paths";
import type { PageProps } from "../shared/route";
import { usePageStatus } from "../shared/browser/serverResponse";
import { Link } from "../ui/Link";
import { MissingPage } from "./MissingPage";
import { UnlessRedirected } from "./UnlessRedirected";
import { Seo } from "../ui/Seo";
import { button } from "../theme/classes";

/** The page for an unknown path that does not redirect. */
export function NotFoundPage({ match }: PageProps) {
  usePageStatus(404);
  return (
    <UnlessRedirected>
      <NotFound match={match} />
    </UnlessRedirected>
  );
}

function NotFound({ match: { path } }: PageProps) {
  useEffect(() => {
    // The specification requires this log entry.
    console.warn(`404: no page at ${path}`); // oxlint-disable-line eslint/no-console -- specified output
  }, [path]);
  return (
    <>
      <Seo description="There is no page at this address." isNoIndex path={path} title="Page not found" />
      <MissingPage
        reason="missing"
        text="There is no page at this address. It may have moved, or the address may have a typo."
        title={messages.notFoundTitle}
      >
        <Link className={button({ tone: "primary" })} to={paths.home}>
          {messages.returnHome}
        </Link>
      </MissingPage>
    </>
  );
}

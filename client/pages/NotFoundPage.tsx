import { useEffect } from "react";
import { messages } from "../shared/messages";
import { paths } from "../shared/paths";
import type { PageProps } from "../shared/route";
import { usePageStatus } from "../shared/serverResponse";
import { Link } from "../shared/ui/Link";
import { MissingPage } from "../shared/ui/MissingPage";
import { PageHead } from "../shared/ui/PageHead";

/** Any address that is not ours. */
export function NotFoundPage({ match: { path } }: PageProps) {
  usePageStatus(404);
  useEffect(() => {
    // Specified: an unknown address is logged.
    console.warn(`404: no page at ${path}`); // oxlint-disable-line eslint/no-console -- specified output
  }, [path]);
  return (
    <>
      <PageHead description="There is no page at this address." isNoIndex path={path} title="Page not found" />
      <MissingPage
        reason="missing"
        text="There is nothing at this address. It may have moved, or the link was mistyped."
        title={messages.notFoundTitle}
      >
        <Link className="btn btn-primary" to={paths.home}>
          {messages.returnHome}
        </Link>
      </MissingPage>
    </>
  );
}

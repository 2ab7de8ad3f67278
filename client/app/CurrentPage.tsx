import { use, useDeferredValue } from "react";
import { useLocation } from "react-router-dom";
import { SITE_NAME } from "../shared/site";
import { PageSkeleton } from "../shared/ui/PageSkeleton";
import { matchRoute, type MatchedRoute } from "./routes";

/** What stands in a page's place until the browser fills it. The pages that are always a frame are never indexed. */
function Frame({ row }: Pick<MatchedRoute, "row">) {
  return (
    <>
      <title>{row.frameTitle ? `${row.frameTitle} | ${SITE_NAME}` : SITE_NAME}</title>
      {(row.isShell || row.isUnlisted) && <meta content="noindex" name="robots" />}
      <PageSkeleton />
    </>
  );
}

interface CurrentPageProps {
  /** The server sent the frame only: the first render repeats it, the next one fills it. */
  isShell: boolean;
}

/** The page for the present address. */
export function CurrentPage({ isShell }: CurrentPageProps) {
  // Filled in steps, like a page that is taken over, between which the visitor's own doings come first.
  const isFrame = useDeferredValue(false, isShell);
  const { pathname, search } = useLocation();

  const { row, match } = matchRoute(pathname, search);
  const { Head } = row;
  const Page = isFrame ? null : (row.page.loaded() ?? use(row.page.pending())).Page;
  return (
    <>
      {Head && <Head />}
      {Page ? <Page key={match.path} match={match} /> : <Frame row={row} />}
    </>
  );
}

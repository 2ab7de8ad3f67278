import { use, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { SITE_NAME } from "../shared/site";
import { PageSkeleton } from "../shared/ui/PageSkeleton";
import { loadedPage, loadPage, matchRoute, type RouteRow } from "./routes";

const neverChanges = () => () => undefined;

/** What stands in a page's place until the browser fills it. The pages that are always a frame are never indexed. */
function Frame({ row }: { row: RouteRow }) {
  const { Frame: Content = PageSkeleton } = row;
  return (
    <>
      <title>{row.frameTitle ? `${row.frameTitle} | ${SITE_NAME}` : SITE_NAME}</title>
      {row.isShell && <meta content="noindex" name="robots" />}
      <Content />
    </>
  );
}

interface CurrentPageProps {
  /** The server sent the frame only: the first render repeats it, the next one fills it. */
  isShell: boolean;
}

/** The page for the present address. */
export function CurrentPage({ isShell }: CurrentPageProps) {
  const isFrame = useSyncExternalStore(
    neverChanges,
    () => false,
    () => isShell,
  );
  const { pathname, search } = useLocation();

  const { row, match } = matchRoute(pathname, search);
  if (isFrame) return <Frame row={row} />;
  const { Page } = loadedPage(row) ?? use(loadPage(row));
  return <Page key={match.path} match={match} />;
}

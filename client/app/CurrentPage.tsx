import { use, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { SITE_NAME } from "../shared/site";
import { PageSkeleton } from "../shared/ui/PageSkeleton";
import { loadedPage, loadPage, matchRoute } from "./routes";

const neverChanges = () => () => undefined;

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

  if (isFrame) {
    return (
      <>
        <title>{SITE_NAME}</title>
        <PageSkeleton />
      </>
    );
  }
  const { row, match } = matchRoute(pathname, search);
  const { Page } = loadedPage(row) ?? use(loadPage(row));
  return <Page key={match.path} match={match} />;
}

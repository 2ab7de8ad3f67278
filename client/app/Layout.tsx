import { Suspense, useEffect, useRef, type RefObject, use, useDeferredValue } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router-dom";
import { track } from "../graphql/track";
import { trackLinks } from "../graphql/trackedLinks";
import { keepOpenedPage } from "../shared/browser/connection";
import { replayEarlyEvents } from "../shared/browser/earlyEvents";
import { isAdminPath, paths } from "../shared/paths";
import { useSite } from "../shared/site";
import { AnnouncementRegions } from "../ui/announcements/AnnouncementRegions";
import { ChunkBoundary } from "../ui/ChunkBoundary";
import { PageSkeleton } from "../ui/PageSkeleton";
import { pageWidth, section } from "../theme/classes";
import { slotClass } from "../theme/classNames";
import { ErrorBoundary } from "./errors/ErrorBoundary";
import { Footer } from "./footer/Footer";
import { Header } from "./header/Header";
import { PendingBar } from "./navigation/PendingBar";
import { useLinkNavigation } from "./navigation/useLinkNavigation";
import { useScrollRestoration } from "./navigation/useScrollRestoration";
import { ComparisonFoot, ExitIntent, InstallPrompt, OfflineLine } from "./overlays/Overlays";

import type * as recipes from "./layout.recipe";
import { matchRoute, type MatchedRoute } from "./routes";

const site = slotClass<typeof recipes.site>("site");

interface LayoutProps {
  isShell: boolean;
}

/** The layout of every page. If a page fails, the header and the footer still work. */
export function Layout({ isShell }: LayoutProps) {
  const main = useRef<HTMLElement>(null);
  const navigate = useNavigate();
  const { key } = useLocation();
  const { name } = useSite();
  usePageChange(main);
  useScrollRestoration();
  useLinkNavigation();
  useTracking();
  useEffect(() => {
    // Runs in a separate task, because a replayed click may first have to hydrate the part of the page with the button.
    const timer = setTimeout(replayEarlyEvents);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={site("root")}>
      <a className={site("skip")} href="#main">
        Skip to content
      </a>
      <PendingBar />
      <Header />
      <main className={site("main")} id="main" ref={main} tabIndex={-1}>
        <ErrorBoundary address={key} onGoHome={() => navigate(paths.home)}>
          <ChunkBoundary address={key} className={`${pageWidth()} ${section()}`} title={name}>
            <Suspense fallback={<PageSkeleton />}>
              <CurrentPage isShell={isShell} />
            </Suspense>
          </ChunkBoundary>
        </ErrorBoundary>
      </main>
      <ComparisonFoot />
      <Footer />
      <OfflineLine />
      <AnnouncementRegions />
      <ExitIntent />
      <InstallPrompt />
    </div>
  );
}

/** Scrolls to the top and focuses the page's content when the path changes, except on back and forward. */
function usePageChange(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const kind = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (kind === "POP") return;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname, kind, main]);
}

/**
 * Records clicks on tracked links. Outside the admin panel, also records a page view for the first page and whenever
 * the path changes.
 */
function useTracking(): void {
  const { pathname } = useLocation();
  const viewed = useRef<string>(null);
  useEffect(() => {
    if (viewed.current === pathname) return;
    viewed.current = pathname;
    if (!isAdminPath(pathname) && !matchRoute(pathname).row.isPrivate) keepOpenedPage(window.location.href);
    if (!isAdminPath(pathname)) track({ eventType: "PAGE_VIEW" });
  }, [pathname]);
  useEffect(trackLinks, []);
}

/**
 * The placeholder for a page that the browser has not rendered yet. Search engines must not index app-shell or unlisted
 * pages.
 */
function PagePlaceholder({ row }: Pick<MatchedRoute, "row">) {
  const { name } = useSite();
  return (
    <>
      <title>{row.placeholderTitle ? `${row.placeholderTitle} | ${name}` : name}</title>
      {(row.isShell || row.isUnlisted) && <meta content="noindex" name="robots" />}
      <PageSkeleton />
    </>
  );
}

interface CurrentPageProps {
  /**
   * Whether the server sent only the app shell. The first render must match the shell, and the next render shows the
   * page.
   */
  isShell: boolean;
}

function CurrentPage({ isShell }: CurrentPageProps) {
  // Defers the page as hydration does, so the browser handles input first.
  const isPlaceholder = useDeferredValue(false, isShell);
  const { pathname, search } = useLocation();

  const { row, match } = matchRoute(pathname, search);
  const { Head } = row;
  const Page = isPlaceholder ? null : (row.page.loaded() ?? use(row.page.pending())).Page;
  return (
    <>
      {Head && <Head />}
      {Page ? <Page key={match.path} match={match} /> : <PagePlaceholder row={row} />}
    </>
  );
}

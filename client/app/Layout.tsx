import { Suspense, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { replayEarlyEvents } from "../shared/earlyEvents";
import { paths } from "../shared/paths";
import { SITE_NAME } from "../shared/site";
import { AnnouncementRegions } from "../shared/ui/AnnouncementRegions";
import { ChunkBoundary } from "../shared/ui/ChunkBoundary";
import { PageSkeleton } from "../shared/ui/PageSkeleton";
import { ComparisonFoot } from "./ComparisonFoot";
import { CurrentPage } from "./CurrentPage";
import { ErrorBoundary } from "./errors/ErrorBoundary";
import { ExitIntent } from "./ExitIntent";
import { Footer } from "./footer/Footer";
import { Header } from "./header/Header";
import { InstallPrompt } from "./InstallPrompt";
import { OfflineLine } from "./OfflineLine";
import { useLinkNavigation } from "./useLinkNavigation";
import { PendingBar } from "./PendingBar";
import { usePageChange } from "./usePageChange";
import { useScrollRestoration } from "./useScrollRestoration";
import { useTracking } from "./useTracking";

interface LayoutProps {
  isShell: boolean;
}

/** The frame that every page stands in. A page that fails leaves the header and footer usable. */
export function Layout({ isShell }: LayoutProps) {
  const main = useRef<HTMLElement>(null);
  const navigate = useNavigate();
  const { key } = useLocation();
  usePageChange(main);
  useScrollRestoration();
  useLinkNavigation();
  useTracking();
  useEffect(() => {
    // In a task of its own: a press may hydrate the part of the page that it is in.
    const timer = setTimeout(replayEarlyEvents);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="site">
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <PendingBar />
      <Header />
      <main className="site-main" id="main" ref={main} tabIndex={-1}>
        <ErrorBoundary address={key} onGoHome={() => navigate(paths.home)}>
          <ChunkBoundary address={key} className="wrap section" title={SITE_NAME}>
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

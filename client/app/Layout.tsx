import { Suspense, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { paths } from "../shared/paths";
import { AnnouncementRegions } from "../shared/ui/AnnouncementRegions";
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
import { forgetFailedPages } from "./routes";
import { usePageChange } from "./usePageChange";
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
  useLinkNavigation();
  useTracking();
  return (
    <div className="site">
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Header />
      <main className="site-main" id="main" ref={main} tabIndex={-1}>
        <ErrorBoundary address={key} onClear={forgetFailedPages} onGoHome={() => navigate(paths.home)}>
          <Suspense fallback={<PageSkeleton />}>
            <CurrentPage isShell={isShell} />
          </Suspense>
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

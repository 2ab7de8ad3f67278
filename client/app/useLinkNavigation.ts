import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { isOffline } from "../shared/connection";
import { isRoute } from "./routes";

/** The anchor that a click asks to follow in this window, if it leads to a page of ours. */
function followedLink(event: MouseEvent): HTMLAnchorElement | null {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (event.defaultPrevented || !isPlain || !(event.target instanceof Element)) return null;
  const link = event.target.closest<HTMLAnchorElement>("a[href]");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== window.location.origin) return null;
  return isRoute(link.pathname) ? link : null;
}

/** Follows every link to a page of ours within the document: anchors stay plain, and one listener serves them all. */
export function useLinkNavigation(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = followedLink(event);
      // Without a connection the browser goes there itself, so that the page is shown as it was kept.
      if (!link || isOffline()) return;
      const isSame = link.pathname === window.location.pathname && link.search === window.location.search;
      if (isSame && link.hash) return; // A place on this page: the browser knows the way.
      event.preventDefault();
      void navigate(`${link.pathname}${link.search}${link.hash}`, { replace: isSame });
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate]);
}

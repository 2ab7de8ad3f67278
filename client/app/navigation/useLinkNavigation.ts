import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { isOffline } from "../../shared/browser/connection";
import { isRoute, matchRoute } from "../routes";

/** Returns the clicked link if it opens a page on this site in this window. Otherwise returns null. */
function followedLink(event: MouseEvent): HTMLAnchorElement | null {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (event.defaultPrevented || !isPlain || !(event.target instanceof Element)) return null;
  const link = event.target.closest<HTMLAnchorElement>("a[href]");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== window.location.origin) return null;
  return isRoute(link.pathname) ? link : null;
}

/** Loads a page's script early, when the visitor hovers over or focuses a link to the page. */
function preloadPage(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
  if (link) matchRoute(link.pathname).row.page.preload();
}

/**
 * Opens every link to a page on this site without loading a new document. The links are plain anchors, and one listener
 * handles all of them.
 */
export function useLinkNavigation(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = followedLink(event);
      // While offline, leave the navigation to the browser, so the service worker can serve the cached page.
      if (!link || isOffline()) return;
      const isSame = link.pathname === window.location.pathname && link.search === window.location.search;
      if (isSame && link.hash) return; // The browser follows a link within this page.
      event.preventDefault();
      void navigate(`${link.pathname}${link.search}${link.hash}`, { replace: isSame });
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate]);
  useEffect(() => {
    const intents = ["pointerover", "focusin"];
    for (const intent of intents) document.addEventListener(intent, preloadPage, { passive: true });
    return () => {
      for (const intent of intents) document.removeEventListener(intent, preloadPage);
    };
  }, []);
}

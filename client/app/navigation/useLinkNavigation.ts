import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { isOffline } from "../../shared/browser/connection";
import { isRoute, matchRoute } from "../routes";

/** Returns the clicked link if it should open a page of this site in this window, otherwise null. */
function followedLink(event: MouseEvent): HTMLAnchorElement | null {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (event.defaultPrevented || !isPlain || !(event.target instanceof Element)) return null;
  const link = event.target.closest<HTMLAnchorElement>("a[href]");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== window.location.origin) return null;
  return isRoute(link.pathname) ? link : null;
}

/** Loads a page's script when the visitor hovers over or focuses a link to it. */
function preloadPage(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
  if (link) matchRoute(link.pathname).row.page.preload();
}

/**
 * Follows every link to a page of this site without a reload. Links stay plain anchors, and one listener handles all of
 * them.
 */
export function useLinkNavigation(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = followedLink(event);
      // Offline, the browser navigates itself, so the service worker can serve the cached page.
      if (!link || isOffline()) return;
      const isSame = link.pathname === window.location.pathname && link.search === window.location.search;
      if (isSame && link.hash) return; // The browser handles a link within this page.
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

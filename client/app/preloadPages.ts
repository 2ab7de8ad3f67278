import { matchRoute } from "./routes";

function preload(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
  if (link) matchRoute(link.pathname).row.page.preload();
}

/** Fetches the script of a page when the visitor reaches for a link to it. */
export function preloadPagesOnIntent(): void {
  document.addEventListener("pointerover", preload, { passive: true });
  document.addEventListener("focusin", preload, { passive: true });
}

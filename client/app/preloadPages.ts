import { withoutReload } from "./errors/reloadForChunks";
import { forgetFailedPages, loadPage, matchRoute } from "./routes";

function preload(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
  if (!link) return;
  const { row } = matchRoute(link.pathname);
  withoutReload(() => loadPage(row)).catch(forgetFailedPages); // Following the link tries again, and shows the error.
}

/** Fetches the script of a page when the visitor reaches for a link to it. */
export function preloadPagesOnIntent(): void {
  document.addEventListener("pointerover", preload, { passive: true });
  document.addEventListener("focusin", preload, { passive: true });
}

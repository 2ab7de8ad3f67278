/** Whether the visitor has a connection, as far as the browser and the service worker know. */

/** What the service worker says to a window whose page the server did not answer for. */
export const KEPT_PAGE = "kept page";

const listeners = new Set<() => void>();
/** The server did not answer for this page: it was shown as it was kept. */
let isKept = false;

function tell(isKeptNow: boolean): void {
  isKept = isKeptNow;
  for (const listener of listeners) listener();
}

/** Begins to listen. To be called before the page has loaded, or the worker's word has passed. */
export function watchConnection(): void {
  window.addEventListener("online", () => tell(false));
  window.addEventListener("offline", () => tell(isKept));
  // Pages without HTTPS have no workers.
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  serviceWorker?.addEventListener("message", ({ data }) => data === KEPT_PAGE && tell(true));
}

export function isOffline(): boolean {
  return isKept || !navigator.onLine;
}

export function subscribeConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

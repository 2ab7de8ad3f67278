/** Tracks whether the visitor is online, as reported by the browser and the service worker. */

/** The message from the page to the service worker, and the worker's reply if the page came from the cache. */
export const ASK_IF_CACHED = "is this page from the cache?";
export const PAGE_IS_CACHED = "this page is from the cache";

/** The type of the page's message with the pages that the service worker must cache. */
export const CACHE_PAGES = "cache these pages";

/** The URLs of the pages that the visitor has opened while no service worker could cache them. */
const openedPages = new Set<string>();

/** Returns the service worker's container, or null for a page without HTTPS. */
function workers(): ServiceWorkerContainer | null {
  return (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker ?? null;
}

/**
 * Keeps the URL of a page that the visitor has opened, until a service worker can cache the page. On a first visit, the
 * visitor opens pages before the worker is active.
 */
export function keepOpenedPage(url: string): void {
  if (workers()?.controller === null) openedPages.add(url);
}

/** Asks the service worker to cache the pages that the visitor opened before it was active. */
function cacheOpenedPages({ controller }: ServiceWorkerContainer): void {
  if (!controller || openedPages.size === 0) return;
  controller.postMessage({ type: CACHE_PAGES, urls: [...openedPages] }); // oxlint-disable-line unicorn/require-post-message-target-origin -- only a window has one
  openedPages.clear();
}

/**
 * How long to wait before the first retry of a failed request, in ms. The wait doubles with each retry, up to the
 * maximum.
 */
const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 30_000;

const listeners = new Set<() => void>();
/** Whether the service worker served this page from its cache, because the server did not respond. */
let isFromCache = false;

function update(isFromCacheNow: boolean): void {
  isFromCache = isFromCacheNow;
  for (const listener of listeners) listener();
}

/** Starts listening, then asks the service worker whether this page is from the cache. */
export function watchConnection(): void {
  window.addEventListener("online", () => update(false));
  window.addEventListener("offline", () => update(isFromCache));
  const serviceWorker = workers();
  if (!serviceWorker) return;
  serviceWorker.addEventListener("controllerchange", () => cacheOpenedPages(serviceWorker));
  serviceWorker.addEventListener("message", ({ data }) => data === PAGE_IS_CACHED && update(true));
  serviceWorker.startMessages();
  serviceWorker.controller?.postMessage(ASK_IF_CACHED);
}

export function isOffline(): boolean {
  return isFromCache || !navigator.onLine;
}

export function subscribeConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Retries a request until `send` resolves to true, which means that the request reached the server. Retries continue
 * after the browser's `online` event, because the server can be down while the browser is online. Returns a function
 * that stops the retries.
 */
export function retryUntilReached(send: () => Promise<boolean>): () => void {
  let delay = FIRST_RETRY_MS;
  let timer: ReturnType<typeof setTimeout>;
  let isSending = false;
  let isOver = false;

  async function retry(): Promise<void> {
    if (isSending || isOver) return;
    clearTimeout(timer);
    isSending = true;
    const isReached = await send();
    isSending = false;
    if (!isReached) {
      schedule();
      return;
    }
    stop();
    update(false);
  }
  function schedule(): void {
    if (isOver) return;
    // Don't retry while offline or while the tab is hidden.
    const isWorthIt = () => navigator.onLine && document.visibilityState === "visible";
    timer = setTimeout(() => (isWorthIt() ? void retry() : schedule()), delay);
    delay = Math.min(delay * 2, LAST_RETRY_MS);
  }
  function handleReturn(): void {
    delay = FIRST_RETRY_MS;
    if (document.visibilityState === "visible") void retry();
  }
  function stop(): void {
    isOver = true;
    clearTimeout(timer);
    window.removeEventListener("online", handleReturn);
    window.removeEventListener("focus", handleReturn);
    document.removeEventListener("visibilitychange", handleReturn);
  }
  window.addEventListener("online", handleReturn);
  window.addEventListener("focus", handleReturn);
  document.addEventListener("visibilitychange", handleReturn);
  schedule();
  return stop;
}

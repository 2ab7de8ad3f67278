/** Whether the visitor has a connection, as far as the browser and the service worker know. */

/** What a page asks the service worker once it listens, and the reply if the server did not answer for that page. */
export const ASK_IF_KEPT = "is this page kept?";
export const PAGE_IS_KEPT = "this page is kept";

/** The pause before a request that failed for want of a connection is sent again, in ms: twice as long each time. */
const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 30_000;

const listeners = new Set<() => void>();
/** The server did not answer for this page: it was shown as it was kept. */
let isKept = false;

function tell(isKeptNow: boolean): void {
  isKept = isKeptNow;
  for (const listener of listeners) listener();
}

/** Begins to listen, and then asks the worker about this page. */
export function watchConnection(): void {
  window.addEventListener("online", () => tell(false));
  window.addEventListener("offline", () => tell(isKept));
  // Pages without HTTPS have no workers.
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  if (!serviceWorker) return;
  serviceWorker.addEventListener("message", ({ data }) => data === PAGE_IS_KEPT && tell(true));
  serviceWorker.startMessages();
  serviceWorker.controller?.postMessage(ASK_IF_KEPT);
}

export function isOffline(): boolean {
  return isKept || !navigator.onLine;
}

export function subscribeConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Sends a request again until it succeeds: `send` resolves with whether it did. Neither the browser's `online` event nor
 * one attempt is enough: the first request afterwards may still fail, and a server can be down while the browser is
 * online. Returns how to stop.
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
    tell(false);
  }
  function schedule(): void {
    if (isOver) return;
    // Without a connection or a visitor who looks at the page, a request would be in vain.
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

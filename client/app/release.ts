/** Notices that the server has a newer release than this page. */
import { RELEASE_CHECK_GAP_MS } from "../shared/limits";
import { offerReload } from "./releaseNotice";

/** Whether a built file of this page's release is missing from the server: a newer release has taken its place. */
export async function isReplaced(file: string): Promise<boolean> {
  const response = await fetch(file, { method: "HEAD", cache: "no-store" }).catch(() => null);
  return response?.status === 404;
}

/**
 * Looks for a newer release when a script can't be fetched, when another release's service worker takes over, and when the
 * visitor comes back to the tab after a while. `file` is a script of this page whose name every release changes.
 */
export function watchRelease(file: string): void {
  let checkedAt = Date.now();
  const check = async () => {
    checkedAt = Date.now();
    if (await isReplaced(file)) offerReload();
  };
  window.addEventListener("vite:preloadError", () => void check());
  // Pages without HTTPS have no workers.
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  serviceWorker?.addEventListener("controllerchange", () => void check());
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden && Date.now() - checkedAt > RELEASE_CHECK_GAP_MS) void check();
  });
}

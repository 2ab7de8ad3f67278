import { readSessionText, sessionKeys, writeSessionText } from "../../shared/storage";

let isReloading = false;
let unasked = 0;

/** Fetches something that the visitor has not asked for yet: a failure must not take the page from under the mouse. */
export async function withoutReload<T>(load: () => Promise<T>): Promise<T> {
  unasked += 1;
  try {
    return await load();
  } finally {
    unasked -= 1;
  }
}

/** For a page that could not be had: once a reload is under way nothing of the failure shows until the new document is there. */
export async function untilReloaded(error: unknown): Promise<never> {
  if (isReloading) await new Promise<never>(() => undefined);
  throw error;
}

/**
 * A page's script that is missing was replaced by a newer release: reload once, so that the new release's page is loaded.
 * When it is missing after that too, the error shows.
 */
export function reloadForMissingChunks(): void {
  window.addEventListener("vite:preloadError", () => {
    if (unasked > 0 || readSessionText(sessionKeys.reloadedForChunk)) return;
    isReloading = true;
    writeSessionText(sessionKeys.reloadedForChunk, "1");
    window.location.reload();
  });
}

/** The page came up with all its scripts: the next missing one may reload again. */
export function forgetReload(): void {
  writeSessionText(sessionKeys.reloadedForChunk, null);
}

import { readSessionText, sessionKeys, writeSessionText } from "../../shared/storage";

/** Whether the page is about to be loaded anew; settled when nothing was missing lately. */
let reloading: Promise<boolean> = Promise.resolve(false);
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
  if (await reloading) await new Promise<never>(() => undefined);
  throw error;
}

/** Without a server that answers, a reload would take away the page that the visitor has, and what they typed. */
async function reloadFromServer(): Promise<boolean> {
  const answer = await fetch("/favicon.svg", { method: "HEAD", cache: "no-store" }).catch(() => null);
  if (!answer?.ok) return false;
  writeSessionText(sessionKeys.reloadedForChunk, "1");
  window.location.reload();
  return true;
}

/**
 * A page's script that is missing was replaced by a newer release: reload once, so that the new release's page is loaded.
 * When it is missing after that too, the error shows.
 */
export function reloadForMissingChunks(): void {
  window.addEventListener("vite:preloadError", () => {
    if (unasked > 0 || readSessionText(sessionKeys.reloadedForChunk)) return;
    reloading = reloadFromServer();
  });
}

/** The page came up with all its scripts: the next missing one may reload again. */
export function forgetReload(): void {
  writeSessionText(sessionKeys.reloadedForChunk, null);
}

import { readSessionText, sessionKeys, writeSessionText } from "../../shared/storage";

/**
 * A page's script that is missing was replaced by a newer release: reload once, so that the new release's page is loaded.
 * When it is missing after that too, the error shows.
 */
export function reloadForMissingChunks(): void {
  window.addEventListener("vite:preloadError", (event) => {
    if (readSessionText(sessionKeys.reloadedForChunk)) return;
    event.preventDefault();
    writeSessionText(sessionKeys.reloadedForChunk, "1");
    window.location.reload();
  });
}

/** The page came up with all its scripts: the next missing one may reload again. */
export function forgetReload(): void {
  writeSessionText(sessionKeys.reloadedForChunk, null);
}

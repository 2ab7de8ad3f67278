/**
 * Detects that the server has a newer release than this page, and offers to reload the page. The inline script of every
 * page uses this file too, even when React can't load, so the file creates DOM elements directly.
 */
import { releaseMessages } from "../shared/messages";

/** The minimum time between two checks for a newer release when the visitor returns to a tab, in ms. */
const RELEASE_CHECK_GAP_MS = 15 * 60_000;

function makeButton(className: string, text: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = className;
  button.textContent = text;
  button.addEventListener("click", onClick);
  return button;
}

/** Whether the visitor closed the notice. A closed notice stays away until the page is reloaded. */
let isClosed = false;

/** Shows the notice, unless the visitor has closed it. The page reloads only if the visitor asks for it. */
export function offerReload(): void {
  if (isClosed || document.querySelector(".release-notice")) return;
  const notice = document.createElement("div");
  notice.className = "release-notice";
  notice.setAttribute("role", "status");
  document.body.append(notice);
  const text = document.createElement("span");
  text.textContent = releaseMessages.ready;
  const reload = makeButton("btn btn--tone_primary btn--size_sm", releaseMessages.reload, () =>
    window.location.reload(),
  );
  const close = makeButton("btn btn--tone_quiet btn--size_icon", "×", () => {
    isClosed = true;
    notice.remove();
  });
  close.setAttribute("aria-label", "Close");
  // Screen readers announce only changes to an existing region, so the content is added later.
  setTimeout(() => notice.append(text, reload, close));
}

/**
 * Returns whether the server has a newer release than a file of this page. It serves the files of older releases for a
 * while.
 */
async function isReplaced(file: string): Promise<boolean> {
  const response = await fetch(file, { method: "HEAD", cache: "no-store" }).catch(() => null);
  return response !== null && (response.status === 404 || response.headers.has("x-newer-release"));
}

const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 30_000;

/**
 * Loads a script that the current page needs, and retries until the script loads. `file` is a script of this release.
 * If the server no longer has this file, the notice appears and the promise never settles.
 */
export async function loadUntilReplaced<Loaded>(load: () => Promise<Loaded>, file: string): Promise<Loaded> {
  for (let delay = FIRST_RETRY_MS; ; delay = Math.min(delay * 2, LAST_RETRY_MS)) {
    try {
      return await load();
    } catch {
      if (await isReplaced(file)) {
        offerReload();
        return new Promise(() => {});
      }
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
}

/**
 * Checks for a newer release after a script fails to load, or after a new service worker takes over. Also checks when
 * the visitor returns to the tab after a while. `file` is a script of this page whose name changes with every release.
 */
export function watchRelease(file: string): void {
  let checkedAt = Date.now();
  const check = async () => {
    checkedAt = Date.now();
    if (await isReplaced(file)) offerReload();
  };
  window.addEventListener("vite:preloadError", () => void check());
  // Pages without HTTPS have no service workers.
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  serviceWorker?.addEventListener("controllerchange", () => void check());
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden && Date.now() - checkedAt > RELEASE_CHECK_GAP_MS) void check();
  });
}

/** The longest time that `whenIdle` waits for an idle browser after the page has loaded, in ms. */
const PATIENCE_MS = 2000;

function atRest(act: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(act, { timeout: PATIENCE_MS });
  else setTimeout(act);
}

/** Runs a task once the page has loaded and the browser is idle. */
export function whenIdle(act: () => void): void {
  if (document.readyState === "complete") atRest(act);
  else window.addEventListener("load", () => atRest(act), { once: true });
}

/** Yields to the browser, so it can handle pending input first. */
export function sleep(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

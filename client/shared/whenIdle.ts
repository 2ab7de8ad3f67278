/** How long idle work waits at most for a rest, in ms. */
const PATIENCE_MS = 2000;

function atRest(act: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(act, { timeout: PATIENCE_MS });
  else setTimeout(act);
}

/** Does something once the page has loaded and has nothing better to do. */
export function whenIdle(act: () => void): void {
  if (document.readyState === "complete") atRest(act);
  else window.addEventListener("load", () => atRest(act), { once: true });
}

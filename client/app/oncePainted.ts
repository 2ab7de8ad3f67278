/** How long after everything else has loaded a paint may still be reported, in ms. */
const PATIENCE_MS = 1000;

/** Acts, perhaps more than once, when the page has shown its first content: at once where no paint can be awaited. */
export function oncePainted(act: () => void): void {
  // A page in the background is not painted until somebody looks at it.
  // Browsers that are set to measure nothing have no observer at all.
  if (document.hidden || !globalThis.PerformanceObserver?.supportedEntryTypes?.includes("paint")) {
    act();
    return;
  }
  new PerformanceObserver((list) => {
    if (list.getEntriesByName("first-contentful-paint").length > 0) act();
  }).observe({ type: "paint", buffered: true });
  document.addEventListener("visibilitychange", act);
  window.addEventListener("load", () => setTimeout(act, PATIENCE_MS));
}

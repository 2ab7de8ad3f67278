/**
 * The inline script of every page. It loads the app's scripts only after the browser has painted the server-rendered
 * page. Otherwise, the scripts would compete for bandwidth with the style sheet and the font. The build writes this
 * script into index.html (build/loader.ts).
 */
import { loadUntilReplaced } from "./app/release";
import { recordEarlyEvents } from "./shared/browser/earlyEvents";

/** The URLs of the entry script and its imports. The build inserts them. */
declare const BUILT_SCRIPTS: readonly [entry: string, ...imports: string[]];

/** The tag that lists the page's own scripts. It is null in the app shell, which works for any page. */
const named = document.querySelector<HTMLMetaElement>('meta[name="page-scripts"]');

const [entry, ...imports] = BUILT_SCRIPTS;
let isStarted = false;

/** How long to wait for a paint after the load event, in ms. */
const PATIENCE_MS = 1000;

/**
 * Calls `act` after the first contentful paint, but at most `PATIENCE_MS` after the load event. If the page is hidden
 * or the browser does not report paints, calls `act` immediately. `act` can be called more than once.
 */
function oncePainted(act: () => void): void {
  // A background tab paints only when it becomes visible. Some browsers turn off performance measurement and have no
  // observer.
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

function preload(href: string): void {
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.href = href;
  // The page's images load first.
  link.fetchPriority = "low";
  document.head.append(link);
}

/** Loads the entry script. It hydrates the whole page, so the document must be complete. */
function loadEntry(): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.type = "module";
    script.src = entry;
    script.addEventListener("load", resolve);
    script.addEventListener("error", reject);
    document.head.append(script);
  });
}

function run(): void {
  void loadUntilReplaced(loadEntry, entry);
}

function start(): void {
  if (isStarted) return;
  isStarted = true;
  const pageScripts = named?.content.split(" ") ?? [];
  for (const href of [entry, ...imports, ...pageScripts]) if (href) preload(href);
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", run);
  else run();
}

recordEarlyEvents();
if (named) oncePainted(start);
else start();

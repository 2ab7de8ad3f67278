/**
 * The inline script of every page. It loads the client's scripts after the server-rendered page is painted, so they
 * don't compete with its style sheet and font for bandwidth. The build writes it into index.html (loader.build.ts).
 */
import { loadUntilReplaced } from "./app/release";
import { recordEarlyEvents } from "./shared/browser/earlyEvents";

/** The build fills these in: the entry script and its imports. */
declare const BUILT_SCRIPTS: readonly [entry: string, ...imports: string[]];

/** Lists the page's own scripts. Null in the app shell, which belongs to no page. */
const named = document.querySelector<HTMLMetaElement>('meta[name="page-scripts"]');

const [entry, ...imports] = BUILT_SCRIPTS;
let isStarted = false;

/** How long after the load event a paint may still be reported, in ms. */
const PATIENCE_MS = 1000;

/**
 * Calls back after the first contentful paint, perhaps more than once. Calls back immediately if paints are not
 * reported.
 */
function oncePainted(act: () => void): void {
  // A background tab paints only when it becomes visible. Some browsers disable performance measurement and have no
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
  // Load after the page's images.
  link.fetchPriority = "low";
  document.head.append(link);
}

/** Loads the entry script, which hydrates the whole page and so needs a complete document. */
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

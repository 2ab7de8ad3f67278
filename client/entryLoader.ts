/**
 * The inline script of every page: asks for the client's scripts once the page that the server rendered is painted, so
 * that they don't compete with its style sheet and font for a narrow connection. The build writes it into index.html
 * (loader.build.ts).
 */
import { oncePainted } from "./app/oncePainted";

/** Filled in by the build: the entry, and what it imports. */
declare const BUILT_SCRIPTS: readonly [entry: string, ...imports: string[]];

/** The scripts of the page's own file; null in the bare app, which knows no page. */
const named = document.querySelector<HTMLMetaElement>('meta[name="page-scripts"]');

const [entry, ...imports] = BUILT_SCRIPTS;
let isStarted = false;

function preload(href: string): void {
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.href = href;
  // Behind the images that the page shows.
  link.fetchPriority = "low";
  document.head.append(link);
}

/**
 * A page out of some cache can be of an older release, whose scripts are gone: it is loaded anew, once. Where the
 * network is what is missing, the page stays.
 */
async function reloadIfGone(): Promise<void> {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (navigation?.type === "reload") return;
  const answer = await fetch(entry, { method: "HEAD", cache: "no-store" }).catch(() => null);
  if (answer?.status === 404) location.reload();
}

/** The entry takes over the whole page, to its last tag. */
function run(): void {
  const script = document.createElement("script");
  script.type = "module";
  script.src = entry;
  script.addEventListener("error", () => void reloadIfGone());
  document.head.append(script);
}

function start(): void {
  if (isStarted) return;
  isStarted = true;
  const pageScripts = named?.content.split(" ") ?? [];
  for (const href of [entry, ...imports, ...pageScripts]) if (href) preload(href);
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", run);
  else run();
}

if (named) oncePainted(start);
else start();

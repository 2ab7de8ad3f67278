/**
 * The inline script of every page: asks for the client's scripts once the page that the server rendered is painted, so
 * that they don't compete with its style sheet and font for a narrow connection. The build writes it into index.html
 * (loader.build.ts).
 */
import { oncePainted } from "./app/oncePainted";
import { isReplaced } from "./app/release";
import { offerReload } from "./app/releaseNotice";
import { recordEarlyEvents } from "./shared/earlyEvents";

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

/** How long after a failure the entry is asked for again, in ms: twice as long each time. */
let retryDelay = 1000;

/**
 * The page stays as it is. One out of some cache can be of an older release, whose scripts the server no longer has: the
 * visitor is offered the new one. Otherwise the network failed, and the entry is asked for again.
 */
async function handleFailure(): Promise<void> {
  if (await isReplaced(entry)) {
    offerReload();
    return;
  }
  setTimeout(run, retryDelay);
  retryDelay = Math.min(retryDelay * 2, 30_000);
}

/** The entry takes over the whole page, to its last tag. */
function run(): void {
  const script = document.createElement("script");
  script.type = "module";
  script.src = entry;
  script.addEventListener("error", () => void handleFailure());
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

recordEarlyEvents();
if (named) oncePainted(start);
else start();

/**
 * The service worker: pages that were visited open without a connection, and every other address opens the bare app.
 * With a connection the server always answers first. Each release keeps things of its own, and the scripts of the release
 * before it: open tabs may still need them.
 */
import { mayKeep, treatmentOf } from "./app/worker/keeping";
import type { FetchEvent, Release, WorkerScope } from "./app/worker/scope";
import { ASK_IF_KEPT, PAGE_IS_KEPT } from "./shared/connection";

/** Filled in by the build (serviceWorker.build.ts). */
declare const BUILT_RELEASE: Release;
const release: Release = BUILT_RELEASE;

/** The bare app, which renders whatever address it is opened at. */
const SHELL = "/app-shell";

/** Pages, and answers and pictures, that are kept at most: the oldest go first. */
const PAGES_KEPT = 40;
const DATA_KEPT = 200;

const worker = globalThis as unknown as WorkerScope;
const RELEASE_PREFIX = "release-";
const names = {
  release: `${RELEASE_PREFIX}${release.version}`,
  pages: `pages-${release.version}`,
  data: `data-${release.version}`,
};

async function install(): Promise<void> {
  const cache = await worker.caches.open(names.release);
  try {
    await cache.addAll([new Request(SHELL, { cache: "reload" }), ...release.files]);
  } catch (error) {
    // The next release to be installed would take it for the one before.
    await worker.caches.delete(names.release);
    throw error;
  }
  await worker.skipWaiting();
}

async function activate(): Promise<void> {
  const own = Object.values(names);
  const stored = (await worker.caches.keys()).filter((name) => !own.includes(name));
  // In the order in which they were made. Tabs that are open go on with the scripts of the last one.
  const previous = stored.findLast((name) => name.startsWith(RELEASE_PREFIX));
  const others = stored.filter((name) => name !== previous);
  await Promise.all(others.map((name) => worker.caches.delete(name)));
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
  await keepOpenPages();
}

/** The visitor's first page was there before the worker. */
async function keepOpenPages(): Promise<void> {
  const windows = await worker.clients.matchAll({ includeUncontrolled: true, type: "window" });
  const requests = windows.map(({ url }) => new Request(url.split("#", 1)[0] ?? url));
  const pages = requests.filter(({ method, url }) => {
    return treatmentOf({ method, url, mode: "navigate" }, worker.location.origin) === "page";
  });
  await Promise.all(
    pages.map(async (request) => keep(names.pages, PAGES_KEPT, request, await fetch(request)).catch(() => undefined)),
  );
}

async function keep(name: string, most: number, request: Request, answer: Response): Promise<void> {
  if (!mayKeep(answer)) return;
  const cache = await worker.caches.open(name);
  await cache.put(request, answer);
  const kept = await cache.keys();
  await Promise.all(kept.slice(0, Math.max(0, kept.length - most)).map((oldest) => cache.delete(oldest)));
}

/** A full disk or a private window keeps nothing, and nobody needs to know. */
function keepAside(event: FetchEvent, name: string, most: number, answer: Response): void {
  event.waitUntil(keep(name, most, event.request, answer.clone()).catch(() => undefined));
}

/** The windows whose page the server did not answer for, until they ask. */
const keptPages = new Set<string>();

async function answerPage(event: FetchEvent): Promise<Response> {
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request));
    keepAside(event, names.pages, PAGES_KEPT, answer);
    return answer;
  } catch {
    keptPages.add(event.resultingClientId);
    const kept = await worker.caches.match(event.request, { cacheName: names.pages });
    return kept ?? (await worker.caches.match(SHELL, { cacheName: names.release })) ?? Response.error();
  }
}

async function answerAsset({ request }: FetchEvent): Promise<Response> {
  return (await worker.caches.match(request)) ?? fetch(request);
}

async function answerData(event: FetchEvent): Promise<Response> {
  try {
    const answer = await fetch(event.request);
    keepAside(event, names.data, DATA_KEPT, answer);
    return answer;
  } catch {
    return (await worker.caches.match(event.request, { cacheName: names.data })) ?? Response.error();
  }
}

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
worker.addEventListener("message", ({ data, source }) => {
  if (data !== ASK_IF_KEPT || !source || !keptPages.delete(source.id)) return;
  source.postMessage(PAGE_IS_KEPT); // oxlint-disable-line unicorn/require-post-message-target-origin -- a worker's window has none to name
});
worker.addEventListener("fetch", (event) => {
  const treatment = treatmentOf(event.request, worker.location.origin);
  if (treatment === "page") event.respondWith(answerPage(event));
  if (treatment === "asset") event.respondWith(answerAsset(event));
  if (treatment === "data") event.respondWith(answerData(event));
});

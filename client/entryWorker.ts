/**
 * The service worker. When the visitor is offline, visited pages open from the cache, and other public pages open the
 * app shell. Pages and data are network-first, and the files in `/assets/` are cache-first. Each release has its own
 * caches. The service worker also keeps the previous release's scripts, because open tabs may still need them.
 */
import { isCacheable, classifyRequest } from "./app/serviceWorker/requestPolicy";
import type { FetchEvent, Release, WorkerScope } from "./app/serviceWorker/scope";
import { ASK_IF_CACHED, CACHE_PAGES, PAGE_IS_CACHED } from "./shared/browser/connection";

/** The data about this release. The build inserts it (build/serviceWorker.ts). */
declare const BUILT_RELEASE: Release;
const release: Release = BUILT_RELEASE;

/** The path of the app shell, which can render any page in the browser. */
const SHELL = "/app-shell";

/**
 * The maximum number of cached pages, and of cached API responses and images. The oldest entries are removed first.
 */
const MAX_PAGES = 40;
const MAX_DATA = 200;

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
    // Don't leave an incomplete cache behind: the next release would use it as the previous release's cache.
    await worker.caches.delete(names.release);
    throw error;
  }
  await worker.skipWaiting();
}

async function activate(): Promise<void> {
  const current = Object.values(names);
  const stored = (await worker.caches.keys()).filter((name) => !current.includes(name));
  // Keep the cache of the previous release, because open tabs still need its scripts. `keys()` returns the oldest cache
  // first.
  const previous = stored.findLast((name) => name.startsWith(RELEASE_PREFIX));
  const others = stored.filter((name) => name !== previous);
  await Promise.all(others.map((name) => worker.caches.delete(name)));
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
  await cacheOpenPages();
}

/** Caches the pages in open windows. The visitor's first page loaded before the service worker existed. */
async function cacheOpenPages(): Promise<void> {
  const windows = await worker.clients.matchAll({ includeUncontrolled: true, type: "window" });
  await cachePages(windows.map(({ url }) => url));
}

async function cachePages(urls: readonly string[]): Promise<void> {
  const requests = urls.map((url) => new Request(url.split("#", 1)[0] ?? url));
  const pages = requests.filter(({ method, url }) => {
    return classifyRequest({ method, url, mode: "navigate" }, worker.location.origin) === "page";
  });
  await Promise.all(
    pages.map(async (request) =>
      putInCache(names.pages, MAX_PAGES, request, await fetch(request)).catch(() => undefined),
    ),
  );
}

/** A page's request to cache the pages that the visitor opened before this worker was active. */
function isCacheRequest(data: unknown): data is { urls: string[] } {
  return (data as { type?: unknown } | null)?.type === CACHE_PAGES;
}

async function putInCache(name: string, most: number, request: Request, response: Response): Promise<void> {
  if (!isCacheable(response)) return;
  const cache = await worker.caches.open(name);
  await cache.put(request, response);
  const stored = await cache.keys();
  await Promise.all(stored.slice(0, Math.max(0, stored.length - most)).map((oldest) => cache.delete(oldest)));
}

/** Caches a response. A failure is harmless, for example if the disk is full. */
function cacheInBackground(event: FetchEvent, name: string, most: number, response: Response): void {
  event.waitUntil(putInCache(name, most, event.request, response.clone()).catch(() => undefined));
}

let isShellFresh = false;

/**
 * Loads the app shell again, because it contains the site's name and colors. Does this only once during this worker's
 * lifetime.
 */
function refreshShell(event: FetchEvent): void {
  if (isShellFresh) return;
  isShellFresh = true;
  const load = async () => {
    const request = new Request(SHELL, { cache: "no-cache" });
    const response = await fetch(request);
    if (response.ok) await (await worker.caches.open(names.release)).put(request, response);
  };
  event.waitUntil(load().catch(() => undefined));
}

/**
 * The ids of the windows whose page came from the cache. An id is removed when its page asks whether it came from the
 * cache.
 */
const pagesFromCache = new Set<string>();

async function respondToPage(event: FetchEvent): Promise<Response> {
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request));
    cacheInBackground(event, names.pages, MAX_PAGES, response);
    refreshShell(event);
    return response;
  } catch {
    pagesFromCache.add(event.resultingClientId);
    const cached = await worker.caches.match(event.request, { cacheName: names.pages });
    return cached ?? (await worker.caches.match(SHELL, { cacheName: names.release })) ?? Response.error();
  }
}

async function respondToAsset({ request }: FetchEvent): Promise<Response> {
  return (await worker.caches.match(request)) ?? fetch(request);
}

async function respondToData(event: FetchEvent): Promise<Response> {
  try {
    const response = await fetch(event.request);
    cacheInBackground(event, names.data, MAX_DATA, response);
    return response;
  } catch {
    return (await worker.caches.match(event.request, { cacheName: names.data })) ?? Response.error();
  }
}

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
worker.addEventListener("message", (event) => {
  const { data, source } = event;
  if (isCacheRequest(data)) event.waitUntil(cachePages(data.urls));
  if (data !== ASK_IF_CACHED || !source || !pagesFromCache.delete(source.id)) return;
  source.postMessage(PAGE_IS_CACHED); // oxlint-disable-line unicorn/require-post-message-target-origin -- a worker's window has none to name
});
worker.addEventListener("fetch", (event) => {
  const requestClass = classifyRequest(event.request, worker.location.origin);
  if (requestClass === "page") event.respondWith(respondToPage(event));
  if (requestClass === "asset") event.respondWith(respondToAsset(event));
  if (requestClass === "data") event.respondWith(respondToData(event));
});

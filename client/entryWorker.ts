/**
 * The service worker: pages that were visited open without a connection, and every other address opens the bare app.
 * With a connection the server always answers first. Each release keeps things of its own and removes its predecessor's.
 */
import { mayKeep, treatmentOf } from "./app/worker/keeping";
import type { FetchEvent, Release, WorkerScope } from "./app/worker/scope";
import { KEPT_PAGE } from "./shared/connection";

/** Filled in by the build (serviceWorker.build.ts). */
declare const BUILT_RELEASE: Release;
const release: Release = BUILT_RELEASE;

/** The bare app, which renders whatever address it is opened at. */
const SHELL = "/app-shell";

/** Pages, and answers and pictures, that are kept at most: the oldest go first. */
const PAGES_KEPT = 40;
const DATA_KEPT = 200;

const worker = globalThis as unknown as WorkerScope;
const names = {
  release: `release-${release.version}`,
  pages: `pages-${release.version}`,
  data: `data-${release.version}`,
};

async function install(): Promise<void> {
  const cache = await worker.caches.open(names.release);
  await cache.addAll([new Request(SHELL, { cache: "reload" }), ...release.files]);
  await worker.skipWaiting();
}

async function activate(): Promise<void> {
  const own = Object.values(names);
  const others = (await worker.caches.keys()).filter((name) => !own.includes(name));
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

async function tellKept(windowId: string): Promise<void> {
  const window = await worker.clients.get(windowId);
  window?.postMessage(KEPT_PAGE); // oxlint-disable-line unicorn/require-post-message-target-origin -- a worker's window has none to name
}

async function answerPage(event: FetchEvent): Promise<Response> {
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request));
    keepAside(event, names.pages, PAGES_KEPT, answer);
    return answer;
  } catch {
    event.waitUntil(tellKept(event.resultingClientId));
    const kept = await worker.caches.match(event.request, { cacheName: names.pages });
    return kept ?? (await worker.caches.match(SHELL, { cacheName: names.release })) ?? Response.error();
  }
}

async function answerAsset({ request }: FetchEvent): Promise<Response> {
  return (await worker.caches.match(request, { cacheName: names.release })) ?? fetch(request);
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
worker.addEventListener("fetch", (event) => {
  const treatment = treatmentOf(event.request, worker.location.origin);
  if (treatment === "page") event.respondWith(answerPage(event));
  if (treatment === "asset") event.respondWith(answerAsset(event));
  if (treatment === "data") event.respondWith(answerData(event));
});

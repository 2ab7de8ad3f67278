/** Decides what the service worker caches for offline use: only public pages, their files and their data. */

/** How the service worker handles a request. It leaves `ignore` requests to the browser. */
type RequestClass = "page" | "asset" | "data" | "ignore";

interface RequestInfo {
  method: string;
  mode: string;
  url: string;
}

/** The admin panel, the playground and previews. None of them work offline. */
const notPages = /^\/(?:admin|playground|preview)(?:\/|$)/;
/** The images of the sample catalogue, and uploaded images (`/images/ID/NAME`). */
const imagePaths = /^\/(?:(?:logos|tiles|news|jackpots)\/|images\/[^/]+\/)[^/]+$/;

export function classifyRequest({ method, mode, url }: RequestInfo, origin: string): RequestClass {
  const { origin: requestOrigin, pathname } = new URL(url);
  if (method !== "GET" || requestOrigin !== origin) return "ignore";
  if (mode === "navigate") return notPages.test(pathname) || isFile(pathname) ? "ignore" : "page";
  if (pathname.startsWith("/assets/")) return "asset";
  return pathname === "/graphql" || imagePaths.test(pathname) ? "data" : "ignore";
}

/** Returns whether a path belongs to a file that a visitor can open directly, such as an image or the sitemap. */
function isFile(path: string): boolean {
  return /\.[a-z0-9]{1,12}$/i.test(path);
}

interface ResponseInfo {
  status: number;
  type: string;
  headers: Pick<Headers, "get">;
}

/** Returns whether a response may be cached. The response must be complete, come from this site, and allow caching. */
export function isCacheable({ status, type, headers }: ResponseInfo): boolean {
  const control = headers.get("cache-control") ?? "no-store";
  return status === 200 && type === "basic" && !/\bno-store\b|\bprivate\b/i.test(control);
}

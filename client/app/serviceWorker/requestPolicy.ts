/** Decides what the service worker caches for offline use: only public pages and their files. */

/** How the service worker handles a request. It does not intercept the class `ignore`. */
type RequestClass = "page" | "asset" | "data" | "ignore";

interface RequestInfo {
  method: string;
  mode: string;
  url: string;
}

/** The admin panel and the playground, which need a server. */
const notPages = /^\/(?:admin|playground)(?:\/|$)/;
const imagePaths = /^\/(?:logos|tiles|news|jackpots)\/[^/]+$/;

export function classifyRequest({ method, mode, url }: RequestInfo, origin: string): RequestClass {
  const { origin: requestOrigin, pathname } = new URL(url);
  if (method !== "GET" || requestOrigin !== origin) return "ignore";
  if (mode === "navigate") return notPages.test(pathname) || isFile(pathname) ? "ignore" : "page";
  if (pathname.startsWith("/assets/")) return "asset";
  return pathname === "/graphql" || imagePaths.test(pathname) ? "data" : "ignore";
}

/** Returns whether a path is a file that the browser opens directly, such as an image or the sitemap. */
function isFile(path: string): boolean {
  return /\.[a-z0-9]{1,12}$/i.test(path);
}

interface ResponseInfo {
  status: number;
  type: string;
  headers: Pick<Headers, "get">;
}

/** Returns whether a response may be cached. It must be complete, come from this site, and not forbid caching. */
export function isCacheable({ status, type, headers }: ResponseInfo): boolean {
  const control = headers.get("cache-control") ?? "no-store";
  return status === 200 && type === "basic" && !/\bno-store\b|\bprivate\b/i.test(control);
}

/** What the service worker keeps for times without a connection: visitors' pages and what they consist of, nothing else. */

/** How a request is answered: `leave` is none of the worker's business. */
export type Treatment = "page" | "asset" | "data" | "leave";

interface AskedRequest {
  method: string;
  mode: string;
  url: string;
}

/** The panel and the playground are for work, which needs a server; the rest has no page. */
const neverPages = /^\/(?:admin|playground)(?:\/|$)/;
const pictures = /^\/(?:logos|tiles|news)\/[^/]+$/;

export function treatmentOf({ method, mode, url }: AskedRequest, origin: string): Treatment {
  const asked = new URL(url);
  if (method !== "GET" || asked.origin !== origin) return "leave";
  if (mode === "navigate") return neverPages.test(asked.pathname) || isFile(asked.pathname) ? "leave" : "page";
  if (asked.pathname.startsWith("/assets/")) return "asset";
  return asked.pathname === "/graphql" || pictures.test(asked.pathname) ? "data" : "leave";
}

/** Something opened by itself, such as a picture or the sitemap. */
function isFile(path: string): boolean {
  return /\.[a-z0-9]{1,12}$/i.test(path);
}

interface GivenResponse {
  status: number;
  type: string;
  headers: Pick<Headers, "get">;
}

/** Whether an answer may be kept: a whole one of our own server, which does not say otherwise. */
export function mayKeep({ status, type, headers }: GivenResponse): boolean {
  const control = headers.get("cache-control") ?? "no-store";
  return status === 200 && type === "basic" && !/\bno-store\b|\bprivate\b/i.test(control);
}

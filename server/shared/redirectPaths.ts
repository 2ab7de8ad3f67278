/**
 * The paths of redirects. Paths are compared in one form: without a slash at the end, as the router does, with case,
 * and with characters instead of percent-encoding.
 */

/** The maximum length of a path that redirects, which fits the database's index. */
export const maxRedirectPath = 500;

/** The first segments of paths that programs and editors use. */
const reservedSegments = new Set([
  "admin",
  "api",
  "app-shell",
  "assets",
  "graphql",
  "healthz",
  "images",
  "metrics",
  "playground",
  "readyz",
  "schema.graphql",
]);

/**
 * Returns a path in the form in which paths are compared, or null if it is not a path on our own site. Two paths have
 * the same form if a browser and the router treat them as the same path.
 */
export function normalizePath(path: string): string | null {
  if (!/^\/(?![/\\])/.test(path) || /[?#]/.test(path)) return null;
  // The URL parser removes `.` and `..` and encodes what a browser would encode.
  const { pathname } = new URL(`http://localhost${path}`);
  const normalized = pathname.replaceAll(/(?:%[\da-f]{2})+/gi, decodeRun).replace(/\/+$/, "") || "/";
  return normalized.startsWith("//") ? null : normalized;
}

/** Decodes escaped characters, except those that would change the meaning of the path or could not be seen. */
function decodeRun(escaped: string): string {
  try {
    return decodeURIComponent(escaped).replaceAll(/[%/?#\\\p{C}\p{Z}]/gu, encodeURIComponent);
  } catch {
    return escaped.toUpperCase();
  }
}

/** Returns the target of a redirect with its path in the same form, or null if it is no path on our own site. */
export function normalizeTarget(target: string): string | null {
  const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(target) ?? [];
  const normalized = normalizePath(path);
  return normalized === null ? null : `${normalized}${rest}`;
}

/** Whether no redirect may start at the path, because the API, the panel, files or monitoring use it. */
export function isReservedPath(normalized: string): boolean {
  const [, segment = ""] = normalized.split("/", 2);
  return normalized === "/" || reservedSegments.has(segment.toLowerCase());
}

/** Returns the Location header of a redirect. `query` is that of the request, without its question mark. */
export function redirectLocation(target: string, query: string): string {
  const isOwn = target.startsWith("/");
  const url = new URL(target, "http://localhost");
  if (query !== "") url.search = url.search === "" ? query : `${url.search}&${query}`;
  return isOwn ? `${url.pathname}${url.search}${url.hash}` : url.href;
}

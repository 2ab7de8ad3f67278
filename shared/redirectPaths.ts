/**
 * Normalizes the paths of redirects. The server compares paths without a trailing slash, as the router does. Case
 * matters. Percent-encoded characters are decoded if this does not change the meaning of the path.
 */

import { urlMax } from "./textLimits.js";
import { trimSlashes } from "./trimSlashes.js";

/** The maximum length of a path that redirects, in characters. Longer paths might not fit in the index on paths. */
export const maxRedirectPath = 500;

/** The first segments of the paths that the server, its monitoring, or the panel uses, in lowercase. */
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
  "preview",
  "readyz",
  "schema.graphql",
  "snapshots",
]);

/** The paths of the files that have their own routes, and of files that prove who runs the site. */
const reservedFiles = new Set([
  "/ads.txt",
  "/app-ads.txt",
  "/apple-touch-icon.png",
  "/favicon.ico",
  "/favicon.svg",
  "/feed.xml",
  "/icon-192.png",
  "/icon-512.png",
  "/icon-maskable-512.png",
  "/manifest.webmanifest",
  "/og.png",
  "/robots.txt",
  "/security.txt",
  "/sitemap-casinos.xml",
  "/sitemap-games.xml",
  "/sitemap-pages.xml",
  "/sitemap.xml",
  "/sw.js",
]);

/**
 * Returns the normalized path, or null if it is not a path on our own site, or longer than any URL may be. Two paths are equal after normalization if
 * a browser and the router treat them as the same path.
 */
export function normalizePath(path: string): string | null {
  if (path.length > urlMax || !/^\/(?![/\\])/.test(path) || /[?#]/.test(path)) return null;
  // The URL parser removes `.` and `..` and encodes the characters that a browser would encode.
  const { pathname } = new URL(`http://localhost${path}`);
  const normalized = trimSlashes(pathname.replaceAll(/(?:%[\da-f]{2})+/gi, decodeRun));
  return normalized.startsWith("//") ? null : normalized;
}

/**
 * Decodes percent-encoded characters, except invisible characters and those that would change the meaning of the path.
 */
function decodeRun(escaped: string): string {
  try {
    return decodeURIComponent(escaped).replaceAll(/[%/?#\\\p{C}\p{Z}]/gu, encodeURIComponent);
  } catch {
    return escaped.toUpperCase();
  }
}

/** Normalizes the path of a redirect's target. Returns null if the target is not a path on our own site. */
export function normalizeTarget(target: string): string | null {
  const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(target) ?? [];
  const normalized = normalizePath(path);
  return normalized === null ? null : `${normalized}${rest}`;
}

/**
 * Whether a redirect can't start at the path, because the home page, the API, the panel, files, or monitoring use it.
 * Paths such as `/.well-known/acme-challenge/x` prove who controls the site, so they can't redirect either.
 */
export function isReservedPath(normalized: string): boolean {
  const [, segment = ""] = normalized.split("/", 2);
  const first = segment.toLowerCase();
  const isSystem = first.startsWith(".") || reservedSegments.has(first) || reservedFiles.has(normalized.toLowerCase());
  return normalized === "/" || isSystem;
}

/**
 * Returns the Location header of a redirect.
 * @param query The query string of the request, without its question mark.
 */
export function redirectLocation(target: string, query: string): string {
  const isSameSite = target.startsWith("/");
  const url = new URL(target, "http://localhost");
  if (query !== "") url.search = url.search === "" ? query : `${url.search}&${query}`;
  return isSameSite ? `${url.pathname}${url.search}${url.hash}` : url.href;
}

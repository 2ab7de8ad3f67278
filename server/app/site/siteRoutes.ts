/** The routes of the site: crawler files, built files, and a rendered page for every other path. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import type { Services } from "../../catalogue/context.js";
import type { Database } from "../../database/connection/dataSource.js";
import type { ImageStores } from "../../nouns/image/imageStores.js";
import type { RedirectMap } from "../../nouns/redirect/redirectMap.js";
import type { Log } from "../../platform/log.js";
import { matchesEtag } from "../../shared/etag.js";
import { lowerCasePath } from "../../../shared/lowerCasePath.js";
import { redirectLocation } from "../../../shared/redirectPaths.js";
import type { CachedRoute } from "../cache/cacheFastPath.js";
import { ResponseBody } from "../cache/responseBody.js";
import type { ResponseCache } from "../cache/responseCache.js";
import { sendTagged } from "../cache/sendCached.js";
import { XmlCache } from "../cache/xmlCache.js";
import type { Env } from "../env.js";
import type { Graphql } from "../graphql/apollo.js";
import type { Budgets } from "../graphql/limits/clientBudget.js";
import { onClientDisconnect } from "../http/clientDisconnect.js";
import { sendMissingFile } from "../http/errors.js";
import { addBrandPictures } from "./brandPictures.js";
import { addArticleFeed } from "./articleFeed.js";
import { addManifest } from "./manifest.js";
import { addCrawlerFiles } from "./crawlerFiles.js";
import type { PageServer } from "./pages.js";
import { addPreviewRoute } from "./previewRoute.js";
import { readingFor } from "./reading.js";
import type { Site } from "./site.js";
import { addPlayground, isFileRequest, type SendFile } from "./staticFiles.js";

export interface SiteRoutesOptions {
  env: Pick<Env, "responseCache">;
  cache: ResponseCache;
  database: Database;
  budgets: Budgets;
  imageStores: ImageStores;
  redirects: RedirectMap;
  graphql: Graphql;
  services: Services;
  log: Log;
  sendFile: SendFile;
}

/** The cached pages for the fast path, with the same headers as in `sendPage`. */
export function cachedPages({ pages }: Site, { cache }: Pick<SiteRoutesOptions, "cache">): CachedRoute {
  return {
    name: "/*",
    headers: { vary: "accept-encoding" },
    cacheControlOf: (entry) => cache.cacheControlOf(entry),
    find: (url, headers) => (isFileRequest(url, headers["sec-fetch-dest"]) ? null : pages.find(url)),
  };
}

/** Adds the routes of the built client. Call this after adding all other routes, because every other path is a page. */
export function addSiteRoutes(app: FastifyInstance, site: Site, options: SiteRoutesOptions): void {
  const { pages, addresses, sitemapSize } = site;
  const { tableVersions, boundaries } = options.services;
  const xmlCache = new XmlCache(options.env.responseCache, tableVersions, boundaries);
  const feeds = { db: options.database.dataSource, pages, addresses, budgets: options.budgets, xmlCache };
  addCrawlerFiles(app, { ...feeds, sitemapSize, log: options.log });
  addArticleFeed(app, feeds);
  addPlayground(app, site, options.budgets);
  addShell(app, site.pages);
  addManifest(app, site.pages);
  addBrandPictures(app, site, options);
  addPreviewRoute(app, site, options);
  app.get("/*", async (request, reply) => {
    const [path = "/"] = request.url.split("?", 1);
    const file = options.sendFile(path, reply);
    if (file) return file;
    const isFile = isFileRequest(path, request.headers["sec-fetch-dest"]);
    if (!isFile) return sendPage(request, reply, site, options);
    // Charge the request, because looking for a file of another release or for a redirect can read the database.
    await options.budgets.chargeAddress(request.clientAddress);
    const other = await site.releaseFiles.send(path, request, reply);
    if (other) return other;
    return (await sendRedirect(request, reply, options)) ? reply : sendMissingFile(reply);
  });
}

/**
 * Tells a developer to open the pages at Vite's address. During client development, Vite serves the pages and forwards
 * /graphql to this server.
 */
export function addNoSiteRoute(app: FastifyInstance, sendFile: SendFile): void {
  app.get("/*", async (request, reply) => {
    const [path = "/"] = request.url.split("?", 1);
    const text = "This server has only the API, at /graphql. Open the pages at the address that Vite printed.\n";
    return sendFile(path, reply) ?? reply.code(404).type("text/plain; charset=utf-8").send(text);
  });
}

/** Serves the empty page that the service worker shows when a visitor is offline. */
function addShell(app: FastifyInstance, pages: PageServer): void {
  let shell = "";
  let content = new ResponseBody("text/html; charset=utf-8", () => shell);
  app.get("/app-shell", async (request, reply) => {
    const current = await pages.renderBlank(readingFor(request, reply));
    if (current !== shell) {
      shell = current;
      content = new ResponseBody("text/html; charset=utf-8", () => current);
    }
    reply.headers({ "cache-control": "no-cache", "x-robots-tag": "noindex" });
    return sendTagged(request, reply, content);
  });
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, { pages }: Site, options: SiteRoutesOptions) {
  const { budgets, cache } = options;
  const budget = await budgets.chargeAddress(request.clientAddress);
  const { originalUrl: url } = request;
  const cached = pages.find(url);
  if (!cached) await budget.chargeAtLeast(pages.costOf(url));
  const isUnknown = !cached && pages.isUnknown(url);
  if (isUnknown && ((await sendRedirect(request, reply, options)) || sendLowerCase(url, reply, pages))) return reply;
  // If the budget runs out, the server still finishes the page. It rejects only the visitor's next request.
  const charge = (units: number) => budget.add(units).catch(() => undefined);
  const { entry, response } = cached
    ? { entry: cached, response: null }
    : await pages.serve(url, { requestId: request.id, charge, disconnect: onClientDisconnect(reply) });
  if (entry) {
    reply.header("cache-control", cache.cacheControlOf(entry));
    return sendTagged(request, reply, entry);
  }
  const { status, headers, html } = response;
  // Look for a redirect only if no page exists, so a redirect never hides a row with the same path.
  if (status === 404 && !isUnknown)
    if ((await sendRedirect(request, reply, options)) || sendLowerCase(url, reply, pages)) return reply;
  reply.code(status).headers(headers);
  if (status === 200 && headers["etag"] && matchesEtag(request.headers["if-none-match"], headers["etag"]))
    return reply.code(304).send();
  return reply.send(html);
}

/**
 * Sends the redirect for a path without a page. Returns false if the path has no redirect or the database is
 * unavailable. Browsers must revalidate the redirect every time, so a change takes effect immediately.
 */
async function sendRedirect(
  request: FastifyRequest,
  reply: FastifyReply,
  { redirects, log }: Pick<SiteRoutesOptions, "redirects" | "log">,
): Promise<boolean> {
  const [path = "", query = ""] = splitQuery(request.originalUrl);
  const target = await redirects.find(path).catch((err: unknown) => {
    log.error({ err, requestId: request.id }, "the redirects could not be read");
    return null;
  });
  if (target === null) return false;
  const location = redirectLocation(target.url, query);
  void reply
    .code(target.isPermanent ? 301 : 302)
    .headers({ location, "cache-control": "no-cache" })
    .send();
  return true;
}

/**
 * Redirects a path without a page to the same path in lower case, because all pages have such paths. Returns false if
 * no page can have that path either.
 */
function sendLowerCase(url: string, reply: FastifyReply, pages: PageServer): boolean {
  const [path = "", ...query] = splitQuery(url);
  // No page's path has a dot, such as the dot of a file name, or an invalid escape sequence.
  if (path.includes(".") || !isDecodable(path)) return false;
  const location = [lowerCasePath(path), ...query].join("?");
  // A browser would resolve `//` or `/\\` to another host.
  if (location === url || !/^\/(?![/\\])/.test(location) || pages.isUnknown(location)) return false;
  void reply.code(301).headers({ location, "cache-control": "no-cache" }).send();
  return true;
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Splits a URL at its first question mark. */
function splitQuery(url: string): string[] {
  const at = url.indexOf("?");
  return at === -1 ? [url] : [url.slice(0, at), url.slice(at + 1)];
}

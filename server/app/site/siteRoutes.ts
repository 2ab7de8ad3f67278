/** The routes of the site: crawler files, built files, and a rendered page for every other path. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import type { Database } from "../../database/connection/dataSource.js";
import { matchesEtag } from "../../shared/etag.js";
import type { CachedRoute } from "../cache/cacheFastPath.js";
import { ResponseBody } from "../cache/responseBody.js";
import type { ResponseCache } from "../cache/responseCache.js";
import { sendTagged } from "../cache/sendCached.js";
import type { Budgets } from "../graphql/limits/clientBudget.js";
import { onClientDisconnect } from "../http/clientDisconnect.js";
import { sendMissingFile } from "../http/errors.js";
import { addCrawlerFiles } from "./crawlerFiles.js";
import type { Site } from "./site.js";
import { addStaticFiles, isFileRequest } from "./staticFiles.js";

export interface SiteRoutesOptions {
  cache: ResponseCache;
  database: Database;
  budgets: Budgets;
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
export async function addSiteRoutes(app: FastifyInstance, site: Site, options: SiteRoutesOptions): Promise<void> {
  addCrawlerFiles(app, { db: options.database.dataSource, addresses: site.addresses, budgets: options.budgets });
  await addStaticFiles(app, site.files);
  addShell(app, site.shell);
  app.get("/*", async (request, reply) => {
    const [path = "/"] = request.url.split("?", 1);
    const isFile = isFileRequest(path, request.headers["sec-fetch-dest"]);
    return isFile ? sendMissingFile(reply) : sendPage(request, reply, site, options);
  });
}

/** During client development, Vite serves the pages and forwards /graphql to this server. */
export function addNoSiteRoute(app: FastifyInstance): void {
  app.get("/*", async (_request, reply) =>
    reply
      .code(404)
      .type("text/plain; charset=utf-8")
      .send("This server has the API only, at /graphql. Open the pages at the address that Vite printed.\n"),
  );
}

/** Serves the page that the service worker opens when a visitor is offline. It has no content of its own. */
function addShell(app: FastifyInstance, shell: string): void {
  const content = new ResponseBody("text/html; charset=utf-8", () => shell);
  app.get("/app-shell", (request, reply) => {
    reply.headers({ "cache-control": "no-cache", "x-robots-tag": "noindex" });
    return sendTagged(request, reply, content);
  });
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { pages }: Site,
  { budgets, cache }: SiteRoutesOptions,
) {
  const budget = await budgets.begin(request.clientAddress);
  const { originalUrl: url } = request;
  const cached = pages.find(url);
  if (!cached) await budget.chargeAtLeast(pages.costOf(url));
  // If the budget runs out, the page is still finished. Only the visitor's next request is rejected.
  const charge = (units: number) => budget.add(units).catch(() => undefined);
  const { entry, response } = cached
    ? { entry: cached, response: null }
    : await pages.serve(url, { requestId: request.id, charge, disconnect: onClientDisconnect(reply) });
  if (entry) {
    reply.header("cache-control", cache.cacheControlOf(entry));
    return sendTagged(request, reply, entry);
  }
  const { status, headers, html } = response;
  reply.code(status).headers(headers);
  if (status === 200 && headers["etag"] && matchesEtag(request.headers["if-none-match"], headers["etag"]))
    return reply.code(304).send();
  return reply.send(html);
}

/** The HTTP application: which address leads where, and what every answer carries. */
import { randomUUID } from "node:crypto";
import { constants } from "node:zlib";
import compress from "@fastify/compress";
import { fastify, type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";

import type { Database } from "../../database/connection/dataSource.js";
import type { Log } from "../../platform/log.js";
import type { Metrics } from "../../platform/metrics.js";
import { BadUserInputError } from "../../shared/errors.js";
import { matchesEtag } from "../../shared/etag.js";
import { maxBodyBytes, requestTimeout, stallTimeout } from "../../shared/limits.js";
import { memoizeText } from "../../shared/memoize.js";
import type { AnonymousResponses } from "../cache/anonymousResponses.js";
import type { ResponseCache } from "../cache/responseCache.js";
import { addCrawlerFiles } from "../site/crawlerFiles.js";
import { createParserErrorHandler } from "./parserErrors.js";
import { createIdentify } from "./identity.js";
import type { DemoMode } from "../demoMode.js";
import type { Env } from "../env.js";
import type { Graphql } from "../graphql/apollo.js";
import { addGraphqlRoute, graphqlPath } from "../graphql/route.js";
import { sendError, sendMissingFile, sendMethodNotAllowed } from "./errors.js";
import type { PageServer } from "../site/pages.js";
import type { Budgets } from "../graphql/limits/clientBudget.js";
import { addMetricsRoute } from "./metricsRoute.js";
import { limitConnections } from "./connectionLimits.js";
import { requestHandlers, runBeforeFastify } from "./requestListener.js";
import { FixedBody } from "../cache/responseBody.js";
import { sendTagged, sharedCacheControl } from "../cache/sendCached.js";
import { contentPolicy, securityHeaders } from "./securityHeaders.js";
import { addServiceRoutes } from "./serviceRoutes.js";
import type { Site } from "../site/site.js";
import { addStaticFiles, isFileRequest } from "../site/staticFiles.js";
import { namesTwoHosts } from "./twoHosts.js";
import { clientAddress, createForwardingWarning, createTrust, type IsTrusted } from "./trustedProxies.js";
import { onClientDisconnect } from "./clientDisconnect.js";
import { limitWork, type WorkLimits } from "./workLimits.js";

declare module "fastify" {
  interface FastifyRequest {
    /** Of whom the limits count, behind trusted proxies too. `ip` is only the peer's. */
    readonly clientAddress: string;
  }
}

export interface HttpOptions {
  env: Env;
  log: Log;
  database: Database;
  graphql: Graphql;
  anonymousResponses: AnonymousResponses;
  cache: ResponseCache;
  demoMode: DemoMode;
  budgets: Budgets;
  metrics: Metrics;
  /** The schema as text, served at /schema.graphql. */
  sdl: string;
  /** Null where the client isn't built: then only the API is served. */
  site: Site | null;
  workLimits: WorkLimits;
}

export async function createHttpApp(options: HttpOptions): Promise<FastifyInstance> {
  const headers = headersOfEvery(options);
  const isTrusted = createTrust(options.env.trustedProxies);
  const prepareRequest = createRequestPreparer(options, headers, isTrusted);
  const app = fastify({
    bodyLimit: maxBodyBytes,
    requestTimeout,
    connectionTimeout: stallTimeout,
    // Node looks every 30 s by itself, and would let a slow request stay for twice its time.
    http: { connectionsCheckingInterval: 1_000, headersTimeout: requestTimeout },
    clientErrorHandler: createParserErrorHandler(options.env.publicUrl, options.log),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    forceCloseConnections: "idle",
    // Requests that arrived before the stop still get their responses.
    return503OnClosing: false,
    // As long as Node lets an address and its headers be: whatever can be typed leads to a page.
    routerOptions: { maxParamLength: 16_384 },
    rewriteUrl: ({ url = "/" }) => readableUrl(url),
    // Before any hook: what the framework itself refuses.
    frameworkErrors: (error, request, reply) => {
      prepareRequest(request, reply);
      sendError(error, request, reply, options);
    },
  });
  app.decorateRequest("clientAddress", {
    getter(this: FastifyRequest) {
      return clientAddress(this.raw, isTrusted);
    },
  });
  app.removeContentTypeParser("text/plain");
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply, options));
  varyByEncoding(app);
  await app.register(compress, compression);
  app.addHook("onRequest", (request, reply, done) => {
    prepareRequest(request, reply);
    done(namesTwoHosts(request.raw.rawHeaders) ? twoHosts : undefined);
  });
  const work = limitWork(app, options.workLimits);
  const isStopping = watchStopping(app);
  closeConnectionsWhen(isStopping, app);
  logResponses(app, options.log);
  const { env, graphql, demoMode, database, metrics } = options;
  addMetricsRoute(app, metrics, env);
  const identify = createIdentify({ env, db: database.dataSource, demoMode });
  const { anonymousResponses, cache, budgets } = options;
  addGraphqlRoute(app, { env, graphql, anonymousResponses, cache, identify: identify, budgets });
  addServiceRoutes(app, options);
  if (options.site) await addSite(app, options.site, options);
  else addApiOnly(app);
  app.setNotFoundHandler(sendMethodNotAllowed);
  runBeforeFastify(app.server, requestHandlers({ ...options, headers, isTrusted, isStopping, work }));
  limitConnections(app.server, { env, isTrusted, log: options.log });
  return app;
}

/** Fast settings, because a proxy or the build compresses what never changes. Request bodies are not decompressed. */
const compression = {
  globalDecompression: false,
  // With `identity`, since a caller may prefer an uncompressed body.
  encodings: ["br", "gzip", "identity"] as ("br" | "gzip" | "identity")[],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
};

/**
 * Escapes a stray % in the path, so the address leads to our 404 page and not to Fastify's error. Also accepts a slash after
 * the API's address: a redirect would break the preflight requests of other sites' pages.
 */
function readableUrl(url: string): string {
  const end = url.indexOf("?");
  const path = end === -1 ? url : url.slice(0, end);
  if (path === `${graphqlPath}/`) return graphqlPath + url.slice(path.length);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll("%", "%25") + url.slice(path.length);
  }
}

const twoHosts = new BadUserInputError([{ field: "host", message: "Send one Host header." }]);

function headersOfEvery({ env, site }: HttpOptions): Record<string, string> {
  return { ...securityHeaders(env.publicUrl), "content-security-policy": contentPolicy("site", site?.template) };
}

/** What happens to every request before anything looks at what it asks for. */
function createRequestPreparer(
  { demoMode, log }: HttpOptions,
  headers: Record<string, string>,
  isTrusted: IsTrusted | null,
) {
  const warnOfForwarding = createForwardingWarning(isTrusted, log);
  return (request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers(headers).header("x-request-id", request.id);
    demoMode.observe(request.raw);
    warnOfForwarding(request.raw);
  };
}

/** A cache stores a response per encoding, so every response says so, also an uncompressed one or a 304. */
function varyByEncoding(app: FastifyInstance): void {
  app.addHook("onSend", (_request, reply, _payload, done) => {
    reply.header("vary", withEncoding(String(reply.getHeader("vary") ?? "")));
    done();
  });
}

const withEncoding = memoizeText((vary) => {
  const others = vary.split(", ").filter((name) => name !== "" && !/^accept-encoding$/i.test(name));
  return [...others, "accept-encoding"].join(", ");
});

function watchStopping(app: FastifyInstance): () => boolean {
  let isStopping = false;
  app.addHook("preClose", async () => {
    isStopping = true;
  });
  return () => isStopping;
}

/** A connection that stays open for a next request would hold the stop up. */
function closeConnectionsWhen(isStopping: () => boolean, app: FastifyInstance): void {
  app.addHook("onSend", (_request, reply, _payload, done) => {
    if (isStopping()) reply.header("connection", "close");
    done();
  });
}

function logResponses(app: FastifyInstance, log: Log): void {
  app.addHook("onResponse", (request, reply, done) => {
    const { method, id: requestId } = request;
    // The route instead of the address, which may contain something personal.
    const facts = { requestId, method, route: request.routeOptions.url, status: reply.statusCode };
    log.debug({ ...facts, milliseconds: Math.round(reply.elapsedTime) }, "answered");
    done();
  });
}

async function addSite(app: FastifyInstance, site: Site, options: HttpOptions): Promise<void> {
  const { database, budgets } = options;
  addCrawlerFiles(app, { db: database.dataSource, addresses: site.addresses, budgets });
  await addStaticFiles(app, site.files);
  addShell(app, site.shell, options.cache);
  app.get("/*", async (request, reply) => {
    const [path = "/"] = request.url.split("?", 1);
    const isFile = isFileRequest(path, request.headers["sec-fetch-dest"]);
    return isFile ? sendMissingFile(reply) : answerPage(request, reply, site.pages, options);
  });
}

/** What the service worker opens where a visitor has no connection. No page of its own. */
function addShell(app: FastifyInstance, shell: string, cache: ResponseCache): void {
  const response = new FixedBody({ body: shell, contentType: "text/html; charset=utf-8" });
  app.get("/app-shell", (request, reply) => {
    reply.headers({ "cache-control": "no-cache", "x-robots-tag": "noindex" });
    return sendTagged(request, reply, response, cache);
  });
}

async function answerPage(
  request: FastifyRequest,
  reply: FastifyReply,
  pages: PageServer,
  { budgets, cache, env }: HttpOptions,
) {
  const budget = await budgets.begin(request.clientAddress);
  const { originalUrl: url } = request;
  const cached = pages.find(url);
  if (!cached) await budget.chargeAtLeast(pages.costOf(url));
  // A page that has begun is finished; it is the visitor's next request that is refused.
  const charge = (units: number) => budget.add(units).catch(() => undefined);
  const { entry, response } = cached
    ? { entry: cached, response: null }
    : await pages.serve(url, { requestId: request.id, charge, disconnect: onClientDisconnect(reply) });
  if (entry) {
    reply.header("cache-control", sharedCacheControl(env.cdnTtl));
    return sendTagged(request, reply, entry, cache);
  }
  const { status, headers, html } = response;
  reply.code(status).headers(headers);
  if (status === 200 && headers["etag"] && matchesEtag(request.headers["if-none-match"], headers["etag"]))
    return reply.code(304).send();
  return reply.send(html);
}

/** While the client is being worked on, Vite serves the pages and passes /graphql on to here. */
function addApiOnly(app: FastifyInstance): void {
  app.get("/*", async (_request, reply) =>
    reply
      .code(404)
      .type("text/plain; charset=utf-8")
      .send("This server has the API only, at /graphql. Open the pages at the address that Vite printed.\n"),
  );
}

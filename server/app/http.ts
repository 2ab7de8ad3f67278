/** The HTTP application: which address leads where, and what every answer carries. */
import { randomUUID } from "node:crypto";
import { constants } from "node:zlib";
import compress from "@fastify/compress";
import { fastify, type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";

import type { Database } from "../database/dataSource.js";
import type { Log } from "../platform/log.js";
import type { Metrics } from "../platform/metrics.js";
import { matchesEtag, weakEtag } from "../shared/etag.js";
import { maxBodyBytes, pageCost, requestTimeout, stallTimeout, workLimits } from "../shared/limits.js";
import { remembered } from "../shared/remembered.js";
import type { AnonymousAnswers } from "./anonymousAnswers.js";
import type { AnswerCache } from "./answerCache.js";
import type { BuiltFiles } from "./builtFiles.js";
import { addCrawlerFiles, type SiteAddresses } from "./crawlerFiles.js";
import { createClientErrorAnswerer } from "./clientErrors.js";
import { createCallers } from "./callers.js";
import type { DemoMode } from "./demoMode.js";
import type { Env } from "./env.js";
import type { Graphql } from "./graphql.js";
import { addGraphqlRoute } from "./graphqlHttp.js";
import { answerError, answerMissingFile, answerWrongMethod } from "./httpErrors.js";
import type { PageServer } from "./pages.js";
import type { Budgets } from "./limits/clientBudget.js";
import { answerKeptFirst } from "./keptFirst.js";
import { addMetricsRoute } from "./metricsRoute.js";
import { limitPipelining } from "./pipelining.js";
import { isReady } from "./readiness.js";
import { refuseFirst } from "./refusedFirst.js";
import { sendTagged, sharedCacheControl } from "./sendKept.js";
import { contentPolicy, securityHeaders } from "./securityHeaders.js";
import { addStaticFiles, isFileRequest } from "./staticFiles.js";
import { createTrust } from "./trustedProxies.js";
import { limitWork } from "./workLimits.js";

export interface HttpOptions {
  env: Env;
  log: Log;
  database: Database;
  graphql: Graphql;
  anonymousAnswers: AnonymousAnswers;
  cache: AnswerCache;
  demoMode: DemoMode;
  budgets: Budgets;
  metrics: Metrics;
  /** The schema as text, served at /schema.graphql. */
  sdl: string;
  /** Null where the client isn't built: then only the API is served. */
  site: Site | null;
}

export interface Site {
  files: BuiltFiles;
  /** The template, whose inline script the content policy allows. */
  template: string;
  addresses: SiteAddresses;
  /** The bare client: it renders whatever address it is opened at. */
  shell: string;
  pages: PageServer;
}

export async function createHttpApp(options: HttpOptions): Promise<FastifyInstance> {
  const headers = headersOfEvery(options);
  const receive = createReceiver(options, headers);
  const isTrusted = createTrust(options.env.trustedProxies);
  const app = fastify({
    bodyLimit: maxBodyBytes,
    requestTimeout,
    connectionTimeout: stallTimeout,
    // Node looks every 30 s by itself, and would let a slow request stay for twice its time.
    http: { connectionsCheckingInterval: 1_000, headersTimeout: requestTimeout },
    clientErrorHandler: createClientErrorAnswerer(options.env.publicUrl, options.log),
    trustProxy: isTrusted ?? false,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    forceCloseConnections: "idle",
    // What has come in before the stop is still answered.
    return503OnClosing: false,
    // As long as Node lets an address and its headers be: whatever can be typed leads to a page.
    routerOptions: { maxParamLength: 16_384 },
    rewriteUrl: ({ url = "/" }) => readableUrl(url),
    // Before any hook: what the framework itself refuses.
    frameworkErrors: (error, request, reply) => {
      receive(request, reply);
      answerError(error, request, reply, options);
    },
  });
  app.removeContentTypeParser("text/plain");
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply, options));
  tellCachesOfEncodings(app);
  await app.register(compress, compression);
  app.addHook("onRequest", (request, reply, done) => {
    receive(request, reply);
    done();
  });
  const work = limitWork(app, workLimits);
  const isStopping = watchStopping(app);
  closeConnectionsWhen(isStopping, app);
  logAnswers(app, options.log);
  const { env, graphql, demoMode, database, metrics } = options;
  addMetricsRoute(app, metrics, env.metricsToken);
  const callers = createCallers({ env, db: database.dataSource, demoMode });
  const { anonymousAnswers, cache, budgets } = options;
  addGraphqlRoute(app, { env, graphql, anonymousAnswers, cache, callers, budgets });
  addServiceRoutes(app, options);
  if (options.site) await addSite(app, options.site, options);
  else addApiOnly(app);
  app.setNotFoundHandler(answerWrongMethod);
  refuseFirst(app.server, { ...options, headers, work, isStopping });
  answerKeptFirst(app.server, { ...options, headers, isTrusted, isStopping });
  limitPipelining(app.server);
  return app;
}

/** Fast settings: what never changes is compressed once by whatever stands in front. Bodies that come in stay as they are. */
const compression = {
  globalDecompression: false,
  encodings: ["br", "gzip"] as ("br" | "gzip")[],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
};

/** An address whose path has a % that encodes nothing reads as it was typed, so that it leads somewhere: to no page. */
function readableUrl(url: string): string {
  const end = url.indexOf("?");
  const path = end === -1 ? url : url.slice(0, end);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll("%", "%25") + url.slice(path.length);
  }
}

function headersOfEvery({ env, site }: HttpOptions): Record<string, string> {
  return { ...securityHeaders(env.publicUrl), "content-security-policy": contentPolicy("site", site?.template) };
}

/** What happens to every request before anything looks at what it asks for. */
function createReceiver({ demoMode }: HttpOptions, headers: Record<string, string>) {
  return (request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers(headers).header("x-request-id", request.id);
    demoMode.observe(request.headers);
  };
}

/** Whoever keeps an answer keeps one for each encoding: also where this one is not compressed, or is a 304. */
function tellCachesOfEncodings(app: FastifyInstance): void {
  app.addHook("onSend", (_request, reply, _payload, done) => {
    reply.header("vary", withEncoding(String(reply.getHeader("vary") ?? "")));
    done();
  });
}

const withEncoding = remembered((vary) => {
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

function logAnswers(app: FastifyInstance, log: Log): void {
  app.addHook("onResponse", (request, reply, done) => {
    const { method, id: requestId } = request;
    // The route rather than the address, in which somebody may have typed something personal.
    const facts = { requestId, method, route: request.routeOptions.url, status: reply.statusCode };
    log.debug({ ...facts, milliseconds: Math.round(reply.elapsedTime) }, "answered");
    done();
  });
}

function addServiceRoutes(app: FastifyInstance, { sdl, database }: HttpOptions): void {
  const etag = weakEtag(sdl);
  app.get("/schema.graphql", async (request, reply) => {
    reply.headers({ "cache-control": "no-cache", etag, "access-control-allow-origin": "*" });
    if (matchesEtag(request.headers["if-none-match"], etag)) return reply.code(304).send();
    return reply.type("text/plain; charset=utf-8").send(sdl);
  });
  app.get("/healthz", async (_request, reply) => reply.header("cache-control", "no-store").send({ status: "ok" }));
  app.get("/readyz", async (_request, reply) => {
    const ready = await isReady(database);
    const status = ready ? "ready" : "database unavailable";
    return reply
      .code(ready ? 200 : 503)
      .header("cache-control", "no-store")
      .send({ status });
  });
}

async function addSite(app: FastifyInstance, site: Site, options: HttpOptions): Promise<void> {
  const { database, budgets } = options;
  addCrawlerFiles(app, { db: database.dataSource, addresses: site.addresses, budgets });
  await addStaticFiles(app, site.files);
  addShell(app, site.shell);
  app.get("/*", async (request, reply) => {
    const [path = "/"] = request.url.split("?", 1);
    const isFile = isFileRequest(path, request.headers["sec-fetch-dest"]);
    return isFile ? answerMissingFile(reply) : answerPage(request, reply, site.pages, options);
  });
}

/** What the service worker opens where a visitor has no connection. No page of its own. */
function addShell(app: FastifyInstance, shell: string): void {
  const etag = weakEtag(shell);
  app.get("/app-shell", async (request, reply) => {
    reply.headers({ "cache-control": "no-cache", etag, "x-robots-tag": "noindex" });
    if (matchesEtag(request.headers["if-none-match"], etag)) return reply.code(304).send();
    return reply.type("text/html; charset=utf-8").send(shell);
  });
}

async function answerPage(
  request: FastifyRequest,
  reply: FastifyReply,
  pages: PageServer,
  { budgets, cache, env }: HttpOptions,
) {
  const spending = await budgets.begin(request.ip);
  const { originalUrl: url } = request;
  const found = pages.find(url);
  if (!found) await spending.raiseTo(pageCost);
  const { kept, answer } = found ? { kept: found, answer: null } : await pages.answer(url, request.id);
  if (kept) {
    reply.header("cache-control", sharedCacheControl(env.cdnTtl));
    return sendTagged(request, reply, kept, cache);
  }
  const { status, headers, html } = answer;
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

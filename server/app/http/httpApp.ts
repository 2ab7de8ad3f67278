/** Builds the HTTP application with all its routes. */
import { randomUUID } from "node:crypto";
import { fastify, type FastifyInstance } from "fastify";

import type { Database } from "../../database/connection/dataSource.js";
import type { Services } from "../../catalogue/context.js";
import type { ImageStores } from "../../nouns/image/imageStores.js";
import type { Log } from "../../platform/log.js";
import type { Metrics } from "../../platform/metrics.js";
import { maxBodyBytes, requestTimeout } from "../../shared/limits.js";
import type { AnonymousResponses } from "../cache/anonymousResponses.js";
import { serveFromCache } from "../cache/cacheFastPath.js";
import type { ResponseCache } from "../cache/responseCache.js";
import type { DemoMode } from "../demoMode.js";
import type { Env } from "../env.js";
import type { Graphql } from "../graphql/apollo.js";
import { graphqlPath } from "../graphql/graphqlPath.js";
import type { Budgets } from "../graphql/limits/clientBudget.js";
import { addGraphqlRoute, cachedOperations } from "../graphql/route.js";
import type { Site } from "../site/site.js";
import { addNewsletterRoutes } from "../site/newsletterRoutes.js";
import { prepareStaticFiles } from "../site/staticFiles.js";
import { addNoSiteRoute, addSiteRoutes, cachedPages } from "../site/siteRoutes.js";
import { limitConnections, limitPipelining } from "./limits/connectionLimits.js";
import { sendError, sendMethodNotAllowed } from "./errors.js";
import { createRequestPreparer, finishEveryResponse, prepareEveryRequest } from "./everyRequest.js";
import { createCallers } from "./identity.js";
import { shedLoad } from "./limits/loadShedding.js";
import { addImageRoutes } from "./images/imageRoutes.js";
import { addImageUpload } from "./images/imageUpload.js";
import { addMetricsRoute } from "./routes/metricsRoute.js";
import { createParserErrorHandler } from "./parserErrors.js";
import { runBeforeFastify } from "./requestListener.js";
import { securityHeaders } from "./securityHeaders.js";
import { addSnapshotRoutes } from "./routes/snapshotRoutes.js";
import { addServiceRoutes } from "./routes/serviceRoutes.js";
import { createTrust } from "./trustedProxies.js";
import { limitWork, type WorkLimits } from "./limits/workLimits.js";

/**
 * How long a connection may be idle while the server sends a response, in ms. Node checks at this interval, and closes
 * a connection that has made no progress between two checks.
 */
export const stallTimeout = 30_000;

export interface HttpOptions {
  env: Env;
  log: Log;
  database: Database;
  graphql: Graphql;
  services: Services;
  anonymousResponses: AnonymousResponses;
  cache: ResponseCache;
  demoMode: DemoMode;
  budgets: Budgets;
  metrics: Metrics;
  /** Returns the schema in SDL, served at /schema.graphql. */
  sdl: () => string;
  isDraining: () => boolean;
  /** Null if the client isn't built. The server then serves no pages. */
  site: Site | null;
  /** The folder with the seed's pictures. Null if the database was not filled from the seed. */
  seedPictures: string | null;
  workLimits: WorkLimits;
  imageStores: ImageStores;
}

function rejectSchemas(): never {
  throw new Error("Routes must not have JSON schemas. Validate input in the route.");
}

export async function createHttpApp(options: HttpOptions): Promise<FastifyInstance> {
  const { env, log, site, seedPictures } = options;
  const isTrusted = createTrust(env.trustedProxies);
  const headers = securityHeaders(env.publicUrl, site?.template);
  const prepareRequest = createRequestPreparer(options, headers, isTrusted);
  const app = fastify({
    bodyLimit: maxBodyBytes,
    requestTimeout,
    connectionTimeout: stallTimeout,
    // By default, Node checks timeouts only every 30 s, so a slow request could exceed the limit by up to 30 s.
    http: { connectionsCheckingInterval: 1_000, headersTimeout: requestTimeout },
    clientErrorHandler: createParserErrorHandler(env.publicUrl, log),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    forceCloseConnections: "idle",
    // Requests that arrived before the server began to stop still get their responses.
    return503OnClosing: false,
    // Equals Node's limit for the URL and headers, so every URL that Node accepts leads to a page.
    routerOptions: { maxParamLength: 16_384 },
    rewriteUrl: ({ url = "/" }) => readableUrl(url),
    // No route has a JSON schema. Fastify's own compilers would add 40 ms to every start.
    schemaController: { compilersFactory: { buildValidator: rejectSchemas, buildSerializer: rejectSchemas } },
    // Fastify rejects these requests before it calls any hook.
    frameworkErrors: (error, request, reply) => {
      prepareRequest(request, reply);
      sendError(error, request, reply, options);
    },
  });
  app.removeContentTypeParser("text/plain");
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply, options));
  const isStopping = await finishEveryResponse(app, options);
  prepareEveryRequest(app, prepareRequest, isTrusted);
  const work = limitWork(app, options.workLimits);
  const callers = createCallers(options);
  addGraphqlRoute(app, { ...options, callers });
  addImageRoutes(app, options);
  addImageUpload(app, { ...options, callers, work });
  addSnapshotRoutes(app, { db: options.services.db, callers });
  addServiceRoutes(app, options);
  addMetricsRoute(app, options);
  addNewsletterRoutes(app, options);
  const sendFile = await prepareStaticFiles(
    app,
    [site?.files.client, seedPictures].filter((folder) => folder != null),
  );
  if (site) addSiteRoutes(app, site, { ...options, sendFile, redirects: options.services.redirects });
  else addNoSiteRoute(app, sendFile);
  app.setNotFoundHandler(sendMethodNotAllowed);
  const early = { ...options, headers, isTrusted, isStopping, work };
  const cachedRoutes = site ? [cachedOperations(options), cachedPages(site, options)] : [cachedOperations(options)];
  const cacheHandlers = cachedRoutes.map((route) => serveFromCache(early, route));
  runBeforeFastify(app.server, [limitPipelining(), ...cacheHandlers, shedLoad(early)]);
  limitConnections(app.server, { env, isTrusted, log });
  return app;
}

/**
 * Escapes every % in a path that cannot be decoded, so the URL leads to our 404 page, not to Fastify's error. Also
 * removes the trailing slash of the API's path, because a redirect would break preflight requests.
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

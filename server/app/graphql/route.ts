/**
 * The GraphQL route. A GET returns only what visitors see. Its response is cacheable unless the request has an API
 * token. A POST has a JSON body, and HTTP caches ignore it.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import { type AnonymousResponses, isAnonymous, toCacheableBody } from "../cache/anonymousResponses.js";
import type { CachedRoute } from "../cache/cacheFastPath.js";
import type { ResponseCache } from "../cache/responseCache.js";
import type { Env } from "../env.js";
import { onClientDisconnect } from "../http/clientDisconnect.js";
import { sendMethodNotAllowed } from "../http/errors.js";
import type { Callers, Identity } from "../http/identity.js";
import { announcedSize, keepBodiesAsText, type ParseBody, rejectEncoded } from "../http/jsonBody.js";
import { corsHeadersOf, preflightHeaders, publicCorsHeaders } from "../http/origins.js";
import type { Graphql } from "./apollo.js";
import { requestCost, type BudgetCharge, unitsOfSize } from "./limits/clientBudget.js";
import { graphqlPath } from "./graphqlPath.js";
import { acceptedMediaType, chooseMediaType, type MediaType, contentTypeOf } from "./mediaType.js";
import { isExplained } from "./limits/cost.js";
import { readRequest } from "./readRequest.js";
import type { ResponseBody } from "../cache/responseBody.js";
import type { CacheEntry } from "../cache/responseStore.js";
import { sendCached, sendTagged } from "../cache/sendCached.js";
import { bodyOf, type OperationResponse } from "./operationResponse.js";

/** Sends a cached response. HTTP caches may store the response to a GET, but not to a POST. */
function sendEntry(request: FastifyRequest, reply: FastifyReply, entry: CacheEntry, cache: ResponseCache) {
  if (request.method !== "GET") return sendCached(request, reply, entry);
  return sendAnonymous(request, reply, entry, cache.cacheControlOf(entry));
}

/** Sends the response to a GET. Any cache may store it, so it does not contain this caller's remaining budget. */
function sendAnonymous(request: FastifyRequest, reply: FastifyReply, content: ResponseBody, cacheControl: string) {
  reply.header("cache-control", cacheControl).header("vary", "Accept");
  return sendTagged(request, reply, content);
}

/** Sends a response that only this caller may get. */
function sendPrivate(reply: FastifyReply, response: OperationResponse, mediaType: MediaType) {
  for (const [name, value] of response.headers) if (name !== "cache-control") reply.header(name, value);
  return reply.code(response.status).header("content-type", contentTypeOf(mediaType)).send(bodyOf(response));
}

export interface GraphqlRouteOptions {
  env: Pick<Env, "publicUrl" | "allowedOrigins">;
  graphql: Graphql;
  anonymousResponses: AnonymousResponses;
  cache: ResponseCache;
  callers: Callers;
}

/**
 * Returns the string that the cache uses to look up a request.
 * @param sent The URL of a GET, or the body of a POST.
 */
function lookupTextOf(method: string, mediaType: MediaType, sent: string): string {
  return `${method} ${mediaType} ${sent}`;
}

/** The cached responses to GETs, for the fast path. They have the same headers as in `sendEntry`. */
export function cachedOperations({ cache }: Pick<GraphqlRouteOptions, "cache">): CachedRoute {
  return {
    name: graphqlPath,
    headers: { ...publicCorsHeaders, vary: "Accept, accept-encoding" },
    cacheControlOf: (entry) => cache.cacheControlOf(entry),
    find(url, { accept }) {
      // A URL this long costs more than the minimum charge, so Fastify handles it.
      if (!url.startsWith(`${graphqlPath}?`) || unitsOfSize(url.length) > requestCost) return null;
      const mediaType = chooseMediaType(accept);
      return mediaType && cache.find(lookupTextOf("GET", mediaType, url));
    },
  };
}

export function addGraphqlRoute(app: FastifyInstance, options: GraphqlRouteOptions): void {
  const url = graphqlPath;
  app.options(url, async (request, reply) =>
    reply.code(204).headers(corsHeadersOf(request, options.env)).headers(preflightHeaders).send(),
  );
  app.head(url, sendMethodNotAllowed);
  const parseBody = keepBodiesAsText(app);
  const budgets = new WeakMap<FastifyRequest, BudgetCharge>();
  const identities = new WeakMap<FastifyRequest, Identity>();
  app.route({
    method: ["GET", "POST"],
    url,
    exposeHeadRoute: false,
    // Set the CORS headers before reading the body, so another site's page can also read errors about the body.
    onRequest: async (request, reply) => {
      reply.headers(corsHeadersOf(request, options.env)).header("cache-control", "no-store");
      const budget = await options.callers.chargeRequest(request, reply);
      budgets.set(request, budget);
      rejectEncoded(request);
      const identity = await options.callers.identify(request, budget);
      identities.set(request, identity);
      // The server buffers bodies, so visitors and programs pay for the announced size. Editors don't, because they can
      // send whole lists.
      if (paysForBody(identity)) await budget.chargeAtLeast(unitsOfSize(announcedSize(request)));
    },
    // A private response also has headers with the caller's budget. Rate-limit errors already have these headers.
    onSend(request, reply, _payload, done) {
      if (reply.getHeader("cache-control") === "no-store") reply.headers(budgets.get(request)?.headers() ?? {});
      done();
    },
    handler: async (request, reply) => {
      const identity = await identityNow(request, identities.get(request)!, options);
      // Check this after the refund, so a caller that accepts neither media type also gets the refund.
      const mediaType = acceptedMediaType(request.headers.accept);
      return handleRequest(request, reply, { ...options, parseBody, mediaType, identity });
    },
  });
}

function paysForBody({ caller: { viewer } }: Identity): boolean {
  return viewer === null || viewer.token !== undefined;
}

/**
 * Identifies a signed-in caller or a program again, because the session or the token may have ended while the body
 * arrived. Refunds the difference to a visitor or program that sent a chunked body and was therefore charged for the
 * largest allowed body.
 */
async function identityNow(request: FastifyRequest, identity: Identity, { callers }: GraphqlRouteOptions) {
  const { viewer, budget } = identity.caller;
  if (paysForBody(identity) && request.headers["transfer-encoding"] !== undefined)
    await budget.giveBackBeyond(unitsOfSize(Buffer.byteLength(String(request.body))));
  return viewer === null ? identity : callers.identify(request, budget);
}

interface HandlerOptions extends GraphqlRouteOptions {
  parseBody: ParseBody;
  mediaType: MediaType;
  identity: Identity;
}

async function handleRequest(request: FastifyRequest, reply: FastifyReply, options: HandlerOptions) {
  const { mediaType } = options;
  const { caller, cookies } = options.identity;
  const isGet = request.method === "GET";
  const isForAll = isAnonymous(caller);
  const address = lookupTextOf(request.method, mediaType, isGet ? request.url : String(request.body));
  const cached = isForAll ? options.cache.find(address) : null;
  if (cached) return sendEntry(request, reply, cached, options.cache);

  const operation = await readRequest(request, options.parseBody);
  const callerWithDisconnect = { ...caller, disconnect: onClientDisconnect(reply) };
  const { entry, response } = isForAll
    ? await options.anonymousResponses.execute({ address, operation, caller: callerWithDisconnect, mediaType })
    : { entry: null, response: await options.graphql.execute(operation, callerWithDisconnect) };
  if (entry) return sendEntry(request, reply, entry, options.cache);
  const isShareable = isGet && caller.viewer === null && !isExplained(operation);
  const content = isShareable ? toCacheableBody(response, mediaType) : null;
  if (content) return sendAnonymous(request, reply, content, "no-cache");
  for (const cookie of cookies) reply.header("set-cookie", cookie);
  return sendPrivate(reply, response, mediaType);
}

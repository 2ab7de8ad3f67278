/** GraphQL over HTTP: GET is anonymous and can be asked again cheaply, POST is JSON and is never stored. */
import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import { AppError, errorCodes } from "../../shared/errors.js";
import { maxBodyBytes } from "../../shared/limits.js";
import {
  type AnonymousResponses,
  bodyOf,
  contentTypeOf,
  isAnonymous,
  isCacheable,
} from "../cache/anonymousResponses.js";
import type { ResponseCache } from "../cache/responseCache.js";
import type { Identify, Identity } from "../http/identity.js";
import { sendMethodNotAllowed } from "../http/errors.js";
import type { Env } from "../env.js";
import type { OperationResponse, Graphql, Transport } from "./apollo.js";
import { readBody, readParameters } from "./readRequest.js";
import { isExplained } from "./operationPlugin.js";
import { type Budgets, type BudgetCharge, unitsOfSize } from "./limits/clientBudget.js";
import { chooseMediaType, type MediaType, mediaTypes } from "./mediaType.js";
import { classifyOrigin, crossOriginHeaders, preflightHeaders } from "../http/origins.js";
import { type ResponseBody, LazyBody } from "../cache/responseBody.js";
import { sendCached, sendTagged, sharedCacheControl } from "../cache/sendCached.js";
import { onClientDisconnect } from "../http/clientDisconnect.js";

export interface GraphqlRouteOptions {
  env: Pick<Env, "publicUrl" | "allowedOrigins" | "cdnTtl">;
  graphql: Graphql;
  anonymousResponses: AnonymousResponses;
  cache: ResponseCache;
  identify: Identify;
  budgets: Budgets;
}

export const graphqlPath = "/graphql";

/** What a cached response is looked up by. @param sent The address of a GET, the body of a POST. */
export function lookupTextOf(method: string, mediaType: MediaType, sent: string): string {
  return `${method} ${mediaType} ${sent}`;
}

/** What a GET's answer says to other sites' pages: the same to all of them, so that anybody may keep it. */
export const publicCorsHeaders = crossOriginHeaders("foreign", {});

export function addGraphqlRoute(app: FastifyInstance, options: GraphqlRouteOptions): void {
  const url = graphqlPath;
  app.options(url, async (request, reply) => {
    const origin = classifyOrigin(request.headers, options.env);
    return reply.code(204).headers(crossOriginHeaders(origin, request.headers)).headers(preflightHeaders).send();
  });
  app.head(url, sendMethodNotAllowed);
  const parseJson = parseBodiesAsText(app);
  const budgets = new WeakMap<FastifyRequest, BudgetCharge>();
  const identities = new WeakMap<FastifyRequest, Identity>();
  app.route({
    method: ["GET", "POST"],
    url,
    exposeHeadRoute: false,
    // Before the body is read, so that its errors can be read by another site's page too.
    onRequest: async (request, reply) => {
      reply.headers(crossOriginHeadersOf(request, options.env)).header("cache-control", "no-store");
      const budget = await options.budgets.begin(request.clientAddress);
      budgets.set(request, budget);
      rejectEncoded(request);
      const identity = await options.identify(request, budget);
      identities.set(request, identity);
      // The server holds what has arrived of a body, however slowly the rest comes. Editors may send whole lists.
      if (identity.caller.viewer === null) await budget.chargeAtLeast(unitsOfSize(announcedSize(request)));
    },
    // Responses that no cache shares carry the caller's remaining budget. A rate-limit error sets these headers itself.
    onSend(request, reply, _payload, done) {
      if (reply.getHeader("cache-control") === "no-store") reply.headers(budgets.get(request)?.headers() ?? {});
      done();
    },
    handler: (request, reply) =>
      handleRequest(request, reply, {
        ...options,
        parseJson,
        identity: identities.get(request)!,
        budget: budgets.get(request)!,
      }),
  });
}

/** What lets other sites' pages read the answer to this request. */
export function crossOriginHeadersOf(
  { method, headers }: Pick<IncomingMessage, "method" | "headers">,
  env: Pick<Env, "publicUrl" | "allowedOrigins">,
) {
  return method === "GET" ? publicCorsHeaders : crossOriginHeaders(classifyOrigin(headers, env), headers);
}

/** A few bytes can unfold to any length: bodies come as they are. */
function rejectEncoded({ headers: { "content-encoding": encoding = "identity" } }: FastifyRequest): void {
  if (encoding.trim().toLowerCase() === "identity") return;
  throw new AppError("Send the body as it is, without content-encoding.", errorCodes.unsupportedMediaType, {
    http: { status: 415 },
  });
}

type ParseJson = (request: FastifyRequest) => Promise<unknown>;

/** The raw body is the cache's lookup key, so it is parsed only when no response is cached. */
function parseBodiesAsText(app: FastifyInstance): ParseJson {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) => done(null, body));
  return (request) =>
    new Promise((resolve, reject) => {
      void parse(request, request.body as string, (error, body) => (error ? reject(error) : resolve(body)));
    });
}

/** How many bytes the server reads at most: the largest body if the request does not say, none if it is rejected unread. */
function announcedSize({ headers, url }: FastifyRequest): number {
  const isRead = /^application\/json\b/i.test(headers["content-type"] ?? "");
  const announced = headers["transfer-encoding"] === undefined ? Number(headers["content-length"] ?? 0) : maxBodyBytes;
  return isRead && announced <= maxBodyBytes ? Math.max(announced, url.length) : url.length;
}

interface HandlerOptions extends GraphqlRouteOptions {
  /** As of the request's head. */
  identity: Identity;
  budget: BudgetCharge;
  parseJson: ParseJson;
}

async function handleRequest(request: FastifyRequest, reply: FastifyReply, options: HandlerOptions) {
  const { accept } = request.headers;
  const mediaType = chooseMediaType(accept);
  if (mediaType === null) {
    const accepted = Object.values(mediaTypes).join(" or ");
    throw new AppError(`Answers are ${accepted}: accept one of them.`, errorCodes.unsupportedMediaType, {
      http: { status: 406 },
    });
  }
  const isGet = request.method === "GET";
  const identity = await identityNow(request, options);
  if (request.headers["transfer-encoding"] !== undefined && identity.caller.viewer === null)
    await options.budget.giveBackBeyond(unitsOfSize(Buffer.byteLength(String(request.body))));
  const caller = isAnonymous(identity.caller) ? null : identity.caller;
  const address = lookupTextOf(request.method, mediaType, isGet ? request.url : String(request.body));
  const cached = caller === null ? options.anonymousResponses.find(address) : null;
  if (cached) return sendAnonymous(request, reply, cached, options);

  const operation = isGet ? readParameters(parametersOf(request)) : readBody(await options.parseJson(request));
  const transport: Transport = { method: isGet ? "GET" : "POST", accept };
  const callerWithDisconnect = { ...identity.caller, disconnect: onClientDisconnect(reply) };
  const { entry, response } =
    caller === null
      ? await options.anonymousResponses.execute({
          address,
          operation,
          caller: callerWithDisconnect,
          mediaType,
          transport,
        })
      : { entry: null, response: await options.graphql.execute(operation, callerWithDisconnect, transport) };
  if (entry) return sendAnonymous(request, reply, entry, options);
  if (isGet && isCacheable(response) && !isExplained(operation)) {
    const content = new LazyBody({ body: bodyOf(response), contentType: contentTypeOf(mediaType) });
    return sendAnonymous(request, reply, content, options);
  }
  for (const cookie of identity.cookies) reply.header("set-cookie", cookie);
  return send(reply, response, mediaType);
}

/** The session may have ended while the body arrived. */
function identityNow(request: FastifyRequest, { identify, identity, budget }: HandlerOptions): Promise<Identity> {
  return identity.caller.viewer === null ? Promise.resolve(identity) : identify(request, budget);
}

function parametersOf(request: FastifyRequest): URLSearchParams {
  const start = request.url.indexOf("?");
  return new URLSearchParams(start < 0 ? "" : request.url.slice(start + 1));
}

/** Any cache may store the response to a GET, so it does not say what this caller has left. A POST is for its caller only. */
function sendAnonymous(
  request: FastifyRequest,
  reply: FastifyReply,
  content: ResponseBody,
  { cache, env }: HandlerOptions,
) {
  if (request.method !== "GET") return sendCached(request, reply, content, cache);
  reply.header("cache-control", sharedCacheControl(env.cdnTtl)).header("vary", "Accept");
  return sendTagged(request, reply, content, cache);
}

function send(reply: FastifyReply, answer: OperationResponse, mediaType: MediaType) {
  for (const [name, value] of answer.headers) if (name !== "cache-control") reply.header(name, value);
  return reply.code(answer.status).header("content-type", contentTypeOf(mediaType)).send(bodyOf(answer));
}

/**
 * Responds to a GET with its cached response before Fastify parses the request. The caller gets the same response and
 * headers in a fraction of the time. All other requests go to the next handler.
 */
import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";

import { matchesEtag } from "../../shared/etag.js";
import type { DemoMode } from "../demoMode.js";
import type { Budgets } from "../graphql/limits/clientBudget.js";
import { sendsToken } from "../http/bearerTokens.js";
import { namesTwoHosts, recordResponse, type ResponseRecords } from "../http/everyRequest.js";
import type { RequestHandler } from "../http/requestListener.js";
import { clientAddress, type IsTrusted } from "../http/trustedProxies.js";
import type { CacheEntry } from "./responseStore.js";
import { encodingFor } from "./sendCached.js";

export interface CacheFastPathOptions extends ResponseRecords {
  budgets: Budgets;
  demoMode: DemoMode;
  /** The headers of every response. */
  headers: Record<string, string>;
  isTrusted: IsTrusted | null;
  isStopping(): boolean;
}

/** The cached responses of one route. */
export interface CachedRoute {
  name: string;
  find(url: string, headers: IncomingHttpHeaders): CacheEntry | null;
  cacheControlOf(entry: CacheEntry): string;
  /** The other headers, which are the same for all responses of the route. */
  headers: Record<string, string>;
}

export function serveFromCache(options: CacheFastPathOptions, route: CachedRoute): RequestHandler {
  /** Header names and values alternate, in the format of Node's `writeHead`. */
  const commonHeaders = Object.entries({ ...options.headers, ...route.headers }).flat();

  async function respond(
    entry: CacheEntry,
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ): Promise<void> {
    const begun = performance.now();
    const encoding = encodingFor(entry, request.headers["accept-encoding"]);
    let { body } = entry;
    try {
      await options.budgets.chargeAddress(clientAddress(request, options.isTrusted));
      if (encoding) body = await entry.compressed(encoding);
    } catch {
      // Fastify repeats the failed step, and its error handler sends the error.
      return next();
    }
    options.demoMode.observe(request);
    const requestId = randomUUID();
    const headers = [...commonHeaders, "x-request-id", requestId, "etag", entry.etag];
    headers.push("cache-control", route.cacheControlOf(entry));
    for (const [name, value] of Object.entries(entry.headers)) headers.push(name, value);
    const status = matchesEtag(request.headers["if-none-match"], entry.etag) ? 304 : 200;
    if (status === 304) response.writeHead(304, headers).end();
    else {
      headers.push("content-type", entry.contentType, "content-length", String(body.length));
      if (encoding) headers.push("content-encoding", encoding);
      response.writeHead(200, headers).end(body);
    }
    const milliseconds = performance.now() - begun;
    recordResponse(options, { requestId, method: "GET", route: route.name, status, milliseconds });
  }

  return (request, response, next) => {
    const { url = "" } = request;
    const entry = !options.isStopping() && isPlainGet(request) ? route.find(url, request.headers) : null;
    if (entry) void respond(entry, request, response, next);
    else next();
  };
}

/** Requests with a body, or with headers that change the response, go to Fastify. */
function isPlainGet({ method, headers, rawHeaders }: IncomingMessage): boolean {
  return (
    method === "GET" &&
    !namesTwoHosts(rawHeaders) &&
    headers["content-length"] === undefined &&
    headers["transfer-encoding"] === undefined &&
    headers["content-encoding"] === undefined &&
    headers["x-session"] === undefined &&
    !sendsToken(headers)
  );
}

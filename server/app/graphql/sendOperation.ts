/** Sends the response to an operation over HTTP. */
import type { FastifyReply, FastifyRequest } from "fastify";

import type { ResponseBody } from "../cache/responseBody.js";
import type { ResponseCache } from "../cache/responseCache.js";
import type { CacheEntry } from "../cache/responseStore.js";
import { sendCached, sendTagged } from "../cache/sendCached.js";
import { contentTypeOf, type MediaType } from "./mediaType.js";
import { bodyOf, type OperationResponse } from "./operationResponse.js";

/** Sends a cached response. HTTP caches may store the response to a GET, but not to a POST. */
export function sendEntry(request: FastifyRequest, reply: FastifyReply, entry: CacheEntry, cache: ResponseCache) {
  if (request.method !== "GET") return sendCached(request, reply, entry);
  return sendAnonymous(request, reply, entry, cache.cacheControlOf(entry));
}

/** Sends the response to a GET. Any cache may store it, so it does not contain this caller's remaining budget. */
export function sendAnonymous(
  request: FastifyRequest,
  reply: FastifyReply,
  content: ResponseBody,
  cacheControl: string,
) {
  reply.header("cache-control", cacheControl).header("vary", "Accept");
  return sendTagged(request, reply, content);
}

/** Sends a response that only this caller may get. */
export function sendPrivate(reply: FastifyReply, response: OperationResponse, mediaType: MediaType) {
  for (const [name, value] of response.headers) if (name !== "cache-control") reply.header(name, value);
  return reply.code(response.status).header("content-type", contentTypeOf(mediaType)).send(bodyOf(response));
}

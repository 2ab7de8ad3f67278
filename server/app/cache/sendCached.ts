/** Sends what anybody may have: compressed as it was cached, or as nothing at all where the caller has it already. */
import type { FastifyReply, FastifyRequest } from "fastify";

import { matchesEtag } from "../../shared/etag.js";
import { readAcceptEncoding } from "../http/acceptEncoding.js";
import type { ResponseCache } from "./responseCache.js";
import type { Encoding, ResponseBody } from "./responseBody.js";

/** Bytes below which compressing saves nothing worth the while. */
const smallest = 1_024;

/** Anybody may keep it but asks every time whether it still holds, unless the operator lets a CDN answer for a while. */
export function sharedCacheControl(cdnTtl: number): string {
  return cdnTtl > 0 ? `public, max-age=0, s-maxage=${cdnTtl}` : "no-cache";
}

/** The answer to a GET, with its tag. `cache-control` is the caller's to set. */
export function sendTagged(request: FastifyRequest, reply: FastifyReply, entry: ResponseBody, cache: ResponseCache) {
  reply.header("etag", entry.etag);
  if (matchesEtag(request.headers["if-none-match"], entry.etag)) return reply.code(304).send();
  return sendCached(request, reply, entry, cache);
}

export async function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  entry: ResponseBody,
  cache: ResponseCache,
) {
  reply.code(200).header("content-type", entry.contentType);
  const encoding = encodingFor(entry, request.headers["accept-encoding"]);
  const form = encoding && (entry[encoding] ?? (await cache.compressed(entry, encoding)));
  // What is not cached is compressed on its way out, like everything else.
  if (!form) return reply.send(entry.payload);
  return reply.header("content-encoding", encoding).send(form);
}

/** What to compress it with for a caller; null where it is sent as it is. */
export function encodingFor(entry: ResponseBody, accepted: string | undefined): Encoding | null {
  if (accepted === undefined) return null;
  const { encoding, isRequired } = readAcceptEncoding(accepted);
  return entry.payload.length < smallest && !isRequired ? null : encoding;
}

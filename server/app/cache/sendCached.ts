/**
 * Sends a response that every caller may get. Compresses the body if the caller accepts compression. Sends status 304
 * if the caller already has the body.
 */
import type { FastifyReply, FastifyRequest } from "fastify";

import { matchesEtag } from "../../shared/etag.js";
import { readAcceptEncoding } from "../http/acceptEncoding.js";
import type { Encoding, ResponseBody } from "./responseBody.js";

/** The smallest body that is worth compressing, in bytes. */
const smallest = 1_024;

/** Sends the response to a GET with its ETag. The caller sets `cache-control`. */
export function sendTagged(request: FastifyRequest, reply: FastifyReply, content: ResponseBody) {
  reply.headers(content.headers).header("etag", content.etag);
  if (matchesEtag(request.headers["if-none-match"], content.etag)) return reply.code(304).send();
  return sendCached(request, reply, content);
}

export async function sendCached(request: FastifyRequest, reply: FastifyReply, content: ResponseBody) {
  reply.code(200).header("content-type", content.contentType);
  const encoding = encodingFor(content, request.headers["accept-encoding"]);
  if (!encoding) return reply.send(content.payload);
  return reply.header("content-encoding", encoding).send(await content.compressed(encoding));
}

/** Returns the encoding to send to a caller. Null means uncompressed. */
export function encodingFor({ payload }: ResponseBody, accepted: string | undefined): Encoding | null {
  if (accepted === undefined) return null;
  const { encoding, isRequired } = readAcceptEncoding(accepted);
  return payload.length < smallest && !isRequired ? null : encoding;
}

/** Sends what anybody may have: compressed as it was kept, or as nothing at all where the caller has it already. */
import type { FastifyReply, FastifyRequest } from "fastify";

import { matchesEtag } from "../shared/etag.js";
import { remembered } from "../shared/remembered.js";
import type { AnswerCache } from "./answerCache.js";
import type { Encoding, Sendable } from "./sendable.js";

/** Bytes below which compressing saves nothing worth the while. */
const smallest = 1_024;

/** Anybody may keep it but asks every time whether it still holds, unless the operator lets a CDN answer for a while. */
export function sharedCacheControl(cdnTtl: number): string {
  return cdnTtl > 0 ? `public, max-age=0, s-maxage=${cdnTtl}` : "no-cache";
}

/** The answer to a GET, with its tag. `cache-control` is the caller's to set. */
export function sendTagged(request: FastifyRequest, reply: FastifyReply, kept: Sendable, cache: AnswerCache) {
  reply.header("etag", kept.etag);
  if (matchesEtag(request.headers["if-none-match"], kept.etag)) return reply.code(304).send();
  return sendKept(request, reply, kept, cache);
}

export async function sendKept(request: FastifyRequest, reply: FastifyReply, kept: Sendable, cache: AnswerCache) {
  reply.code(200).header("content-type", kept.contentType);
  const encoding = encodingFor(kept, request.headers["accept-encoding"]);
  const form = encoding && (kept[encoding] ?? (await cache.compressed(kept, encoding)));
  // What is not kept is compressed on its way out, like everything else.
  if (!form) return reply.send(kept.payload);
  return reply.header("content-encoding", encoding).send(form);
}

/** What to compress it with for a caller; null where it is sent as it is. */
export function encodingFor(kept: Sendable, accepted: string | undefined): Encoding | null {
  return accepted === undefined || kept.payload.length < smallest ? null : chooseEncoding(accepted);
}

/** The smaller one that the caller accepts. */
const chooseEncoding = remembered(
  (accepted): Encoding | null => (["br", "gzip"] as const).find((each) => accepts(accepted, each)) ?? null,
);

/** What is said of an encoding itself goes before what is said of all others. */
function accepts(accepted: string, encoding: Encoding): boolean {
  const ranges = accepted.split(",").map((each) => each.split(";").map((part) => part.trim().toLowerCase()));
  const range = ranges.find(([name]) => name === encoding) ?? ranges.find(([name]) => name === "*");
  return range !== undefined && !range.slice(1).some((parameter) => /^q=0(\.0*)?$/.test(parameter));
}

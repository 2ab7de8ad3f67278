import type { FastifyReply } from "fastify";

/**
 * Aborted when the caller goes away before the answer has been sent.
 * Fastify's own `request.signal` can't tell: it is aborted as soon as a body has been read.
 */
export function untilGone(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once("close", () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

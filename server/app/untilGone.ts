import type { FastifyReply } from "fastify";

import { Departure } from "../shared/departure.js";

/**
 * Happens when the caller goes away before the answer has been sent.
 * Fastify's own `request.signal` can't tell: it is aborted as soon as a body has been read.
 */
export function untilGone(reply: FastifyReply): Departure {
  const departure = new Departure();
  reply.raw.once("close", () => {
    if (!reply.raw.writableFinished) departure.happen();
  });
  return departure;
}

import type { FastifyReply } from "fastify";

import { Disconnect } from "../../shared/disconnect.js";

const key = Symbol("disconnect");

interface WatchedReply extends FastifyReply {
  [key]?: Disconnect;
}

/**
 * Happens when nobody waits for the answer any more: the caller goes away before it has been sent, or it takes too long
 * (`fireDisconnect`). Fastify's own `request.signal` can't tell: it is aborted as soon as a body has been read.
 */
export function onClientDisconnect(reply: WatchedReply): Disconnect {
  if (reply[key]) return reply[key];
  const disconnect = new Disconnect();
  reply[key] = disconnect;
  reply.raw.once("close", () => {
    if (!reply.raw.writableFinished) disconnect.fire();
  });
  return disconnect;
}

/** Ends the work for an answer that takes too long. */
export function fireDisconnect(reply: FastifyReply): void {
  onClientDisconnect(reply).fire();
}

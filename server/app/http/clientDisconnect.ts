import type { FastifyReply } from "fastify";

import { Disconnect } from "../../shared/disconnect.js";

const key = Symbol("disconnect");

interface WatchedReply extends FastifyReply {
  [key]?: Disconnect;
}

/**
 * Returns an event that fires when the caller disconnects before the response is sent. It also fires when
 * `workLimits.ts` ends a request that takes too long. Fastify's `request.signal` does not work here, because it aborts
 * as soon as the body has been read.
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

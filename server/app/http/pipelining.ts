import type { Socket } from "node:net";

import { maxOutstanding } from "../../shared/limits.js";
import type { RequestHandler } from "./requestListener.js";

/**
 * Ends a connection that keeps sending requests without reading the responses. The server would hold every response, and
 * one packet carries thousands of requests.
 */
export function limitPipelining(): RequestHandler {
  const outstanding = new WeakMap<Socket, number>();
  const count = (socket: Socket, more: number) => {
    const sum = (outstanding.get(socket) ?? 0) + more;
    outstanding.set(socket, sum);
    return sum;
  };
  return ({ socket }, response, next) => {
    if (socket.destroyed) return;
    if (count(socket, 1) > maxOutstanding) {
      socket.destroy();
      return;
    }
    response.once("close", () => count(socket, -1));
    next();
  };
}

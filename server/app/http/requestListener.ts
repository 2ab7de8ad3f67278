/** Runs handlers before Fastify gets a request. They take a fraction of the time that Fastify needs (decision 029). */
import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

import { maxOutstanding } from "../../shared/limits.js";

/** Responds to a request, or calls `next` to pass it to the next handler. */
export type RequestHandler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Runs the handlers in order before Fastify's own listener. */
export function runBeforeFastify(server: Server, handlers: readonly RequestHandler[]): void {
  const [fastify] = server.listeners("request") as [RequestListener];
  const listener = handlers.reduceRight<RequestListener>(
    (next, handler) => (request, response) => handler(request, response, () => next(request, response)),
    fastify,
  );
  server.removeListener("request", fastify);
  server.on("request", listener);
}

/**
 * Closes a connection that sends more and more requests without reading the responses. The server would buffer every
 * response, and one packet can contain thousands of requests.
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

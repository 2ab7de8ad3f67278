/** Runs handlers before Fastify gets a request. They take a fraction of the time that Fastify needs (decision 029). */
import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";

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

import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";

/**
 * Puts `handle` before what answers the server's requests so far. It answers, or passes on.
 * The last one put there comes first.
 */
export function aroundRequests(
  server: Server,
  handle: (request: IncomingMessage, response: ServerResponse, passOn: RequestListener) => void,
): void {
  const [passOn] = server.listeners("request") as [RequestListener];
  server.removeListener("request", passOn);
  server.on("request", (request, response) => handle(request, response, passOn));
}

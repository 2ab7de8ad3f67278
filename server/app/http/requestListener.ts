/** What runs on a request before Fastify parses it. A request that ends here takes a fraction of the time (decision 029). */
import type { RequestListener, Server } from "node:http";

import { type CacheFastPathOptions, serveFromCache } from "../cache/cacheFastPath.js";
import { limitPipelining } from "./connectionLimits.js";
import { type LoadSheddingOptions, shedLoad } from "./loadShedding.js";
import type { RequestHandler } from "./requestHandler.js";

/** The handlers, in the order in which they run. */
export function requestHandlers(options: CacheFastPathOptions & LoadSheddingOptions): RequestHandler[] {
  return [limitPipelining(), serveFromCache(options), shedLoad(options)];
}

/** Puts the handlers before Fastify's own listener. */
export function runBeforeFastify(server: Server, handlers: readonly RequestHandler[]): void {
  const [fastify] = server.listeners("request") as [RequestListener];
  server.removeListener("request", fastify);
  server.on("request", (request, response) => {
    const runFrom = (position: number): void => {
      const handler = handlers[position];
      if (handler) handler(request, response, () => runFrom(position + 1));
      else fastify(request, response);
    };
    runFrom(0);
  });
}

/**
 * Creates the request for reading the site's settings to serve a file. It charges nothing, because reading cached
 * settings costs no more than the request itself.
 */
import type { FastifyReply, FastifyRequest } from "fastify";

import { onClientDisconnect } from "../http/clientDisconnect.js";
import type { PageRequest } from "./pages.js";

export function readingFor(request: FastifyRequest, reply: FastifyReply): PageRequest {
  return { requestId: request.id, charge: async () => undefined, disconnect: onClientDisconnect(reply) };
}

import type { IncomingMessage, ServerResponse } from "node:http";

/** Responds to a request, or calls `next` to leave it to the handlers after it. */
export type RequestHandler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

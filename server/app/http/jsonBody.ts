/** Limits and reads JSON request bodies. */
import type { FastifyInstance, FastifyRequest } from "fastify";

import { AppError } from "../../shared/errors.js";
import { maxBodyBytes } from "../../shared/limits.js";

export type ParseBody = (request: FastifyRequest) => Promise<unknown>;

/**
 * Leaves JSON bodies as text, because the raw body is the cache's lookup key. Returns a function that parses a body
 * when no response is cached.
 */
export function keepBodiesAsText(app: FastifyInstance): ParseBody {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) => done(null, body));
  return (request) =>
    new Promise((resolve, reject) => {
      void parse(request, request.body as string, (error, body) => (error ? reject(error) : resolve(body)));
    });
}

/**
 * Returns the announced size of the body or the length of the URL, whichever is larger. A chunked body counts as the
 * largest allowed body. If the server rejects a body unread, only the URL counts.
 */
export function announcedSize({ headers, url }: FastifyRequest): number {
  const isRead = /^application\/json\b/i.test(headers["content-type"] ?? "");
  const announced = headers["transfer-encoding"] === undefined ? Number(headers["content-length"] ?? 0) : maxBodyBytes;
  return isRead && announced <= maxBodyBytes ? Math.max(announced, url.length) : url.length;
}

/** Rejects compressed bodies, because a few compressed bytes can expand to any length. */
export function rejectEncoded({ headers: { "content-encoding": encoding = "identity" } }: FastifyRequest): void {
  if (encoding.trim().toLowerCase() === "identity") return;
  throw new AppError(
    "Compressed bodies are not supported. Send the body without content-encoding.",
    "UNSUPPORTED_MEDIA_TYPE",
    {
      http: { status: 415 },
    },
  );
}

/** Responds to errors that occur before or outside a GraphQL operation. The responses have the shape of GraphQL errors. */
import type { FastifyReply, FastifyRequest } from "fastify";

import type { Log } from "../../platform/log.js";
import type { Metrics } from "../../platform/metrics.js";
import { AppError, BadUserInputError, type ErrorCode } from "../../shared/errors.js";
import { maxBodyBytes } from "../../shared/limits.js";
import { formatError, isHidden, shownError, withRequestId } from "../graphql/errors.js";
import { graphqlPath } from "../graphql/graphqlPath.js";

/** Fastify's errors that a caller can fix. */
const frameworkErrors: Record<string, AppError> = {
  FST_ERR_CTP_BODY_TOO_LARGE: new AppError(
    `The body exceeds ${maxBodyBytes / 1024} KiB. Send less at a time.`,
    "REQUEST_TOO_LARGE",
    { http: { status: 413 } },
  ),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new AppError(
    "The body must be JSON. Send it with content-type application/json.",
    "UNSUPPORTED_MEDIA_TYPE",
    { http: { status: 415 } },
  ),
  FST_ERR_CTP_EMPTY_JSON_BODY: new BadUserInputError([{ field: "query", message: "The body is empty." }]),
  FST_ERR_CTP_INVALID_JSON_BODY: new BadUserInputError([{ field: "query", message: "The body is not valid JSON." }]),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: new BadUserInputError([
    { field: "query", message: "The length of the body does not match content-length." },
  ]),
};

/** The static file plugin's errors, by status code. */
const fileErrors: Record<number, AppError> = {
  412: new AppError("The file does not meet the request's conditions.", "BAD_USER_INPUT", {
    http: { status: 412 },
  }),
  416: new AppError("The requested byte range is outside the file.", "BAD_USER_INPUT", {
    http: { status: 416 },
  }),
};

export interface ErrorRecords {
  log: Log;
  metrics: Pick<Metrics, "operationErrors">;
}

export function sendError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  { log, metrics }: ErrorRecords,
): void {
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  // Fastify checks a method's required content type before it looks for a route.
  if (code === "FST_ERR_ROUTE_MISSING_CONTENT_TYPE") return sendMethodNotAllowed(request, reply);
  const shown =
    (code !== undefined && frameworkErrors[code]) || (statusCode && fileErrors[statusCode]) || shownError(error);
  const isDisconnected = request.raw.destroyed && (code === "ECONNRESET" || (error as Error).message === "aborted");
  if (isDisconnected) log.debug({ requestId: request.id }, "the client disconnected");
  else if (isHidden(shown)) log.error({ err: error, requestId: request.id }, "a request failed");
  metrics.operationErrors.inc({ code: String(shown.extensions["code"]) });
  send(shown, request, reply);
}

export function sendMissingFile(reply: FastifyReply) {
  return reply.code(404).header("cache-control", "no-store").type("text/plain; charset=utf-8").send("Not found\n");
}

/** Rejects an unsupported method. Other functions handle missing pages and files. */
export function sendMethodNotAllowed(request: FastifyRequest, reply: FastifyReply): void {
  const allow = request.url.split("?", 1)[0] === graphqlPath ? "GET, POST" : "GET, HEAD";
  const http = { http: { status: 405 } };
  reply.header("allow", allow);
  send(new AppError(`${request.method} is not supported here.`, "METHOD_NOT_ALLOWED", http), request, reply);
}

/** Returns the JSON body for an error outside an operation. */
export function bodyOfError(error: AppError, requestId: string): string {
  return JSON.stringify({ errors: [withRequestId(formatError({ message: error.message }, error), requestId)] });
}

const statusOfCode: Partial<Record<ErrorCode, number>> = {
  BAD_USER_INPUT: 400,
  FORBIDDEN: 403,
  SECOND_FACTOR_SETUP_REQUIRED: 403,
  SERVICE_UNAVAILABLE: 503,
  STATEMENT_TIMEOUT: 503,
  CONFLICT: 409,
};

function send(error: AppError, request: FastifyRequest, reply: FastifyReply): void {
  const { code, http } = error.extensions as {
    code: ErrorCode;
    http?: { status?: number; headers?: Map<string, string> };
  };
  const status = http?.status ?? statusOfCode[code] ?? 500;
  reply
    .code(status)
    .headers(Object.fromEntries(http?.headers ?? []))
    .header("cache-control", "no-store")
    .type("application/json; charset=utf-8")
    .send(bodyOfError(error, request.id));
}

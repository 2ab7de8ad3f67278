/** What goes wrong before or outside an operation, in the same shape as GraphQL's own errors. */
import type { FastifyReply, FastifyRequest } from "fastify";

import type { Log } from "../../platform/log.js";
import type { Metrics } from "../../platform/metrics.js";
import { AppError, BadUserInputError, errorCodes } from "../../shared/errors.js";
import { maxBodyBytes } from "../../shared/limits.js";
import { formatError, isHidden, shownError } from "../graphql/errors.js";
import { withRequestId } from "../graphql/operationPlugin.js";

/** The framework's errors that a caller can do something about. */
const frameworkErrors: Record<string, AppError> = {
  FST_ERR_CTP_BODY_TOO_LARGE: new AppError(
    `The request is larger than ${maxBodyBytes / 1024} KiB: send less at a time.`,
    errorCodes.requestTooLarge,
    { http: { status: 413 } },
  ),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new AppError(
    "Requests are JSON: send content-type application/json.",
    errorCodes.unsupportedMediaType,
    { http: { status: 415 } },
  ),
  FST_ERR_CTP_EMPTY_JSON_BODY: new BadUserInputError([{ field: "query", message: "The body is empty." }]),
  FST_ERR_CTP_INVALID_JSON_BODY: new BadUserInputError([{ field: "query", message: "The body is not valid JSON." }]),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: new BadUserInputError([
    { field: "query", message: "The body is not as long as content-length says." },
  ]),
};

/** What files refuse, by the status that their plugin means. */
const fileRefusals: Record<number, AppError> = {
  412: new AppError("The file is not the one that the request's conditions name.", errorCodes.badUserInput, {
    http: { status: 412 },
  }),
  416: new AppError("The file does not have the range of bytes that the request asks for.", errorCodes.badUserInput, {
    http: { status: 416 },
  }),
};

export interface ToldErrors {
  log: Log;
  metrics: Pick<Metrics, "operationErrors">;
}

export function sendError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  { log, metrics }: ToldErrors,
): void {
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  // A method that must say what it sends, which the framework looks at before it looks for a route.
  if (code === "FST_ERR_ROUTE_MISSING_CONTENT_TYPE") return sendMethodNotAllowed(request, reply);
  const shown =
    (code !== undefined && frameworkErrors[code]) || (statusCode && fileRefusals[statusCode]) || shownError(error);
  const isGone = request.raw.destroyed && (code === "ECONNRESET" || (error as Error).message === "aborted");
  if (isGone) log.debug({ requestId: request.id }, "a caller broke off");
  else if (isHidden(shown)) log.error({ err: error, requestId: request.id }, "a request failed");
  metrics.operationErrors.inc({ code: String(shown.extensions["code"]) });
  send(shown, request, reply);
}

/** There is no such file. */
export function sendMissingFile(reply: FastifyReply) {
  return reply.code(404).header("cache-control", "no-store").type("text/plain; charset=utf-8").send("Not found\n");
}

/** Rejects a method that nothing serves. Missing pages and files have their own responses. */
export function sendMethodNotAllowed(request: FastifyRequest, reply: FastifyReply): void {
  const allow = request.url.startsWith("/graphql") ? "GET, POST" : "GET, HEAD";
  const http = { http: { status: 405 } };
  reply.header("allow", allow);
  send(new AppError(`${request.method} is not supported here.`, errorCodes.methodNotAllowed, http), request, reply);
}

/** The JSON that tells of an error outside an operation. */
export function bodyOfError(error: AppError, requestId: string): string {
  return JSON.stringify({ errors: [withRequestId(formatError({ message: error.message }, error), requestId)] });
}

const statusOfCode: Record<string, number> = {
  [errorCodes.badUserInput]: 400,
  [errorCodes.serviceUnavailable]: 503,
  [errorCodes.statementTimeout]: 503,
  [errorCodes.conflict]: 409,
};

function send(error: AppError, request: FastifyRequest, reply: FastifyReply): void {
  const { code, http } = error.extensions as {
    code?: string;
    http?: { status?: number; headers?: Map<string, string> };
  };
  const status = http?.status ?? statusOfCode[code ?? ""] ?? 500;
  reply
    .code(status)
    .headers(Object.fromEntries(http?.headers ?? []))
    .header("cache-control", "no-store")
    .type("application/json; charset=utf-8")
    .send(bodyOfError(error, request.id));
}

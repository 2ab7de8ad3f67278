/** Responds when the received bytes are not a valid HTTP request, or arrive too late. No request object exists yet. */
import { randomUUID } from "node:crypto";
import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";

import type { Log } from "../../platform/log.js";
import { AppError, BadUserInputError } from "../../shared/errors.js";
import { requestTimeout } from "../../shared/limits.js";
import { bodyOfError } from "./errors.js";
import { publicCorsHeaders } from "./origins.js";
import { securityHeaders } from "./securityHeaders.js";

interface Rejection {
  status: number;
  error: AppError;
}

const rejections: Record<string, Rejection> = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    error: new AppError(
      `The complete request did not arrive within ${requestTimeout / 1000} s. Retry over a faster connection.`,
      "REQUEST_TIMEOUT",
    ),
  },
  HPE_HEADER_OVERFLOW: {
    status: 431,
    error: new AppError(
      "The URL and headers exceed 16 KiB. Send long documents in POST requests.",
      "REQUEST_TOO_LARGE",
    ),
  },
};

const notHttp: Rejection = {
  status: 400,
  error: new BadUserInputError([{ field: "request", message: "This is not a valid HTTP request." }]),
};

export function createParserErrorHandler(
  publicUrl: string | undefined,
  log: Log,
): (error: Error & { code?: string }, socket: Socket) => void {
  const headers = {
    ...securityHeaders(publicUrl),
    ...publicCorsHeaders,
    "cache-control": "no-store",
    connection: "close",
  };
  return (error, socket) => {
    if (error.code === "ECONNRESET" || socket.destroyed) return;
    const { status, error: shown } = rejections[error.code ?? ""] ?? notHttp;
    const requestId = randomUUID();
    log.debug({ requestId, code: error.code }, "a connection sent no valid request");
    if (socket.writable) socket.write(write(status, { ...headers, "x-request-id": requestId }, shown, requestId));
    socket.destroySoon();
  };
}

function write(status: number, headers: Record<string, string>, error: AppError, requestId: string): string {
  const body = bodyOfError(error, requestId);
  const all = {
    ...headers,
    "content-type": "application/json; charset=utf-8",
    "content-length": String(Buffer.byteLength(body)),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", body].join("\r\n");
}

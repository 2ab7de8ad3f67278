/** Responds to bytes that are not an HTTP request, or that come too late. There is no request object yet. */
import { randomUUID } from "node:crypto";
import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";

import type { Log } from "../../platform/log.js";
import { AppError, BadUserInputError, errorCodes } from "../../shared/errors.js";
import { requestTimeout } from "../../shared/limits.js";
import { bodyOfError } from "./errors.js";
import { contentPolicy, securityHeaders } from "./securityHeaders.js";

interface Refusal {
  status: number;
  error: AppError;
}

const refusals: Record<string, Refusal> = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    error: new AppError(
      `The request did not arrive whole within ${requestTimeout / 1000} s: send it again, faster.`,
      errorCodes.requestTimeout,
    ),
  },
  HPE_HEADER_OVERFLOW: {
    status: 431,
    error: new AppError(
      "The address and headers are larger than 16 KiB: send a long document by POST.",
      errorCodes.requestTooLarge,
    ),
  },
};

const notHttp: Refusal = {
  status: 400,
  error: new BadUserInputError([{ field: "request", message: "This is not an HTTP request that can be read." }]),
};

export function createParserErrorHandler(
  publicUrl: string | undefined,
  log: Log,
): (error: Error & { code?: string }, socket: Socket) => void {
  const headers = {
    ...securityHeaders(publicUrl),
    "content-security-policy": contentPolicy("site"),
    "cache-control": "no-store",
    connection: "close",
  };
  return (error, socket) => {
    if (error.code === "ECONNRESET" || socket.destroyed) return;
    const { status, error: shown } = refusals[error.code ?? ""] ?? notHttp;
    const requestId = randomUUID();
    log.debug({ requestId, code: error.code }, "a connection brought no request");
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

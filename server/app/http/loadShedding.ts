/**
 * Refuses what is too much before the framework takes the request apart. Where hundreds of callers ask at once, a
 * refusal that costs as much as an answer would leave no time for those who were let in.
 */
import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";

import type { Log } from "../../platform/log.js";
import type { Metrics } from "../../platform/metrics.js";
import { errorCodes } from "../../shared/errors.js";
import { maxBodyBytes } from "../../shared/limits.js";
import type { DemoMode } from "../demoMode.js";
import type { Env } from "../env.js";
import { crossOriginHeadersOf, graphqlPath } from "../graphql/route.js";
import { bodyOfError } from "./errors.js";
import type { RequestHandler } from "./requestHandler.js";
import { isExempt, overloaded, retryAfter, type Work } from "./workLimits.js";

export interface LoadSheddingOptions {
  env: Pick<Env, "publicUrl" | "allowedOrigins">;
  /** What every answer carries. */
  headers: Record<string, string>;
  metrics: Metrics;
  log: Log;
  work: Work;
  demoMode: Pick<DemoMode, "observe">;
  isStopping(): boolean;
}

export function shedLoad(options: LoadSheddingOptions): RequestHandler {
  const { work, metrics, log, demoMode, isStopping } = options;
  const headers = {
    ...options.headers,
    vary: "accept-encoding",
    "cache-control": "no-store",
    "retry-after": String(retryAfter),
    "content-type": "application/json; charset=utf-8",
  };
  return (request, response, next) => {
    const path = pathOf(request);
    if (isStopping() || !work.isFull() || isExempt(path) || !isPlain(request)) return next();
    demoMode.observe(request);
    const requestId = randomUUID();
    const isForPerson = path !== graphqlPath && /\btext\/html\b/.test(request.headers.accept ?? "");
    const body = isForPerson ? busyPage : bodyOfError(overloaded, requestId);
    // Another site's page has to be able to read when to come back.
    const crossOrigin = path === graphqlPath ? crossOriginHeadersOf(request, options.env) : {};
    response.writeHead(503, {
      ...headers,
      ...crossOrigin,
      ...(isForPerson && { "content-type": "text/html; charset=utf-8" }),
      "x-request-id": requestId,
      "content-length": Buffer.byteLength(body),
    });
    // Node reads what is still to come of the request's body and throws it away.
    response.end(body);
    const { method = "" } = request;
    const route = path === graphqlPath ? path : "/*";
    metrics.httpDuration.observe({ method, route, status: "503" }, 0);
    metrics.operationErrors.inc({ code: errorCodes.serviceUnavailable });
    log.debug({ requestId, method, route, status: 503, milliseconds: 0 }, "answered");
  };
}

/** For a person at a browser, which tries again by itself. No shell: its requests would be refused as well. */
const busyPage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${5 * retryAfter}">
<title>One moment, please</title>
<h1>One moment, please</h1>
<p>Too many people are here right now. This page tries again by itself in a few seconds.</p>
</html>
`;

function pathOf({ url = "" }: IncomingMessage): string {
  const end = url.indexOf("?");
  return end === -1 ? url : url.slice(0, end);
}

/** Whether load is the only reason to refuse it. Fastify has its own errors for malformed requests. */
function isPlain({ method, headers }: IncomingMessage): boolean {
  if (headers["transfer-encoding"] !== undefined) return false;
  return method === "GET" || (method === "POST" && Number(headers["content-length"]) <= maxBodyBytes);
}

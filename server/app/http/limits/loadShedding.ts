/**
 * Rejects requests beyond the limits before Fastify parses them. When hundreds of callers arrive at once, rejections
 * must be cheap, or no time would be left for accepted requests.
 */
import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";

import type { Log } from "../../../platform/log.js";
import type { Metrics } from "../../../platform/metrics.js";
import { maxBodyBytes } from "../../../shared/limits.js";
import type { DemoMode } from "../../demoMode.js";
import type { Env } from "../../env.js";
import { graphqlPath } from "../../graphql/graphqlPath.js";
import { bodyOfError } from "../errors.js";
import { corsHeadersOf } from "../origins.js";
import { recordResponse } from "../everyRequest.js";
import type { RequestHandler } from "../requestListener.js";
import { busyPage, exemptRoutes, overloaded, retryAfterSeconds, type WorkInProgress } from "./workLimits.js";

export interface LoadSheddingOptions {
  env: Pick<Env, "publicUrl" | "allowedOrigins">;
  /** The headers of every response. */
  headers: Record<string, string>;
  metrics: Metrics;
  log: Log;
  work: WorkInProgress;
  demoMode: Pick<DemoMode, "observe">;
  isStopping(): boolean;
}

export function shedLoad(options: LoadSheddingOptions): RequestHandler {
  const { work, metrics, demoMode, isStopping } = options;
  const headers = {
    ...options.headers,
    vary: "accept-encoding",
    "cache-control": "no-store",
    "retry-after": String(retryAfterSeconds),
    "content-type": "application/json; charset=utf-8",
  };
  return (request, response, next) => {
    const { method = "", url = "" } = request;
    const [path = ""] = url.split("?", 1);
    if (isStopping() || !work.isFull() || exemptRoutes.has(path) || !isPlain(request)) return next();
    demoMode.observe(request);
    const requestId = randomUUID();
    const isForPerson = path !== graphqlPath && /\btext\/html\b/.test(request.headers.accept ?? "");
    const body = isForPerson ? busyPage : bodyOfError(overloaded, requestId);
    // Another site's page must be able to read the Retry-After header.
    const crossOrigin = path === graphqlPath ? corsHeadersOf(request, options.env) : {};
    response.writeHead(503, {
      ...headers,
      ...crossOrigin,
      ...(isForPerson && { "content-type": "text/html; charset=utf-8" }),
      "x-request-id": requestId,
      "content-length": Buffer.byteLength(body),
    });
    // Node reads the rest of the body and discards it.
    response.end(body);
    const route = path === graphqlPath ? path : "/*";
    metrics.operationErrors.inc({ code: "SERVICE_UNAVAILABLE" });
    recordResponse(options, { requestId, method, route, status: 503, milliseconds: 0 });
  };
}

/** Whether load is the only reason to reject the request. Fastify rejects malformed requests with its own errors. */
function isPlain({ method, headers }: IncomingMessage): boolean {
  if (headers["transfer-encoding"] !== undefined) return false;
  return method === "GET" || (method === "POST" && Number(headers["content-length"]) <= maxBodyBytes);
}

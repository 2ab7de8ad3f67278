/** /metrics, for Prometheus: to this machine, or to whoever has the token, and to nobody else. */
import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";

import type { Metrics } from "../platform/metrics.js";
import { AppError, errorCodes } from "../shared/errors.js";
import { isLoopback } from "../shared/loopback.js";
import { findForeignHeader } from "./demoMode.js";

export function addMetricsRoute(app: FastifyInstance, metrics: Metrics, token: string | undefined): void {
  app.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? "none";
    const labels = { method: request.method, route, status: String(reply.statusCode) };
    metrics.httpDuration.observe(labels, reply.elapsedTime / 1000);
  });
  app.get("/metrics", async (request, reply) => {
    if (!mayRead(request, token)) throw refusal(token);
    const text = await metrics.text();
    return reply.header("cache-control", "no-store").type(metrics.contentType).send(text);
  });
}

function mayRead({ headers, socket }: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) return isSame(headers.authorization ?? "", `Bearer ${token}`);
  // A proxy on this machine comes from loopback too, and speaks for somebody else.
  return isLoopback(socket.remoteAddress ?? "") && findForeignHeader(headers) === null;
}

/** In a time that says nothing about where they differ. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

function refusal(token: string | undefined): AppError {
  const remedy =
    token === undefined
      ? "Ask from the server's own machine, or have its operator set METRICS_TOKEN."
      : "Send the operator's METRICS_TOKEN as a bearer token.";
  return new AppError(`The metrics are not public. ${remedy}`, errorCodes.forbidden, { http: { status: 403 } });
}

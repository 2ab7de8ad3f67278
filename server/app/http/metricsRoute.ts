/** /metrics, for Prometheus: with the operator's token, or without one to this machine while the site is not public. */
import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";

import type { Metrics } from "../../platform/metrics.js";
import { AppError, errorCodes } from "../../shared/errors.js";
import { isLoopback } from "../../shared/loopback.js";
import { findForeignSign } from "../demoMode.js";
import type { Env } from "../env.js";

type Access = Pick<Env, "metricsToken" | "publicUrl">;

export function addMetricsRoute(app: FastifyInstance, metrics: Metrics, access: Access): void {
  app.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? "none";
    const labels = { method: request.method, route, status: String(reply.statusCode) };
    metrics.httpDuration.observe(labels, reply.elapsedTime / 1000);
  });
  app.get("/metrics", async (request, reply) => {
    if (!mayRead(request, access)) throw refusal(access);
    const text = await metrics.text();
    return reply.header("cache-control", "no-store").type(metrics.contentType).send(text);
  });
}

function mayRead({ raw }: FastifyRequest, { metricsToken, publicUrl }: Access): boolean {
  if (metricsToken !== undefined) return isSame(raw.headers.authorization ?? "", `Bearer ${metricsToken}`);
  // A proxy on this machine comes from loopback too, and may add nothing that tells of it.
  if (publicUrl !== undefined) return false;
  return isLoopback(raw.socket.remoteAddress ?? "") && findForeignSign(raw) === null;
}

/** In a time that says nothing about where they differ. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

function refusal({ metricsToken }: Access): AppError {
  const remedy =
    metricsToken === undefined
      ? "The operator has to set METRICS_TOKEN. Until PUBLIC_URL is set, the server's own machine needs no token."
      : "Send the operator's METRICS_TOKEN as a bearer token.";
  return new AppError(`The metrics are not public. ${remedy}`, errorCodes.forbidden, { http: { status: 403 } });
}

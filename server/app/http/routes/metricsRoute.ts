/**
 * Serves /metrics for Prometheus. Requests need the operator's token. Without a configured token, only this machine may
 * read the metrics, and only while the site is not public.
 */
import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";

import type { Metrics } from "../../../platform/metrics.js";
import { AppError } from "../../../shared/errors.js";
import { isLoopback } from "../../../shared/loopback.js";
import { findForeignSigns } from "../../demoMode.js";
import type { Env } from "../../env.js";

type Access = Pick<Env, "metricsToken" | "publicUrl">;

export function addMetricsRoute(app: FastifyInstance, { metrics, env }: { metrics: Metrics; env: Access }): void {
  app.get("/metrics", async (request, reply) => {
    if (!mayRead(request, env)) throw refusal(env);
    const text = await metrics.text();
    return reply.header("cache-control", "no-store").type(metrics.contentType).send(text);
  });
}

function mayRead({ raw }: FastifyRequest, { metricsToken, publicUrl }: Access): boolean {
  if (metricsToken !== undefined) return isSame(raw.headers.authorization ?? "", `Bearer ${metricsToken}`);
  // Requests through a proxy on this machine also come from loopback, possibly without a header that reveals the proxy.
  if (publicUrl !== undefined) return false;
  return isLoopback(raw.socket.remoteAddress ?? "") && findForeignSigns(raw).length === 0;
}

/** Compares two strings in constant time. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

function refusal({ metricsToken }: Access): AppError {
  const remedy =
    metricsToken === undefined
      ? "Set METRICS_TOKEN on the server. Until PUBLIC_URL is set, requests from the server's own machine need no token."
      : "Send the operator's METRICS_TOKEN as a bearer token.";
  return new AppError(`The metrics are not public. ${remedy}`, "FORBIDDEN", { http: { status: 403 } });
}

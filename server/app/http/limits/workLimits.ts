/**
 * Limits how many requests the server processes at the same time, and for how long. Callers beyond the limit get an
 * error that asks them to retry. Otherwise, waiting times would keep growing. Only processing takes a slot. A request
 * that is still arriving, or a response that the client reads slowly, takes none.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../../../shared/errors.js";
import { onClientDisconnect } from "../clientDisconnect.js";

export interface WorkLimits {
  /** The maximum number of requests that the server processes at the same time. */
  maxInProgress: number;
  /** The maximum processing time of one request, in ms. */
  responseTimeout: number;
}

/** Health checks and metrics get a response even when the server rejects all other requests. */
export const exemptRoutes: ReadonlySet<string> = new Set(["/healthz", "/readyz", "/metrics"]);

export const retryAfterSeconds = 1;

function rejection(message: string): AppError {
  const http = { status: 503, headers: new Map([["retry-after", String(retryAfterSeconds)]]) };
  return new AppError(message, "SERVICE_UNAVAILABLE", { retryAfter: retryAfterSeconds, http });
}

export const overloaded = rejection("The server is overloaded. Retry shortly.");

/**
 * The busy page for a person who uses a browser. It reloads itself. It has no site layout, because the server would
 * also reject the requests for the layout's files.
 */
export const busyPage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${5 * retryAfterSeconds}">
<title>One moment, please</title>
<h1>One moment, please</h1>
<p>The site is very busy right now. This page will try again in a few seconds.</p>
</html>
`;

export interface WorkInProgress {
  /** Whether the next request would be rejected. */
  isFull(): boolean;
}

export function limitWork(app: FastifyInstance, { maxInProgress, responseTimeout }: WorkLimits): WorkInProgress {
  const endings = new WeakMap<FastifyRequest, () => void>();
  let inProgress = 0;
  const isFull = () => inProgress >= maxInProgress;

  function begin(request: FastifyRequest, reply: FastifyReply): void {
    inProgress += 1;
    const timer = setTimeout(() => {
      if (reply.sent) return;
      reply.send(
        rejection(`The response took longer than ${responseTimeout / 1000} s. Request less data, or retry shortly.`),
      );
      // Cancel the work. Its slot is already free, so continued work would exceed the limit.
      onClientDisconnect(reply).fire();
    }, responseTimeout);
    const end = () => {
      if (!endings.delete(request)) return;
      clearTimeout(timer);
      inProgress -= 1;
    };
    endings.set(request, end);
    reply.raw.once("close", end);
  }

  // The body has arrived by now.
  app.addHook("preHandler", (request, reply, done) => {
    // A preflight request must succeed, so another site's page can read a later rejection.
    if (exemptRoutes.has(request.routeOptions.url ?? "") || request.method === "OPTIONS") return done();
    // loadShedding.ts rejects most excess requests earlier.
    if (isFull()) return done(overloaded);
    begin(request, reply);
    done();
  });
  app.addHook("onSend", (request, _reply, _payload, done) => {
    endings.get(request)?.();
    done();
  });
  return { isFull };
}

/**
 * How much is worked on at a time, and for how long: beyond it callers are asked to come back, rather than everybody
 * waiting longer and longer. Only work counts: a request that is still arriving, or an answer that is slowly read, holds a
 * connection and none of these places.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError, errorCodes } from "../../shared/errors.js";
import { fireDisconnect } from "./clientDisconnect.js";

export interface WorkLimits {
  /** Requests that are worked on at the same time. */
  maxInProgress: number;
  /** Milliseconds that one of them may take. */
  answerTimeout: number;
}

/** Health checks get a response even when nothing else does. */
const exempt = new Set(["/healthz", "/readyz", "/metrics"]);

export function isExempt(route: string): boolean {
  return exempt.has(route);
}

/** Seconds. */
export const retryAfter = 1;

function refusal(message: string): AppError {
  const http = { status: 503, headers: new Map([["retry-after", String(retryAfter)]]) };
  return new AppError(message, errorCodes.serviceUnavailable, { retryAfter, http });
}

export const overloaded = refusal("The server has too much to do: ask again in a moment.");

/** What goes on at the moment. */
export interface Work {
  /** Whether the next request would be refused. */
  isFull(): boolean;
}

export function limitWork(app: FastifyInstance, { maxInProgress, answerTimeout }: WorkLimits): Work {
  const endings = new WeakMap<FastifyRequest, () => void>();
  let inProgress = 0;
  const isFull = () => inProgress >= maxInProgress;

  function begin(request: FastifyRequest, reply: FastifyReply): void {
    inProgress += 1;
    const timer = setTimeout(() => {
      if (reply.sent) return;
      reply.send(refusal(`The answer took longer than ${answerTimeout / 1000} s: ask for less, or again in a moment.`));
      // The place is free by now: whatever still went on would go on outside all limits.
      fireDisconnect(reply);
    }, answerTimeout);
    const end = () => {
      if (!endings.delete(request)) return;
      clearTimeout(timer);
      inProgress -= 1;
    };
    endings.set(request, end);
    reply.raw.once("close", end);
  }

  // The body is there by now.
  app.addHook("preHandler", (request, reply, done) => {
    // A browser asks before it sends another site's request, and has to be able to read that one's refusal.
    if (isExempt(request.routeOptions.url ?? "") || request.method === "OPTIONS") return done();
    // Most are refused before they come here.
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

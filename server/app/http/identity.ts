/** Finds the viewer of a request: an account with a session, an API token, the demo mode viewer, or a visitor. */
import type { FastifyRequest } from "fastify";

import { noCookie, type Services } from "../../catalogue/context.js";
import { resumeSession } from "../../people/session/session.commands.js";
import type { Viewer } from "../../shared/schema/policies.js";
import type { DemoMode } from "../demoMode.js";
import type { Env } from "../env.js";
import type { Caller } from "../graphql/requestContext.js";
import type { BudgetCharge, Budgets } from "../graphql/limits/clientBudget.js";
import { type BearerTokens, createBearerTokens } from "./bearerTokens.js";
import { isForeign } from "./origins.js";
import { createCookieOpener } from "./sessionCookie.js";

export interface CallerOptions {
  env: Pick<Env, "publicUrl" | "allowedOrigins">;
  services: Pick<Services, "db" | "callerLimits" | "tokenUsage">;
  demoMode: DemoMode;
  budgets: Budgets;
}

export interface Identity {
  caller: Caller;
  /** The values of Set-Cookie headers. The list is complete only after the operation. */
  cookies: readonly string[];
}

export type Identify = (request: FastifyRequest, budget: BudgetCharge) => Promise<Identity>;

export interface Callers extends Pick<BearerTokens, "chargeRequest"> {
  /** Finds the viewer of a request. Call it again if the session or the token may have ended since. */
  identify: Identify;
}

export function createCallers({ env, services, demoMode, budgets }: CallerOptions): Callers {
  const { db } = services;
  const openCookie = createCookieOpener(env.publicUrl);
  const bearerTokens = createBearerTokens(services, budgets);

  async function findViewer(request: FastifyRequest, token: string | null): Promise<Viewer | null> {
    const isBackground = request.headers["x-session"] === "background";
    const viewer = token === null ? null : await resumeSession(db, token, isBackground);
    return viewer ?? demoMode.viewer(request.raw);
  }

  const identify: Identify = async (request, budget) => {
    const token = await bearerTokens.find(request);
    // Browsers add no token by themselves, so a page that sends one got it from its user.
    const mayMutate = token !== null || !isForeign(request.headers, env);
    const facts = {
      requestId: request.id,
      userAgent: request.headers["user-agent"] ?? null,
      clientAddress: request.clientAddress,
      budget,
      mayMutate,
      needsSession: request.headers["x-session"] === "required",
      transport: { method: request.method, accept: request.headers.accept },
    };
    if (token !== null) return { caller: { ...facts, ...token, cookie: noCookie }, cookies: [] };
    // GETs and requests from other sites' pages are anonymous. Any cache may store the response to a GET, and another
    // site's page must not use the visitor's session.
    if (request.method === "GET" || !mayMutate)
      return { caller: { ...facts, viewer: null, cookie: noCookie }, cookies: [] };
    const cookie = openCookie(request.headers);
    const viewer = await findViewer(request, cookie.token);
    return { caller: { ...facts, viewer, cookie }, cookies: cookie.headers };
  };
  return { chargeRequest: bearerTokens.chargeRequest, identify };
}

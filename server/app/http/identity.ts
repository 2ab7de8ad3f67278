/** Who asks: an account with a session, the viewer of demo mode, or a visitor. */
import type { FastifyRequest } from "fastify";
import type { DataSource } from "typeorm";

import { noCookie } from "../../features/context.js";
import { resumeSession } from "../../features/session/session.commands.js";
import type { Viewer } from "../../shared/schema/policies.js";
import type { DemoMode } from "../demoMode.js";
import type { Env } from "../env.js";
import type { Caller } from "../graphql/requestContext.js";
import type { BudgetCharge } from "../graphql/limits/clientBudget.js";
import { classifyOrigin } from "./origins.js";
import { createCookieRules } from "./sessionCookie.js";

export interface CallerOptions {
  env: Pick<Env, "publicUrl" | "allowedOrigins">;
  db: DataSource;
  demoMode: DemoMode;
}

export interface Identity {
  caller: Caller;
  /** Values of Set-Cookie, complete when the operation has been executed. */
  cookies: readonly string[];
}

export type Identify = (request: FastifyRequest, budget: BudgetCharge) => Promise<Identity>;

export function createIdentify({ env, db, demoMode }: CallerOptions): Identify {
  const cookieRules = createCookieRules(env.publicUrl);

  async function findViewer(token: string | null): Promise<Viewer | null> {
    const viewer = token === null ? null : await resumeSession(db, token);
    return viewer ?? demoMode.viewer();
  }

  return async (request, budget) => {
    const origin = classifyOrigin(request.headers, env);
    const facts = {
      requestId: request.id,
      userAgent: request.headers["user-agent"] ?? null,
      clientAddress: request.clientAddress,
      budget,
      mayMutate: origin !== "foreign",
      needsSession: request.headers["x-session"] === "required",
    };
    // Any cache may store the response to a GET, and a page of another site never acts for its visitor: both are anonymous.
    if (request.method === "GET" || origin === "foreign")
      return { caller: { ...facts, viewer: null, cookie: noCookie }, cookies: [] };
    const cookie = cookieRules.open(request.headers);
    return { caller: { ...facts, viewer: await findViewer(cookie.token), cookie }, cookies: cookie.headers };
  };
}

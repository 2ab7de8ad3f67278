/**
 * Handles the buttons on the pages that newsletter emails link to, and one-click unsubscribing by mail programs.
 * Opening a link changes nothing, because programs that scan emails open every link.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import type { Services } from "../../catalogue/context.js";
import { confirmSubscription, unsubscribe } from "../../outbound/newsletter/newsletter.confirmation.js";
import { newsletterPaths } from "../../outbound/newsletter/newsletter.emails.js";
import { pageCost } from "../../shared/limits.js";
import type { Budgets } from "../graphql/limits/clientBudget.js";

type TokenRequest = FastifyRequest<{ Querystring: { token?: unknown } }>;

/** The maximum size of a form, in bytes. Our forms have no fields, and a mail program sends one field. */
const maxFormBytes = 2_048;

export interface NewsletterRoutesOptions {
  services: Pick<Services, "db" | "clock">;
  budgets: Budgets;
}

export function addNewsletterRoutes(app: FastifyInstance, { services, budgets }: NewsletterRoutesOptions): void {
  const { db, clock } = services;
  /** Charges as much as for a page, and returns the token in the URL. */
  const readToken = async ({ clientAddress, query }: TokenRequest): Promise<string> => {
    const budget = await budgets.chargeAddress(clientAddress);
    await budget.chargeAtLeast(pageCost);
    return typeof query.token === "string" ? query.token : "";
  };
  void app.register(async (scope) => {
    // These parsers apply only to this scope. Other routes still reject forms, because any site can send one.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ["application/x-www-form-urlencoded", "multipart/form-data"],
      { parseAs: "string", bodyLimit: maxFormBytes },
      (_request, body, done) => done(null, body),
    );
    scope.post(newsletterPaths.confirm, async (request: TokenRequest, reply) => {
      const isConfirmed = await confirmSubscription(db, await readToken(request), clock.now());
      return redirect(reply, isConfirmed ? newsletterPaths.confirmed : newsletterPaths.invalid);
    });
    scope.post(newsletterPaths.unsubscribe, async (request: TokenRequest, reply) => {
      const isKnown = await unsubscribe(db, await readToken(request), clock.now());
      if (isOneClick(request.body)) return sendOneClick(reply, isKnown);
      return redirect(reply, isKnown ? newsletterPaths.unsubscribed : newsletterPaths.invalid);
    });
  });
}

/** Whether a mail program sent the body: https://www.rfc-editor.org/rfc/rfc8058#section-3.1. */
function isOneClick(body: unknown): boolean {
  return typeof body === "string" && body.includes("List-Unsubscribe") && body.includes("One-Click");
}

/** Responds without a redirect, because mail programs do not follow redirects. */
function sendOneClick(reply: FastifyReply, isKnown: boolean) {
  return reply
    .code(isKnown ? 200 : 404)
    .header("cache-control", "no-store")
    .type("text/plain; charset=utf-8")
    .send(isKnown ? "You are unsubscribed.\n" : "This link is not valid.\n");
}

/** Redirects to a page without the token in its URL. Reloading that page does not repeat the request. */
function redirect(reply: FastifyReply, path: string) {
  return reply.code(303).headers({ location: path, "cache-control": "no-store" }).send();
}

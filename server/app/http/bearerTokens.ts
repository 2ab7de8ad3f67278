/**
 * Reads the API token of a request. A request with a token pays from the token's budget, and its cookies are ignored.
 * For all other requests, this only checks one header.
 */
import type { IncomingHttpHeaders } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";

import type { Services } from "../../features/context.js";
import { authenticateToken, type ValidToken } from "../../features/tokens/tokenAuthentication.js";
import { maxKnownTokens } from "../../shared/limits.js";
import { TokenScope, type Viewer } from "../../shared/schema/policies.js";
import { hashToken } from "../../shared/secretToken.js";
import type { BudgetCharge, Budgets } from "../graphql/limits/clientBudget.js";
import type { TokenUse } from "../graphql/requestContext.js";

export interface BearerTokens {
  /**
   * Charges the minimum cost of a request to its token or, if it has none, to its address.
   * @throws RateLimitedError, or InvalidTokenError if the server does not accept the token.
   */
  begin(request: FastifyRequest, reply: FastifyReply): Promise<BudgetCharge>;
  /**
   * Returns the token's viewer. Returns null for a request without a token.
   * @throws InvalidTokenError if the token has become invalid since the request began.
   */
  find(request: FastifyRequest): Promise<{ viewer: Viewer; tokenUse: TokenUse } | null>;
}

const scheme = /^bearer(?: |$)/i;

/** Whether the request has an Authorization header with a token. A proxy may use the header's other schemes. */
export function sendsToken({ authorization }: IncomingHttpHeaders): boolean {
  return authorization !== undefined && scheme.test(authorization);
}

interface Begun {
  /** The token that `begin` found, until `find` takes it. */
  token: ValidToken | null;
  use: TokenUse;
}

export function createBearerTokens(
  services: Pick<Services, "db" | "callerLimits" | "tokenUsage">,
  budgets: Budgets,
): BearerTokens {
  const begun = new WeakMap<FastifyRequest, Begun>();
  const known = new LRUCache<string, true>({ max: maxKnownTokens });

  async function authenticate(request: FastifyRequest): Promise<ValidToken> {
    const secret = request.headers.authorization!.replace(scheme, "").trim();
    const hash = hashToken(secret);
    // Checking a guessed token takes a statement, so the caller's address pays first.
    if (!known.has(hash)) await budgets.begin(request.clientAddress);
    try {
      const token = await authenticateToken(services, secret, request.clientAddress);
      known.set(hash, true);
      return token;
    } catch (error) {
      known.delete(hash);
      throw error;
    }
  }

  return {
    async begin(request, reply) {
      if (!sendsToken(request.headers)) return budgets.begin(request.clientAddress);
      const token = await authenticate(request);
      const use: TokenUse = { hasErrors: false, deprecated: [] };
      begun.set(request, { token, use });
      let budget: BudgetCharge | null = null;
      reply.raw.once("close", () => {
        const isError = use.hasErrors || reply.raw.statusCode >= 400;
        services.tokenUsage.record({
          tokenId: token.id,
          units: budget?.units ?? 0,
          isError,
          deprecated: use.deprecated,
        });
      });
      budget = await budgets.beginForToken(token);
      return budget;
    },
    async find(request) {
      const state = begun.get(request);
      if (state === undefined) return null;
      const { viewer } = state.token ?? (await authenticate(request));
      state.token = null;
      // Any cache may respond to a GET with what visitors see, so every GET returns that.
      const token = request.method === "GET" ? { ...viewer.token, scopes: [TokenScope.READ] } : viewer.token;
      return { viewer: { ...viewer, token }, tokenUse: state.use };
    },
  };
}

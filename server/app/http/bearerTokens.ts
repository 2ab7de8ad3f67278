/**
 * Reads the API token of a request. A request with a token pays from the token's budget, and its cookies are ignored.
 * For all other requests, this module only checks one header.
 */
import type { IncomingHttpHeaders } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";

import type { Services } from "../../catalogue/context.js";
import { authenticateToken, type ValidToken } from "../../people/tokens/tokenAuthentication.js";
import { InvalidTokenError } from "../../shared/errors.js";
import { TokenScope, type Viewer } from "../../shared/schema/policies.js";
import { hashToken, isApiToken } from "../../shared/secretToken.js";
import type { BudgetCharge, Budgets, PayingToken } from "../graphql/limits/clientBudget.js";
import type { TokenUse } from "../graphql/requestContext.js";

/**
 * How many API tokens one server remembers as valid. A request with any other token also pays from the budget of its IP
 * address.
 */
const maxKnownTokens = 1_000;

export interface BearerTokens {
  /**
   * Charges the minimum cost of a request to its token or, if it has none, to its address.
   * @throws RateLimitedError, or InvalidTokenError if the server does not accept the token.
   */
  chargeRequest(request: FastifyRequest, reply: FastifyReply): Promise<BudgetCharge>;
  /**
   * Returns the token's viewer and the record of the token's use. Returns null for a request without a token.
   * @throws InvalidTokenError if the token has become invalid since the request began.
   */
  find(request: FastifyRequest): Promise<{ viewer: Viewer; tokenUse: TokenUse } | null>;
}

const scheme = /^bearer(?: |$)/i;

function secretOf({ headers }: FastifyRequest): string {
  return headers.authorization!.replace(scheme, "").trim();
}

/** Whether the request has an Authorization header with a token. A proxy might use the header with another scheme. */
export function sendsToken({ authorization }: IncomingHttpHeaders): boolean {
  return authorization !== undefined && scheme.test(authorization);
}

function withoutScheme(): InvalidTokenError {
  return new InvalidTokenError(
    "The Authorization header has an API token without its scheme. Send `Authorization: Bearer TOKEN`.",
  );
}

interface RequestToken {
  /** The token that `chargeRequest` checked. Null after the first `find`, so later calls check the token again. */
  token: ValidToken | null;
  use: TokenUse;
}

export function createBearerTokens(
  services: Pick<Services, "db" | "callerLimits" | "tokenUsage">,
  budgets: Budgets,
): BearerTokens {
  const requestTokens = new WeakMap<FastifyRequest, RequestToken>();
  const known = new LRUCache<string, PayingToken>({ max: maxKnownTokens });

  async function authenticate(request: FastifyRequest): Promise<ValidToken> {
    const secret = secretOf(request);
    const hash = hashToken(secret);
    try {
      const token = await authenticateToken(services, secret, request.clientAddress);
      known.set(hash, { id: token.id, unitsPerMinute: token.unitsPerMinute });
      return token;
    } catch (error) {
      known.delete(hash);
      throw error;
    }
  }

  function countUse(reply: FastifyReply, tokenId: string, use: TokenUse, budget: () => BudgetCharge | null): void {
    reply.raw.once("close", () => {
      const isError = use.hasErrors || reply.raw.statusCode >= 400;
      services.tokenUsage.record({ tokenId, units: budget()?.units ?? 0, isError, deprecated: use.deprecated });
    });
  }

  return {
    async chargeRequest(request, reply) {
      if (!sendsToken(request.headers)) {
        const charge = await budgets.chargeAddress(request.clientAddress);
        if (isApiToken(request.headers.authorization?.trim() ?? "")) throw withoutScheme();
        return charge;
      }
      const use: TokenUse = { hasErrors: false, deprecated: [] };
      let budget: BudgetCharge | null = null;
      const count = (tokenId: string) => countUse(reply, tokenId, use, () => budget);
      // Charge before the check, because the check runs a statement. A token that was valid before pays for the
      // request. Otherwise, the address pays, so guessing tokens has a cost.
      const payer = known.get(hashToken(secretOf(request)));
      if (payer === undefined) await budgets.chargeAddress(request.clientAddress);
      else
        budget = await budgets.chargeToken(payer).catch((error: unknown) => {
          count(payer.id);
          throw error;
        });
      const token = await authenticate(request);
      requestTokens.set(request, { token, use });
      count(token.id);
      return (budget ??= await budgets.chargeToken(token));
    },
    async find(request) {
      const state = requestTokens.get(request);
      if (state === undefined) return null;
      const { viewer } = state.token ?? (await authenticate(request));
      state.token = null;
      // Any cache may respond to a GET with what visitors see, so a GET never returns more than that, even with a
      // token.
      const token = request.method === "GET" ? { ...viewer.token, scopes: [TokenScope.READ] } : viewer.token;
      return { viewer: { ...viewer, token }, tokenUse: state.use };
    },
  };
}

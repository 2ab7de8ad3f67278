/**
 * Limits the total cost of the operations that one client may run per minute. Every request costs a minimum, which this
 * process charges before it reads the body. All servers share the charges above the minimum.
 */
import type { Redis } from "ioredis";

import { createLimiter, type Taken } from "../../../platform/limiter.js";
import { addressKey } from "../../../shared/addressKey.js";
import { RateLimitedError } from "../../../shared/errors.js";
import { bytesPerUnit, clientBudget, requestCost } from "../../../shared/limits.js";

/** The charge of one request. */
export interface BudgetCharge {
  /**
   * Raises the request's total charge to at least this many units.
   * @throws RateLimitedError when the client's budget does not cover it.
   */
  chargeAtLeast(units: number): Promise<void>;
  /** Refunds the charge above this many units, for a request that is smaller than announced. */
  giveBackBeyond(units: number): Promise<void>;
  /**
   * Adds this many units to the charge.
   * @throws RateLimitedError when the client's budget does not cover it.
   */
  add(units: number): Promise<void>;
  /** Returns headers with the client's remaining budget, for a response that caches must not share. */
  headers(): Record<string, string>;
}

export interface Budgets {
  /**
   * Charges the minimum cost of a request.
   * @throws RateLimitedError when the remaining budget does not cover the minimum.
   */
  begin(address: string): Promise<BudgetCharge>;
}

/** For requests that the server sends to itself. */
export const freeOfCharge: BudgetCharge = {
  chargeAtLeast: async () => undefined,
  giveBackBeyond: async () => undefined,
  add: async () => undefined,
  headers: () => ({}),
};

export function createBudgets({ redis, isOn }: { redis: Redis | null; isOn: boolean }): Budgets {
  if (!isOn) return { begin: async () => freeOfCharge };
  const local = createLimiter("units", clientBudget, null);
  const shared = redis ? createLimiter("units", clientBudget, redis) : local;
  return {
    async begin(address) {
      const key = addressKey(address);
      let taken = await local.take(key, requestCost);
      rejectBeyond(taken);
      let units = requestCost;
      const add = async (more: number) => {
        taken = await shared.take(key, more);
        rejectBeyond(taken);
        units += more;
      };
      return {
        async chargeAtLeast(total) {
          if (total > units) await add(total - units);
        },
        async giveBackBeyond(total) {
          const due = Math.max(total, requestCost);
          if (due >= units) return;
          await shared.giveBack(key, units - due);
          taken = { ...taken, remaining: taken.remaining + units - due };
          units = due;
        },
        add,
        headers: () => budgetHeaders(taken),
      };
    },
  };
}

/**
 * Returns the minimum cost of a request of this size, because the server reads and checks even requests that it then
 * rejects.
 */
export function unitsOfSize(bytes: number): number {
  return Math.ceil(bytes / bytesPerUnit);
}

function rejectBeyond(taken: Taken): void {
  if (taken.isAllowed) return;
  throw new RateLimitedError(
    `This client has used up its ${clientBudget.points} units per minute. Retry in ${taken.resetAfter} s, or request less data at a time.`,
    taken.resetAfter,
    budgetHeaders(taken),
  );
}

/** https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers/ */
function budgetHeaders({ remaining, resetAfter }: Taken): Record<string, string> {
  return {
    "ratelimit-policy": `"units";q=${clientBudget.points};w=${clientBudget.seconds}`,
    ratelimit: `"units";r=${remaining};t=${resetAfter}`,
  };
}

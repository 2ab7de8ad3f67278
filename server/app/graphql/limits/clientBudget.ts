/**
 * What one client may ask of the server in a minute, in the units of an operation's cost. What every request takes is
 * taken in this process, before its body is read; what it takes beyond that is counted with the other servers.
 */
import type { Redis } from "ioredis";

import { createLimiter, type Taken } from "../../../platform/limiter.js";
import { addressKey } from "../../../shared/addressKey.js";
import { RateLimitedError } from "../../../shared/errors.js";
import { bytesPerUnit, clientBudget, requestCost } from "../../../shared/limits.js";

/** What a request spends. */
export interface BudgetCharge {
  /**
   * Sees to it that the request has taken at least so many units in all.
   * @throws RateLimitedError when the client's budget does not reach.
   */
  chargeAtLeast(units: number): Promise<void>;
  /** Gives back what was taken beyond so many units: the request turned out to be smaller than announced. */
  giveBackBeyond(units: number): Promise<void>;
  /** Takes so many units more. @throws RateLimitedError when the client's budget does not reach. */
  add(units: number): Promise<void>;
  /** For an answer that no cache shares: what the client has left. */
  headers(): Record<string, string>;
}

export interface Budgets {
  /** Takes what every request does. @throws RateLimitedError when there is not as much left. */
  begin(address: string): Promise<BudgetCharge>;
}

/** For what the server asks of itself. */
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

/** What a request costs for its size: the server reads and checks it even if it then rejects it. */
export function unitsOfSize(bytes: number): number {
  return Math.ceil(bytes / bytesPerUnit);
}

function rejectBeyond(taken: Taken): void {
  if (taken.isAllowed) return;
  throw new RateLimitedError(
    `You have used up the ${clientBudget.points} units that one client has per minute. Ask again in ${taken.resetAfter} s, or for less at a time.`,
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

/**
 * Limits the total cost of the operations that one client may run per minute. Every request has a minimum cost, which
 * this process charges before it reads the body. Charges above this minimum count on all servers.
 */
import type { Redis } from "ioredis";

import {
  createLimiter,
  limitedTo,
  type Limiter,
  type Taken,
  unlimited,
  type Window,
} from "../../../platform/limiter.js";
import { addressKey } from "../../../shared/addressKey.js";
import { QueryTooComplexError, RateLimitedError } from "../../../shared/errors.js";
import { formatCount } from "../../../../shared/formatCount.js";
import { clientBudget, maxTokenUnits } from "../../../shared/limits.js";

/**
 * How many bytes of a request body or URL cost one unit. Editors do not pay for request bodies. With this number,
 * rejecting a document that has an error in every word takes about as long as executing a valid document of the same
 * cost.
 */
export const bytesPerUnit = 16;

/**
 * The minimum charge for a request. It pays for the work that even the smallest request causes, whether it succeeds or
 * is rejected.
 */
export const requestCost = 50;

/** The charge for one request. */
export interface BudgetCharge {
  /** The units charged so far. */
  readonly units: number;
  /**
   * Raises the request's total charge to at least this many units. Call this before the work that costs them.
   * @throws as `add`. The request is then charged only for what it did before.
   */
  chargeAtLeast(units: number): Promise<void>;
  /** Refunds the charge above this many units, for a request that is smaller than announced. */
  giveBackBeyond(units: number): Promise<void>;
  /**
   * Adds this many units to the charge.
   * @throws RateLimitedError when the client's remaining budget does not cover it, or QueryTooComplexError when even a
   * full budget would not.
   */
  add(units: number): Promise<void>;
  /** Returns headers with the client's remaining budget, for a response that caches must not share. */
  headers(): Record<string, string>;
}

/** The API token that pays for a request instead of the client's address. */
export interface PayingToken {
  id: string;
  unitsPerMinute: number;
}

export interface Budgets {
  /**
   * Charges the minimum cost of a request to the budget of an address.
   * @throws RateLimitedError when the remaining budget does not cover the minimum.
   */
  chargeAddress(address: string): Promise<BudgetCharge>;
  /**
   * Charges the minimum cost of a request to the budget of an API token. If rate limits are off, only counts the units.
   * @throws RateLimitedError when the remaining budget does not cover the minimum.
   */
  chargeToken(token: PayingToken): Promise<BudgetCharge>;
}

/** Charges nothing. For a page's queries, and for requests without a token while rate limits are off. */
export const freeOfCharge: BudgetCharge = {
  units: 0,
  chargeAtLeast: async () => undefined,
  giveBackBeyond: async () => undefined,
  add: async () => undefined,
  headers: () => ({}),
};

export function createBudgets({ redis, isOn }: { redis: Redis | null; isOn: boolean }): Budgets {
  const ofAddresses = limitersOf("units", clientBudget, redis);
  const ofTokens = limitersOf("token-units", { ...clientBudget, points: maxTokenUnits }, redis);
  return {
    async chargeAddress(address) {
      if (!isOn) return freeOfCharge;
      return startCharge({ ...ofAddresses, key: addressKey(address), who: "client", points: clientBudget.points });
    },
    chargeToken({ id, unitsPerMinute: points }) {
      const account = { key: id, who: "token", points } as const;
      if (!isOn) return startCharge({ ...account, local: unlimited, shared: unlimited });
      const limited = (limiter: Limiter) => limitedTo(points, limiter, maxTokenUnits);
      return startCharge({ ...account, local: limited(ofTokens.local), shared: limited(ofTokens.shared) });
    },
  };
}

interface Limiters {
  /** Counts the units in this process. */
  local: Limiter;
  /** Counts the units for all servers. */
  shared: Limiter;
}

function limitersOf(name: string, window: Window, redis: Redis | null): Limiters {
  const local = createLimiter(name, window, null);
  return { local, shared: redis ? createLimiter(name, window, redis) : local };
}

interface Payer extends Limiters {
  key: string;
  who: "client" | "token";
  /** The units per minute. */
  points: number;
}

async function startCharge(payer: Payer): Promise<BudgetCharge> {
  const { local, shared, key } = payer;
  let taken = await local.take(key, requestCost);
  rejectBeyond(taken, payer);
  let units = requestCost;
  const add = async (more: number) => {
    if (shared !== unlimited) rejectUnaffordable(units + more, payer);
    taken = await shared.take(key, more);
    rejectBeyond(taken, payer);
    units += more;
  };
  return {
    get units() {
      return units;
    },
    async chargeAtLeast(total) {
      if (total <= units) return;
      await add(total - units).catch(async (error: unknown) => {
        // The request costs only what the server has done for it, so a smaller request can still be accepted.
        if (error instanceof RateLimitedError) await shared.giveBack(key, total - units);
        throw error;
      });
    },
    async giveBackBeyond(total) {
      const due = Math.max(total, requestCost);
      if (due >= units) return;
      await shared.giveBack(key, units - due);
      taken = { ...taken, remaining: taken.remaining + units - due };
      units = due;
    },
    add,
    headers: () => (shared === unlimited ? {} : budgetHeaders(taken, payer)),
  };
}

/**
 * Returns the minimum cost of a request of this size. Rejected requests also cost this much, because the server reads
 * and checks them first.
 */
export function unitsOfSize(bytes: number): number {
  return Math.ceil(bytes / bytesPerUnit);
}

/** Rejects a request that costs more than the payer has in a whole minute, because a retry can't help. */
function rejectUnaffordable(cost: number, { who, points }: Payer): void {
  if (cost <= points) return;
  const larger = who === "token" ? ", or ask an owner for a token with more units" : "";
  throw new QueryTooComplexError(
    `It costs ${formatCount(cost)} units, and this ${who} has ${formatCount(points)} units per minute. Request less data at a time${larger}.`,
    { cost, maxCost: points },
  );
}

function rejectBeyond(taken: Taken, payer: Payer): void {
  if (taken.isAllowed) return;
  throw new RateLimitedError(
    `This ${payer.who} has used up its ${formatCount(payer.points)} units per minute. Retry in ${taken.resetAfter} s, or request less data at a time.`,
    taken.resetAfter,
    budgetHeaders(taken, payer),
  );
}

/** https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers/ */
function budgetHeaders({ remaining, resetAfter }: Taken, { points }: Payer): Record<string, string> {
  return {
    "ratelimit-policy": `"units";q=${points};w=${clientBudget.seconds}`,
    ratelimit: `"units";r=${remaining};t=${resetAfter}`,
  };
}

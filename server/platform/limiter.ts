/** Rate limits, which all servers share through Redis. Without Redis, each process counts separately. */
import type { Redis } from "ioredis";
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";

import { RateLimitedError } from "../shared/errors.js";

export interface Window {
  points: number;
  seconds: number;
}

export interface Taken {
  /** Whether the key had enough points left. */
  isAllowed: boolean;
  remaining: number;
  /** The number of whole seconds until the window ends. */
  resetAfter: number;
}

export interface Limiter {
  /** Takes points from a key's budget. The key's window begins when its first point is taken. */
  take(key: string, points?: number): Promise<Taken>;
  giveBack(key: string, points?: number): Promise<void>;
}

/** @param name The prefix of the limiter's keys in Redis. */
export function createLimiter(name: string, window: Window, redis: Redis | null): Limiter {
  const options = { keyPrefix: `honestodds:${name}`, points: window.points, duration: window.seconds };
  const inMemory = new RateLimiterMemory(options);
  const limiter = redis
    ? new RateLimiterRedis({
        ...options,
        storeClient: redis,
        insuranceLimiter: inMemory,
        rejectIfRedisNotReady: true,
      })
    : inMemory;
  return {
    async take(key, points = 1) {
      try {
        return describeResult(await limiter.consume(key, points), true);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return describeResult(refusal, false);
      }
    },
    async giveBack(key, points = 1) {
      await limiter.reward(key, points);
    },
  };
}

/**
 * Returns a limiter with a smaller limit that counts in the same windows.
 * @param max The limit of the given limiter.
 */
export function limitedTo(points: number, limiter: Limiter, max: number): Limiter {
  return {
    async take(key, count) {
      const taken = await limiter.take(key, count);
      const used = max - taken.remaining;
      return {
        ...taken,
        isAllowed: taken.isAllowed && used <= points,
        remaining: Math.max(0, points - used),
      };
    },
    giveBack: (key, count) => limiter.giveBack(key, count),
  };
}

/**
 * @param what The plural noun for the error message, such as `sign-ups`.
 * @throws RateLimitedError when the key has no points left.
 */
export async function takeOrRefuse(limiter: Limiter, key: string, what: string): Promise<void> {
  const { isAllowed, resetAfter } = await limiter.take(key);
  if (!isAllowed)
    throw new RateLimitedError(`This client sent too many ${what}. Retry in ${resetAfter} s.`, resetAfter);
}

function describeResult({ remainingPoints, msBeforeNext }: RateLimiterRes, isAllowed: boolean): Taken {
  return {
    isAllowed,
    remaining: Math.max(0, remainingPoints),
    resetAfter: Math.max(1, Math.ceil(msBeforeNext / 1000)),
  };
}

/** The limiter that RATE_LIMITS=off selects. */
export const unlimited: Limiter = {
  take: async () => ({ isAllowed: true, remaining: Number.MAX_SAFE_INTEGER, resetAfter: 1 }),
  giveBack: async () => undefined,
};

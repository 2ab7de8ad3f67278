/** Limits failed sign-ins per IP address, per account, and per browser that has signed in before. */
import { createHash } from "node:crypto";
import type { Redis } from "ioredis";

import { createLimiter, type Limiter, unlimited, type Window } from "../../../platform/limiter.js";
import { addressKey } from "../../../shared/addressKey.js";
import { RateLimitedError } from "../../../shared/errors.js";

/**
 * How many wrong codes for an account's authenticator app are allowed per hour: from all unknown browsers together, and
 * from one browser that has signed in to the account before. At 10 per hour, guessing a code takes years on average.
 */
const codesPerHour = { points: 10, seconds: 60 * 60 };

/** The maximum number of failed sign-ins in a known browser, in 15 minutes. */
const signInsPerDevice = { points: 10, seconds: 15 * 60 };

/** The maximum number of failed sign-ins to one account from all unknown browsers together, in 15 minutes. */
const signInsPerAccount = { points: 30, seconds: 15 * 60 };

/**
 * The maximum number of failed sign-ins from all unknown browsers at one IP address, in 15 minutes. A browser is known
 * if it has signed in to the account before.
 */
export const signInsPerAddress = { points: 10, seconds: 15 * 60 };

export interface SignInClient {
  address: string;
  email: string;
  /** The id of a browser that has signed in to this account before. Null for all other browsers. */
  deviceId: string | null;
}

/**
 * What the client must know or have. `code`: a code from an authenticator app, which has only six digits. `key`: a
 * recovery code or a passkey, which nobody can guess, so it has no limit per account.
 */
export type GuessKind = "password" | "code" | "key";

export interface SignInLimits {
  /**
   * Counts an attempt before it is checked.
   * @throws RateLimitedError after too many attempts.
   */
  take(client: SignInClient, kind: GuessKind): Promise<void>;
  /** Refunds an attempt, because only wrong attempts count. */
  giveBack(client: SignInClient, kind: GuessKind): Promise<void>;
}

export function createSignInLimits({ redis, isOn }: { redis: Redis | null; isOn: boolean }): SignInLimits {
  const open = (name: string, window: Window) => (isOn ? createLimiter(name, window, redis) : unlimited);
  const perAddress = open("sign-in-address", signInsPerAddress);
  const perAccount = { password: open("sign-in-account", signInsPerAccount), code: open("code-account", codesPerHour) };
  const perDevice = open("sign-in-device", signInsPerDevice);
  const codesPerDevice = open("code-device", codesPerHour);
  /** A browser that has signed in before has its own limit, so attempts from other browsers cannot lock it out. */
  const bucketsOf = (
    { address, email, deviceId }: SignInClient,
    kind: GuessKind,
  ): { limiter: Limiter; key: string }[] => {
    if (deviceId !== null) return [{ limiter: kind === "code" ? codesPerDevice : perDevice, key: hashed(deviceId) }];
    return [
      // The IP address comes first, so a client whose address has no attempts left cannot use up the account's
      // attempts.
      { limiter: perAddress, key: addressKey(address) },
      ...(kind === "key" ? [] : [{ limiter: perAccount[kind], key: hashed(email) }]),
    ];
  };
  return {
    async take(client, kind) {
      for (const { limiter, key } of bucketsOf(client, kind)) {
        const { isAllowed, resetAfter } = await limiter.take(key);
        if (!isAllowed)
          throw new RateLimitedError("Too many failed sign-ins. Wait a few minutes, then try again.", resetAfter);
      }
    },
    async giveBack(client, kind) {
      for (const { limiter, key } of bucketsOf(client, kind)) await limiter.giveBack(key);
    },
  };
}

/** Hashes a string, so keys in Redis reveal nothing and have a fixed length. */
function hashed(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}

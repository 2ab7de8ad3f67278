/** Limits failed sign-ins per IP address, per account, and per browser that has signed in before. */
import { createHash } from "node:crypto";
import type { Redis } from "ioredis";

import { createLimiter, type Limiter, unlimited, type Window } from "../../platform/limiter.js";
import { addressKey } from "../../shared/addressKey.js";
import { RateLimitedError } from "../../shared/errors.js";
import { signInsPerAccount, signInsPerAddress, signInsPerDevice } from "../../shared/limits.js";

export interface SignInClient {
  address: string;
  email: string;
  /** The id of a browser that has signed in to this account before. Null for all other browsers. */
  deviceId: string | null;
}

export interface SignInLimits {
  /**
   * Counts an attempt before its password is checked.
   * @throws RateLimitedError after too many attempts.
   */
  take(client: SignInClient): Promise<void>;
  /** Refunds an attempt. Only attempts with a wrong password count. */
  giveBack(client: SignInClient): Promise<void>;
}

export function createSignInLimits({ redis, isOn }: { redis: Redis | null; isOn: boolean }): SignInLimits {
  const open = (name: string, window: Window) => (isOn ? createLimiter(name, window, redis) : unlimited);
  const perAddress = open("sign-in-address", signInsPerAddress);
  const perAccount = open("sign-in-account", signInsPerAccount);
  const perDevice = open("sign-in-device", signInsPerDevice);
  /** A browser that has signed in before has its own limit, so attempts from other browsers cannot lock it out. */
  const bucketsOf = ({ address, email, deviceId }: SignInClient): { limiter: Limiter; key: string }[] => {
    if (deviceId !== null) return [{ limiter: perDevice, key: hashed(deviceId) }];
    return [
      // The IP address comes first, so an address without remaining attempts uses up no attempts of the account.
      { limiter: perAddress, key: addressKey(address) },
      { limiter: perAccount, key: hashed(email) },
    ];
  };
  return {
    async take(client) {
      for (const { limiter, key } of bucketsOf(client)) {
        const { isAllowed, resetAfter } = await limiter.take(key);
        if (!isAllowed)
          throw new RateLimitedError("Too many failed sign-ins. Wait a few minutes, then try again.", resetAfter);
      }
    },
    async giveBack(client) {
      for (const { limiter, key } of bucketsOf(client)) await limiter.giveBack(key);
    },
  };
}

/** Hashes a string, so keys in Redis reveal nothing and have a fixed length. */
function hashed(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}

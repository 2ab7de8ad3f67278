/** Limits failed sign-ins per address, per account, and per browser that has signed in before. */
import { createHash } from "node:crypto";
import type { Redis } from "ioredis";

import { createLimiter, type Limiter, unlimited, type Window } from "../../platform/limiter.js";
import { addressKey } from "../../shared/addressKey.js";
import { signInsPerAccount, signInsPerAddress, signInsPerDevice } from "../../shared/limits.js";

export interface SignInClient {
  address: string;
  email: string;
  /** The id of a browser that has signed in to this account before; null for every other one. */
  deviceId: string | null;
}

export interface SignInLimits {
  /** Counts an attempt before it is made. Returns the seconds to wait when there were too many, otherwise null. */
  begin(client: SignInClient): Promise<number | null>;
  /** Refunds the attempt: only wrong passwords count. */
  giveBack(client: SignInClient): Promise<void>;
}

interface Bucket {
  limiter: Limiter;
  key: string;
}

export function createSignInLimits({ redis, isOn }: { redis: Redis | null; isOn: boolean }): SignInLimits {
  const open = (name: string, window: Window) => (isOn ? createLimiter(name, window, redis) : unlimited);
  const perAddress = open("sign-in-address", signInsPerAddress);
  const perAccount = open("sign-in-account", signInsPerAccount);
  const perDevice = open("sign-in-device", signInsPerDevice);
  /** A browser that has signed in before shares no bucket with strangers, so strangers cannot lock it out. */
  const bucketsOf = ({ address, email, deviceId }: SignInClient): Bucket[] => {
    if (deviceId !== null) return [{ limiter: perDevice, key: hashed(deviceId) }];
    return [
      // The address first: one without attempts left uses none of the account's.
      { limiter: perAddress, key: addressKey(address) },
      { limiter: perAccount, key: hashed(email) },
    ];
  };
  return {
    async begin(client) {
      for (const { limiter, key } of bucketsOf(client)) {
        const { isAllowed, resetAfter } = await limiter.take(key);
        if (!isAllowed) return resetAfter;
      }
      return null;
    },
    async giveBack(client) {
      for (const { limiter, key } of bucketsOf(client)) await limiter.giveBack(key);
    },
  };
}

/** Hides what was typed from readers of Redis, and has a fixed length. */
function hashed(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}

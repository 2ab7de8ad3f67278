/** How often somebody may try to sign in: from one address, and for one account. */
import { createHash } from "node:crypto";
import type { Redis } from "ioredis";

import { createLimiter, type Limiter, unlimited } from "../../platform/limiter.js";
import { addressKey } from "../../shared/addressKey.js";
import { signInsPerAccount, signInsPerAddress } from "../../shared/limits.js";

export interface SignInLimits {
  /** Counts an attempt before it is made. Answers the seconds to wait when there have been too many, else null. */
  begin(address: string, email: string): Promise<number | null>;
  /** Takes the attempt back: only those that fail count. */
  succeed(address: string, email: string): Promise<void>;
}

export function createSignInLimits({ redis, isOn }: { redis: Redis | null; isOn: boolean }): SignInLimits {
  const perAddress = isOn ? createLimiter("sign-in-address", signInsPerAddress, redis) : unlimited;
  const perAccount = isOn ? createLimiter("sign-in-account", signInsPerAccount, redis) : unlimited;
  return {
    async begin(address, email) {
      // First, so that an address with no attempts left takes none of the account's.
      const own = await retryAfter(perAddress, addressKey(address));
      return own ?? retryAfter(perAccount, accountKey(email));
    },
    async succeed(address, email) {
      await perAddress.giveBack(addressKey(address));
      await perAccount.giveBack(accountKey(email));
    },
  };
}

async function retryAfter(limiter: Limiter, key: string): Promise<number | null> {
  const { isAllowed, resetAfter } = await limiter.take(key);
  return isAllowed ? null : resetAfter;
}

/** Of one length whatever was typed, and no address that anybody can read out of Redis. */
function accountKey(email: string): string {
  return createHash("sha256").update(email).digest("base64url");
}

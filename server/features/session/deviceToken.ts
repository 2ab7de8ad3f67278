/**
 * A device token proves that a browser has signed in to an account before (docs/decisions/061). It does not sign the
 * browser in. It only exempts the browser from the sign-in limits for strangers.
 */
import { createHmac, timingSafeEqual } from "node:crypto";

import type { AdminAccount } from "../../database/entities/adminAccount.entity.js";
import { deviceMaxAge } from "../../shared/limits.js";
import { newToken } from "./sessionToken.js";

/** Creates a token for a browser that has just signed in, valid for `deviceMaxAge`. Pass the id of a known browser. */
export function newDeviceToken(account: AdminAccount, id = newToken()): string {
  const issuedAt = Date.now().toString(36);
  return `${id}.${issuedAt}.${sign(account, id, issuedAt)}`;
}

/** Returns the browser's id, or null if the token is invalid, expired, or from another account or former password. */
export function readDeviceToken(account: AdminAccount, token: string): string | null {
  const [, id = "", issuedAt = "", signature = ""] = /^([\w-]{43})\.([\da-z]{1,11})\.([\w-]{43})$/.exec(token) ?? [];
  if (id === "" || Date.now() - Number.parseInt(issuedAt, 36) > deviceMaxAge) return null;
  return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(account, id, issuedAt))) ? id : null;
}

/** Signs with the password's hash, which only the servers know. A new password invalidates all former tokens. */
function sign({ id: accountId, passwordHash }: AdminAccount, id: string, issuedAt: string): string {
  return createHmac("sha256", passwordHash).update(`device ${accountId} ${id} ${issuedAt}`).digest("base64url");
}

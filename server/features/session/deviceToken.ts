/**
 * Proves that a browser has signed in to an account before (docs/decisions/061). It does not sign in: it only gives the
 * browser other limits than strangers who guess.
 */
import { createHmac, timingSafeEqual } from "node:crypto";

import type { AdminAccount } from "../../database/entities/adminAccount.entity.js";
import { deviceMaxAge } from "../../shared/limits.js";
import { newToken } from "./sessionToken.js";

/** A token for a browser that has just signed in. Pass the id of a known browser. Valid for `deviceMaxAge` from now. */
export function newDeviceToken(account: AdminAccount, id = newToken()): string {
  const issuedAt = Date.now().toString(36);
  return `${id}.${issuedAt}.${sign(account, id, issuedAt)}`;
}

/** The browser's id; null for an invalid or expired token, and for one of another account or a former password. */
export function readDeviceToken(account: AdminAccount, token: string): string | null {
  const [, id = "", issuedAt = "", signature = ""] = /^([\w-]{43})\.([\da-z]{1,11})\.([\w-]{43})$/.exec(token) ?? [];
  if (id === "" || Date.now() - Number.parseInt(issuedAt, 36) > deviceMaxAge) return null;
  return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(account, id, issuedAt))) ? id : null;
}

/** Keyed with the password's hash: only the servers know it, and a new password invalidates all former tokens. */
function sign({ id: accountId, passwordHash }: AdminAccount, id: string, issuedAt: string): string {
  return createHmac("sha256", passwordHash).update(`device ${accountId} ${id} ${issuedAt}`).digest("base64url");
}

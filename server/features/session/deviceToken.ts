/**
 * What a browser holds that has signed in before: proof that it knew the account's password (docs/decisions/061). It
 * signs nobody in. It only keeps the browser apart from strangers who guess.
 */
import { createHmac, timingSafeEqual } from "node:crypto";

import type { AdminAccount } from "../../database/entities/adminAccount.entity.js";
import { deviceMaxAge } from "../../shared/limits.js";
import { newToken } from "./sessionToken.js";

/** A token for a browser that has just signed in, whose id stays when it is known by one. It is valid for `deviceMaxAge` from now. */
export function newDeviceToken(account: AdminAccount, id = newToken()): string {
  const issuedAt = Date.now().toString(36);
  return `${id}.${issuedAt}.${sign(account, id, issuedAt)}`;
}

/** The id of the browser whose token this is; null for a token of another account, of a former password, too old, or of nobody. */
export function readDeviceToken(account: AdminAccount, token: string): string | null {
  const [, id = "", issuedAt = "", signature = ""] = /^([\w-]{43})\.([\da-z]{1,11})\.([\w-]{43})$/.exec(token) ?? [];
  if (id === "" || Date.now() - Number.parseInt(issuedAt, 36) > deviceMaxAge) return null;
  return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(account, id, issuedAt))) ? id : null;
}

/** Every server knows the hash of the password, nobody else does, and a new password ends all former tokens. */
function sign({ id: accountId, passwordHash }: AdminAccount, id: string, issuedAt: string): string {
  return createHmac("sha256", passwordHash).update(`device ${accountId} ${id} ${issuedAt}`).digest("base64url");
}

/**
 * A device token proves that a browser has signed in to an account before (docs/decisions/061). The token does not sign
 * the browser in. It only exempts the browser from the sign-in limits for unknown browsers.
 */
import { createHmac, timingSafeEqual } from "node:crypto";

import type { AdminAccount } from "../../database/entities/team/adminAccount.entity.js";
import { newToken } from "../../shared/secretToken.js";

/**
 * How long a browser stays known after signing in, in ms. Browsers do not store any cookie for longer than 400 days.
 */
export const deviceMaxAge = 365 * 24 * 60 * 60 * 1_000;

/** The part of an account that device tokens depend on. */
type DeviceAccount = Pick<AdminAccount, "id" | "passwordHash">;

/**
 * Creates a token for a browser that has just signed in or set a new password. The token is valid for `deviceMaxAge`.
 * If the browser is already known, pass its id.
 */
export function newDeviceToken(account: DeviceAccount, id = newToken()): string {
  const issuedAt = Date.now().toString(36);
  return `${id}.${issuedAt}.${sign(account, id, issuedAt)}`;
}

const format = /^([\w-]{43})\.([\da-z]{1,11})\.([\w-]{43})$/;

/** Whether a text could be a device token. Such a text is at most 99 bytes long. */
export function isDeviceToken(text: string): boolean {
  return format.test(text);
}

/**
 * Returns the browser's id. Returns null if the token is invalid or has expired, or if it belongs to another account or
 * an earlier password.
 */
export function readDeviceToken(account: DeviceAccount, token: string): string | null {
  const [, id = "", issuedAt = "", signature = ""] = format.exec(token) ?? [];
  if (id === "" || Date.now() - Number.parseInt(issuedAt, 36) > deviceMaxAge) return null;
  return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(account, id, issuedAt))) ? id : null;
}

/**
 * Signs the token with the password's hash, which only the servers know. A new password invalidates all earlier tokens.
 */
function sign({ id: accountId, passwordHash }: DeviceAccount, id: string, issuedAt: string): string {
  return createHmac("sha256", passwordHash).update(`device ${accountId} ${id} ${issuedAt}`).digest("base64url");
}

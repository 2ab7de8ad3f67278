/** Session tokens: the browser has the token, the database its hash. */
import { createHash, randomBytes } from "node:crypto";

/** 256 random bits, in 43 characters. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Whether a text has the form of a token. Anything else needs no query. */
export function isToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/** Without salt: a token is random enough. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

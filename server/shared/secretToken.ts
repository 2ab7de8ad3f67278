/**
 * Creates the tokens of sessions and of one-time links. Only the browser or the link has the token. The database stores
 * its hash.
 */
import { createHash, randomBytes } from "node:crypto";

/** Returns 256 random bits as 43 characters. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Whether a string has the format of a token. Other strings are rejected without a query. */
export function isToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/** Hashes a token. No salt is needed, because tokens are random. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/**
 * Creates tokens for sessions, one-time links and programs. The token itself exists only in the browser, the link or
 * the program. The database stores only the token's hash.
 */
import { createHash, randomBytes } from "node:crypto";

/** Returns 256 random bits as 43 characters. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Whether a string has the format of a token. The server rejects other strings without querying the database. */
export function isToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/** Hashes a token. No salt is needed, because tokens are random. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** The start of every API token. People and source code scanners can recognize a token by it. */
export const apiTokenPrefix = "hop_";

/** Returns a new API token: the prefix and 256 random bits. */
export function newApiToken(): string {
  return apiTokenPrefix + newToken();
}

/** Whether a string has the format of an API token. */
export function isApiToken(text: string): boolean {
  return text.startsWith(apiTokenPrefix) && isToken(text.slice(apiTokenPrefix.length));
}

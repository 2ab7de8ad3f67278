/** Creates session tokens. The browser stores the token, and the database only its hash. */
import { createHash, randomBytes } from "node:crypto";

/** Returns 256 random bits as 43 characters. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Whether a string has the format of a token. Other strings need no query. */
export function isToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/** Hashes a token without salt, because tokens are random. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

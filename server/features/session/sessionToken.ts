/** What a browser holds of a session, and what the database holds of it. */
import { createHash, randomBytes } from "node:crypto";

/** 256 bits that nobody can guess, in 43 characters. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Whether a text can be a token of ours at all; anything else needs no look at the database. */
export function isToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/** A token is random enough to need no salt. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

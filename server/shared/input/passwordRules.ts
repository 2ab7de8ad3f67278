/** The rules for passwords (docs/decisions/014). */
import { visibleText } from "../../../shared/visibleText.js";
import { isCommonPassword, isOwnName } from "./commonPasswords.js";

/** The length in characters: long enough to be hard to guess, but short enough to hash cheaply. */
export const passwordLength = { min: 8, max: 200 };

/** Normalizes a password before hashing, so it has the same hash regardless of the keyboard that it was typed on. */
export function normalizedPassword(password: string): string {
  return visibleText(password).normalize("NFKC");
}

/**
 * Returns one sentence that says what is wrong with a new password, or null if the password is valid.
 * @param email The email address of the account.
 */
export function findPasswordFault(password: string, email: string): string | null {
  const characters = [...normalizedPassword(password)];
  if (characters.includes("\0")) return "Remove NUL characters from the password.";
  if (characters.length < passwordLength.min) return `Choose a password of at least ${passwordLength.min} characters.`;
  if (characters.length > passwordLength.max) return `Choose a password of at most ${passwordLength.max} characters.`;
  const normalized = normalizedPassword(password);
  if (isCommonPassword(normalized)) return "This password is very common. Choose another one.";
  if (isOwnName(normalized, email)) return "Choose a password that is not just the name of the account or of the site.";
  return null;
}

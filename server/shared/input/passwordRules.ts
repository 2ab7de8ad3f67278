/** The rules for passwords (docs/decisions/014). */
import { visibleText } from "../../../shared/visibleText.js";
import { dictionary } from "@zxcvbn-ts/language-common";

/** Words that must not be used as a password, even with added digits and symbols. */
const productWords = ["honestodds", "honest", "odds", "casino", "casinos", "admin", "administrator", "owner", "editor"];

let common: ReadonlySet<string> | null = null;

/** @param password The normalized password. */
function isCommonPassword(password: string): boolean {
  common ??= new Set(dictionary["passwords-common"].map(String));
  return common.has(password.toLowerCase());
}

/**
 * Whether a password is just the name of the person or the product, possibly with digits and symbols.
 * @param password The normalized password.
 */
function isOwnName(password: string, email: string): boolean {
  const letters = lettersOf(password);
  const own = email.toLowerCase().split("@");
  return letters !== "" && [...productWords, ...own.map(lettersOf)].includes(letters);
}

function lettersOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}]/gu, "");
}

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

/** Recognizes the passwords that attackers try first: common ones, and the name of the person or the product. */
import { dictionary } from "@zxcvbn-ts/language-common";

/** Words that must not be used as a password, even with added digits and symbols. */
const productWords = ["honestodds", "honest", "odds", "casino", "casinos", "admin", "administrator", "owner", "editor"];

let common: ReadonlySet<string> | null = null;

/** @param password The normalized password. */
export function isCommonPassword(password: string): boolean {
  common ??= new Set(dictionary["passwords-common"].map(String));
  return common.has(password.toLowerCase());
}

/**
 * Whether a password is just the name of the person or the product, possibly with digits and symbols.
 * @param password The normalized password.
 */
export function isOwnName(password: string, email: string): boolean {
  const letters = lettersOf(password);
  const own = email.toLowerCase().split("@");
  return letters !== "" && [...productWords, ...own.map(lettersOf)].includes(letters);
}

function lettersOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}]/gu, "");
}

/** What a password may be (docs/decisions/014). */

/** Characters: long enough to be worth guessing at by no list, short enough to be hashed without effort. */
export const passwordLength = { min: 8, max: 200 };

/** The one form of a password that is hashed, so that every keyboard's way of writing it is the same password. */
export function normalizedPassword(password: string): string {
  return password.normalize("NFKC");
}

/** What is wrong with a new password, in a sentence; null when nothing is. */
export function findPasswordFault(password: string): string | null {
  const characters = [...normalizedPassword(password)];
  if (characters.includes("\0")) return "Leave the character NUL out of the password.";
  if (characters.length < passwordLength.min) return `Choose a password of at least ${passwordLength.min} characters.`;
  if (characters.length > passwordLength.max) return `Choose a password of at most ${passwordLength.max} characters.`;
  return null;
}

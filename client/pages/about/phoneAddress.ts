const keypad = ["ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"];

/**
 * Returns the URL of a link that calls a telephone number. A number may have a country code and capital letters, as in
 * "+44 (0)20 7946 0000" and "1-800-GAMBLER". A note after the number, such as "(free)", is not dialed. Returns null for
 * text that does not start with a number.
 */
export function phoneAddress(phone: string): string | null {
  // A note begins with a word, a comma or a semicolon.
  const [number = ""] = /^[+\d\s().\-/A-Z]*/.exec(phone.replace(/\p{Lu}?\p{Ll}.*|[,;].*/su, "").trim()) ?? [];
  const isInternational = number.startsWith("+");
  const dialed = isInternational ? number.replace(/\(0\)/, "") : number;
  const digits = dialed.replaceAll(/[A-Z]/g, digitOf).replaceAll(/\D/g, "");
  return /\d/.test(number) ? `tel:${isInternational ? "+" : ""}${digits}` : null;
}

/** Returns the digit for a letter on a telephone's keypad. */
function digitOf(letter: string): string {
  return String(keypad.findIndex((letters) => letters.includes(letter)) + 2);
}

/** Formats counts. Intl is slow to start: it would add 20 ms to a server's start, and delay a page of cards. */

/** Adds thousands separators to the digits of a whole number: "1,234". */
export function groupDigits(digits: string): string {
  return digits.replaceAll(/\B(?=(?:\d{3})+$)/g, ",");
}

/** Formats a whole number with thousands separators: "1,234". */
export function formatCount(count: number): string {
  return groupDigits(String(count));
}

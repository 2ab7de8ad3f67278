/** Figures as people read them. By hand: the browser's own formats are slow to make and would hold up a page of cards. */

/** The digits of a whole number, with a comma at every third place: "1,234". */
export function groupDigits(digits: string): string {
  return digits.replaceAll(/\B(?=(?:\d{3})+$)/g, ",");
}

/** A whole number: "1,234". */
export function formatCount(count: number): string {
  return groupDigits(String(count));
}

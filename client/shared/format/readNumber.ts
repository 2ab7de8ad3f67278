/** Reads numbers that people type, or that spreadsheets contain. */

/** Matches thousands separators: spaces, narrow spaces and apostrophes. */
const grouping = /[\s\u00a0\u202f\u2009'’]/g;

/** Returns whether a number consists of groups of three digits, without decimals: `1.234.567`. */
function isGrouped(digits: string, separator: string): boolean {
  const [head = "", ...groups] = digits.split(separator);
  return groups.length > 0 && /^[+-]?[1-9]\d{0,2}$/.test(head) && groups.every((group) => /^\d{3}$/.test(group));
}

/**
 * Converts a number from a local format, such as `12,5` or `1 234.5`, to one with a decimal point. If `isWhole`, a single
 * separator before three digits separates thousands. Returns other text unchanged.
 */
export function readNumber(text: string, isWhole: boolean): string {
  const digits = text
    .trim()
    .replace(/\s*%$/, "")
    .replaceAll(grouping, "")
    .replace(/^\u2212/, "-");
  if (!/^[+-]?[.,]?\d[\d.,]*$/.test(digits)) return text;
  const decimal = digits.lastIndexOf(",") > digits.lastIndexOf(".") ? "," : ".";
  const other = decimal === "," ? "." : ",";
  const [whole = "", fraction, ...more] = digits.split(decimal);
  const isOnlyGroups = isGrouped(digits, decimal) && (isWhole || more.length > 0);
  if (isOnlyGroups) return digits.replaceAll(decimal, "");
  if (more.length > 0 || (whole.includes(other) && !isGrouped(whole, other))) return text;
  return (whole.replaceAll(other, "") || "0") + (fraction === undefined ? "" : `.${fraction}`);
}

/** Reads a number that someone typed. A single period is always the decimal point, as in the numbers that we show. */
export function readTypedNumber(text: string, isWhole: boolean): string {
  return readNumber(text, isWhole && !/^[^,.]*\.[^,.]*$/.test(text));
}

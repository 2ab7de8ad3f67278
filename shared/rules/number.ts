/** The kinds of fields that contain a number. Null means unknown, unless the column has a default. */
import { formatCount } from "../formatCount.js";
import { visibleText } from "../visibleText.js";
import { articleFor, type Field } from "./field.js";

/**
 * Reads a number that is written with a decimal point and without an exponent, as in a form or a file. Any other text
 * becomes NaN, which the rules below reject.
 * @param places How many places to move the decimal point to the right, without an error of rounding.
 */
export function readDecimal(text: string, places = 0): number {
  const written = visibleText(text).trim();
  return /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(written) ? Number(`${written}e${places}`) : Number.NaN;
}

interface Range {
  min: number;
  max: number;
  step: number;
}

/**
 * Whether a number is in the range, and a multiple of its step. It must be the number that is nearest to the multiple,
 * because the database stores it as it is.
 */
function isIn(value: number, { min, max, step }: Range): boolean {
  if (!(value >= min && value <= max)) return false;
  const stepsPerUnit = Math.round(1 / step);
  return Math.round(value * stepsPerUnit) / stepsPerUnit === value;
}

function number(label: string, range: Range, message: string): Field<number, "null"> {
  return {
    kind: "number",
    label,
    without: "null",
    problemOf: (value) => (isIn(value, range) ? null : message),
    ...range,
  };
}

/** A number that is 0 in a new row whose input omits it. */
export function withDefault(field: Field<number, "null">): Field<number, "default"> {
  return { ...field, without: "default", initial: 0 };
}

export const largestCount = 1_000_000_000;

/** A whole number, 0 or more. */
export function count(label: string, max?: number): Field<number, "null"> {
  const range = { min: 0, max: max ?? largestCount, step: 1 };
  if (max !== undefined) return number(label, range, `Enter the ${label} as a whole number from 0 to ${max}.`);
  const message = `Enter the ${label} as a whole number, 0 or higher.`;
  const tooLarge = `Enter the ${label} as a whole number, at most ${formatCount(largestCount)}.`;
  const field = number(label, range, message);
  return {
    ...field,
    problemOf: (value) => (Number.isInteger(value) && value > largestCount ? tooLarge : field.problemOf(value)),
  };
}

/** A rating from 0 to 5. */
export function rating(): Field<number, "default"> {
  const message = "Enter a rating from 0 to 5 in steps of 0.1.";
  return withDefault(number("rating", { min: 0, max: 5, step: 0.1 }, message));
}

export function percent(label: string): Field<number, "null"> {
  const message = `Enter the ${label} as a percentage from 0 to 100 with up to two decimals.`;
  return number(label, { min: 0, max: 100, step: 0.01 }, message);
}

/** The percentage of a match bonus, which is relative to the deposit. */
export function match(label: string): Field<number, "null"> {
  const message = `Enter the ${label} as a percentage from 0.01 to 1,000 with up to two decimals.`;
  return number(label, { min: 0.01, max: 1_000, step: 0.01 }, message);
}

export function multiple(label: string): Field<number, "null"> {
  const message = `Enter the ${label} as a number from 0 to 999.99 with up to two decimals.`;
  return number(label, { min: 0, max: 999.99, step: 0.01 }, message);
}

/** An amount of money in hundredths of the currency unit, `min` or more. */
export function money(label: string, min: 0 | 1): Field<number, "null"> {
  const message = `Enter the ${label} in hundredths of the currency unit, as a whole number from ${min} to ${largestCount}. For example, enter 50000 for 500.00.`;
  return { ...number(label, { min, max: largestCount, step: 1 }, message), kind: "money" };
}

export function days(label: string): Field<number, "null"> {
  return number(label, { min: 1, max: 3_650, step: 1 }, `Enter the ${label} as a whole number from 1 to 3,650.`);
}

/** A year from 1900 to the current year. */
export function year(label: string): Field<number, "null"> {
  const thisYear = () => new Date().getUTCFullYear();
  const isYear = (value: number) => Number.isInteger(value) && value >= 1900 && value <= thisYear();
  return {
    kind: "number",
    label,
    without: "null",
    problemOf: (value) => (isYear(value) ? null : `Enter ${articleFor(label)} ${label} from 1900 to this year.`),
    min: 1900,
    max: 9999,
    step: 1,
  };
}

/** The kinds of fields whose values have a type of their own: flags, choices, times and rows of other nouns. */
import { visibleText } from "../visibleText.js";
import type { Field } from "./field.js";

/** @param initial The value of a new row whose input omits the field. */
export function flag(label: string, initial = false): Field<boolean, "default"> {
  return { kind: "flag", label, without: "default", initial, problemOf: () => null };
}

/** A flag with a third state: null means unknown. */
export function optionalFlag(label: string): Field<boolean, "null"> {
  return { kind: "flag", label, without: "null", problemOf: () => null };
}

/** One of the values of an enum, which the API's type checks. The column has a default. */
export function choice(label: string): Field<string, "default"> {
  return { kind: "choice", label, without: "default", problemOf: () => null };
}

/** One of the values of an enum. A new row needs one. */
export function requiredChoice(label: string): Field<string, "required"> {
  return { kind: "choice", label, without: "required", problemOf: () => null };
}

/** One of the values of an enum, or none. */
export function optionalChoice(label: string): Field<string, "null"> {
  return { kind: "choice", label, without: "null", problemOf: () => null };
}

/** The earliest moment, and the first one that is too late, in ms. */
export const momentRange = [Date.UTC(2000, 0), Date.UTC(9000, 0)] as const;

const time = /([01]\d|2[0-3]):[0-5]\d/.source;
const momentPattern = new RegExp(`^(\\d{4}-\\d\\d-(\\d\\d))T${time}(:[0-5]\\d(\\.\\d+)?)?(Z|[+-]${time})$`, "i");

/** Reads an ISO 8601 time with a time zone. Any other text becomes an invalid date, which the rule below rejects. */
export function readMoment(text: string): Date {
  const written = visibleText(text).trim().toUpperCase();
  const [, date = "", day] = momentPattern.exec(written) ?? [];
  // `Date` accepts days that do not exist: it reads February 30 as March 2.
  const isMoment = date !== "" && new Date(date).getUTCDate() === Number(day);
  return new Date(isMoment ? written : Number.NaN);
}

/** The message for a time that can't be read, of any field. */
export const momentMessage = "Enter a date and time with a time zone, such as 2026-12-31T23:59:59Z.";

/** A date and time from the year 2000 to the year 8999. */
export function moment(label: string): Field<Date, "null"> {
  const [earliest, end] = momentRange;
  const isMoment = (value: Date) => value.getTime() >= earliest && value.getTime() < end;
  const message = `Enter the ${label} as a date and time with a time zone, such as 2026-12-31T23:59:59Z.`;
  return { kind: "moment", label, without: "null", problemOf: (value) => (isMoment(value) ? null : message) };
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The id of a row that this row belongs to. */
export function relation(label: string): Field<string, "null"> {
  const message = `The id of the ${label} must be a UUID. Correct it, or leave it out.`;
  return { kind: "relation", label, without: "null", problemOf: (id) => (uuid.test(id.trim()) ? null : message) };
}

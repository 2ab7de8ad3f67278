/** Reads the cells of an import as in a CSV file. Cells are never blank, because a blank cell counts as omitted. */

import { brokenTextMessage, isBroken } from "./brokenText.js";

/**
 * Converts a cell to a value, or returns the error. An invalid number becomes NaN, which the field's rules reject.
 */
export type ReadCell = (text: string) => { value: unknown } | { message: string };

/** Reads any string, trimmed. */
export const textCell: ReadCell = (text) => ({ value: text.trim() });

/** Reads an id, in lowercase as in the database. */
export const idCell: ReadCell = (text) => ({ value: text.trim().toLowerCase() });

/** Reads a number with a decimal point. Any other string becomes NaN. */
export const numberCell: ReadCell = (text) => {
  const written = text.trim();
  return { value: /^[+-]?\d{1,15}(\.\d{1,15})?$/.test(written) ? Number(written) : Number.NaN };
};

/** Reads `true` or `false`, ignoring case. */
export const flagCell: ReadCell = (text) => {
  const word = text.trim().toLowerCase();
  return word === "true" || word === "false" ? { value: word === "true" } : { message: "Write true or false." };
};

/** Reads an ISO 8601 time with a zone, or a day, which starts at 00:00 UTC. The field's rules reject anything else. */
export const momentCell: ReadCell = (text) => {
  const isMoment = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d))?$/.test(text.trim());
  return { value: new Date(isMoment ? text.trim() : Number.NaN) };
};

/** Creates a reader for the API's names of enum values, ignoring case. */
export function choiceCell(values: Record<string, string>): ReadCell {
  return (text) => {
    const value = values[text.trim().toUpperCase()];
    return value === undefined ? { message: `Write one of ${Object.keys(values).join(", ")}.` } : { value };
  };
}

/** Reads items separated by commas, or a JSON array, in which items may contain commas and escapes. */
export const listCell: ReadCell = (text) => {
  const items = jsonItems(text) ?? text.split(",").map((item) => item.trim());
  return items.some(isBroken) ? { message: brokenTextMessage } : { value: items };
};

function jsonItems(text: string): string[] | null {
  if (!text.trim().startsWith("[")) return null;
  try {
    const items: unknown = JSON.parse(text);
    return Array.isArray(items) && items.every((item) => typeof item === "string") ? items : null;
  } catch {
    return null;
  }
}

/** Creates and reads cursors. A cursor identifies the position of a row in a list with a certain order and filter. */
import { hash } from "node:crypto";

import { BadUserInputError } from "../errors.js";
import { memoizeText } from "../memoize.js";

/** A sort value as it appears in cursors. Dates are ISO 8601 strings. */
export type SortValue = string | number | boolean;

/**
 * Returns a key that identifies a list with its order and filter. A cursor is valid only for a list with the same key.
 */
export function listKey(list: string, order: string, filter: object): string {
  const given = Object.entries(filter).filter(([, value]) => value != null);
  const sorted = given.toSorted(([one], [other]) => (one < other ? -1 : 1));
  return shortHash(JSON.stringify([list, order, sorted]));
}

const shortHash = memoizeText((text) => hash("sha256", text, "base64url").slice(0, 12));

/** Creates a row's cursor for the list with this key. Cursors are opaque to callers. */
export function encodeCursor(key: string, values: SortValue[]): string {
  return Buffer.from(JSON.stringify([key, ...values])).toString("base64url");
}

/**
 * Returns the values of a cursor, one for each sort key.
 * @throws BadUserInputError for an invalid cursor, including a cursor from another list, order or filter.
 */
export function decodeCursor(key: string, cursor: string, types: SortKeyType[], field: string): SortValue[] {
  const decoded = parseCursor(cursor);
  if (decoded === null || decoded[0] !== key || decoded.length !== types.length + 1) {
    throw new BadUserInputError([
      { field, message: "This cursor belongs to another list, order or filter. Start again from the first page." },
    ]);
  }
  const values = decoded.slice(1);
  if (!values.every((value, at) => isOfType(value, types[at]!))) {
    throw new BadUserInputError([{ field, message: "This cursor is invalid. Start again from the first page." }]);
  }
  return values as SortValue[];
}

export type SortKeyType = "text" | "integer" | "number" | "boolean" | "date" | "uuid";

/** The maximum length of a cursor in characters. Our own cursors have at most a few hundred. */
const maxCursorLength = 4_000;

function parseCursor(cursor: string): unknown[] | null {
  if (cursor.length > maxCursorLength) return null;
  try {
    const decoded: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
    return Array.isArray(decoded) ? decoded : null;
  } catch {
    return null;
  }
}

function isOfType(value: unknown, type: SortKeyType): boolean {
  switch (type) {
    case "integer":
      return Number.isInteger(value) && Math.abs(value as number) < 2 ** 31;
    case "number":
      return typeof value === "number";
    case "boolean":
      return typeof value === "boolean";
    case "date":
      return typeof value === "string" && isMoment(value);
    case "uuid":
      return typeof value === "string" && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value);
    case "text":
      return typeof value === "string" && !value.includes("\0");
  }
}

/**
 * Whether a string is a time that exists, in the format that cursors use. Rejects the year 0, which PostgreSQL does not
 * have.
 */
function isMoment(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text) || text.startsWith("0000")) return false;
  const moment = Date.parse(text);
  return !Number.isNaN(moment) && new Date(moment).toISOString() === text;
}

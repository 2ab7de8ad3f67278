/**
 * Reads the cells of an import, in the formats of the CSV files. The readers never get a blank cell, because it counts
 * as omitted.
 */

import { readMoment } from "../../../shared/rules/choice.js";
import { readDecimal } from "../../../shared/rules/number.js";
import { brokenTextMessage, isBroken, visibleText } from "../../../shared/visibleText.js";

/**
 * Converts a cell to a value, or returns an error message. An invalid number becomes NaN, which the field's rules
 * reject.
 */
export type ReadCell = (text: string) => { value: unknown } | { message: string };

/** Matches what spreadsheets write in the place of a value that they can't compute or show. */
const errorCell =
  /^#(?:n\/a|nv|ref!|bezug!|name\?|value!|wert!|div\/0!|null!|num!|zahl!|spill!|calc!|field!|getting_data|##+)$/i;

/** Returns an error message for a cell that contains a spreadsheet's error instead of a value. */
export function cellError(cell: string): string | null {
  const text = cell.trim();
  return errorCell.test(text)
    ? `The spreadsheet exported its error ${text} instead of a value. Correct the cell there, or empty it.`
    : null;
}

/** Reads any string. The field's rules and the server's conversion ignore the blanks around it. */
export const textCell: ReadCell = (text) => ({ value: text });

/** Reads an id and converts it to lowercase, because the database stores ids in lowercase. */
export const idCell: ReadCell = (text) => ({ value: text.trim().toLowerCase() });

export const numberCell: ReadCell = (text) => ({ value: readDecimal(text) });

/** Reads `true` or `false`, ignoring case. */
export const flagCell: ReadCell = (text) => {
  const word = text.trim().toLowerCase();
  return word === "true" || word === "false" ? { value: word === "true" } : { message: "Enter true or false." };
};

export const momentCell: ReadCell = (text) => ({ value: readMoment(text) });

/** Creates a reader that accepts the API's names for enum values, ignoring case. */
export function choiceCell(values: Record<string, string>): ReadCell {
  return (text) => {
    const value = values[text.trim().toUpperCase()];
    return value === undefined ? { message: `Enter one of ${Object.keys(values).join(", ")}.` } : { value };
  };
}

/** Reads items separated by commas. Also reads a JSON array, whose items may contain commas and escape sequences. */
export const listCell: ReadCell = (text) => {
  const items = jsonItems(text) ?? text.split(",").map((item) => item.trim());
  return items.some(isBroken) ? { message: brokenTextMessage } : { value: items };
};

function jsonItems(text: string): string[] | null {
  const items = text.trim().startsWith("[") ? parsed(text) : null;
  return Array.isArray(items) && items.every((item) => typeof item === "string") ? items : null;
}

/** A key of the objects in a cell. */
export interface CellKey {
  name: string;
  type: "string" | "number" | "boolean";
  isRequired: boolean;
}

/** Creates a reader for a JSON array of objects with these keys. */
export function rowsCell(keys: readonly CellKey[]): ReadCell {
  const example = `[{${keys.map(({ name, type }) => `"${name}": ${examples[type]}`).join(", ")}}]`;
  return (text) => {
    const rows = parsed(text);
    if (!Array.isArray(rows) || !rows.every((row) => isRow(row, keys)))
      return { message: `Enter a JSON array such as ${example}.` };
    const texts = rows.flatMap((row: object) => Object.values(row)).filter((value) => typeof value === "string");
    return texts.some(isBroken) ? { message: brokenTextMessage } : { value: rows };
  };
}

const examples = { string: '"..."', number: "24", boolean: "true" };

function isRow(row: unknown, keys: readonly CellKey[]): boolean {
  if (typeof row !== "object" || row === null || Array.isArray(row)) return false;
  const isKnown = Object.keys(row).every((name) => keys.some((key) => key.name === name));
  const values = row as Record<string, unknown>;
  return isKnown && keys.every(({ name, type, isRequired }) => hasType(values[name], type, isRequired));
}

function hasType(value: unknown, type: CellKey["type"], isRequired: boolean): boolean {
  return value == null ? !isRequired : typeof value === type;
}

/** Parses JSON. Its escape sequences can contain invisible characters, which the text of the cell does not show. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text, (_key, value: unknown) => (typeof value === "string" ? visibleText(value) : value));
  } catch {
    return null;
  }
}

/**
 * Converts a file's cells to the API's format: numbers with a decimal point, `true` and `false`, enum values, and
 * comma-separated lists. A cell that can't be converted stays unchanged, and the API reports the error.
 */
import type { FieldSpec, FieldTable, FormValues } from "../../fields/fields";
import { readNumber } from "../../../shared/format/readNumber";
import { apiPath, fieldNames, isWholeNumber } from "../../fields/fieldTable";
import { bullet, splitPhrases } from "../../fields/rules";

type ReadCell = (cell: string) => string;

/** Words for yes and no in several languages, and checkbox symbols. */
const yes = new Set("true yes y ja j oui si sí sim tak wahr vrai verdadero vero 1 x ✓ ✔ ☑ on".split(" "));
const no = new Set("false no n nein non não nao nee nej nie falsch faux falso 0 - ✗ ✘ ☐ off".split(" "));

const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\d]/gu, "");

/**
 * Converts a cell to `true` or `false`. Also accepts the labels of the admin lists: "Popular", "Not popular", "No
 * crypto", "Inactive".
 */
function readFlag(cell: string, label: string): string {
  const word = cell.trim().toLowerCase();
  const name = plain(label).replace(/^(accepts|has)/, "");
  const asLabel = plain(cell).replace(/^(accepts|has)/, "");
  if (yes.has(word) || asLabel === name) return "true";
  if (no.has(word) || ["not", "no", "in"].some((before) => asLabel === before + name)) return "false";
  return cell;
}

/** Converts a label to an enum value. "Table game", "Table games" and `table_games` give the same value. */
function readChoice(cell: string, options: readonly { value: string; label: string }[]): string {
  const singular = (text: string) => plain(text).replace(/s$/, "");
  const wanted = singular(cell);
  const found = options.find(({ value, label }) => value !== "" && [singular(value), singular(label)].includes(wanted));
  return found?.value ?? cell;
}

/** Returns whether an item stays the same in a comma-separated list. */
function isPlain(item: string): boolean {
  return item !== "" && item === item.trim() && !/[",;\n\r]|^\[/.test(item) && !bullet.test(item);
}

/**
 * Formats a list for a single cell, in a format that the API parses. Items are separated by commas. If an item contains
 * a separator, or if the items of the field can contain commas, the cell is a JSON array.
 */
export function listCell(items: readonly string[], isByLine = false): string {
  const isSeparated = items.length < 2 || !isByLine;
  return isSeparated && items.every(isPlain) ? items.join(", ") : JSON.stringify(items);
}

function readList(cell: string, isByLine?: boolean): string {
  return cell.trim().startsWith("[") ? cell : listCell(splitPhrases(cell, isByLine), isByLine);
}

function readerOf(spec: FieldSpec): ReadCell | null {
  if (spec.kind === "number") return (cell) => readNumber(cell, isWholeNumber(spec));
  if (spec.kind === "flag" || (spec.kind === "choice" && spec.isYesNo)) return (cell) => readFlag(cell, spec.label);
  if (spec.kind === "choice") return (cell) => readChoice(cell, spec.options);
  return spec.kind === "tags" ? (cell) => readList(cell, spec.isByLine) : null;
}

/** Converts each cell to its field's format. Empty cells stay empty. */
export function readCells(
  { fields }: { fields: FieldTable<FormValues> },
  columns: readonly string[],
  rows: string[][],
): string[][] {
  const byColumn = new Map(fieldNames(fields).map((name) => [apiPath(name, fields[name]!), readerOf(fields[name]!)]));
  const readers = columns.map((column) => byColumn.get(column) ?? null);
  if (readers.every((read) => read === null)) return rows;
  return rows.map((cells) => cells.map((cell, at) => (cell.trim() === "" ? cell : (readers[at]?.(cell) ?? cell))));
}

/**
 * Fields whose value is a table. The table has one row for each item of a list field, such as payment methods. If the
 * editor removes an item, its row stays in the form but is not saved. The row appears again if the editor adds the item
 * again.
 */

import { readDecimal } from "../../../shared/rules/number";
import { readTypedNumber } from "../../shared/format/readNumber";

/**
 * The cells of a row as typed, by column name, and the row's list item. The cell of a flag is `true`, `false` or empty.
 */
export type DetailRow = Record<string, string>;

export interface DetailColumn {
  name: string;
  label: string;
  kind: "flag" | "number" | "line";
  placeholder?: string;
  /** Whether the field spans two columns of the grid. */
  isWide?: true;
}

export interface DetailTable {
  /** The name of the list field whose items have rows. */
  of: string;
  /** The name of the list item in the API's rows. */
  key: string;
  columns: readonly DetailColumn[];
}

/** Converts an API value to rows. */
export function toDetailRows({ key, columns }: DetailTable, value: unknown): DetailRow[] {
  const rows = Array.isArray(value) ? (value as Record<string, unknown>[]) : [];
  const names = [key, ...columns.map(({ name }) => name)];
  return rows.map((row) => Object.fromEntries(names.map((name) => [name, String(row[name] ?? "")])));
}

/** Returns the rows to save: each has at least one value, and its item is still in the list. */
export function savedRows({ key, columns }: DetailTable, rows: readonly DetailRow[], texts: readonly string[]) {
  const hasValue = (row: DetailRow) => columns.some(({ name }) => row[name]?.trim());
  return rows.filter((row) => texts.includes(row[key] ?? "") && hasValue(row));
}

/** Converts the rows to the API's input. */
export function storedRows(table: DetailTable, rows: readonly DetailRow[], texts: readonly string[]) {
  const { key, columns } = table;
  return savedRows(table, rows, texts).map((row) => {
    const cells = columns.map((column) => [column.name, storedCell(column, row[column.name] ?? "")]);
    return { [key]: row[key], ...Object.fromEntries(cells) };
  });
}

function storedCell({ kind }: DetailColumn, cell: string): unknown {
  const text = cell.trim();
  if (text === "") return null;
  if (kind === "flag") return text === "true";
  return kind === "number" ? readDecimal(readTypedNumber(text, true)) : text;
}

/**
 * Returns the rows after a change to one cell, sorted by their list items, as in the API. Omits the row if all of its
 * cells are empty.
 */
export function withCell(
  { key, columns }: DetailTable,
  rows: readonly DetailRow[],
  { text, name, value }: { text: string; name: string; value: string },
): DetailRow[] {
  const blank = Object.fromEntries(columns.map((column) => [column.name, ""]));
  const row = { ...(rows.find((each) => each[key] === text) ?? { [key]: text, ...blank }), [name]: value };
  const isEmpty = columns.every((column) => row[column.name] === "");
  const others = rows.filter((each) => each[key] !== text);
  return [...others, ...(isEmpty ? [] : [row])].toSorted((one, other) => (one[key]! < other[key]! ? -1 : 1));
}

/** Formats rows for editors: `Visa: deposits yes, fee 2%`. */
export function formatRows({ key, columns }: DetailTable, rows: readonly DetailRow[]): string {
  return rows
    .map((row) => {
      const known = columns.filter(({ name }) => row[name]);
      return `${row[key]}: ${known.map((column) => formatCell(column, row[column.name]!)).join(", ")}`;
    })
    .join("\n");
}

function formatCell({ label, kind }: DetailColumn, value: string): string {
  const word = kind === "flag" ? (value === "true" ? "yes" : "no") : value;
  return `${label.charAt(0).toLowerCase()}${label.slice(1)} ${word}`;
}

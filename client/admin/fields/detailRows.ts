/**
 * Fields whose value is a table: one row for each text of a list field, such as the payment methods. A row of a text
 * that the list no longer has stays in the form, so it is back if the editor adds the text again, but is not saved.
 */

/** The cells of a row as typed, by column, with the row's text. A flag is `true`, `false` or empty. */
export type DetailRow = Record<string, string>;

export interface DetailColumn {
  name: string;
  label: string;
  kind: "flag" | "number" | "line";
  placeholder?: string;
  /** The width, in columns of a narrow form. */
  isWide?: true;
}

export interface DetailTable {
  /** The list field with the texts. */
  of: string;
  /** The API's name of a row's text. */
  key: string;
  columns: readonly DetailColumn[];
}

/** Converts an API value to rows. */
export function toDetailRows({ key, columns }: DetailTable, value: unknown): DetailRow[] {
  const rows = Array.isArray(value) ? (value as Record<string, unknown>[]) : [];
  const names = [key, ...columns.map(({ name }) => name)];
  return rows.map((row) => Object.fromEntries(names.map((name) => [name, String(row[name] ?? "")])));
}

/** Returns the rows of the texts that have a value. */
export function savedRows({ key, columns }: DetailTable, rows: readonly DetailRow[], texts: readonly string[]) {
  const hasValue = (row: DetailRow) => columns.some(({ name }) => row[name]?.trim());
  return rows.filter((row) => texts.includes(row[key] ?? "") && hasValue(row));
}

/** Returns the API's input for rows. */
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
  return kind === "number" ? Number(text) : text;
}

/** Returns the rows with another value in one cell, in the order of the API: by text. */
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

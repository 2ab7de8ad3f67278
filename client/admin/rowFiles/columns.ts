/** Maps the columns of a file to fields. */
import { apiPath, fieldNames, type FieldTable, type FormValues } from "../fields/fields";
import { readCells } from "./readCells";
import type { FileRows } from "./rowsFile";

interface Fields {
  fields: FieldTable<FormValues>;
}

/** Returns the columns of a file: the row's identity, then every field by its API name, such as `review.about`. */
export function columnsOf({ fields }: Fields): string[] {
  return ["id", "version", ...fieldNames(fields).map((name) => apiPath(name, fields[name]!))];
}

/** Normalizes a column name: `review_about`, `Review about` and `review.about` are the same. */
function plainName(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
}

/**
 * Maps column names to fields: the API's names, and the form's labels unless a label is another column's name. A form
 * shows amounts in another unit than the API, so their labels name no column.
 */
function columnsByName(noun: Fields): Map<string, string> {
  const { fields } = noun;
  const labels = Object.entries(fields).flatMap(([name, spec]) =>
    "isInHundredths" in spec ? [] : [[plainName(spec.label), apiPath(name, spec)] as const],
  );
  return new Map([...labels, ...columnsOf(noun).map((column) => [plainName(column), column] as const)]);
}

export interface MatchedRows {
  /** The known columns, by their API names. */
  columns: string[];
  rows: string[][];
  /** As in `FileRows`. */
  lines: number[];
  /** Columns without a field, by their names in the file or, if unnamed, by position: 'column 7'. */
  unknown: string[];
}

/** Returns the columns with a field, in file order, with their cells in the API's format. Omits other columns. */
export function matchColumns({ header, rows, lines }: FileRows, noun: Fields): MatchedRows {
  const byName = columnsByName(noun);
  const found = header.map((name) => byName.get(plainName(name)));
  const isUsed = (at: number) => header[at]!.trim() !== "" || rows.some((cells) => (cells[at] ?? "").trim() !== "");
  const unknown = header.flatMap((name, at) => (found[at] || !isUsed(at) ? [] : [name.trim() || `column ${at + 1}`]));
  const columns = found.filter((column) => column !== undefined);
  const isKept = (at: number) => at >= header.length || found[at] !== undefined;
  const fieldRows = rows.map((cells) => cells.filter((_cell, at) => isKept(at)));
  return { columns, rows: readCells(noun, columns, fieldRows), lines, unknown };
}

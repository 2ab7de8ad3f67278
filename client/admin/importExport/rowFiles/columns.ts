/** Maps the columns of an import file to fields. */
import type { FieldTable, FormValues } from "../../fields/fields";
import { apiPath, fieldNames } from "../../fields/fieldTable";
import { readCells } from "./readCells";
import type { FileRows } from "./rowsFile";

interface Fields {
  fields: FieldTable<FormValues>;
}

/**
 * Returns the columns of an export file: the row's id and version, and then every field by its API path, such as
 * `review.about`.
 */
export function columnsOf({ fields }: Fields): string[] {
  return ["id", "version", ...fieldNames(fields).map((name) => apiPath(name, fields[name]!))];
}

/** Normalizes a column name, so `review_about`, `Review about` and `review.about` are equal. */
function plainName(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
}

/**
 * Maps column names to API paths. A column's name can be a field's API path or the field's label in the form. An API
 * path wins over an equal label. Labels of amounts are not accepted, because the form and the API use different units.
 */
function columnsByName(noun: Fields): Map<string, string> {
  const { fields } = noun;
  const labels = Object.entries(fields).flatMap(([name, spec]) =>
    "isInHundredths" in spec ? [] : [[plainName(spec.label), apiPath(name, spec)] as const],
  );
  return new Map([...labels, ...columnsOf(noun).map((column) => [plainName(column), column] as const)]);
}

export interface MatchedRows {
  /** The API paths of the columns that match a field. */
  columns: string[];
  rows: string[][];
  /** The number of each row, as in `FileRows`. */
  lines: number[];
  /** The names of columns that match no field. A column without a name is named after its position: 'column 7'. */
  unknown: string[];
}

/** Returns the columns that match a field, in file order, with their cells in the API's format. */
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

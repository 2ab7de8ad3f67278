/** Which columns of a file are which fields. */
import { apiPath, fieldNames } from "../../shared/forms/fields";
import { columnsOf, type Transfer } from "../../shared/transfer";
import { readCells } from "./readCells";
import type { FileRows } from "./rowsFile";

type Fields = Pick<Transfer, "fields">;

/** What is left of a name when nobody minds how it is written: `review_about`, `Review about` and `review.about` are one. */
function plainName(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
}

/** The columns by the names that a file may have for them: the API's, or the form's where that is no other column's. */
function columnsByName(transfer: Fields): Map<string, string> {
  const { fields } = transfer;
  const labels = fieldNames(fields).map(
    (name) => [plainName(fields[name]!.label), apiPath(name, fields[name]!)] as const,
  );
  return new Map([...labels, ...columnsOf(transfer).map((column) => [plainName(column), column] as const)]);
}

export interface MatchedRows {
  /** By the names that the API has for them. */
  columns: string[];
  rows: string[][];
  /** As in `FileRows`. */
  lines: number[];
  /** Columns that are no field, as the file names them; one without a name by its place: 'column 7'. */
  unknown: string[];
}

/** The columns that are fields, in the order of the file, with their cells as the API reads them; the others are left out. */
export function matchColumns({ header, rows, lines }: FileRows, transfer: Fields): MatchedRows {
  const byName = columnsByName(transfer);
  const found = header.map((name) => byName.get(plainName(name)));
  const isUsed = (at: number) => header[at]!.trim() !== "" || rows.some((cells) => (cells[at] ?? "").trim() !== "");
  const unknown = header.flatMap((name, at) => (found[at] || !isUsed(at) ? [] : [name.trim() || `column ${at + 1}`]));
  const columns = found.filter((column) => column !== undefined);
  const isKept = (at: number) => at >= header.length || found[at] !== undefined;
  const kept = rows.map((cells) => cells.filter((_cell, at) => isKept(at)));
  return { columns, rows: readCells(transfer, columns, kept), lines, unknown };
}

/** Which columns of a file are which fields. */
import type { FileRows } from "./rowsFile";

/** What is left of a name when nobody minds how it is written: `review_about`, `Review about` and `review.about` are one. */
function plainName(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
}

export interface MatchedRows {
  /** By the names that the API has for them. */
  columns: string[];
  rows: string[][];
  /** Columns that are no field, as the file names them; one without a name by its place: 'column 7'. */
  unknown: string[];
}

/** The columns that are fields, in the order of the file; the others are left out. */
export function matchColumns({ header, rows }: FileRows, known: readonly string[]): MatchedRows {
  const byName = new Map(known.map((column) => [plainName(column), column]));
  const found = header.map((name) => byName.get(plainName(name)));
  const unknown = header.flatMap((name, at) => (found[at] ? [] : [name.trim() || `column ${at + 1}`]));
  const kept = (cells: readonly string[]) => cells.filter((_cell, at) => at >= header.length || found[at]);
  return {
    columns: found.filter((column) => column !== undefined),
    rows: unknown.length > 0 ? rows.map(kept) : rows,
    unknown,
  };
}

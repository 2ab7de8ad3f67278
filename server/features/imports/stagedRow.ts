/** Turns the cells of a row into values, and says what is wrong with them. Knows nothing of the catalogue. */
import type { Import } from "../../database/entities/import.entity.js";
import { EmptyCells } from "../../shared/input/emptyCells.js";
import type { FieldError } from "../../shared/errors.js";
import { findFieldErrors } from "../../shared/input/fieldErrors.js";
import type { GivenValues, ImportedNoun } from "../../shared/schema/importedNoun.js";
import { isUuid } from "../../shared/input/uuid.js";

/** Characters of a cell: more than any field holds. A longer one is not even read. */
const maxCellLength = 25_000;

/** A row as it is stored until the import is applied. */
export interface StagedRow {
  number: number;
  /** Null where the caller sent none. */
  line: number | null;
  givenId: string | null;
  givenVersion: number | null;
  slug: string | null;
  /** As the database has the values, cells that are wrong left out. */
  given: GivenValues;
  /** `field` is the column; blank where the row as a whole is wrong. */
  problems: FieldError[];
}

export interface Cells {
  number: number;
  line: number | null;
  cells: string[];
}

export async function readRow(
  noun: ImportedNoun,
  { columns, emptyCells }: Pick<Import, "columns" | "emptyCells">,
  { number, line, cells }: Cells,
): Promise<StagedRow> {
  const row: StagedRow = { number, line, givenId: null, givenVersion: null, slug: null, given: {}, problems: [] };
  if (cells.length !== columns.length) {
    const message = `This row has ${cells.length} cells, the header has ${columns.length}: give it as many.`;
    return { ...row, problems: [{ field: "", message }] };
  }
  const given: GivenValues = {};
  columns.forEach((column, at) => {
    const cell = cells[at]!;
    if (cell.trim() !== "") readCell(noun, row, given, column, cell);
    else if (emptyCells === EmptyCells.CLEAR && noun.required.includes(column))
      row.problems.push({ field: column, message: "This can't be cleared: write a value, or leave the column out." });
  });
  row.problems.push(...(await findFieldErrors(noun.toUpdate(given))));
  for (const { field } of row.problems) removeAt(given, field);
  row.given = withoutNull(noun.toStored(given));
  row.slug = typeof row.given["slug"] === "string" ? row.given["slug"] : null;
  return row;
}

function readCell(noun: ImportedNoun, row: StagedRow, given: GivenValues, column: string, cell: string): void {
  const refuse = (message: string) => row.problems.push({ field: column, message });
  if (cell.length > maxCellLength) {
    refuse(`Shorten this cell to at most ${maxCellLength} characters.`);
    return;
  }
  if (column === "id") {
    if (isUuid(cell.trim())) row.givenId = cell.trim().toLowerCase();
    else refuse("Give a UUID as id, or leave it out.");
  } else if (column === "version") {
    if (/^[1-9]\d{0,8}$/.test(cell.trim())) row.givenVersion = Number(cell);
    else refuse("Give the version as the row had it, a whole number from 1 up, or leave it out.");
  } else {
    const read = noun.columns[column]!(cell);
    if ("value" in read) putAt(given, column, read.value);
    else refuse(read.message);
  }
}

export function putAt(values: GivenValues, path: string, value: unknown): void {
  const [first, ...rest] = path.split(".");
  if (rest.length === 0) values[first!] = value;
  else putAt((values[first!] ??= {}) as GivenValues, rest.join("."), value);
}

function removeAt(values: GivenValues, path: string): void {
  const [first, ...rest] = path.split(".");
  if (rest.length === 0) delete values[first!];
  else if (values[first!]) removeAt(values[first!] as GivenValues, rest.join("."));
}

/** A list without items stays one; a text that is nothing but blanks within quotes was not given. */
function withoutNull(values: GivenValues): GivenValues {
  const kept = Object.entries(values).flatMap(([name, value]): [string, unknown][] => {
    if (value === null || value === undefined) return [];
    if (typeof value !== "object" || Array.isArray(value)) return [[name, value]];
    const nested = withoutNull(value as GivenValues);
    return Object.keys(nested).length > 0 ? [[name, nested]] : [];
  });
  return Object.fromEntries(kept);
}

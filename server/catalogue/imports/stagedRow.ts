/** Converts the cells of a row to values, and finds errors in the cells. Does not read the catalogue. */
import type { Import } from "../../database/entities/import.entity.js";
import { nouns } from "../write/nouns.js";
import { cellError } from "../../shared/input/cells.js";
import { EmptyCells } from "../../shared/input/emptyCells.js";
import type { FieldError } from "../../shared/errors.js";
import { formatCount } from "../../../shared/formatCount.js";
import { findFieldErrors } from "../../shared/input/fieldErrors.js";
import type { RowValues, ImportedNoun } from "../../shared/schema/catalogue/importedNoun.js";
import { isUuid } from "../../shared/input/uuid.js";
import { textLimits } from "../../../shared/textLimits.js";

/**
 * The maximum length of a cell in characters. Longer cells are rejected without being read. The longest field is the
 * text of an article.
 */
const maxCellLength = textLimits.article;

/** A row in the format that the database stores until the import is applied. */
export interface StagedRow {
  number: number;
  /** The row's line number in the editor's file. Null if the caller didn't send one. */
  line: number | null;
  givenId: string | null;
  givenVersion: number | null;
  /** The slug, or the path of a redirect. */
  slug: string | null;
  /** The values in the database's format, without invalid cells. */
  given: RowValues;
  /** Each `field` is a column, or blank if the whole row is invalid. */
  problems: FieldError[];
}

export async function readRow(
  noun: ImportedNoun,
  { columns, emptyCells }: Pick<Import, "columns" | "emptyCells">,
  { number, line, cells }: Pick<StagedRow, "number" | "line"> & { cells: string[] },
): Promise<StagedRow> {
  const row: StagedRow = { number, line, givenId: null, givenVersion: null, slug: null, given: {}, problems: [] };
  if (cells.length !== columns.length) {
    const message = `This row has ${cells.length} cells, but the header has ${columns.length}. Make them match.`;
    return { ...row, problems: [{ field: "", message }] };
  }
  const given: RowValues = {};
  columns.forEach((column, at) => {
    const cell = cells[at]!;
    if (cell.trim() !== "") readCell(noun, row, given, column, cell);
    else if (emptyCells === EmptyCells.CLEAR && noun.required.includes(column))
      row.problems.push({
        field: column,
        message: "This field can't be cleared. Enter a value, or remove the column.",
      });
  });
  row.problems.push(...(await findFieldErrors(noun.toUpdate(given))));
  for (const { field } of row.problems) putAt(given, field, undefined);
  row.given = withoutNull(noun.toStored(given));
  const key = row.given[nouns[noun.noun].key ?? ""];
  row.slug = typeof key === "string" ? key : null;
  return row;
}

function readCell(noun: ImportedNoun, row: StagedRow, given: RowValues, column: string, cell: string): void {
  const addProblem = (message: string) => row.problems.push({ field: column, message });
  if (cell.length > maxCellLength) {
    addProblem(`Shorten this cell to ${formatCount(maxCellLength)} characters or fewer.`);
    return;
  }
  const error = cellError(cell);
  if (error !== null) addProblem(error);
  else if (column === "id") {
    if (isUuid(cell.trim())) row.givenId = cell.trim().toLowerCase();
    else addProblem("The id must be a UUID. Correct it, or leave it out.");
  } else if (column === "version") {
    if (/^[1-9]\d{0,8}$/.test(cell.trim())) row.givenVersion = Number(cell);
    else addProblem("Enter the row's version, a whole number of at least 1, or leave it out.");
  } else {
    const read = noun.columns[column]!(cell);
    if ("value" in read) putAt(given, column, read.value);
    else addProblem(read.message);
  }
}

export function putAt(values: RowValues, path: string, value: unknown): void {
  const [first, ...rest] = path.split(".");
  if (rest.length === 0) values[first!] = value;
  else putAt((values[first!] ??= {}) as RowValues, rest.join("."), value);
}

/** Removes missing values and nested inputs without values, but keeps empty lists. */
function withoutNull(values: RowValues): RowValues {
  const present = Object.entries(values).flatMap(([name, value]): [string, unknown][] => {
    if (value === null || value === undefined) return [];
    if (typeof value !== "object" || Array.isArray(value) || value instanceof Date) return [[name, value]];
    const nested = withoutNull(value as RowValues);
    return Object.keys(nested).length > 0 ? [[name, nested]] : [];
  });
  return Object.fromEntries(present);
}

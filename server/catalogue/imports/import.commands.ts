/** Creates imports and adds rows to them. Only `importApply.ts` changes the catalogue. */
import { setImmediate } from "node:timers/promises";
import type { DataSource } from "typeorm";

import { Import } from "../../database/entities/import.entity.js";
import { ConflictError, type FieldError, NotFoundError } from "../../shared/errors.js";
import { formatCount } from "../../../shared/formatCount.js";
import type { ImportedNoun, ImportedNouns } from "../../shared/schema/catalogue/importedNoun.js";
import { rejectErrors } from "../../shared/input/fieldErrors.js";
import { slicesOf } from "../../../shared/slices.js";
import type { AppendImportRowsArgs, BeginImportArgs } from "./import.inputs.js";
import { findImport } from "./import.queries.js";
import { readRow, type StagedRow } from "./stagedRow.js";
import { maxImportRows } from "../../../shared/apiLimits.js";

export interface ImportServices {
  db: DataSource;
  importedNouns: ImportedNouns;
}

/** @throws BadUserInputError that names each unknown, repeated, or missing column. */
export async function beginImport(
  { db, importedNouns }: ImportServices,
  actor: string,
  { noun, columns, emptyCells }: BeginImportArgs,
): Promise<Import> {
  const names = columns.map((column) => column.trim());
  rejectErrors(columnErrors(importedNouns[noun], names));
  return db
    .getRepository(Import)
    .save({ noun, columns: names, emptyCells, startedBy: actor, appliedAt: null, appliedChangeSetId: null });
}

/**
 * Returns the errors in a list of column names. `field` is `columns.0`, `columns.1`, and so on for a wrong column, and
 * `columns` for a missing one.
 */
function columnErrors(noun: ImportedNoun, columns: string[]): (FieldError | false)[] {
  const columnNames = ["id", "version", ...Object.keys(noun.columns)];
  const errors = columns.flatMap((column, at): (FieldError | false)[] => {
    const field = `columns.${at}`;
    const first = columns.indexOf(column);
    const unknown = `Column ${at + 1} is unknown. Remove it, or use one of these names: ${columnNames.join(", ")}.`;
    const repeated = `Column ${at + 1} is the same as column ${first + 1}. Remove one of them.`;
    return [
      !columnNames.includes(column) && { field, message: unknown },
      columnNames.includes(column) && first < at && { field, message: repeated },
    ];
  });
  const isWhole = noun.needs.some((needed) => needed.every((column) => columns.includes(column)));
  return [...errors, !isWhole && { field: "columns", message: noun.otherwise }];
}

/** How many rows to read before yielding to other work, so reading never blocks the event loop for long. */
const readAtOnce = 25;

/**
 * Stages rows until the import is applied. A row replaces an earlier row with the same number.
 * @throws NotFoundError, ConflictError when the import was already applied, or BadUserInputError for too many rows or a
 * wrong number of line numbers.
 */
export async function appendImportRows(
  { db, importedNouns }: ImportServices,
  { id, firstRow, rows, lines = null }: AppendImportRowsArgs,
): Promise<Import> {
  const current = await findImport(db, id);
  if (current === null) throw new NotFoundError("import");
  const tooMany = `An import can have at most ${formatCount(maxImportRows)} rows. Split the file.`;
  const notOneEach = `\`lines\` must have one entry for each of the ${rows.length} rows, but has ${lines?.length}.`;
  rejectErrors([
    firstRow + rows.length - 1 > maxImportRows && { field: "firstRow", message: tooMany },
    lines !== null && lines.length !== rows.length && { field: "lines", message: notOneEach },
  ]);
  const numbered = rows.map((cells, at) => ({ number: firstRow + at, line: lines?.[at] ?? null, cells }));
  const staged: StagedRow[] = [];
  for (const slice of slicesOf(numbered, readAtOnce)) {
    staged.push(...(await Promise.all(slice.map((row) => readRow(importedNouns[current.noun], current, row)))));
    await setImmediate();
  }
  if (!(await stageRows(db, current.id, staged)))
    throw new ConflictError("This import was already applied. Begin another import for more rows.");
  return current;
}

/** Returns false if the import has been applied or deleted. */
async function stageRows(db: DataSource, importId: string, rows: StagedRow[]): Promise<boolean> {
  const [result] = await db.query<[{ count: number }]>(
    `WITH open AS (
       UPDATE imports SET checked_sequence = NULL, revision = revision + 1
       WHERE id = $1 AND applied_at IS NULL RETURNING id
     ), staged AS (
       INSERT INTO import_rows (import_id, number, line, given_id, given_version, slug, given, problems)
       SELECT open.id, row.* FROM open, jsonb_to_recordset($2) AS row (
         number int, line int, "givenId" uuid, "givenVersion" int, slug text, given jsonb, problems jsonb)
       ON CONFLICT (import_id, number) DO UPDATE SET line = EXCLUDED.line, given_id = EXCLUDED.given_id,
         given_version = EXCLUDED.given_version, slug = EXCLUDED.slug, given = EXCLUDED.given,
         problems = EXCLUDED.problems, outcome = NULL
       RETURNING 1
     )
     SELECT count(*)::int AS count FROM staged`,
    [importId, JSON.stringify(rows)],
  );
  return result.count > 0;
}

/** Begins imports and fills them. Nothing here touches the catalogue; `importApply.ts` does. */
import type { DataSource } from "typeorm";

import { Import } from "../../database/entities/import.entity.js";
import type { CatalogueNoun } from "../../shared/schema/catalogueNoun.js";
import type { EmptyCells } from "../../shared/input/emptyCells.js";
import { BadUserInputError, ConflictError, type FieldError, NotFoundError } from "../../shared/errors.js";
import type { ImportedNoun, ImportedNouns } from "../../shared/schema/importedNoun.js";
import { maxImportRows } from "../../shared/limits.js";
import { slicesOf } from "../../shared/slices.js";
import { findImport } from "./import.queries.js";
import { readRow, type StagedRow } from "./stagedRow.js";

export interface ImportServices {
  db: DataSource;
  importedNouns: ImportedNouns;
}

/** @throws BadUserInputError naming each column that is unknown, there twice or missing. */
export async function beginImport(
  { db, importedNouns }: ImportServices,
  actor: string,
  { noun, columns, emptyCells }: { noun: CatalogueNoun; columns: string[]; emptyCells: EmptyCells },
): Promise<Import> {
  const names = columns.map((column) => column.trim());
  const errors = columnErrors(importedNouns[noun], names);
  if (errors.length > 0) throw new BadUserInputError(errors);
  return db
    .getRepository(Import)
    .save({ noun, columns: names, emptyCells, startedBy: actor, appliedAt: null, appliedChangeSetId: null });
}

/** The fields are `columns.0` and so on, as the columns were given; `columns` where one is missing. */
function columnErrors(noun: ImportedNoun, columns: string[]): FieldError[] {
  const known = ["id", "version", ...Object.keys(noun.columns)];
  const errors = columns.flatMap((column, at): FieldError[] => {
    const field = `columns.${at}`;
    if (!known.includes(column))
      return [
        { field, message: `Column ${at + 1} is not known: leave it out, or name it as one of ${known.join(", ")}.` },
      ];
    const first = columns.indexOf(column);
    if (first < at) return [{ field, message: `Column ${at + 1} is the same as column ${first + 1}: leave one out.` }];
    return [];
  });
  const isWhole = noun.needs.some((needed) => needed.every((column) => columns.includes(column)));
  return isWhole ? errors : [...errors, { field: "columns", message: noun.otherwise }];
}

export interface AppendedRows {
  id: string;
  firstRow: number;
  rows: string[][];
  /** Those of the rows in the editor's file. */
  lines?: number[] | null;
}

/** How many rows are read at once, so the event loop is never blocked for long. */
const readAtOnce = 25;

/**
 * Keeps rows for later. Rows of the same numbers take the place of those kept before.
 * @throws NotFoundError, ConflictError when the import is applied, BadUserInputError beyond its limit or with other than one
 * line for each row.
 */
export async function appendImportRows(
  { db, importedNouns }: ImportServices,
  { id, firstRow, rows, lines = null }: AppendedRows,
): Promise<Import> {
  const found = await findImport(db, id);
  if (found === null) throw new NotFoundError("import");
  if (firstRow + rows.length - 1 > maxImportRows) {
    const message = `Import at most ${maxImportRows} rows at a time: split the file.`;
    throw new BadUserInputError([{ field: "firstRow", message }]);
  }
  if (lines !== null && lines.length !== rows.length) {
    const message = `Give one line for each of the ${rows.length} rows: there are ${lines.length}.`;
    throw new BadUserInputError([{ field: "lines", message }]);
  }
  const staged: StagedRow[] = [];
  for (const slice of slicesOf(rows, readAtOnce)) {
    const from = firstRow + staged.length;
    const read = slice.map((cells, at) => {
      const number = from + at;
      return readRow(importedNouns[found.noun], found, { number, line: lines?.[number - firstRow] ?? null, cells });
    });
    staged.push(...(await Promise.all(read)));
    await new Promise((others) => setImmediate(others));
  }
  if (!(await keepRows(db, found.id, staged))) throw appliedError();
  return found;
}

export function appliedError(): ConflictError {
  return new ConflictError("This import has been applied. Begin another one for more rows.");
}

/** Returns false if the import has been applied or deleted. */
async function keepRows(db: DataSource, importId: string, rows: StagedRow[]): Promise<boolean> {
  const [result] = await db.query<[{ count: number }]>(
    `WITH open AS (
       UPDATE imports SET checked_sequence = NULL, revision = revision + 1
       WHERE id = $1 AND applied_at IS NULL RETURNING id
     ), kept AS (
       INSERT INTO import_rows (import_id, number, line, given_id, given_version, slug, given, problems)
       SELECT open.id, row.* FROM open, unnest($2::int[], $3::int[], $4::uuid[], $5::int[], $6::text[], $7::jsonb[], $8::jsonb[]) AS row
       ON CONFLICT (import_id, number) DO UPDATE SET line = EXCLUDED.line, given_id = EXCLUDED.given_id, given_version = EXCLUDED.given_version,
         slug = EXCLUDED.slug, given = EXCLUDED.given, problems = EXCLUDED.problems, outcome = NULL
       RETURNING 1
     )
     SELECT count(*)::int AS count FROM kept`,
    [
      importId,
      rows.map(({ number }) => number),
      rows.map(({ line }) => line),
      rows.map(({ givenId }) => givenId),
      rows.map(({ givenVersion }) => givenVersion),
      rows.map(({ slug }) => slug),
      rows.map(({ given }) => JSON.stringify(given)),
      rows.map(({ problems }) => JSON.stringify(problems)),
    ],
  );
  return result.count > 0;
}

/** Begins imports and fills them. Nothing here touches the catalogue; `importApply.ts` does. */
import type { DataSource } from "typeorm";

import { Import } from "../../database/entities/import.entity.js";
import type { CatalogueNoun } from "../../shared/catalogueNoun.js";
import { BadUserInputError, ConflictError, type FieldError, NotFoundError } from "../../shared/errors.js";
import type { ImportedNoun, ImportedNouns } from "../../shared/importedNoun.js";
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
  { noun, columns }: { noun: CatalogueNoun; columns: string[] },
): Promise<Import> {
  const names = columns.map((column) => column.trim());
  const errors = columnErrors(importedNouns[noun], names);
  if (errors.length > 0) throw new BadUserInputError(errors);
  return db
    .getRepository(Import)
    .save({ noun, columns: names, startedBy: actor, appliedAt: null, appliedChangeSetId: null });
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
  const isWhole = noun.needs.oneOf.some((needed) => needed.every((column) => columns.includes(column)));
  return isWhole ? errors : [...errors, { field: "columns", message: noun.needs.otherwise }];
}

/** Rows that are read at one go, so that nobody waits long for the event loop. */
const readAtOnce = 25;

/**
 * Keeps rows for later. Rows of the same numbers take the place of those kept before.
 * @throws NotFoundError, ConflictError when the import is applied, BadUserInputError beyond its limit.
 */
export async function appendImportRows(
  { db, importedNouns }: ImportServices,
  { id, firstRow, rows }: { id: string; firstRow: number; rows: string[][] },
): Promise<Import> {
  const found = await findImport(db, id);
  if (found === null) throw new NotFoundError("import");
  if (firstRow + rows.length - 1 > maxImportRows) {
    const message = `Import at most ${maxImportRows} rows at a time: split the file.`;
    throw new BadUserInputError([{ field: "firstRow", message }]);
  }
  const staged: StagedRow[] = [];
  for (const slice of slicesOf(rows, readAtOnce)) {
    const from = firstRow + staged.length;
    const read = slice.map((cells, at) =>
      readRow(importedNouns[found.noun], found.columns, { number: from + at, cells }),
    );
    staged.push(...(await Promise.all(read)));
    await new Promise((others) => setImmediate(others));
  }
  if (!(await keepRows(db, found.id, staged))) throw appliedError();
  return found;
}

export function appliedError(): ConflictError {
  return new ConflictError("This import has been applied. Begin another one for more rows.");
}

/** Answers false when the import is applied, or gone, by now. */
async function keepRows(db: DataSource, importId: string, rows: StagedRow[]): Promise<boolean> {
  const [result] = await db.query<[{ count: number }]>(
    `WITH open AS (
       UPDATE imports SET checked_sequence = NULL, revision = revision + 1
       WHERE id = $1 AND applied_at IS NULL RETURNING id
     ), kept AS (
       INSERT INTO import_rows (import_id, number, given_id, given_version, slug, given, problems)
       SELECT open.id, row.* FROM open, unnest($2::int[], $3::uuid[], $4::int[], $5::text[], $6::jsonb[], $7::jsonb[]) AS row
       ON CONFLICT (import_id, number) DO UPDATE SET given_id = EXCLUDED.given_id, given_version = EXCLUDED.given_version,
         slug = EXCLUDED.slug, given = EXCLUDED.given, problems = EXCLUDED.problems, outcome = NULL
       RETURNING 1
     )
     SELECT count(*)::int AS count FROM kept`,
    [
      importId,
      rows.map(({ number }) => number),
      rows.map(({ givenId }) => givenId),
      rows.map(({ givenVersion }) => givenVersion),
      rows.map(({ slug }) => slug),
      rows.map(({ given }) => JSON.stringify(given)),
      rows.map(({ problems }) => JSON.stringify(problems)),
    ],
  );
  return result.count > 0;
}

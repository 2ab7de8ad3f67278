/**
 * Holds the rows of an import against the catalogue and against each other, and writes down what would become of each.
 * Works in slices outside any transaction; a row that moves afterwards is found by its version when the import is applied.
 */
import type { DataSource } from "typeorm";

import type { Import } from "../../database/entities/import.entity.js";
import { BadUserInputError, ConflictError, NotFoundError } from "../../shared/errors.js";
import type { ImportedNoun } from "../../shared/schema/importedNoun.js";
import { sliceSize } from "../../shared/slices.js";
import { type Checked, checkRow } from "./checkRow.js";
import { readCatalogueSlice, type Row } from "./catalogueSlice.js";

/** Checks in progress in this process, by import: who asks once more, as after a timeout, waits for the same one. */
const inProgress = new Map<string, Promise<void>>();

/**
 * Writes down what would become of each row. A check that a newer one overtakes waits for that one's outcomes.
 * @throws BadUserInputError while rows are missing, ConflictError while others keep filling the import.
 */
export function checkImport(db: DataSource, noun: ImportedNoun, { id }: Pick<Import, "id">): Promise<void> {
  const begun = inProgress.get(id);
  if (begun) return begun;
  const checking = check(db, noun, id).finally(() => inProgress.delete(id));
  inProgress.set(id, checking);
  return checking;
}

/** How often a check begins anew because rows were appended while it ran. */
const attempts = 3;

async function check(db: DataSource, noun: ImportedNoun, id: string): Promise<void> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const begun = await beginCheck(db, id);
    if (begun === null || (await checkRows(db, noun, begun))) return;
    if (await isSettledByAnother(db, begun)) return;
  }
  throw busyError();
}

/** Another request fills, checks or applies the import. */
export function busyError(): ConflictError {
  return new ConflictError("Somebody else is filling or applying this import at this moment. Try again in a while.");
}

/** Returns false if the import changed or a newer check began, so this check's result is useless. */
async function checkRows(db: DataSource, noun: ImportedNoun, begun: Begun): Promise<boolean> {
  for (let from = 1; from <= begun.rowCount; from += sliceSize) {
    const rows = await readSlice(db, begun.id, from);
    const slice = await readCatalogueSlice(db, noun, begun, rows);
    const checked: Checked[] = [];
    for (const row of rows) checked.push(await checkRow(noun, row, slice));
    if (!(await writeSlice(db, begun, checked))) return false;
  }
  const [finished] = await db.query<[{ count: number }]>(
    `WITH finished AS (UPDATE imports SET checked_sequence = $4 WHERE ${isNewest} RETURNING 1)
     SELECT count(*)::int AS count FROM finished`,
    [begun.id, begun.revision, begun.checks, begun.sequence],
  );
  return finished.count > 0;
}

/** Milliseconds between two looks at an import that another request checks, and how often to look. */
const lookAgainAfter = 100;
const looks = 100;

/** Waits for a newer check. Returns false if rows were appended instead. @throws ConflictError when it takes too long. */
async function isSettledByAnother(db: DataSource, { id, checks }: Begun): Promise<boolean> {
  for (let look = 0; look < looks; look += 1) {
    const [found] = await db.query<{ checks: number; isSettled: boolean }[]>(
      `SELECT checks, checked_sequence IS NOT NULL OR applied_at IS NOT NULL AS "isSettled" FROM imports WHERE id = $1`,
      [id],
    );
    if (found === undefined) throw new NotFoundError("import");
    if (found.isSettled) return true;
    if (found.checks === checks) return false;
    await new Promise((again) => setTimeout(again, lookAgainAfter));
  }
  throw busyError();
}

/** The state of the catalogue by the change sets that there are. */
export const latestSequence = "COALESCE((SELECT max(sequence) FROM change_sets), 0)";

/** A check and the state of the import that it is of. */
interface Begun extends Pick<Import, "id" | "columns" | "emptyCells" | "revision" | "checks"> {
  rowCount: number;
  /** The highest number of a row. */
  last: number;
  sequence: number;
}

/** Whether the import is as this check found it. Not after it is applied: then the rows say what was applied. */
const isNewest = "id = $1 AND revision = $2 AND checks = $3 AND applied_at IS NULL";

/** From now on no earlier check writes outcomes. Null when the import is applied. */
async function beginCheck(db: DataSource, id: string): Promise<Begun | null> {
  const [begun] = await db.query<Begun[]>(
    `WITH begun AS (
       UPDATE imports SET checks = checks + 1, checked_sequence = NULL WHERE id = $1 AND applied_at IS NULL RETURNING *
     )
     SELECT id, columns, empty_cells AS "emptyCells", revision, checks, ${latestSequence} AS sequence,
       rows.count AS "rowCount", rows.last
     FROM begun, (SELECT count(*)::int AS count, COALESCE(max(number), 0) AS last FROM import_rows WHERE import_id = $1) AS rows`,
    [id],
  );
  if (begun === undefined) return null;
  if (begun.rowCount === 0)
    throw new BadUserInputError([{ field: "id", message: "Append the rows first: there are none." }]);
  if (begun.rowCount < begun.last) {
    const [gap] = await db.query<[{ number: number }]>(
      `SELECT number FROM generate_series(1, $2::int) AS number
       WHERE NOT EXISTS (SELECT FROM import_rows WHERE import_id = $1 AND import_rows.number = number.number)
       ORDER BY number LIMIT 1`,
      [id, begun.last],
    );
    const message = `Row ${gap.number} and maybe others are missing: append the rows from there again.`;
    throw new BadUserInputError([{ field: "id", message }]);
  }
  return begun;
}

function readSlice(db: DataSource, id: string, from: number): Promise<Row[]> {
  return db.query<Row[]>(
    `SELECT number, new_id AS "newId", given_id AS "givenId", given_version AS "givenVersion", slug, given, problems
     FROM import_rows WHERE import_id = $1 AND number >= $2 AND number < $3 ORDER BY number`,
    [id, from, from + sliceSize],
  );
}

/** Returns false if a newer check has begun. */
async function writeSlice(db: DataSource, begun: Begun, rows: Checked[]): Promise<boolean> {
  const json = (value: unknown) => (value === null ? null : JSON.stringify(value));
  const [written] = await db.query<[{ isOpen: boolean }]>(
    `WITH open AS (
       SELECT id FROM imports WHERE ${isNewest} FOR SHARE
     ), written AS (
       UPDATE import_rows AS row SET outcome = checked.outcome, row_id = checked.row_id,
         before = checked.before, after = checked.after, found = checked.found,
         changed = ARRAY(SELECT jsonb_array_elements_text(checked.changed)),
         kept = ARRAY(SELECT jsonb_array_elements_text(checked.kept))
       FROM open, unnest($4::int[], $5::text[], $6::uuid[], $7::jsonb[], $8::jsonb[], $9::jsonb[], $10::jsonb[], $11::jsonb[])
         AS checked (number, outcome, row_id, before, after, found, changed, kept)
       WHERE row.import_id = open.id AND row.number = checked.number
     )
     SELECT EXISTS (SELECT FROM open) AS "isOpen"`,
    [
      begun.id,
      begun.revision,
      begun.checks,
      rows.map(({ number }) => number),
      rows.map(({ outcome }) => outcome),
      rows.map(({ rowId }) => rowId),
      rows.map(({ before }) => json(before)),
      rows.map(({ after }) => json(after)),
      rows.map(({ found }) => json(found)),
      rows.map(({ changed }) => json(changed)),
      rows.map(({ kept }) => json(kept)),
    ],
  );
  return written.isOpen;
}

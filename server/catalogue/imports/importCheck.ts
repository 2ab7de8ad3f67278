/**
 * Checks the rows of an import against the catalogue and against each other, and stores each row's outcome. Works in
 * slices outside any transaction. When the import is applied, the row versions reveal later changes.
 */
import { setTimeout } from "node:timers/promises";
import type { DataSource } from "typeorm";

import type { Import } from "../../database/entities/import.entity.js";
import { BadUserInputError, ConflictError, NotFoundError } from "../../shared/errors.js";
import type { ImportedNoun } from "../../shared/schema/catalogue/importedNoun.js";
import { jsonSlicesOf, sliceSize } from "../../shared/slices.js";
import { type CheckedRow, checkRow, type SeenRows } from "./checkRow.js";
import { markRedirectChains } from "./importedRedirects.js";
import { readCatalogueSlice, type Row } from "./catalogueSlice.js";

/**
 * The checks that are running in this process, keyed by the import's id. A caller that retries after a timeout waits
 * for the running check.
 */
const inProgress = new Map<string, Promise<void>>();

/**
 * Checks an import and stores the outcome of each row. If a newer check starts, waits for that one to finish.
 * @throws BadUserInputError while rows are missing, or ConflictError while other requests keep adding rows.
 */
export function checkImport(db: DataSource, noun: ImportedNoun, { id }: Pick<Import, "id">): Promise<void> {
  const running = inProgress.get(id);
  if (running) return running;
  const checking = runCheck(db, noun, id).finally(() => inProgress.delete(id));
  inProgress.set(id, checking);
  return checking;
}

/** How many times to run a check if rows are appended while it runs. */
const attempts = 3;

async function runCheck(db: DataSource, noun: ImportedNoun, id: string): Promise<void> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const check = await beginCheck(db, id);
    if (check === null || (await checkRows(db, noun, check))) return;
    if (await isSettledByAnother(db, check)) return;
  }
  throw busyError();
}

/** Creates the error for an import that another request is filling, checking, or applying. */
export function busyError(): ConflictError {
  return new ConflictError("Another request is changing or applying this import. Retry shortly.");
}

/**
 * Checks all rows. Returns false if the result is useless because the import has changed or a newer check has begun.
 */
async function checkRows(db: DataSource, noun: ImportedNoun, check: ImportCheck): Promise<boolean> {
  const seen: SeenRows = { bySlug: new Map(), byId: new Map() };
  for (let from = 1; from <= check.rowCount; from += sliceSize) {
    const rows = await readSlice(db, check.id, from);
    const slice = await readCatalogueSlice(db, noun, check, rows);
    const checked: CheckedRow[] = [];
    for (const row of rows) checked.push(await checkRow(noun, row, slice, seen));
    for (const json of jsonSlicesOf(checked)) if (!(await writeSlice(db, check, json))) return false;
  }
  if (noun.noun === "redirect") await markRedirectChains(db, check);
  const [, finished] = await db.query<[rows: unknown[], count: number]>(
    `UPDATE imports SET checked_sequence = $4 WHERE ${isNewest}`,
    [check.id, check.revision, check.checks, check.sequence],
  );
  return finished > 0;
}

/** How long to wait between two polls of an import that another request is checking or applying, in ms. */
export const retryDelay = 100;

/** How many times to poll an import that another request is checking. */
const maxAttempts = 100;

/**
 * Waits for a newer check. Returns false if there is none, because the check was interrupted by appended rows.
 * @throws ConflictError when the check takes too long.
 */
async function isSettledByAnother(db: DataSource, { id, checks }: ImportCheck): Promise<boolean> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const [state] = await db.query<{ checks: number; isSettled: boolean }[]>(
      `SELECT checks, checked_sequence IS NOT NULL OR applied_at IS NOT NULL AS "isSettled" FROM imports WHERE id = $1`,
      [id],
    );
    if (state === undefined) throw new NotFoundError("import");
    if (state.isSettled) return true;
    if (state.checks === checks) return false;
    await setTimeout(retryDelay);
  }
  throw busyError();
}

/** SQL for the number of the latest change set, which identifies the state of the catalogue. */
export const latestSequence = "COALESCE((SELECT max(sequence) FROM change_sets), 0)";

/** A check, with the state of the import at the start of the check. */
interface ImportCheck extends Pick<Import, "id" | "columns" | "emptyCells" | "revision" | "checks"> {
  rowCount: number;
  /** The highest row number. */
  last: number;
  sequence: number;
}

/** The SQL condition for an import that has not changed since the check began, and that has not been applied. */
const isNewest = "id = $1 AND revision = $2 AND checks = $3 AND applied_at IS NULL";

/** Begins a check. Earlier checks then stop writing outcomes. Returns null if the import was already applied. */
async function beginCheck(db: DataSource, id: string): Promise<ImportCheck | null> {
  const [check] = await db.query<ImportCheck[]>(
    `WITH begun AS (
       UPDATE imports SET checks = checks + 1, checked_sequence = NULL WHERE id = $1 AND applied_at IS NULL RETURNING *
     )
     SELECT id, columns, empty_cells AS "emptyCells", revision, checks, ${latestSequence} AS sequence,
       rows.count AS "rowCount", rows.last
     FROM begun, (SELECT count(*)::int AS count, COALESCE(max(number), 0) AS last FROM import_rows WHERE import_id = $1) AS rows`,
    [id],
  );
  if (check === undefined) return null;
  if (check.rowCount === 0)
    throw new BadUserInputError([{ field: "id", message: "The import has no rows. Append them first." }]);
  if (check.rowCount < check.last) {
    const [gap] = await db.query<[{ number: number }]>(
      `SELECT number FROM generate_series(1, $2::int) AS number
       WHERE NOT EXISTS (SELECT FROM import_rows WHERE import_id = $1 AND import_rows.number = number.number)
       ORDER BY number LIMIT 1`,
      [id, check.last],
    );
    const message = `Row ${gap.number} is missing, and other rows may be missing too. Append the rows again from that position.`;
    throw new BadUserInputError([{ field: "id", message }]);
  }
  return check;
}

function readSlice(db: DataSource, id: string, from: number): Promise<Row[]> {
  return db.query<Row[]>(
    `SELECT number, COALESCE(line, number) AS line, new_id AS "newId", given_id AS "givenId",
       given_version AS "givenVersion", slug, given, problems
     FROM import_rows WHERE import_id = $1 AND number >= $2 AND number < $3 ORDER BY number`,
    [id, from, from + sliceSize],
  );
}

/**
 * @param json A JSON array of checked rows.
 * @returns False if a newer check has begun, or if the import has changed or been applied.
 */
async function writeSlice(db: DataSource, check: ImportCheck, json: string): Promise<boolean> {
  const [written] = await db.query<[{ isOpen: boolean }]>(
    `WITH open AS (
       SELECT id FROM imports WHERE ${isNewest} FOR SHARE
     ), written AS (
       UPDATE import_rows AS row SET outcome = checked.outcome, row_id = checked."rowId", before = checked.before,
         after = checked.after, found = checked.found, changed = checked.changed, kept = checked.kept
       FROM open, jsonb_to_recordset($4) AS checked (
         number int, outcome text, "rowId" uuid, before jsonb, after jsonb, found jsonb, changed text[], kept text[])
       WHERE row.import_id = open.id AND row.number = checked.number
     )
     SELECT EXISTS (SELECT FROM open) AS "isOpen"`,
    [check.id, check.revision, check.checks, json],
  );
  return written.isOpen;
}

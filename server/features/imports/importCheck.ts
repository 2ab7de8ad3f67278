/**
 * Holds the rows of an import against the catalogue and against each other, and writes down what would become of each.
 * Works in slices outside any transaction; a row that moves afterwards is found by its version when the import is applied.
 */
import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";

import type { DataSource } from "typeorm";

import type { Import, ImportRow } from "../../database/entities/import.entity.js";
import { nouns } from "../../database/nouns.js";
import { type Snapshot, snapshotSql } from "../../database/snapshots.js";
import { BadUserInputError, type FieldError } from "../../shared/errors.js";
import { findFieldErrors } from "../../shared/fieldErrors.js";
import type { GivenValues, ImportedNoun } from "../../shared/importedNoun.js";
import { sliceSize } from "../../shared/slices.js";

type Row = Pick<ImportRow, "number" | "givenId" | "givenVersion" | "slug" | "given" | "problems">;

type Checked = Pick<ImportRow, "number" | "outcome" | "rowId" | "version"> & { found: FieldError[] };

interface Existing {
  id: string;
  version: number;
  slug: string | null;
  snapshot: Snapshot;
}

/** What the catalogue has that a slice of rows speaks of. */
interface Surroundings {
  byId: Map<string, Existing>;
  bySlug: Map<string, Existing>;
  /** Ids that a row has had which is gone. */
  usedIds: Set<string>;
  casinoIds: Set<string>;
}

/** @throws BadUserInputError while rows are missing. */
export async function checkImport(db: DataSource, noun: ImportedNoun, { id }: Pick<Import, "id">): Promise<void> {
  const begun = await beginCheck(db, id);
  for (let from = 1; from <= begun.rowCount; from += sliceSize) {
    const rows = await readSlice(db, id, from);
    const around = await lookAround(db, noun, rows);
    const checked: Checked[] = [];
    for (const row of rows) checked.push(await checkRow(noun, row, around));
    await writeSlice(db, id, checked);
  }
  for (let from = 1; from <= begun.rowCount; from += sliceSize) await refuseDoubles(db, noun, id, from);
  await db.query("UPDATE imports SET checked_sequence = $2 WHERE id = $1 AND revision = $3", [
    id,
    begun.sequence,
    begun.revision,
  ]);
}

/** The state of the catalogue by the change sets that there are. */
export const latestSequence = "COALESCE((SELECT max(sequence) FROM change_sets), 0)";

async function beginCheck(db: DataSource, id: string) {
  const [begun] = await db.query<[{ rowCount: number; last: number; sequence: number; revision: number }]>(
    `SELECT revision, ${latestSequence} AS sequence, rows.count AS "rowCount", rows.last
     FROM imports, (SELECT count(*)::int AS count, COALESCE(max(number), 0) AS last FROM import_rows WHERE import_id = $1) AS rows
     WHERE id = $1`,
    [id],
  );
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
    `SELECT number, given_id AS "givenId", given_version AS "givenVersion", slug, given, problems
     FROM import_rows WHERE import_id = $1 AND number >= $2 AND number < $3 ORDER BY number`,
    [id, from, from + sliceSize],
  );
}

async function lookAround(db: DataSource, noun: ImportedNoun, rows: Row[]): Promise<Surroundings> {
  const ids = rows.flatMap(({ givenId }) => givenId ?? []);
  const slugs = rows.flatMap(({ slug }) => slug ?? []);
  const { entity, table } = nouns[noun.noun];
  const hasSlug = "slug" in noun.columns;
  const existing = await db.query<Existing[]>(
    `SELECT id, version, ${hasSlug ? "slug" : "NULL AS slug"}, ${snapshotSql(db.getMetadata(entity), "row")} AS snapshot
     FROM ${table} AS row WHERE id = ANY($1) ${hasSlug ? "OR slug = ANY($2)" : ""}`,
    hasSlug ? [ids, slugs] : [ids],
  );
  const byId = new Map(existing.map((row) => [row.id, row]));
  const unknown = ids.filter((id) => !byId.has(id));
  const used = await db.query<{ id: string }[]>(
    "SELECT DISTINCT row_id AS id FROM history WHERE noun = $1 AND row_id = ANY($2)",
    [noun.noun, unknown],
  );
  const casinoIds = rows.flatMap(({ given }) => (typeof given["casinoId"] === "string" ? given["casinoId"] : []));
  const casinos =
    casinoIds.length === 0
      ? []
      : await db.query<{ id: string }[]>("SELECT id FROM casinos WHERE id = ANY($1)", [casinoIds]);
  return {
    byId,
    bySlug: new Map(existing.flatMap((row) => (row.slug === null ? [] : [[row.slug, row]]))),
    usedIds: new Set(used.map(({ id }) => id)),
    casinoIds: new Set(casinos.map(({ id }) => id)),
  };
}

async function checkRow(noun: ImportedNoun, row: Row, around: Surroundings): Promise<Checked> {
  const { number, givenId, givenVersion, slug, given } = row;
  const holder = slug === null ? undefined : around.bySlug.get(slug);
  const existing = givenId !== null ? around.byId.get(givenId) : noun.isKnownBySlug ? holder : undefined;
  const found: FieldError[] = [];
  const refuse = (field: string, message: string) => found.push({ field, message });
  if (holder !== undefined && holder !== existing)
    refuse("slug", `Another ${noun.singular} has this slug. Choose a different one.`);
  if (typeof given["casinoId"] === "string" && !around.casinoIds.has(given["casinoId"]))
    refuse("casinoId", "There is no such casino any more. Choose another one.");
  if (existing === undefined) {
    if (givenId !== null && around.usedIds.has(givenId))
      refuse("id", `This id has been used for another ${noun.singular}. Give a new UUID, or leave the id out.`);
    if (givenVersion !== null)
      refuse("version", `There is no such ${noun.singular}: leave the version out to add it, or correct its id.`);
    found.push(...(await missingErrors(noun, row)));
  } else if (givenVersion !== null && givenVersion !== existing.version) {
    refuse(
      "version",
      `This ${noun.singular} was changed by somebody else since you exported it. Export it again and decide which values to keep.`,
    );
  }
  const isWrong = row.problems.length > 0 || found.length > 0;
  if (existing !== undefined) {
    const outcome = isWrong ? "wrong" : holds(existing.snapshot, given) ? "unchanged" : "update";
    return { number, outcome, rowId: existing.id, version: existing.version, found };
  }
  const rowId = givenId ?? (isWrong ? null : randomUUID());
  return { number, outcome: isWrong ? "wrong" : "create", rowId, version: null, found };
}

/** What a new row lacks, in the words of the form. */
async function missingErrors(noun: ImportedNoun, { given, problems }: Row): Promise<FieldError[]> {
  const missing = noun.required.filter((name) => !(name in given) && !problems.some(({ field }) => field === name));
  // Where the row as a whole could not be read, nothing is known to be missing.
  if (missing.length === 0 || problems.some(({ field }) => field === "")) return [];
  const errors = await findFieldErrors(noun.toNew(given));
  return errors.filter(({ field }) => missing.includes(field));
}

/** Whether a row has all values that are given. */
function holds(snapshot: Snapshot, given: GivenValues): boolean {
  return Object.entries(given).every(([name, value]) =>
    typeof value === "object" && !Array.isArray(value)
      ? holds(snapshot[name] as Snapshot, value as GivenValues)
      : isDeepStrictEqual(snapshot[name], value),
  );
}

/** Not after the import is applied: then the rows say what was applied. */
const unlessApplied = "(SELECT FROM imports WHERE id = $1 AND applied_change_set_id IS NULL FOR SHARE) AS open";

async function writeSlice(db: DataSource, id: string, rows: Checked[]): Promise<void> {
  await db.query(
    `UPDATE import_rows AS row SET outcome = checked.outcome, row_id = checked.row_id, version = checked.version, found = checked.found
     FROM unnest($2::int[], $3::text[], $4::uuid[], $5::int[], $6::jsonb[]) AS checked (number, outcome, row_id, version, found),
       ${unlessApplied}
     WHERE row.import_id = $1 AND row.number = checked.number`,
    [
      id,
      rows.map(({ number }) => number),
      rows.map(({ outcome }) => outcome),
      rows.map(({ rowId }) => rowId),
      rows.map(({ version }) => version),
      rows.map(({ found }) => JSON.stringify(found)),
    ],
  );
}

/** Of rows with the same slug, or that are the same row, the first one is taken. */
async function refuseDoubles(db: DataSource, noun: ImportedNoun, id: string, from: number): Promise<void> {
  const firstWith = (column: string) =>
    `(SELECT number FROM import_rows AS other WHERE other.import_id = $1 AND other.${column} = row.${column}
      ORDER BY number LIMIT 1)`;
  await db.query(
    `UPDATE import_rows AS row SET outcome = 'wrong', found = row.found || jsonb_build_object(
       'field', CASE WHEN row.given_id IS NULL OR double.slug < row.number THEN 'slug' ELSE 'id' END,
       'message', CASE WHEN double.slug < row.number
         THEN 'Row ' || double.slug || ' of this file has the same slug. Keep one of them, or give each its own.'
         ELSE 'Row ' || double.same || ' of this file is the same ${noun.singular}. Keep one of them.' END
     )
     FROM (
       SELECT number, ${firstWith("slug")} AS slug, ${firstWith("row_id")} AS same
       FROM import_rows AS row WHERE import_id = $1 AND number >= $2 AND number < $3
     ) AS double, ${unlessApplied}
     WHERE row.import_id = $1 AND row.number = double.number AND (double.slug < row.number OR double.same < row.number)`,
    [id, from, from + sliceSize],
  );
}

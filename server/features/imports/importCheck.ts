/**
 * Holds the rows of an import against the catalogue and against each other, and writes down what would become of each.
 * Works in slices outside any transaction; a row that moves afterwards is found by its version when the import is applied.
 */
import type { DataSource } from "typeorm";

import type { Import, ImportRow } from "../../database/entities/import.entity.js";
import { nouns } from "../../database/nouns.js";
import { blankSnapshot, differingFields, type Snapshot, snapshotSql } from "../../database/snapshots.js";
import { BadUserInputError, type FieldError } from "../../shared/errors.js";
import { findFieldErrors } from "../../shared/fieldErrors.js";
import type { GivenValues, ImportedNoun } from "../../shared/importedNoun.js";
import { sliceSize } from "../../shared/slices.js";

type Row = Pick<ImportRow, "number" | "newId" | "givenId" | "givenVersion" | "slug" | "given" | "problems">;

type Checked = Pick<ImportRow, "number" | "outcome" | "rowId" | "before" | "after" | "changed"> & {
  found: FieldError[];
};

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
  doubles: Doubles;
  /** A new row of which nothing is given. */
  blank: Snapshot;
}

/** The first row of the file that has a slug, or an id, or is a row of the catalogue. */
interface Doubles {
  bySlug: Map<string, number>;
  byId: Map<string, number>;
}

/** Checks in progress in this process, by import: who asks once more, as after a timeout, waits for the same one. */
const inProgress = new Map<string, Promise<void>>();

/** @throws BadUserInputError while rows are missing. */
export function checkImport(db: DataSource, noun: ImportedNoun, { id }: Pick<Import, "id">): Promise<void> {
  const begun = inProgress.get(id);
  if (begun) return begun;
  const checking = check(db, noun, id).finally(() => inProgress.delete(id));
  inProgress.set(id, checking);
  return checking;
}

async function check(db: DataSource, noun: ImportedNoun, id: string): Promise<void> {
  const begun = await beginCheck(db, id);
  for (let from = 1; from <= begun.rowCount; from += sliceSize) {
    const rows = await readSlice(db, id, from);
    const around = await lookAround(db, noun, id, rows);
    const checked: Checked[] = [];
    for (const row of rows) checked.push(await checkRow(noun, row, around));
    await writeSlice(db, id, checked);
  }
  await db.query("UPDATE imports SET checked_sequence = $2 WHERE id = $1 AND revision = $3 AND applied_at IS NULL", [
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
    `SELECT number, new_id AS "newId", given_id AS "givenId", given_version AS "givenVersion", slug, given, problems
     FROM import_rows WHERE import_id = $1 AND number >= $2 AND number < $3 ORDER BY number`,
    [id, from, from + sliceSize],
  );
}

async function lookAround(db: DataSource, noun: ImportedNoun, importId: string, rows: Row[]): Promise<Surroundings> {
  const ids = rows.flatMap(({ givenId }) => givenId ?? []);
  const slugs = rows.flatMap(({ slug }) => slug ?? []);
  const existing = await findExisting(db, noun, ids, slugs);
  const byId = new Map(existing.map((row) => [row.id, row]));
  const used = await db.query<{ id: string }[]>(
    "SELECT DISTINCT row_id AS id FROM history WHERE noun = $1 AND row_id = ANY($2)",
    [noun.noun, ids.filter((id) => !byId.has(id))],
  );
  const casinoIds = rows.flatMap(({ given }) => (typeof given["casinoId"] === "string" ? given["casinoId"] : []));
  const casinos = await db.query<{ id: string }[]>("SELECT id FROM casinos WHERE id = ANY($1)", [casinoIds]);
  return {
    byId,
    bySlug: new Map(existing.flatMap((row) => (row.slug === null ? [] : [[row.slug, row]]))),
    usedIds: new Set(used.map(({ id }) => id)),
    casinoIds: new Set(casinos.map(({ id }) => id)),
    blank: blankSnapshot(db.getMetadata(nouns[noun.noun].entity)),
    doubles: await findDoubles(db, noun, importId, { ids, slugs, existing }),
  };
}

function findExisting(db: DataSource, noun: ImportedNoun, ids: string[], slugs: string[]): Promise<Existing[]> {
  const { entity, table } = nouns[noun.noun];
  const snapshot = snapshotSql(db.getMetadata(entity), "row");
  return "slug" in noun.columns
    ? db.query<Existing[]>(
        `SELECT id, version, slug, ${snapshot} AS snapshot FROM ${table} AS row WHERE id = ANY($1) OR slug = ANY($2)`,
        [ids, slugs],
      )
    : db.query<Existing[]>(
        `SELECT id, version, NULL AS slug, ${snapshot} AS snapshot FROM ${table} AS row WHERE id = ANY($1)`,
        [ids],
      );
}

/** Told by what the file says alone, so that every slice can tell it by itself. */
async function findDoubles(
  db: DataSource,
  noun: ImportedNoun,
  importId: string,
  { ids, slugs, existing }: { ids: string[]; slugs: string[]; existing: Existing[] },
): Promise<Doubles> {
  const bySlug = await db.query<{ slug: string; first: number }[]>(
    `SELECT slug, (SELECT min(number) FROM import_rows WHERE import_id = $1 AND import_rows.slug = given.slug) AS first
     FROM unnest($2::text[]) AS given (slug)`,
    [importId, slugs],
  );
  // A row without id is the casino of its slug, so that both may name the same one.
  const slugOf = new Map(noun.isKnownBySlug ? existing.map(({ id, slug }) => [id, slug]) : []);
  const named = [...new Set([...ids, ...existing.map(({ id }) => id)])];
  const byId = await db.query<{ id: string; first: number | null }[]>(
    `SELECT id, LEAST(
       (SELECT min(number) FROM import_rows WHERE import_id = $1 AND given_id = named.id),
       (SELECT min(number) FROM import_rows WHERE import_id = $1 AND import_rows.slug = named.slug AND given_id IS NULL)
     ) AS first
     FROM unnest($2::uuid[], $3::text[]) AS named (id, slug)`,
    [importId, named, named.map((id) => slugOf.get(id) ?? null)],
  );
  return {
    bySlug: new Map(bySlug.map(({ slug, first }) => [slug, first])),
    byId: new Map(byId.flatMap(({ id, first }) => (first === null ? [] : [[id, first]]))),
  };
}

async function checkRow(noun: ImportedNoun, row: Row, around: Surroundings): Promise<Checked> {
  const { number, newId, givenId, slug, given } = row;
  const holder = slug === null ? undefined : around.bySlug.get(slug);
  const existing = givenId !== null ? around.byId.get(givenId) : noun.isKnownBySlug ? holder : undefined;
  const found = [
    ...doubleErrors(noun, row, around.doubles, existing),
    ...slugErrors(noun, existing, holder),
    ...casinoErrors(row, around),
    ...(existing === undefined ? await newErrors(noun, row, around) : versionErrors(noun, row, existing)),
  ];
  const checked = { number, before: null, after: null, changed: [], found };
  if (row.problems.length > 0 || found.length > 0)
    return { ...checked, outcome: "wrong", rowId: existing?.id ?? givenId };
  if (existing === undefined) {
    const rowId = givenId ?? newId;
    return { ...checked, outcome: "create", rowId, after: merged({ ...around.blank, id: rowId }, given) };
  }
  const { id: rowId, snapshot: before } = existing;
  const after = merged(before, given);
  const changed = differingFields(before, after);
  return { ...checked, outcome: changed.length === 0 ? "unchanged" : "update", rowId, before, after, changed };
}

/** A row with the values that are given. */
function merged(snapshot: Snapshot, given: GivenValues): Snapshot {
  const values = Object.entries(given).map(([name, value]): [string, unknown] => [
    name,
    typeof value === "object" && !Array.isArray(value)
      ? merged(snapshot[name] as Snapshot, value as GivenValues)
      : value,
  ]);
  return { ...snapshot, ...Object.fromEntries(values) };
}

function doubleErrors(
  { singular }: ImportedNoun,
  { number, givenId, slug }: Row,
  { bySlug, byId }: Doubles,
  existing: Existing | undefined,
): FieldError[] {
  const withSlug = slug === null ? number : (bySlug.get(slug) ?? number);
  if (withSlug < number) {
    const message = `Row ${withSlug} of this file has the same slug. Keep one of them, or give each its own.`;
    return [{ field: "slug", message }];
  }
  const rowId = existing?.id ?? givenId;
  const same = rowId === null ? number : (byId.get(rowId) ?? number);
  const message = `Row ${same} of this file is the same ${singular}. Keep one of them.`;
  return same < number ? [{ field: givenId === null ? "slug" : "id", message }] : [];
}

function slugErrors({ singular }: ImportedNoun, existing: Existing | undefined, holder: Existing | undefined) {
  if (holder === undefined || holder === existing) return [];
  return [{ field: "slug", message: `Another ${singular} has this slug. Choose a different one.` }];
}

function casinoErrors({ given }: Row, { casinoIds }: Surroundings): FieldError[] {
  const { casinoId } = given;
  if (typeof casinoId !== "string" || casinoIds.has(casinoId)) return [];
  return [{ field: "casinoId", message: "There is no such casino any more. Choose another one." }];
}

function versionErrors({ singular }: ImportedNoun, { givenVersion }: Row, { version }: Existing): FieldError[] {
  if (givenVersion === null || givenVersion === version) return [];
  const message = `This ${singular} was changed by somebody else since you exported it. Export it again and decide which values to keep.`;
  return [{ field: "version", message }];
}

async function newErrors(noun: ImportedNoun, row: Row, { usedIds }: Surroundings): Promise<FieldError[]> {
  const errors = await missingErrors(noun, row);
  if (row.givenId !== null && usedIds.has(row.givenId)) {
    const message = `This id has been used for another ${noun.singular}. Give a new UUID, or leave the id out.`;
    errors.push({ field: "id", message });
  }
  if (row.givenVersion !== null) {
    const message = `There is no such ${noun.singular}: leave the version out to add it, or correct its id.`;
    errors.push({ field: "version", message });
  }
  return errors;
}

/** What a new row lacks, in the words of the form. */
async function missingErrors(noun: ImportedNoun, { given, problems }: Row): Promise<FieldError[]> {
  const missing = noun.required.filter((name) => !(name in given) && !problems.some(({ field }) => field === name));
  // Where the row as a whole could not be read, nothing is known to be missing.
  if (missing.length === 0 || problems.some(({ field }) => field === "")) return [];
  const errors = await findFieldErrors(noun.toNew(given));
  return errors.filter(({ field }) => missing.includes(field));
}

/** Not after the import is applied: then the rows say what was applied. */
const unlessApplied = "(SELECT FROM imports WHERE id = $1 AND applied_at IS NULL FOR SHARE) AS open";

async function writeSlice(db: DataSource, id: string, rows: Checked[]): Promise<void> {
  const json = (value: unknown) => (value === null ? null : JSON.stringify(value));
  await db.query(
    `UPDATE import_rows AS row SET outcome = checked.outcome, row_id = checked.row_id,
       before = checked.before, after = checked.after, found = checked.found,
       changed = ARRAY(SELECT jsonb_array_elements_text(checked.changed))
     FROM unnest($2::int[], $3::text[], $4::uuid[], $5::jsonb[], $6::jsonb[], $7::jsonb[], $8::jsonb[])
       AS checked (number, outcome, row_id, before, after, found, changed), ${unlessApplied}
     WHERE row.import_id = $1 AND row.number = checked.number`,
    [
      id,
      rows.map(({ number }) => number),
      rows.map(({ outcome }) => outcome),
      rows.map(({ rowId }) => rowId),
      rows.map(({ before }) => json(before)),
      rows.map(({ after }) => json(after)),
      rows.map(({ found }) => json(found)),
      rows.map(({ changed }) => json(changed)),
    ],
  );
}

/** Reads the part of the catalogue, its history and the file that a slice of an import's rows refers to. */
import type { DataSource } from "typeorm";

import type { Import, ImportRow } from "../../database/entities/import.entity.js";
import { nouns } from "../../database/writing/nouns.js";
import { blankSnapshot, type Snapshot, snapshotSql } from "../../database/writing/snapshots.js";
import { EmptyCells } from "../../shared/input/emptyCells.js";
import type { ImportedNoun } from "../../shared/schema/importedNoun.js";

export type Row = Pick<ImportRow, "number" | "newId" | "givenId" | "givenVersion" | "slug" | "given" | "problems">;

export interface Existing {
  id: string;
  version: number;
  slug: string | null;
  snapshot: Snapshot;
}

/** What a slice of rows refers to. */
export interface CatalogueSlice {
  byId: Map<string, Existing>;
  bySlug: Map<string, Existing>;
  /** Ids of rows that were deleted. */
  usedIds: Set<string>;
  casinoIds: Set<string>;
  firstRows: FirstRows;
  /** A new row without values. */
  blank: Snapshot;
  /** Rows that changed since the file was exported, as they were then, by id and version. */
  exported: Map<string, Snapshot>;
  /** The file's columns that hold values. */
  columns: string[];
  /** Whether an empty cell clears its field. */
  isClearing: boolean;
}

/** For each slug and id, the number of the first row of the file that has it. */
export interface FirstRows {
  bySlug: Map<string, number>;
  byId: Map<string, number>;
  /** The lines of those rows in the editor's file, by number. */
  lines: Map<number, number>;
}

export async function readCatalogueSlice(
  db: DataSource,
  noun: ImportedNoun,
  begun: Pick<Import, "id" | "columns" | "emptyCells">,
  rows: Row[],
): Promise<CatalogueSlice> {
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
    firstRows: await findFirstRows(db, noun, begun.id, { ids, slugs, existing }),
    exported: await findExported(db, noun, rows, byId),
    columns: begun.columns.filter((column) => column !== "id" && column !== "version"),
    isClearing: begun.emptyCells === EmptyCells.CLEAR,
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

/** Depends on the file only, so every slice finds the same rows. */
async function findFirstRows(
  db: DataSource,
  noun: ImportedNoun,
  importId: string,
  { ids, slugs, existing }: { ids: string[]; slugs: string[]; existing: Existing[] },
): Promise<FirstRows> {
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
  const firsts = [...bySlug, ...byId].flatMap(({ first }) => first ?? []);
  const lines = await db.query<{ number: number; line: number }[]>(
    "SELECT number, COALESCE(line, number) AS line FROM import_rows WHERE import_id = $1 AND number = ANY($2)",
    [importId, firsts],
  );
  return {
    lines: new Map(lines.map(({ number, line }) => [number, line])),
    bySlug: new Map(bySlug.map(({ slug, first }) => [slug, first])),
    byId: new Map(byId.flatMap(({ id, first }) => (first === null ? [] : [[id, first]]))),
  };
}

/** The history holds the state before each update, which is the state of the exported version. */
async function findExported(
  db: DataSource,
  { noun }: ImportedNoun,
  rows: Row[],
  byId: Map<string, Existing>,
): Promise<Map<string, Snapshot>> {
  const stale = rows.flatMap(({ givenId, givenVersion }) => {
    const existing = givenId === null ? undefined : byId.get(givenId);
    const isStale = existing !== undefined && givenVersion !== null && givenVersion < existing.version;
    return isStale ? [{ id: existing.id, version: givenVersion }] : [];
  });
  if (stale.length === 0) return new Map();
  const found = await db.query<{ id: string; version: number; before: Snapshot }[]>(
    `SELECT stale.id, stale.version, history.before FROM unnest($2::uuid[], $3::int[]) AS stale (id, version)
     JOIN history ON row_id = stale.id AND history.version = stale.version + 1 AND noun = $1 AND operation = 'update'`,
    [noun, stale.map(({ id }) => id), stale.map(({ version }) => version)],
  );
  return new Map(found.map(({ id, version, before }) => [exportedKey(id, version), before]));
}

export function exportedKey(id: string, version: number): string {
  return `${id} ${version}`;
}

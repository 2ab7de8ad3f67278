/** Reads the catalogue rows, and the history, that one slice of an import's rows refers to. */
import type { DataSource } from "typeorm";

import type { Import, ImportRow } from "../../database/entities/import.entity.js";
import { nouns } from "../write/nouns.js";
import { toSnakeCase } from "../../database/connection/naming.js";
import { blankSnapshot, type Snapshot, snapshotSql } from "../write/snapshots.js";
import { EmptyCells } from "../../shared/input/emptyCells.js";
import type { ImportedNoun } from "../../shared/schema/catalogue/importedNoun.js";

export interface Row extends Pick<
  ImportRow,
  "number" | "newId" | "givenId" | "givenVersion" | "slug" | "given" | "problems"
> {
  /** The row's line number in the editor's file. If the caller sent no line numbers, this is `number`. */
  line: number;
}

export interface Existing {
  id: string;
  version: number;
  /** The slug, or the path of a redirect. */
  slug: string | null;
  snapshot: Snapshot;
}

/** The import's settings, and the catalogue rows that a slice of its rows refers to. */
export interface CatalogueSlice {
  byId: Map<string, Existing>;
  bySlug: Map<string, Existing>;
  /** The ids of deleted rows, which new rows must not reuse. */
  usedIds: Set<string>;
  casinoIds: Set<string>;
  /** The snapshot of a new row without values. */
  blank: Snapshot;
  /** The exported version of each row that has changed since the export, keyed by row number. */
  exported: Map<number, Snapshot>;
  /** The file's columns, without `id` and `version`. */
  columns: string[];
  /** Whether empty cells clear their fields. */
  isClearing: boolean;
}

export async function readCatalogueSlice(
  db: DataSource,
  noun: ImportedNoun,
  begun: Pick<Import, "id" | "columns" | "emptyCells">,
  rows: Row[],
): Promise<CatalogueSlice> {
  const findIds = async (sql: string, values: unknown[]) => {
    const result = await db.query<{ id: string }[]>(sql, values);
    return new Set(result.map(({ id }) => id));
  };
  const existing = await findExisting(db, noun, rows);
  const byId = new Map(existing.map((row) => [row.id, row]));
  const unknownIds = rows.flatMap(({ givenId }) => (givenId === null || byId.has(givenId) ? [] : [givenId]));
  const casinoIds = rows.flatMap(({ given }) => (typeof given["casinoId"] === "string" ? given["casinoId"] : []));
  return {
    byId,
    bySlug: new Map(existing.flatMap((row) => (row.slug === null ? [] : [[row.slug, row]]))),
    usedIds: await findIds("SELECT row_id AS id FROM history WHERE noun = $1 AND row_id = ANY($2)", [
      noun.noun,
      unknownIds,
    ]),
    casinoIds: await findIds("SELECT id FROM casinos WHERE id = ANY($1)", [casinoIds]),
    blank: blankSnapshot(db.getMetadata(nouns[noun.noun].entity)),
    exported: await findExported(db, noun, begun.id, rows),
    columns: begun.columns.filter((column) => column !== "id" && column !== "version"),
    isClearing: begun.emptyCells === EmptyCells.CLEAR,
  };
}

function findExisting(db: DataSource, noun: ImportedNoun, rows: Row[]): Promise<Existing[]> {
  const { entity, table, key } = nouns[noun.noun];
  const slug = key ? toSnakeCase(key) : "NULL::text";
  return db.query<Existing[]>(
    `SELECT id, version, ${slug} AS slug, ${snapshotSql(db.getMetadata(entity), "row")} AS snapshot
     FROM ${table} AS row WHERE id = ANY($1) OR ${slug} = ANY($2)`,
    [rows.flatMap(({ givenId }) => givenId ?? []), rows.flatMap(({ slug: wanted }) => wanted ?? [])],
  );
}

/** Reads the exported versions of changed rows. The history contains each row as it was before every update. */
async function findExported(
  db: DataSource,
  { noun }: ImportedNoun,
  importId: string,
  rows: Row[],
): Promise<Map<number, Snapshot>> {
  const found = await db.query<{ number: number; before: Snapshot }[]>(
    `SELECT number, history.before FROM import_rows
     JOIN history ON history.row_id = given_id AND history.version = given_version + 1
     WHERE import_id = $1 AND number = ANY($2) AND noun = $3 AND operation = 'update'`,
    [importId, rows.map(({ number }) => number), noun],
  );
  return new Map(found.map(({ number, before }) => [number, before]));
}

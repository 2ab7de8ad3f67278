/** Reads imports and what would become of their rows. */
import type { DataSource } from "typeorm";

import { Import, ImportRow } from "../../database/entities/import.entity.js";
import { fieldChangesOf } from "../../database/fieldChanges.js";
import { findPage } from "../../database/keyset.js";
import type { Loaders } from "../../database/loaders.js";
import { nouns } from "../../database/nouns.js";
import { type Snapshot, snapshotSql } from "../../database/snapshots.js";
import { type Connection, listKey, type Page } from "../../shared/connection.js";
import { ConflictError, NotFoundError } from "../../shared/errors.js";
import type { GivenValues, ImportedNouns } from "../../shared/importedNoun.js";
import { isUuid } from "../../shared/uuid.js";
import type { ImportedRow, ImportOutcome, ImportPreview } from "./import.inputs.js";
import { checkImport, latestSequence } from "./importCheck.js";

/** Null when there is none. */
export function findImport(db: DataSource, id: string): Promise<Import | null> {
  return isUuid(id) ? db.getRepository(Import).findOneBy({ id }) : Promise.resolve(null);
}

export async function countRows(db: DataSource, id: string): Promise<number> {
  return db.getRepository(ImportRow).countBy({ importId: id });
}

/**
 * Holds the rows against the catalogue, unless that was done since either moved, and counts them.
 * @throws NotFoundError, BadUserInputError while rows are missing, ConflictError once the import is applied.
 */
export async function previewImport(
  { db, importedNouns }: { db: DataSource; importedNouns: ImportedNouns },
  id: string,
): Promise<ImportPreview> {
  const found = await findImport(db, id);
  if (found === null) throw new NotFoundError("import");
  if (found.appliedChangeSetId !== null) {
    throw new ConflictError("This import has been applied. The history shows what it did.", {
      changeSetId: found.appliedChangeSetId,
    });
  }
  const [{ sequence }] = await db.query<[{ sequence: number }]>(`SELECT ${latestSequence} AS sequence`);
  if (found.checkedSequence !== sequence) await checkImport(db, importedNouns[found.noun], found);
  return { import: found, ...(await countOutcomes(db, id)) };
}

export async function countOutcomes(db: DataSource, id: string): Promise<Omit<ImportPreview, "import">> {
  const rows = await db.query<{ outcome: ImportOutcome; count: number }[]>(
    "SELECT outcome, count(*)::int AS count FROM import_rows WHERE import_id = $1 GROUP BY outcome",
    [id],
  );
  const counts = new Map(rows.map(({ outcome, count }) => [String(outcome), count]));
  const of = (outcome: string) => counts.get(outcome) ?? 0;
  return {
    createCount: of("create"),
    updateCount: of("update"),
    unchangedCount: of("unchanged"),
    wrongCount: of("wrong"),
  };
}

export interface ImportedRowList {
  import: Import;
  /** Null for all rows. */
  outcome: ImportOutcome | null;
  page: Page;
  hasChanges: boolean;
}

/** One page of the rows of an import that was checked. @throws BadUserInputError for a cursor of another list. */
export async function findImportedRows(
  { db, loaders }: { db: DataSource; loaders: Loaders },
  list: ImportedRowList,
): Promise<Connection<ImportedRow>> {
  const { id, noun } = list.import;
  const query = db.createQueryBuilder(ImportRow, "row").where("row.importId = :id", { id });
  if (list.outcome !== null) query.andWhere("row.outcome = :outcome", { outcome: list.outcome });
  const { edges, ...connection } = await findPage({
    query,
    keys: [{ property: "number", type: "integer", direction: "ASC" }],
    key: listKey("importedRows", id, { outcome: list.outcome }),
    page: list.page,
    properties: ["importId", "outcome", "rowId", "given", "problems", "found"],
  });
  const rowIds = edges.flatMap(({ node }) => node.rowId ?? []);
  const present = await findSnapshots(db, noun, rowIds);
  const described = (row: ImportRow): ImportedRow => {
    const before = present.get(row.rowId ?? "") ?? null;
    const after = merged(before ?? {}, row.given);
    const isRight = row.outcome === "create" || row.outcome === "update";
    const name = after[nouns[noun].name];
    return {
      number: row.number,
      outcome: row.outcome as ImportOutcome,
      name: typeof name === "string" ? name : null,
      rowId: row.rowId,
      problems: [...row.problems, ...(row.found ?? [])].map(({ field, message }) => ({
        column: field || null,
        message,
      })),
      changes: list.hasChanges && isRight ? fieldChangesOf(db, loaders, { noun, before, after }) : [],
    };
  };
  return { ...connection, edges: edges.map(({ cursor, node }) => ({ cursor, node: described(node) })) };
}

async function findSnapshots(db: DataSource, noun: Import["noun"], ids: string[]): Promise<Map<string, Snapshot>> {
  const { entity, table } = nouns[noun];
  const rows = await db.query<{ id: string; snapshot: Snapshot }[]>(
    `SELECT id, ${snapshotSql(db.getMetadata(entity), "row")} AS snapshot FROM ${table} AS row WHERE id = ANY($1)`,
    [ids],
  );
  return new Map(rows.map(({ id, snapshot }) => [id, snapshot]));
}

/** A row with the values that are given. */
function merged(snapshot: Snapshot, given: GivenValues): Snapshot {
  const values = Object.entries(given).map(([name, value]): [string, unknown] => [
    name,
    value !== null && typeof value === "object" && !Array.isArray(value)
      ? merged((snapshot[name] ?? {}) as Snapshot, value as GivenValues)
      : value,
  ]);
  return { ...snapshot, ...Object.fromEntries(values) };
}

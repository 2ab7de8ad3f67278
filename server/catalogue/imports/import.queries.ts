/** Reads and previews imports. */
import type { DataSource, EntityManager } from "typeorm";

import { Import, ImportRow } from "../../database/entities/import.entity.js";
import { fieldChangesOf } from "../history/fieldChanges.js";
import { findPage } from "../../database/reading/keyset.js";
import type { Condition } from "../../database/reading/selectRows.js";
import type { Loaders } from "../loaders.js";
import { nouns } from "../write/nouns.js";
import { type Connection, mapRows, type Page } from "../../shared/schema/connection.js";
import { listKey } from "../../shared/schema/cursor.js";
import { ConflictError, NotFoundError } from "../../shared/errors.js";
import type { ImportedNouns } from "../../shared/schema/catalogue/importedNoun.js";
import { isUuid } from "../../shared/input/uuid.js";
import type { ImportedRow, ImportOutcome, ImportPreview } from "./import.inputs.js";
import { checkImport, latestSequence } from "./importCheck.js";

/** Returns one import, or null if it does not exist. */
export function findImport(db: DataSource, id: string): Promise<Import | null> {
  return isUuid(id) ? db.getRepository(Import).findOneBy({ id }) : Promise.resolve(null);
}

/**
 * Checks the rows against the catalogue if the rows or the catalogue have changed since the last check. Returns the
 * number of rows for each outcome.
 * @throws NotFoundError, BadUserInputError while rows are missing, or ConflictError once the import is applied or while
 * other requests keep adding rows.
 */
export async function previewImport(
  { db, importedNouns }: { db: DataSource; importedNouns: ImportedNouns },
  id: string,
): Promise<ImportPreview> {
  const current = await findImport(db, id);
  if (current === null) throw new NotFoundError("import");
  if (current.appliedAt !== null) {
    throw new ConflictError("This import was already applied. The history shows its changes.", {
      changeSetId: current.appliedChangeSetId,
    });
  }
  const [{ sequence }] = await db.query<[{ sequence: number }]>(`SELECT ${latestSequence} AS sequence`);
  if (current.checkedSequence !== sequence) await checkImport(db, importedNouns[current.noun], current);
  return { import: current, ...(await countOutcomes(db, id)) };
}

/** Counts the rows of a checked import for each outcome. */
export async function countOutcomes(
  db: Pick<EntityManager, "query">,
  id: string,
): Promise<Omit<ImportPreview, "import">> {
  const [counts] = await db.query<[Omit<ImportPreview, "import">]>(
    `SELECT count(*) FILTER (WHERE outcome = 'create')::int AS "createCount",
       count(*) FILTER (WHERE outcome = 'update')::int AS "updateCount",
       count(*) FILTER (WHERE outcome = 'unchanged')::int AS "unchangedCount",
       count(*) FILTER (WHERE outcome = 'wrong')::int AS "invalidCount",
       count(*) FILTER (WHERE kept <> '{}')::int AS "preservedCount"
     FROM import_rows WHERE import_id = $1`,
    [id],
  );
  return counts;
}

export interface ImportedRowList {
  import: Import;
  /** If null, the list contains all rows. */
  outcome: ImportOutcome | null;
  page: Page;
  hasChanges: boolean;
}

/**
 * Returns one page of the rows of a checked import.
 * @throws BadUserInputError for a cursor from another list.
 */
export async function findImportedRows(
  { db, loaders }: { db: DataSource; loaders: Loaders },
  list: ImportedRowList,
): Promise<Connection<ImportedRow>> {
  const { id, noun } = list.import;
  const where: Condition[] = [{ sql: "row.import_id = ?", values: [id] }];
  if (list.outcome !== null) where.push({ sql: "row.outcome = ?", values: [list.outcome] });
  const connection = await findPage(db, {
    entity: ImportRow,
    where,
    keys: [{ property: "number", type: "integer", direction: "ASC" }],
    key: listKey("importedRows", id, { outcome: list.outcome }),
    page: list.page,
    properties: ["importId", "line", "outcome", "rowId", "given", "before", "after", "problems", "found", "kept"],
  });
  return mapRows(connection, (row): ImportedRow => {
    const { number, line, outcome, rowId, given, before, after, problems, found, kept } = row;
    const name = (after ?? given)[nouns[noun].title];
    const isRight = outcome === "create" || outcome === "update";
    // For a new row, show only the given values as changes.
    const to = before === null ? given : after;
    return {
      number,
      line: line ?? number,
      outcome: outcome as ImportOutcome,
      name: typeof name === "string" ? name : null,
      rowId,
      problems: [...problems, ...(found ?? [])].map(({ field, message }) => ({ column: field || null, message })),
      preservedColumns: kept ?? [],
      stored: isRight && after !== null ? { noun, values: after } : null,
      changes: list.hasChanges && isRight ? fieldChangesOf(db, loaders, { noun, before, after: to }) : [],
    };
  });
}

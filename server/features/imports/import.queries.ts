/** Reads imports and what would become of their rows. */
import type { DataSource } from "typeorm";

import { Import, ImportRow } from "../../database/entities/import.entity.js";
import { fieldChangesOf } from "../../database/history/fieldChanges.js";
import { findPage } from "../../database/reading/keyset.js";
import type { Condition } from "../../database/reading/selectRows.js";
import type { Loaders } from "../../database/reading/loaders.js";
import { nouns } from "../../database/writing/nouns.js";
import { type Connection, listKey, mapRows, type Page } from "../../shared/schema/connection.js";
import { ConflictError, NotFoundError } from "../../shared/errors.js";
import type { FieldChange } from "../../shared/schema/fieldChange.js";
import type { ImportedNouns } from "../../shared/schema/importedNoun.js";
import { isUuid } from "../../shared/input/uuid.js";
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
  if (found.appliedAt !== null) {
    throw new ConflictError("This import has been applied. The history shows what it did.", {
      changeSetId: found.appliedChangeSetId,
    });
  }
  const [{ sequence }] = await db.query<[{ sequence: number }]>(`SELECT ${latestSequence} AS sequence`);
  if (found.checkedSequence !== sequence) await checkImport(db, importedNouns[found.noun], found);
  return { import: found, ...(await countOutcomes(db, id)) };
}

export async function countOutcomes(db: DataSource, id: string): Promise<Omit<ImportPreview, "import">> {
  const rows = await db.query<{ outcome: ImportOutcome; count: number; kept: number }[]>(
    `SELECT outcome, count(*)::int AS count, count(*) FILTER (WHERE kept <> '{}')::int AS kept
     FROM import_rows WHERE import_id = $1 GROUP BY outcome`,
    [id],
  );
  const counts = new Map(rows.map(({ outcome, count }) => [String(outcome), count]));
  const of = (outcome: string) => counts.get(outcome) ?? 0;
  return {
    createCount: of("create"),
    updateCount: of("update"),
    unchangedCount: of("unchanged"),
    wrongCount: of("wrong"),
    keptCount: rows.reduce((sum, { kept }) => sum + kept, 0),
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
  const described = ({
    number,
    line,
    outcome,
    rowId,
    given,
    before,
    after,
    problems,
    found,
    kept,
  }: ImportRow): ImportedRow => {
    const isRight = outcome === "create" || outcome === "update";
    const name = (after ?? given)[nouns[noun].name];
    return {
      number,
      line: line ?? number,
      outcome: outcome as ImportOutcome,
      name: typeof name === "string" ? name : null,
      rowId,
      problems: [...problems, ...(found ?? [])].map(({ field, message }) => ({ column: field || null, message })),
      keptColumns: kept ?? [],
      changes: list.hasChanges && isRight ? changesOf(db, loaders, noun, { before, after, given }) : [],
    };
  };
  return mapRows(connection, described);
}

/** Of a new row what is given, and nothing of what every new one has. */
function changesOf(
  db: DataSource,
  loaders: Loaders,
  noun: Import["noun"],
  { before, after, given }: Pick<ImportRow, "before" | "after" | "given">,
): FieldChange[] {
  return fieldChangesOf(db, loaders, before === null ? { noun, after: given } : { noun, before, after });
}

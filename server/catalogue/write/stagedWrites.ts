/**
 * Writes the staged rows of an import into the catalogue inside `writeCatalogue`. One statement per slice writes the
 * rows and their history. The snapshots contain everything that could be computed before the transaction.
 */
import { sliceSize } from "../../shared/slices.js";
import type { Import } from "../../database/entities/import.entity.js";
import { nouns } from "./nouns.js";
import { momentSql, snapshotSource } from "./snapshots.js";
import type { CatalogueWrite } from "./writes.js";

type Staged = Pick<Import, "id" | "noun">;

/** Returns SQL for the snapshot properties that the database sets: the version and the dates. */
function readOnlyPropertiesSql(version: string, createdAt: string, updatedAt: string): string {
  return `jsonb_build_object(
    'version', ${version}, 'createdAt', ${momentSql(createdAt)}, 'updatedAt', ${momentSql(updatedAt)})`;
}

/**
 * Unsets `isPrimary` on bonuses where the import does so. This happens before other bonuses of the same casinos become
 * the main bonus.
 */
export async function unsetPrimaryOffers({ manager }: CatalogueWrite, { id, noun }: Staged): Promise<void> {
  if (noun !== "bonus") return;
  await manager.query(
    `UPDATE bonuses AS row SET is_primary = false FROM import_rows AS staged
     WHERE staged.import_id = $1 AND staged.outcome = 'update' AND staged.row_id = row.id
       AND row.is_primary AND staged.after ->> 'isPrimary' = 'false'`,
    [id],
  );
}

/**
 * Adds the new rows. No join is needed, because the values that the database sets in a new row are known in advance.
 */
export async function createStaged(write: CatalogueWrite, staged: Staged): Promise<void> {
  const { table, from, values } = snapshotSource(write.manager, staged.noun, "staged.after");
  const columnValues = values.filter(({ property }) => !["version", "createdAt", "updatedAt"].includes(property));
  await eachSlice(
    write,
    staged,
    "create",
    `, row AS (
       INSERT INTO ${table} (${columnValues.map(({ column }) => column).join(", ")}, version, created_at, updated_at)
       SELECT ${columnValues.map(({ value }) => value).join(", ")}, 1, now(), now() FROM staged, ${from}
     )
     INSERT INTO history (change_set_id, noun, row_id, operation, version, after)
     SELECT $5, $6, row_id, $2, 1, after || ${readOnlyPropertiesSql("1", "now()::timestamptz(3)", "now()::timestamptz(3)")} FROM staged`,
  );
}

/** Updates existing rows, which the caller has locked. Writes every column that changes in any of the rows. */
export async function updateStaged(write: CatalogueWrite, staged: Staged): Promise<void> {
  const properties = await write.manager.query<{ property: string }[]>(
    "SELECT DISTINCT unnest(changed) AS property FROM import_rows WHERE import_id = $1 AND outcome = 'update'",
    [staged.id],
  );
  const changed = new Set(properties.map(({ property }) => property));
  const { table, from, values } = snapshotSource(write.manager, staged.noun, "staged.after", (property) =>
    changed.has(property),
  );
  const set = values.filter(({ property }) => property !== "id").map(({ column, value }) => `${column} = ${value}`);
  await eachSlice(
    write,
    staged,
    "update",
    `, row AS (
       UPDATE ${table} AS row SET ${set.join(", ")} FROM staged, ${from} WHERE row.id = staged.row_id
       RETURNING row.id, row.version, row.created_at, row.updated_at, staged.before, staged.after
     )
     INSERT INTO history (change_set_id, noun, row_id, operation, version, before, after)
     SELECT $5, $6, id, $2, version, before, after || ${readOnlyPropertiesSql("version", "created_at", "updated_at")} FROM row`,
  );
}

/** @param writing The rest of the statement. It writes the `staged` rows of a slice and their history. */
async function eachSlice(
  write: CatalogueWrite,
  { id, noun }: Staged,
  outcome: "create" | "update",
  writing: string,
): Promise<void> {
  const [{ first, last }] = await write.manager.query<[{ first: number | null; last: number | null }]>(
    "SELECT min(number) AS first, max(number) AS last FROM import_rows WHERE import_id = $1 AND outcome = $2",
    [id, outcome],
  );
  if (first === null || last === null) return;
  write.touched.add(nouns[noun].table);
  await write.writeChangeSet();
  for (let from = first; from <= last; from += sliceSize) {
    await write.manager.query(
      `WITH staged AS (
         SELECT row_id, before, after FROM import_rows
         WHERE import_id = $1 AND outcome = $2 AND number >= $3 AND number < $4
       ) ${writing}`,
      [id, outcome, from, from + sliceSize, write.changeSetId, noun],
    );
  }
}

/**
 * Brings the rows of an import from where they wait into the catalogue, inside `writeCatalogue`: one statement for each
 * slice writes the rows and their history. All that can be worked out before the transaction is there as a snapshot.
 */
import { sliceSize } from "../../shared/slices.js";
import type { Import } from "../entities/import.entity.js";
import { nouns } from "./nouns.js";
import { momentSql, snapshotSource } from "./snapshots.js";
import type { CatalogueWrite } from "./writes.js";

type Staged = Pick<Import, "id" | "noun">;

/** What the database itself writes of a row, as a part of its snapshot. */
function ownFacts(version: string, createdAt: string, updatedAt: string): string {
  return `jsonb_build_object(
    'version', ${version}, 'createdAt', ${momentSql(createdAt)}, 'updatedAt', ${momentSql(updatedAt)})`;
}

/** Adds the rows that are new. Nothing is joined: what the database puts into a new row is known. */
export async function createStaged(write: CatalogueWrite, staged: Staged): Promise<void> {
  const { table, from, values } = sourceOf(write, staged);
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
     SELECT $5, $6, row_id, $2, 1, after || ${ownFacts("1", "now()::timestamptz(3)", "now()::timestamptz(3)")} FROM staged`,
  );
}

/** Gives the rows that are there the values that change in any of them. They are locked already. */
export async function updateStaged(write: CatalogueWrite, staged: Staged): Promise<void> {
  const properties = await write.manager.query<{ property: string }[]>(
    "SELECT DISTINCT unnest(changed) AS property FROM import_rows WHERE import_id = $1 AND outcome = 'update'",
    [staged.id],
  );
  const changed = new Set(properties.map(({ property }) => property));
  const { table, from, values } = sourceOf(write, staged, (property) => changed.has(property));
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
     SELECT $5, $6, id, $2, version, before, after || ${ownFacts("version", "created_at", "updated_at")} FROM row`,
  );
}

function sourceOf(write: CatalogueWrite, staged: Staged, isWanted?: (property: string) => boolean) {
  const { entity, table } = nouns[staged.noun];
  return { table, ...snapshotSource(write.manager.connection.getMetadata(entity), "staged.after", isWanted) };
}

/** @param writing The rest of the statement that reads a slice's `staged` rows, and writes them and their history. */
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

/**
 * Brings the rows of an import from where they wait into the catalogue, inside `writeCatalogue`: one statement for each
 * slice writes the rows and their history. All that can be worked out before the transaction is there as a snapshot.
 */
import { sliceSize } from "../shared/slices.js";
import type { Import } from "./entities/import.entity.js";
import { nouns } from "./nouns.js";
import { momentSql, snapshotSource } from "./snapshots.js";
import type { CatalogueWrite } from "./writes.js";

type Staged = Pick<Import, "id" | "noun" | "columns">;

/** What the catalogue itself writes of a row, as a part of its snapshot. */
const writtenByItself = `jsonb_build_object(
  'version', row.version, 'createdAt', ${momentSql("row.created_at")}, 'updatedAt', ${momentSql("row.updated_at")})`;

/** Adds the rows that are new. */
export async function createStaged(write: CatalogueWrite, staged: Staged): Promise<void> {
  const { table, from, values } = sourceOf(write, staged);
  const given = values.filter(({ column }) => !['"version"', '"created_at"', '"updated_at"'].includes(column));
  await eachSlice(
    write,
    staged,
    "create",
    `row AS (
       INSERT INTO ${table} (${given.map(({ column }) => column).join(", ")})
       SELECT ${given.map(({ value }) => value).join(", ")} FROM staged, ${from}
       RETURNING id, version, created_at, updated_at
     )`,
  );
}

/** Gives the rows that are there the values that are given. They are locked already. */
export async function updateStaged(write: CatalogueWrite, staged: Staged): Promise<void> {
  const { table, from, values } = sourceOf(write, staged);
  const given = values.filter(({ property }) => staged.columns.includes(property) && !["id", "version"].includes(property));
  await eachSlice(
    write,
    staged,
    "update",
    `row AS (
       UPDATE ${table} AS row SET ${given.map(({ column, value }) => `${column} = ${value}`).join(", ")}
       FROM staged, ${from} WHERE row.id = staged.row_id
       RETURNING row.id, row.version, row.created_at, row.updated_at
     )`,
  );
}

function sourceOf(write: CatalogueWrite, staged: Staged) {
  const { entity, table } = nouns[staged.noun];
  return { table, ...snapshotSource(write.manager.connection.getMetadata(entity), "staged.after") };
}

/** @param rows The part of the statement that writes a slice's `staged` rows, and calls what it has written `row`. */
async function eachSlice(
  write: CatalogueWrite,
  { id, noun }: Staged,
  outcome: "create" | "update",
  rows: string,
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
       ), ${rows}
       INSERT INTO history (change_set_id, noun, row_id, operation, version, before, after)
       SELECT $5, $6, row.id, $2, row.version, staged.before, staged.after || ${writtenByItself}
       FROM row JOIN staged ON staged.row_id = row.id`,
      [id, outcome, from, from + sliceSize, write.changeSetId, noun],
    );
  }
}

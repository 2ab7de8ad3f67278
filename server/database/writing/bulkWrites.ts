/**
 * Writes to many rows of one noun at once, inside `writeCatalogue`: a few statements however many rows there are,
 * and still one history row for each. The history is written by the statement that writes the rows.
 */
import { isUuid } from "../../shared/input/uuid.js";
import { slicesOf } from "../../shared/slices.js";
import { type Noun, type NounRows, nouns } from "./nouns.js";
import { snapshotSql } from "./snapshots.js";
import { type Loading, type RowVersion, staleRowsError } from "./staleRows.js";
import type { CatalogueWrite } from "./writes.js";

/**
 * Holds the rows still until the transaction ends, always in the order of their ids, so that two writers never wait
 * for each other. Answers the ids as the database writes them, in the order given.
 * @throws ConflictError naming every row that is gone or whose version is not the one given.
 */
export async function lockAll(
  write: CatalogueWrite,
  noun: Noun,
  items: RowVersion[],
  loading?: Loading,
): Promise<string[]> {
  const targets = items.map(({ id, version }) => ({ id: id.toLowerCase(), version }));
  const versions = new Map<string, number>();
  const ids = targets.map(({ id }) => id).filter(isUuid);
  for (const slice of slicesOf(ids.toSorted())) {
    const rows = await write.manager.query<RowVersion[]>(
      `SELECT id, version FROM ${nouns[noun].table} WHERE id = ANY($1) ORDER BY id FOR UPDATE`,
      [slice],
    );
    for (const { id, version } of rows) versions.set(id, version);
  }
  const stale = targets.filter(({ id, version }) => versions.get(id) !== version);
  if (stale.length > 0) throw await staleRowsError(write.manager, noun, stale, loading);
  return targets.map(({ id }) => id);
}

export interface BulkUpdated {
  /** Every row of the items, in their order. */
  ids: string[];
  /** How many had other values before; only these were touched. */
  changedCount: number;
  /** Null when none had. */
  changeSetId: string | null;
}

/** Gives every row the same values. @throws ConflictError like `lockAll`. */
export async function updateAll<N extends Noun>(
  write: CatalogueWrite,
  noun: N,
  items: RowVersion[],
  values: Partial<NounRows[N]>,
): Promise<BulkUpdated> {
  const ids = await lockAll(write, noun, items);
  const changed = await giveValues(write, noun, ids, values);
  return { ids, changedCount: changed.length, changeSetId: changed.length > 0 ? write.changeSetId : null };
}

async function giveValues<N extends Noun>(
  write: CatalogueWrite,
  noun: N,
  ids: string[],
  values: Partial<NounRows[N]>,
): Promise<string[]> {
  const { entity, table } = nouns[noun];
  const metadata = write.manager.connection.getMetadata(entity);
  const columns = Object.keys(values).map((property, at) => {
    const column = metadata.findColumnWithPropertyName(property)!;
    return { name: `"${column.databaseName}"`, value: `$${at + 1}::${String(column.type)}` };
  });
  const parameters = Object.values(values);
  const names = columns.map(({ name }) => `row.${name}`).join(", ");
  const isOther = `(${names}) IS DISTINCT FROM (${columns.map(({ value }) => value).join(", ")})`;
  const others = await write.manager.query<{ id: string }[]>(
    `SELECT id FROM ${table} AS row WHERE id = ANY($${parameters.length + 1}) AND ${isOther}`,
    [...parameters, ids],
  );
  const changed = others.map(({ id }) => id);
  if (changed.length === 0) return [];
  write.touched.add(table);
  await write.writeChangeSet();
  const [idsAt, changeSetAt, nounAt] = [1, 2, 3].map((at) => `$${parameters.length + at}`);
  await write.manager.query(
    `WITH before AS (
       SELECT id, ${snapshotSql(metadata, "row")} AS snapshot FROM ${table} AS row WHERE id = ANY(${idsAt})
     ), after AS (
       UPDATE ${table} AS row SET ${columns.map(({ name, value }) => `${name} = ${value}`).join(", ")}
       WHERE id = ANY(${idsAt}) RETURNING row.*
     )
     INSERT INTO history (change_set_id, noun, row_id, operation, version, before, after)
     SELECT ${changeSetAt}, ${nounAt}, id, 'update', row.version, before.snapshot, ${snapshotSql(metadata, "row")}
     FROM after AS row JOIN before USING (id)`,
    [...parameters, changed, write.changeSetId, noun],
  );
  return changed;
}

/** Deletes the rows, which are locked already. */
export async function deleteAll(write: CatalogueWrite, noun: Noun, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const { entity, table } = nouns[noun];
  write.touched.add(table);
  await write.writeChangeSet();
  for (const slice of slicesOf(ids)) {
    await write.manager.query(
      `WITH gone AS (DELETE FROM ${table} AS row WHERE id = ANY($1) RETURNING row.*)
       INSERT INTO history (change_set_id, noun, row_id, operation, version, before)
       SELECT $2, $3, id, 'delete', row.version, ${snapshotSql(write.manager.connection.getMetadata(entity), "row")}
       FROM gone AS row`,
      [slice, write.changeSetId, noun],
    );
  }
}

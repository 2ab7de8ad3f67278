/**
 * Writes many rows of one noun inside `writeCatalogue` with a few statements per slice. The statement that writes the
 * rows also writes one history row for each.
 */
import { toSnakeCase } from "../../database/connection/naming.js";
import { childrenOf, type Noun } from "../../../shared/nouns/registry.js";
import { isUuid } from "../../shared/input/uuid.js";
import type { BulkUpdate, RowVersion } from "../../shared/schema/catalogue/catalogueWrites.js";
import { slicesOf } from "../../../shared/slices.js";
import { sliceSize } from "../../shared/slices.js";
import { nouns } from "./nouns.js";
import { snapshotSql } from "./snapshots.js";
import { type BulkValues, rejectLongLists } from "./bulkValues.js";
import { type Loading, staleRowsError } from "./staleRows.js";
import type { CatalogueWrite } from "./writes.js";

/**
 * Locks rows until the transaction ends. Always locks them in the order of their ids, so two writers never deadlock.
 * Returns the versions of the existing rows.
 */
export async function lockVersions(
  { manager }: CatalogueWrite,
  noun: Noun,
  ids: string[],
): Promise<Map<string, number>> {
  const versions = new Map<string, number>();
  for (const slice of slicesOf(ids.toSorted(), sliceSize)) {
    const rows = await manager.query<RowVersion[]>(
      `SELECT id, version FROM ${nouns[noun].table} WHERE id = ANY($1) ORDER BY id FOR UPDATE`,
      [slice],
    );
    for (const { id, version } of rows) versions.set(id, version);
  }
  return versions;
}

/**
 * Locks the rows. Returns the ids in the database's format, in the given order.
 * @throws ConflictError naming every row that was deleted or has a different version.
 */
export async function lockAll(
  write: CatalogueWrite,
  noun: Noun,
  items: RowVersion[],
  loading?: Loading,
): Promise<string[]> {
  const targets = items.map(({ id, version }) => ({ id: id.toLowerCase(), version }));
  const ids = targets.map(({ id }) => id);
  const versions = await lockVersions(write, noun, ids.filter(isUuid));
  const stale = targets.filter(({ id, version }) => versions.get(id) !== version);
  if (stale.length > 0) throw await staleRowsError(write.manager, noun, stale, loading);
  return ids;
}

/**
 * Sets the same values on every row, and makes the same changes to its lists.
 * @throws ConflictError in the same cases as `lockAll`, or BadUserInputError naming rows whose list would be too long.
 */
export async function updateAll(
  write: CatalogueWrite,
  noun: Noun,
  items: RowVersion[],
  { values, lists }: BulkValues,
): Promise<BulkUpdate> {
  const ids = await lockAll(write, noun, items);
  await rejectLongLists(write.manager, noun, ids, lists);
  const changedCount = await write.updateLocked(noun, ids, values, lists);
  return { ids, changedCount, changeSetId: changedCount > 0 ? write.changeSetId : null };
}

/** Deletes rows that the caller has locked. */
export async function deleteAll(write: CatalogueWrite, noun: Noun, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const { entity, table } = nouns[noun];
  write.touched.add(table);
  await write.writeChangeSet();
  for (const slice of slicesOf(ids, sliceSize)) {
    await write.manager.query(
      `WITH deleted AS (DELETE FROM ${table} AS row WHERE id = ANY($1) RETURNING row.*)
       INSERT INTO history (change_set_id, noun, row_id, operation, version, before)
       SELECT $2, $3, id, 'delete', row.version, ${snapshotSql(write.manager.connection.getMetadata(entity), "row")}
       FROM deleted AS row`,
      [slice, write.changeSetId, noun],
    );
  }
}

/**
 * Deletes the rows that belong to these rows, and returns them. The caller has locked the rows, so no other row can join
 * them in the meantime.
 */
export async function deleteChildren(
  write: CatalogueWrite,
  parent: Noun,
  parentIds: string[],
): Promise<{ noun: Noun; id: string }[]> {
  const deleted: { noun: Noun; id: string }[] = [];
  for (const { noun, property } of childrenOf(parent)) {
    const rows = await write.manager.query<{ id: string }[]>(
      `SELECT id FROM ${nouns[noun].table} WHERE ${toSnakeCase(property)} = ANY($1) ORDER BY id FOR UPDATE`,
      [parentIds],
    );
    const ids = rows.map(({ id }) => id);
    deleted.push(...(await deleteChildren(write, noun, ids)), ...ids.map((id) => ({ noun, id })));
    await deleteAll(write, noun, ids);
  }
  return deleted;
}

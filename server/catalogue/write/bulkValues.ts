/** The values that a bulk update sets on rows, and the rows that it would change. */
import type { Noun } from "../../../shared/nouns/registry.js";
import { toSnakeCase } from "../../database/connection/naming.js";
import type { EntityManager, EntityMetadata } from "typeorm";

import { BadUserInputError } from "../../shared/errors.js";
import { phraseLimits } from "../../../shared/rules/text.js";
import { isUuid } from "../../shared/input/uuid.js";
import type { BulkPreview, RowVersion } from "../../shared/schema/catalogue/catalogueWrites.js";
import { nouns } from "./nouns.js";
import { type Snapshot, snapshotSql } from "./snapshots.js";
import { staleRowsError } from "./staleRows.js";
import { changedListSql, type ListChange, type RowsUpdate, settingsOf } from "./updateRow.js";

export interface BulkValues {
  /** The values by property. */
  values: object;
  lists: ListChange[];
}

/** The maximum number of changed rows that a preview describes. */
const previewedRows = 10;

/** The maximum number of rows named in the error about lists that would be too long. */
const namedRows = 5;

/**
 * Combines the parts of a bulk update.
 * @throws BadUserInputError for a list that the update both sets and changes.
 */
export function bulkValues(set: object, add: object, remove: object): BulkValues {
  const properties = [...new Set([...Object.keys(add), ...Object.keys(remove)])];
  const twice = properties.filter((property) => property in set);
  if (twice.length > 0)
    throw new BadUserInputError(
      twice.map((property) => ({
        field: `set.${property}`,
        message: `\`${property}\` is in \`set\` and also in \`add\` or \`remove\`. Leave it out of one of them.`,
      })),
    );
  const itemsOf = (lists: object, property: string) => (lists as Record<string, string[] | undefined>)[property] ?? [];
  const lists = properties.map((property) => ({
    property,
    add: itemsOf(add, property),
    remove: itemsOf(remove, property),
  }));
  return { values: set, lists };
}

/** @throws BadUserInputError naming the rows whose lists would have too many items. */
export async function rejectLongLists(
  manager: EntityManager,
  noun: Noun,
  ids: string[],
  lists: ListChange[],
): Promise<void> {
  const { entity, table, title } = nouns[noun];
  for (const { property, add, remove } of lists.filter((list) => list.add.length > 0)) {
    const column = `row."${manager.connection.getMetadata(entity).findColumnWithPropertyName(property)!.databaseName}"`;
    const items = changedListSql(column, { add: "$2", remove: "$3" });
    const rows = await manager.query<{ name: string }[]>(
      `SELECT ${toSnakeCase(title)} AS name FROM ${table} AS row
       WHERE id = ANY($1) AND cardinality(${items}) > ${phraseLimits.items} ORDER BY 1 LIMIT ${namedRows + 1}`,
      [ids, add, remove],
    );
    if (rows.length === 0) continue;
    const named = rows.slice(0, namedRows).map((row) => row.name);
    const others = rows.length > namedRows ? " and others" : "";
    const message = `Nothing was changed, because a list would have more than ${phraseLimits.items} items: ${named.join(", ")}${others}. Add fewer items, or remove some from these rows first.`;
    throw new BadUserInputError([{ field: `add.${property}`, message }]);
  }
}

/**
 * Finds the rows that a bulk update would change. Locks and writes nothing.
 * @param asStored Returns a row as the database will store it.
 * @throws ConflictError and BadUserInputError as the update does.
 */
export async function previewAll(
  manager: EntityManager,
  noun: Noun,
  items: RowVersion[],
  { values, lists }: BulkValues,
  asStored: (row: Snapshot, given: Snapshot) => Snapshot = (row) => row,
): Promise<BulkPreview> {
  const { entity, table } = nouns[noun];
  const targets = items.map(({ id, version }) => ({ id: id.toLowerCase(), version }));
  const ids = targets.map(({ id }) => id).filter(isUuid);
  const present = await manager.query<RowVersion[]>(`SELECT id, version FROM ${table} WHERE id = ANY($1)`, [ids]);
  const versions = new Map(present.map(({ id, version }) => [id, version]));
  const stale = targets.filter(({ id, version }) => versions.get(id) !== version);
  if (stale.length > 0) throw await staleRowsError(manager, noun, stale);
  await rejectLongLists(manager, noun, ids, lists);
  const update = { condition: "row.id = ANY($1)", parameters: [ids], values, lists };
  const rows = await manager.query<{ id: string; name: string; before: Snapshot; lists: Snapshot; count: number }[]>(
    ...previewSql(manager.connection.getMetadata(entity), noun, update, previewedRows),
  );
  const set = JSON.parse(JSON.stringify(values)) as Snapshot;
  return {
    changedCount: rows[0]?.count ?? 0,
    rows: rows.map(({ id, name, before, lists: changed }) => {
      const given = { ...set, ...changed };
      return { id, name, noun, before, after: asStored({ ...before, ...given }, given) };
    }),
  };
}

/**
 * Returns the statement that counts the rows that an update would change, and selects the first of them with their
 * snapshots and their new lists.
 */
function previewSql(
  metadata: EntityMetadata,
  noun: Noun,
  update: RowsUpdate,
  limit: number,
): [sql: string, parameters: unknown[]] {
  const { table, title } = nouns[noun];
  const { lists, isOther, parameters } = settingsOf(metadata, update);
  const newLists = lists.map(({ property, value }) => `'${property}', ${value}`).join(", ");
  const sql = `SELECT id, ${toSnakeCase(title)} AS name, ${snapshotSql(metadata, "row")} AS before,
       jsonb_build_object(${newLists}) AS lists, count(*) OVER ()::int AS count
     FROM ${table} AS row WHERE ${update.condition} AND ${isOther} ORDER BY ${toSnakeCase(title)}, id LIMIT ${limit}`;
  return [sql, parameters];
}

/** Changes rows and writes their history in a single statement, because each statement costs a round trip. */
import type { Noun } from "../../../shared/nouns/registry.js";
import type { EntityMetadata } from "typeorm";

import type { Change } from "../../shared/schema/catalogue/catalogueWrites.js";
import { nouns } from "./nouns.js";
import { snapshotSql } from "./snapshots.js";

/** Items to add to a list of each row, and items to remove from it. */
export interface ListChange {
  property: string;
  add: string[];
  remove: string[];
}

export interface RowsUpdate {
  /** The SQL condition on `row`. Its parameters start at $1. */
  condition: string;
  parameters: unknown[];
  /** The values by property. The values of an embedded entity are nested. */
  values: object;
  /** Changes to lists that `values` does not set. There must be at least one change here or in `values`. */
  lists?: ListChange[];
  /** Whether to skip rows that already have all the values. */
  skipsEqual?: boolean;
}

/**
 * Returns the SQL of the update, which selects columns of the changed rows. The statement assigns the change set's
 * number only after waiting for other transactions that change the same rows, so a row's change sets are always in
 * order.
 * @param change Null if the history already contains the change set.
 */
export function updateSql(
  metadata: EntityMetadata,
  noun: Noun,
  { skipsEqual = false, ...update }: RowsUpdate,
  { id: changeSetId, change }: { id: string; change: Change | null },
  selected: string,
): [sql: string, parameters: unknown[]] {
  const { table } = nouns[noun];
  const { settings, isOther, parameters, bind } = settingsOf(metadata, update);
  const where = skipsEqual ? `${update.condition} AND ${isOther}` : update.condition;
  const changeSetAt = `${bind(changeSetId)}::uuid`;
  const changeSet = change
    ? `, change_set AS (
       INSERT INTO change_sets (id, actor, actor_id, operation, reason, undoes)
       SELECT ${changeSetAt}, ${bind(change.actor)}, ${bind(change.actorId ?? null)}::uuid, ${bind(change.operation)}, ${bind(change.reason ?? null)}, ${bind(change.undoes ?? null)}::uuid
       FROM after LIMIT 1
     )`
    : "";
  const sql = `WITH before AS (
       SELECT id, ${snapshotSql(metadata, "row")} AS snapshot FROM ${table} AS row WHERE ${where}
     ), after AS (
       UPDATE ${table} AS row SET ${settings.map(({ column, value }) => `${column} = ${value}`).join(", ")}
       WHERE ${where} RETURNING row.*
     )${changeSet}, recorded AS (
       INSERT INTO history (change_set_id, noun, row_id, operation, version, before, after)
       SELECT ${changeSetAt}, ${bind(noun)}, row.id, 'update', row.version, before.snapshot, ${snapshotSql(metadata, "row")}
       FROM after AS row JOIN before USING (id)
     )
     SELECT ${selected} FROM after`;
  return [sql, parameters];
}

/** Returns SQL for a row's list after a change: without the removed items, and with the added items at the end. */
export function changedListSql(column: string, { add, remove }: { add: string; remove: string }): string {
  return `ARRAY(SELECT item FROM unnest(${column} || ${add}::text[]) WITH ORDINALITY AS each (item, at)
    WHERE item <> ALL (${remove}::text[]) OR at > cardinality(${column}) GROUP BY item ORDER BY min(at))`;
}

/** Returns the new values of an update, and a condition that is true for rows with other values. */
export function settingsOf(metadata: EntityMetadata, { values, lists: changes = [], ...update }: RowsUpdate) {
  const parameters = [...update.parameters];
  const bind = (value: unknown) => `$${parameters.push(value)}`;
  const lists = changes.map(({ property, add, remove }) => {
    const column = `"${metadata.findColumnWithPropertyName(property)!.databaseName}"`;
    return { property, column, value: changedListSql(`row.${column}`, { add: bind(add), remove: bind(remove) }) };
  });
  const plain = columnsOf(metadata, values).map(([column, value]) => ({ column: `"${column}"`, value: bind(value) }));
  const settings = [...plain, ...lists];
  const columns = settings.map(({ column }) => `row.${column}`).join(", ");
  const isOther = `(${columns}) IS DISTINCT FROM (${settings.map(({ value }) => value).join(", ")})`;
  return { settings, lists, isOther, parameters, bind };
}

function columnsOf(metadata: EntityMetadata, values: object): [column: string, value: unknown][] {
  return metadata.columns.flatMap((column): [string, unknown][] => {
    const [property = "", inner] = column.propertyPath.split(".");
    const propertyValue = (values as Record<string, unknown>)[property];
    const value = inner === undefined ? propertyValue : (propertyValue as Record<string, unknown> | undefined)?.[inner];
    if (value === undefined) return [];
    // The driver would convert a list to a PostgreSQL array, so serialize it here.
    return [[column.databaseName, column.type === "jsonb" ? JSON.stringify(value) : value]];
  });
}

/** Changes one row and writes its history by one statement, since each one is a journey to the database and back. */
import type { EntityManager, EntityMetadata } from "typeorm";

import { type Noun, type NounRows, nouns } from "./nouns.js";
import { snapshotSql, storedColumns } from "./snapshots.js";

/** What the history says of the write as a whole; null where it says so already. */
export type ChangeSetValues = { actor: string; operation: string; undoes?: string } | null;

export interface RowUpdate {
  id: string;
  version: number;
  /** By property; those of an embedded entity inside its own. At least one. */
  values: object;
  change: ChangeSetValues;
}

/**
 * The whole row as it became; null where there is none of this id and version. A change that somebody else has begun is
 * waited for, and then the version is another one.
 */
export async function updateRow<N extends Noun>(
  write: { manager: EntityManager; changeSetId: string },
  noun: N,
  { id, version, values, change }: RowUpdate,
): Promise<NounRows[N] | null> {
  const { entity, table } = nouns[noun];
  const metadata = write.manager.connection.getMetadata(entity);
  const parameters: unknown[] = [id, version, write.changeSetId, noun];
  const settings = columnsOf(metadata, values).map(([column, value]) => {
    parameters.push(value);
    return `"${column}" = $${parameters.length}`;
  });
  const changeSet = change ? changeSetSql(change, parameters) : "";
  const columns = storedColumns(metadata);
  const [found] = await write.manager.query<Record<string, unknown>[]>(
    `WITH before AS (
       SELECT ${snapshotSql(metadata, "row")} AS snapshot FROM ${table} AS row WHERE id = $1 AND version = $2
     ), after AS (
       UPDATE ${table} AS row SET ${settings.join(", ")} WHERE id = $1 AND version = $2 RETURNING row.*
     )${changeSet}, recorded AS (
       INSERT INTO history (change_set_id, noun, row_id, operation, version, before, after)
       SELECT $3::uuid, $4::text, row.id, 'update', row.version, before.snapshot, ${snapshotSql(metadata, "row")}
       FROM after AS row CROSS JOIN before
     )
     SELECT ${columns.map(({ databaseName, propertyPath }) => `"${databaseName}" AS "${propertyPath}"`).join(", ")} FROM after`,
    parameters,
  );
  return found ? (rowOf(metadata, found) as NounRows[N]) : null;
}

/** Its number comes after the row is held, so that two change sets of one row are never the wrong way round. */
function changeSetSql({ actor, operation, undoes }: NonNullable<ChangeSetValues>, parameters: unknown[]): string {
  const [actorAt, operationAt, undoesAt] = [actor, operation, undoes ?? null].map(
    (value) => `$${parameters.push(value)}`,
  );
  return `, change_set AS (
       INSERT INTO change_sets (id, actor, operation, undoes) SELECT $3::uuid, ${actorAt}::text, ${operationAt}::text, ${undoesAt}::uuid FROM after
     )`;
}

/** By column. */
function columnsOf(metadata: EntityMetadata, values: object): [column: string, value: unknown][] {
  return metadata.columns.flatMap((column): [string, unknown][] => {
    const [property = "", inner] = column.propertyPath.split(".");
    const propertyValue = (values as Record<string, unknown>)[property];
    const value = inner === undefined ? propertyValue : (propertyValue as Record<string, unknown> | undefined)?.[inner];
    return value === undefined ? [] : [[column.databaseName, value]];
  });
}

function rowOf(metadata: EntityMetadata, found: Record<string, unknown>): object {
  const row = metadata.create() as Record<string, unknown>;
  for (const [path, value] of Object.entries(found)) {
    const [property = "", inner] = path.split(".");
    if (inner === undefined) row[property] = value;
    else ((row[property] ??= {}) as Record<string, unknown>)[inner] = value;
  }
  return row;
}

/** Counts rows, from the cache if possible, and charges callers for statements that read whole tables. */
import type { DataSource } from "typeorm";

import type { RequestDataSource } from "../connection/requestDatabase.js";
import { readArrays } from "./readArrays.js";
import { type Condition, type Select, valuesOf, whereSql } from "./selectRows.js";
import { hasChangeCounter } from "./tableVersions.js";

/**
 * How many rows of a table cost one unit if a field may read the whole table. These fields are uncached counts, text
 * searches for bonuses or games, and lists with a filter or order for which there is no index. The field's base cost
 * pays for the first rows.
 */
export const rowsPerUnit = 20;

/** The cost that a total count adds. Counting reads the whole list but returns no rows. */
export const countCost = 100;

export type CountableList<Row> = Pick<Select<Row>, "entity" | "where">;

/** Returns the number of rows. Counts of a catalogue table are cached until the catalogue changes. */
export async function countRows<Row extends object>(
  db: RequestDataSource,
  counted: CountableList<Row>,
): Promise<number> {
  const { entity, where } = counted;
  if (!db.rowCounts || !hasChangeCounter(db.getMetadata(entity).tablePath)) return readCount(db, counted);
  const read = async () => {
    await chargeForTable(db, entity, countCost);
    return readCount(db, counted);
  };
  return db.rowCounts.count(countKeyOf(db, counted), read, timeOfCount(where));
}

/** Returns the cache key of a count: its statement with all values except times. */
export function countKeyOf<Row extends object>(db: DataSource, { entity, where }: CountableList<Row>): string {
  const values = where.flatMap(({ values: all = [], usesCurrentTime }) =>
    usesCurrentTime ? all.filter((value) => !(value instanceof Date)) : all,
  );
  return JSON.stringify([db.getMetadata(entity).tablePath, where.map(({ sql }) => sql), values]);
}

/** Returns the point in time that a list's conditions use. Undefined if the list does not depend on the time. */
export function timeOfCount(where: readonly Condition[]): Date | undefined {
  return where.find(({ usesCurrentTime }) => usesCurrentTime)?.values?.[0] as Date | undefined;
}

/**
 * Charges the caller for a statement that may read all rows of a table, in addition to the cost of the field.
 * @throws RateLimitedError when the caller's budget is too small.
 */
export async function chargeForTable<Row extends object>(
  db: RequestDataSource,
  entity: new () => Row,
  paid: number,
): Promise<void> {
  if (!db.rowCounts || !db.charge) return;
  const rows = await db.rowCounts.sizeOf(entity.name, (shared) => readCount(shared, { entity, where: [] }));
  const units = Math.ceil(rows / rowsPerUnit) - paid;
  if (units > 0) await db.charge(units);
}

async function readCount<Row extends object>(db: DataSource, { entity, where }: CountableList<Row>): Promise<number> {
  const shape = [entity.name, "count", where.map(({ sql }) => sql).join("\n")].join("\n\n");
  const toSql = () => `SELECT count(*)::int FROM "${db.getMetadata(entity).tablePath}" AS row${whereSql(where)}`;
  const [[count]] = (await readArrays(db, { shape, toSql, values: valuesOf(where) })) as [[number]];
  return count;
}

/** Counts the rows of a list per value, from the cache if possible. The caller pays the same as for a total count. */
import type { RequestDataSource } from "../connection/requestDatabase.js";
import type { Group } from "./rowCounts.js";
import { chargeForTable, countCost, countKeyOf, timeOfCount, type CountableList } from "./countRows.js";
import { readArrays } from "./readArrays.js";
import { valuesOf, whereSql } from "./selectRows.js";

export interface Grouping {
  /** The SQL after `FROM table AS row`. Empty if the value is in the row itself. */
  join: string;
  /** SQL expressions for the value's slug and name. Rows without a slug are not counted. */
  slug: string;
  name: string;
}

/** Returns the count for each value. Counts of a catalogue table are cached until the catalogue changes. */
export async function countGroups<Row extends object>(
  db: RequestDataSource,
  counted: CountableList<Row>,
  grouping: Grouping,
): Promise<Group[]> {
  const { entity, where } = counted;
  const read = async () => {
    await chargeForTable(db, entity, countCost);
    return readGroups(db, counted, grouping);
  };
  if (!db.rowCounts) return read();
  const key = `${grouping.join} ${grouping.slug} ${countKeyOf(db, counted)}`;
  return db.rowCounts.groups(key, read, timeOfCount(where));
}

async function readGroups<Row extends object>(
  db: RequestDataSource,
  { entity, where }: CountableList<Row>,
  { join, slug, name }: Grouping,
): Promise<Group[]> {
  const shape = [entity.name, "groups", join, slug, where.map(({ sql }) => sql).join("\n")].join("\n\n");
  const known = [...where, { sql: `${slug} IS NOT NULL` }];
  const toSql = () =>
    `SELECT ${slug}, ${name}, count(*)::int FROM "${db.getMetadata(entity).tablePath}" AS row ${join}${whereSql(known)}
     GROUP BY 1, 2`;
  const rows = (await readArrays(db, { shape, toSql, values: valuesOf(where) })) as [string, string, number][];
  return rows.map(([rowSlug, rowName, count]) => ({ slug: rowSlug, name: rowName, count }));
}

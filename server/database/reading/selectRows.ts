/** Reads rows of one table, with only the selected properties. */
import type { DataSource, EntityMetadata } from "typeorm";

import { toSnakeCase } from "../connection/naming.js";
import { readArrays } from "./readArrays.js";
import { columnsRead, type NestedShape, type RowShape, toRows } from "./rowInstances.js";

/** An SQL condition. The table's alias is `row`, and each `?` is replaced by the next value. */
export interface Condition {
  sql: string;
  values?: readonly unknown[];
  /**
   * Whether the first value and all other dates in `values` are the current time. A cached count is valid until the
   * next offer starts or ends, or the next article is published.
   */
  usesCurrentTime?: true;
}

export interface Select<Row> extends RowShape<Row> {
  where: readonly Condition[];
  orderBy?: readonly { property: string; direction: "ASC" | "DESC" }[];
  limit?: number;
  /** Replaces the table with a statement that also computes other columns, to read or sort by. */
  from?: { sql: string; values: readonly unknown[] } | undefined;
  /** Related rows to read with each row. */
  nested?: Nested | undefined;
}

/** Rows of another table that the same statement reads with each row. */
export interface Nested extends NestedShape {
  /** The property of these rows that equals `of`, a property of the outer row. */
  by: string;
  of: string;
  rows: Select<object>;
}

export async function selectRows<Row extends object>(db: DataSource, select: Select<Row>): Promise<Row[]> {
  const { nested, from, where } = select;
  const toSql = () => selectSql(db, select);
  const values = [...valuesOf(nested?.rows.where ?? []), ...(from?.values ?? []), ...valuesOf(where)];
  const [[arrays]] = (await readArrays(db, { shape: shapeOf(db, select), toSql, values })) as [[unknown[][]]];
  return toRows(db, select, arrays);
}

/** Returns the first row, or null if there is none. */
export async function selectRow<Row extends object>(db: DataSource, select: Select<Row>): Promise<Row | null> {
  const [row] = await selectRows(db, select);
  return row ?? null;
}

/**
 * Returns the rows with these ids in the same order. Contains null for each id without a row that meets the conditions.
 */
export async function selectByIds<Row extends { id: string }>(
  db: DataSource,
  ids: readonly string[],
  { where = [], ...select }: Omit<Select<Row>, "where"> & Partial<Pick<Select<Row>, "where">>,
): Promise<(Row | null)[]> {
  if (ids.length === 0) return [];
  const rows = await selectRows(db, { ...select, where: [{ sql: "row.id = ANY(?)", values: [ids] }, ...where] });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
}

export function whereSql(where: readonly Condition[]): string {
  return where.length === 0 ? "" : ` WHERE ${where.map(({ sql }) => `(${sql})`).join(" AND ")}`;
}

export function valuesOf(where: readonly Condition[]): unknown[] {
  return where.flatMap(({ values = [] }) => values);
}

function shapeOf(db: DataSource, select: Select<object>): string {
  const { entity, properties, where, orderBy = [], limit, nested, from } = select;
  const { text } = columnsRead(db, entity, properties);
  const order = orderBy.map(({ property, direction }) => `${property} ${direction}`).join();
  const conditions = where.map(({ sql }) => sql).join("\n");
  const inner = nested && `${nested.by} ${nested.of} ${shapeOf(db, nested.rows)}`;
  return [entity.name, text, conditions, order, limit, inner, from?.sql].join("\n\n");
}

/**
 * Returns a statement whose only value is a JSON array of rows, each an array of column values (decision 111).
 *
 * @param alias The alias by which the nested statement refers to the rows.
 */
function selectSql<Row extends object>(db: DataSource, select: Select<Row>, alias = "result"): string {
  const { entity, where, orderBy = [], limit, from, nested } = select;
  const properties = columnsRead(db, entity, select.properties).sorted;
  const metadata = db.getMetadata(entity);
  const values = columnsOf(metadata, alias, properties);
  if (nested) {
    const [by] = columnsOf(db.getMetadata(nested.rows.entity), "row", [nested.by]);
    const [of] = columnsOf(metadata, alias, [nested.of]);
    const related = { ...nested.rows, where: [{ sql: `${by} = ${of}` }, ...nested.rows.where] };
    values.push(`(${selectSql(db, related, "nested")})`);
  }
  const list = `json_agg(json_build_array(${values.join(", ")})${orderSql(metadata, alias, orderBy)})`;
  const used = new Set([...properties, ...(nested ? [nested.of] : []), ...orderBy.map(({ property }) => property)]);
  const columns = columnsOf(metadata, "row", [...used]).join(", ");
  const order = `${orderSql(metadata, "row", orderBy)}${limit === undefined ? "" : ` LIMIT ${limit}`}`;
  // Apply the limit first. Otherwise, the nested statement would run for all rows.
  const rows = `SELECT ${columns} FROM ${from?.sql ?? `"${metadata.tablePath}"`} AS row${whereSql(where)}${order}`;
  return `SELECT coalesce(${list}, '[]') FROM (${rows}) AS ${alias}`;
}

function columnsOf(metadata: EntityMetadata, table: string, properties: readonly string[]): string[] {
  // A computed property has no column in the metadata.
  const nameOf = (property: string) =>
    metadata.findColumnWithPropertyPath(property)?.databaseName ?? toSnakeCase(property);
  return properties.map((property) => `${table}."${nameOf(property)}"`);
}

function orderSql(metadata: EntityMetadata, table: string, orderBy: NonNullable<Select<unknown>["orderBy"]>): string {
  const keys = orderBy.map(({ property, direction }) => `${columnsOf(metadata, table, [property])[0]} ${direction}`);
  return keys.length === 0 ? "" : ` ORDER BY ${keys.join(", ")}`;
}

/** Reads rows of one table as read-only instances of their entity, with only the selected properties. */
import type { DataSource, EntityMetadata } from "typeorm";

import { toSnakeCase } from "../connection/naming.js";
import { readArrays } from "./preparedSelect.js";

/** An SQL condition. The table's alias is `row`, and each `?` is replaced by the next value. */
export interface Condition {
  sql: string;
  values?: readonly unknown[];
  /**
   * Whether the first value and all other dates in `values` are the current time. A cached count is valid until the
   * next offer starts or ends, or the next article is published.
   */
  isOfMoment?: true;
}

export interface Select<Row> {
  entity: new () => Row;
  /** The properties to read. Those of an embedded entity have a prefix, as in `review.about`. */
  properties: readonly string[];
  where: readonly Condition[];
  orderBy?: readonly { property: string; direction: "ASC" | "DESC" }[];
  limit?: number;
  /** Replaces the table with a statement that also computes other columns, to read or sort by. */
  from?: { sql: string; values: readonly unknown[] } | undefined;
  /** Related rows to read with each row. */
  nested?: Nested | undefined;
}

/** Rows of another table that the same statement reads with each row. */
export interface Nested {
  /** The property that receives the rows, as instances of their entity. */
  property: string;
  /** Whether the property receives only the first row, or null if there is none. */
  isSingle?: boolean;
  /** The property of these rows that equals `of`, a property of the outer row. */
  by: string;
  of: string;
  rows: Select<object>;
}

export async function selectRows<Row extends object>(db: DataSource, select: Select<Row>): Promise<Row[]> {
  const sorted = sortProperties(select);
  const toSql = () => selectSql(db, sorted);
  const values = [
    ...valuesOf(sorted.nested?.rows.where ?? []),
    ...(sorted.from?.values ?? []),
    ...valuesOf(sorted.where),
  ];
  const [[arrays]] = (await readArrays(db, { shape: shapeOf(sorted), toSql, values })) as [[unknown[][]]];
  return rowsOf(db, sorted, arrays);
}

/** Converts arrays of column values to rows. The last value of a row is the array of its nested rows. */
function rowsOf<Row extends object>(
  db: DataSource,
  { entity: Entity, properties, nested }: Select<Row>,
  arrays: unknown[][],
): Row[] {
  const places = placesOf(db, Entity, properties);
  return arrays.map((values) => {
    // Create class instances, because the schema distinguishes the members of a union by their class.
    const row = new Entity() as Row & Record<string, unknown>;
    fill(row, places, values);
    if (nested) {
      const rows = rowsOf(db, nested.rows, values.at(-1) as unknown[][]);
      Object.assign(row, { [nested.property]: nested.isSingle ? (rows[0] ?? null) : rows });
    }
    return row;
  });
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

/**
 * Returns a function that converts selected fields to the properties to read, including those that computed fields
 * need. Memoizes the results, because `selectedFields` returns the same set for the same document.
 */
export function propertiesReader(computed: Record<string, readonly string[]>): (fields: Set<string>) => string[] {
  const named: Record<string, readonly string[]> = { __typename: [], lastChange: [], ...computed };
  const memoized = new WeakMap<Set<string>, string[]>();
  return (fields) => {
    const known = memoized.get(fields);
    if (known) return known;
    const properties = [...new Set(["id", ...[...fields].flatMap((field) => named[field] ?? [field])])];
    memoized.set(fields, properties);
    return properties;
  };
}

export function whereSql(where: readonly Condition[]): string {
  return where.length === 0 ? "" : ` WHERE ${where.map(({ sql }) => `(${sql})`).join(" AND ")}`;
}

export function valuesOf(where: readonly Condition[]): unknown[] {
  return where.flatMap(({ values = [] }) => values);
}

/** Sorts the properties by name, so statements do not depend on the order of the caller's fields. */
function sortProperties<Row>({ nested, ...select }: Select<Row>): Select<Row> {
  return {
    ...select,
    properties: select.properties.toSorted(),
    ...(nested && { nested: { ...nested, rows: sortProperties(nested.rows) } }),
  };
}

/** Where a column's value goes in the entity. */
interface Place {
  /** The embedded entity that has the property, or null if the row itself has it. */
  embedded: string | null;
  property: string;
  isDate: boolean;
}

function placesOf(db: DataSource, entity: new () => object, properties: readonly string[]): Place[] {
  const metadata = db.getMetadata(entity);
  return properties.map((path) => {
    const [property = "", embedded = null] = path.split(".").toReversed();
    const isDate = metadata.findColumnWithPropertyPath(path)?.type === "timestamp with time zone";
    return { embedded, property, isDate };
  });
}

function fill(row: Record<string, unknown>, places: Place[], values: unknown[]): void {
  for (let at = 0; at < places.length; at += 1) {
    const { embedded, property, isDate } = places[at]!;
    const value = values[at];
    const owner = embedded === null ? row : ((row[embedded] ??= {}) as Record<string, unknown>);
    owner[property] = isDate && value !== null ? new Date(value as string) : value;
  }
}

function shapeOf({ entity, properties, where, orderBy = [], limit, nested, from }: Select<object>): string {
  const order = orderBy.map(({ property, direction }) => `${property} ${direction}`).join();
  const conditions = where.map(({ sql }) => sql).join("\n");
  const inner = nested && `${nested.by} ${nested.of} ${shapeOf(nested.rows)}`;
  return [entity.name, properties.join(), conditions, order, limit, inner, from?.sql].join("\n\n");
}

/**
 * Returns a statement whose only value is a JSON array of rows, each an array of column values (decision 111).
 *
 * @param alias The name of the read rows, which the nested statement refers to.
 */
function selectSql<Row>(db: DataSource, select: Select<Row>, alias = "result"): string {
  const { entity, properties, where, orderBy = [], limit, from, nested } = select;
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

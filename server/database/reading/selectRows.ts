/** Reads rows of one table as read-only instances of their entity, with only the selected properties. */
import type { DataSource, EntityMetadata } from "typeorm";

import { readArrays } from "./preparedSelect.js";

/** An SQL condition. The table's alias is `row`, and each `?` is replaced by the next value. */
export interface Condition {
  sql: string;
  values?: readonly unknown[];
  /**
   * Whether the first value and every other date are the current time. A cached count is valid until the next offer
   * starts or ends, or the next article is published.
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
  /** A related row to read with each row. */
  linked?: Linked | undefined;
}

/** A related row of another table that the same statement reads. */
export interface Linked {
  /** The property that receives the related row, as an instance of its entity or null. */
  property: string;
  entity: new () => object;
  /** The property that contains the related row's id. */
  by: string;
  /** The related row's properties to read. The id comes first. */
  properties: readonly string[];
}

export async function selectRows<Row extends object>(db: DataSource, select: Select<Row>): Promise<Row[]> {
  const sorted = sortProperties(select);
  const { entity: Entity, where, linked } = sorted;
  const shape = shapeOf(sorted);
  const arrays = await readArrays(db, { shape, toSql: () => selectSql(db, sorted), values: valuesOf(where) });
  const places = placesOf(sorted.properties);
  const linkedPlaces = placesOf(linked?.properties ?? []);
  // Create class instances, because the schema distinguishes the members of a union by their class.
  return arrays.map((values) => {
    const row = fill(new Entity(), places, values, 0);
    if (!linked) return row;
    const isThere = values[places.length] !== null;
    const other = isThere ? fill(new linked.entity(), linkedPlaces, values, places.length) : null;
    return Object.assign(row, { [linked.property]: other });
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
function sortProperties<Row>(select: Select<Row>): Select<Row> {
  const properties = select.properties.toSorted();
  if (!select.linked) return { ...select, properties };
  const [id, ...others] = select.linked.properties;
  return { ...select, properties, linked: { ...select.linked, properties: [id!, ...others.toSorted()] } };
}

/** Where a column's value goes in the entity. */
type Place = [property: string] | [embedded: string, property: string];

function placesOf(properties: readonly string[]): Place[] {
  return properties.map((property) => property.split(".") as Place);
}

/**
 * Sets the properties of a row.
 * @param from The index of the first value.
 */
function fill<Row extends object>(row: Row, places: Place[], values: unknown[], from: number): Row {
  const target = row as Record<string, unknown>;
  for (let at = 0; at < places.length; at += 1) {
    const [property, inner] = places[at]!;
    if (inner === undefined) target[property] = values[from + at];
    else ((target[property] ??= {}) as Record<string, unknown>)[inner] = values[from + at];
  }
  return row;
}

function shapeOf({ entity, properties, where, orderBy = [], limit, linked }: Select<object>): string {
  const order = orderBy.map(({ property, direction }) => `${property} ${direction}`).join();
  const conditions = where.map(({ sql }) => sql).join("\n");
  const joined = linked && `${linked.property} ${linked.properties.join()}`;
  return [entity.name, properties.join(), conditions, order, limit, joined].join("\n\n");
}

function selectSql<Row>(db: DataSource, { linked, ...select }: Select<Row>): string {
  const metadata = db.getMetadata(select.entity);
  if (!linked) return rowsSql(metadata, select);
  const { properties, orderBy = [] } = select;
  const linkedMetadata = db.getMetadata(linked.entity);
  // Apply the limit before the join. Otherwise, the join would run for all rows.
  const read = [...new Set([...properties, linked.by, ...orderBy.map(({ property }) => property)])];
  const rows = rowsSql(metadata, { ...select, properties: read });
  const columns = [
    ...columnsOf(metadata, "row", properties),
    ...columnsOf(linkedMetadata, "linked", linked.properties),
  ];
  const [by] = columnsOf(metadata, "row", [linked.by]);
  const join = `LEFT JOIN "${linkedMetadata.tablePath}" AS linked ON linked."id" = ${by}`;
  return `SELECT ${columns.join(", ")} FROM (${rows}) AS row ${join}${orderSql(metadata, orderBy)}`;
}

type Rows = Pick<Select<unknown>, "properties" | "where" | "orderBy" | "limit">;

function rowsSql(metadata: EntityMetadata, { properties, where, orderBy = [], limit }: Rows): string {
  const from = `SELECT ${columnsOf(metadata, "row", properties).join(", ")} FROM "${metadata.tablePath}" AS row`;
  return `${from}${whereSql(where)}${orderSql(metadata, orderBy)}${limit === undefined ? "" : ` LIMIT ${limit}`}`;
}

function columnsOf(metadata: EntityMetadata, table: "row" | "linked", properties: readonly string[]): string[] {
  return properties.map((property) => `${table}."${metadata.findColumnWithPropertyPath(property)!.databaseName}"`);
}

function orderSql(metadata: EntityMetadata, orderBy: NonNullable<Rows["orderBy"]>): string {
  const keys = orderBy.map(({ property, direction }) => `${columnsOf(metadata, "row", [property])[0]} ${direction}`);
  return keys.length === 0 ? "" : ` ORDER BY ${keys.join(", ")}`;
}

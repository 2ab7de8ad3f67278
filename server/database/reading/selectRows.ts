/**
 * Reads rows of one table as instances of their entity, with only the properties that are asked for. The rows are never
 * written back.
 */
import type { DataSource, EntityMetadata } from "typeorm";

import { readArrays } from "./preparedSelect.js";

/** The table is called `row`, and each `?` stands for the next value. */
export interface Condition {
  sql: string;
  values?: readonly unknown[];
}

export interface Select<Row> {
  entity: new () => Row;
  /** Those of an embedded entity with its name before them, such as `review.about`. */
  properties: readonly string[];
  where: readonly Condition[];
  orderBy?: readonly { property: string; direction: "ASC" | "DESC" }[];
  limit?: number;
  /** Reads a related row with each row. */
  linked?: Linked | undefined;
}

/** The one row of another table that each row leads to, read by the same statement. */
export interface Linked {
  /** The row's property that gets it: an instance of its entity, or null. */
  property: string;
  entity: new () => object;
  /** The row's property that holds its id. */
  by: string;
  /** The id first. */
  properties: readonly string[];
}

export async function selectRows<Row extends object>(db: DataSource, select: Select<Row>): Promise<Row[]> {
  const sorted = sortProperties(select);
  const { entity: Entity, where, linked } = sorted;
  const shape = shapeOf(sorted);
  const arrays = await readArrays(db, { shape, toSql: () => selectSql(db, sorted), values: valuesOf(where) });
  const places = sorted.properties.map((property) => property.split(".") as Place);
  // Instances of the class, because the schema tells the members of a union apart by it.
  return arrays.map((values) => {
    const row = fill(new Entity(), places, values);
    if (linked) link(row, linked, values, places.length);
    return row;
  });
}

/** The first row, or null where there is none. */
export async function selectRow<Row extends object>(db: DataSource, select: Select<Row>): Promise<Row | null> {
  const [row] = await selectRows(db, select);
  return row ?? null;
}

export function whereSql(where: readonly Condition[]): string {
  return where.length === 0 ? "" : ` WHERE ${where.map(({ sql }) => `(${sql})`).join(" AND ")}`;
}

export function valuesOf(where: readonly Condition[]): unknown[] {
  return where.flatMap(({ values = [] }) => values);
}

/** Sorts by name, so the order of a caller's fields makes no other statement. */
function sortProperties<Row>(select: Select<Row>): Select<Row> {
  const properties = select.properties.toSorted();
  if (!select.linked) return { ...select, properties };
  const [id, ...others] = select.linked.properties;
  return { ...select, properties, linked: { ...select.linked, properties: [id!, ...others.toSorted()] } };
}

/** Where a column's value belongs in its row. */
type Place = [property: string] | [embedded: string, property: string];

function fill<Row extends object>(row: Row, places: Place[], values: unknown[]): Row {
  const target = row as Record<string, unknown>;
  for (let at = 0; at < places.length; at += 1) {
    const [property, inner] = places[at]!;
    if (inner === undefined) target[property] = values[at];
    else ((target[property] ??= {}) as Record<string, unknown>)[inner] = values[at];
  }
  return row;
}

function link(row: object, { property, entity: Entity, properties }: Linked, values: unknown[], from: number): void {
  let other: Record<string, unknown> | null = null;
  if (values[from] !== null) {
    other = new Entity() as Record<string, unknown>;
    for (let at = 0; at < properties.length; at += 1) other[properties[at]!] = values[from + at];
  }
  (row as Record<string, unknown>)[property] = other;
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
  // The limit applies before the join, which could otherwise run for all rows.
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

/**
 * Walks a list of one table by the values it is sorted by, never by OFFSET, so that every row is met once however many
 * are added meanwhile. Sort keys are NOT NULL columns of the table itself.
 */
import type { DataSource, ObjectLiteral } from "typeorm";

import {
  type Connection,
  ConnectionOfRows,
  decodeCursor,
  encodeCursor,
  type Page,
  type SortKeyType,
  type SortValue,
} from "../../shared/schema/connection.js";
import { toSnakeCase } from "../connection/naming.js";
import { countRows } from "./rowCounts.js";
import { type Condition, type Linked, selectRows } from "./selectRows.js";

export interface SortKey {
  /** The property of the entity. */
  property: string;
  type: SortKeyType;
  direction: "ASC" | "DESC";
}

export interface KeysetList<Row extends ObjectLiteral> {
  entity: new () => Row;
  where: Condition[];
  /** The last of them unique, as the id is. */
  keys: SortKey[];
  /** From `listKey`: which list, order and filter a cursor is of. */
  key: string;
  page: Page;
  /** The properties that the caller asked for. */
  properties: string[];
  /** Read with each row. */
  linked?: Linked | undefined;
}

/** Reads one page with one statement; the count, if asked for, with another. */
export async function findPage<Row extends ObjectLiteral>(
  db: DataSource,
  list: KeysetList<Row>,
): Promise<Connection<Row>> {
  const { page, entity, where } = list;
  const keys = page.isBackward ? backwards(list.keys) : list.keys;
  const rows = await selectRows(db, {
    entity,
    properties: [...new Set([...list.properties, ...keys.map((key) => key.property)])],
    where: page.cursor === null ? where : [...where, beyond(keys, valuesOf(list, page.cursor))],
    orderBy: keys,
    limit: page.size + 1,
    linked: list.linked,
  });
  return pageOfRows(list, rows, () => countRows(db, { entity, where }));
}

/** The page of rows that were read from its cursor on, one more than it holds where there are more. */
export function pageOfRows<Row extends ObjectLiteral>(
  { keys, key, page }: Pick<KeysetList<Row>, "keys" | "key" | "page">,
  read: readonly Row[],
  totalCount: () => Promise<number>,
): Connection<Row> {
  const hasMore = read.length > page.size;
  const rows = read.slice(0, page.size);
  if (page.isBackward) rows.reverse();
  const cursorOf = (row: Row) =>
    encodeCursor(
      key,
      keys.map((each) => sortValue(row, each)),
    );
  return new ConnectionOfRows(rows, { page, hasMore, cursorOf, totalCount });
}

function valuesOf<Row extends ObjectLiteral>({ key, keys, page }: KeysetList<Row>, cursor: string): SortValue[] {
  const types = keys.map(({ type }) => type);
  return decodeCursor(key, cursor, types, page.isBackward ? "before" : "after");
}

function sortValue(row: ObjectLiteral, { property }: SortKey): SortValue {
  const value: unknown = row[property];
  return value instanceof Date ? value.toISOString() : (value as SortValue);
}

/**
 * The condition for rows behind the values. Where directions differ it is written out:
 * `a <= ? AND (a < ? OR (a = ? AND (b > ? OR (b = ? AND c > ?))))`; the first part lets an index begin there.
 */
function beyond(keys: SortKey[], values: SortValue[]): Condition {
  const columns = keys.map((key) => `row."${toSnakeCase(key.property)}"`);
  const operators = keys.map((key) => (key.direction === "ASC" ? ">" : "<"));
  if (new Set(operators).size === 1)
    return { sql: `(${columns.join(", ")}) ${operators[0]} (${values.map(() => "?").join(", ")})`, values };
  const written = keys.reduceRight<Condition & { values: SortValue[] }>(
    (rest, _, at) => {
      const value = values[at]!;
      const further = `${columns[at]} ${operators[at]} ?`;
      if (rest.sql === "") return { sql: further, values: [value] };
      return { sql: `(${further} OR (${columns[at]} = ? AND ${rest.sql}))`, values: [value, value, ...rest.values] };
    },
    { sql: "", values: [] },
  );
  return { sql: `${columns[0]} ${operators[0]}= ? AND ${written.sql}`, values: [values[0]!, ...written.values] };
}

/** By a date of the row, latest first. */
export function byDate(property: "createdAt" | "updatedAt" | "subscribedAt"): SortKey[] {
  return [
    { property, type: "date", direction: "DESC" },
    { property: "id", type: "uuid", direction: "DESC" },
  ];
}

/** The same order from its other end. */
export function backwards(keys: SortKey[]): SortKey[] {
  return keys.map((key) => ({ ...key, direction: key.direction === "ASC" ? "DESC" : "ASC" }));
}

/**
 * Walks a list of one table by the values it is sorted by, never by OFFSET, so that every row is met once however many
 * are added meanwhile. Sort keys are NOT NULL columns of the table itself (design.md section 11, Keyset).
 */
import type { ObjectLiteral, SelectQueryBuilder } from "typeorm";

import {
  type Connection,
  decodeCursor,
  encodeCursor,
  type Page,
  type SortKeyType,
  type SortValue,
  toConnection,
} from "../shared/connection.js";
import { toSnakeCase } from "./naming.js";
import { readRows } from "./readRows.js";

export interface SortKey {
  /** The property of the entity. */
  property: string;
  type: SortKeyType;
  direction: "ASC" | "DESC";
}

export interface KeysetList<Row extends ObjectLiteral> {
  /** Filtered, but not ordered, limited or selected; its alias is `row`. */
  query: SelectQueryBuilder<Row>;
  /** The last of them unique, as the id is. */
  keys: SortKey[];
  /** From `listKey`: which list, order and filter a cursor is of. */
  key: string;
  page: Page;
  /** The properties that the caller asked for. */
  properties: string[];
}

/** Reads one page with one statement; the count, if asked for, with another. */
export async function findPage<Row extends ObjectLiteral>(list: KeysetList<Row>): Promise<Connection<Row>> {
  const { page, query } = list;
  const keys = page.isBackward ? backwards(list.keys) : list.keys;
  const counting = query.clone();
  query.select(
    [...new Set([...list.properties, ...keys.map((key) => key.property)])].map((property) => `row.${property}`),
  );
  for (const key of keys) query.addOrderBy(`row.${key.property}`, key.direction);
  if (page.cursor !== null) {
    const values = decodeCursor(
      list.key,
      page.cursor,
      list.keys.map((key) => key.type),
      page.isBackward ? "before" : "after",
    );
    const { sql, parameters } = beyond(keys, values);
    query.andWhere(sql, parameters);
  }
  const rows = await readRows(query.limit(page.size + 1));
  const hasMore = rows.length > page.size;
  if (hasMore) rows.pop();
  if (page.isBackward) rows.reverse();
  const edges = rows.map((node) => ({
    cursor: encodeCursor(
      list.key,
      list.keys.map((key) => sortValue(node, key)),
    ),
    node,
  }));
  return toConnection(edges, page, hasMore, () => counting.getCount());
}

function sortValue(row: ObjectLiteral, { property }: SortKey): SortValue {
  const value: unknown = row[property];
  return value instanceof Date ? value.toISOString() : (value as SortValue);
}

/**
 * The condition for rows behind the values. Where directions differ it is written out:
 * `a <= :k0 AND (a < :k0 OR (a = :k0 AND (b > :k1 OR (b = :k1 AND c > :k2))))`; the first part lets an index begin there.
 */
function beyond(keys: SortKey[], values: SortValue[]): { sql: string; parameters: Record<string, SortValue> } {
  const columns = keys.map((key) => `"row"."${toSnakeCase(key.property)}"`);
  const parameters = Object.fromEntries(values.map((value, at) => [`k${at}`, value]));
  const operators = keys.map((key) => (key.direction === "ASC" ? ">" : "<"));
  if (new Set(operators).size === 1) {
    return {
      sql: `(${columns.join(", ")}) ${operators[0]} (${values.map((_, at) => `:k${at}`).join(", ")})`,
      parameters,
    };
  }
  const written = keys.reduceRight((rest, _, at) => {
    const further = `${columns[at]} ${operators[at]} :k${at}`;
    return rest === "" ? further : `(${further} OR (${columns[at]} = :k${at} AND ${rest}))`;
  }, "");
  return { sql: `${columns[0]} ${operators[0]}= :k0 AND ${written}`, parameters };
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

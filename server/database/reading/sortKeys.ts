/** The sort keys of lists. A sort key is a NOT NULL column of the list's own table, or computed from its columns. */
import type { ObjectLiteral } from "typeorm";

import type { SortKeyType, SortValue } from "../../shared/schema/cursor.js";

export interface SortKey {
  /** The property of the entity, or the computed property of the list. */
  property: string;
  type: SortKeyType;
  direction: "ASC" | "DESC";
}

/** Returns a row's value for a sort key, in the format of cursors. */
export function sortValue(row: ObjectLiteral, { property }: SortKey): SortValue {
  const value: unknown = row[property];
  return value instanceof Date ? value.toISOString() : (value as SortValue);
}

/** Sorts by a date, latest first. */
export function byDate(property: "createdAt" | "updatedAt" | "subscribedAt"): SortKey[] {
  return [
    { property, type: "date", direction: "DESC" },
    { property: "id", type: "uuid", direction: "DESC" },
  ];
}

/** Sorts by a text column from A to Z. */
export function byText(property: "nameSort" | "titleSort" | "pathSort" | "slug"): SortKey[] {
  return [
    { property, type: "text", direction: "ASC" },
    { property: "id", type: "uuid", direction: "ASC" },
  ];
}

/** Returns the keys of the reversed order. */
export function backwards(keys: SortKey[]): SortKey[] {
  return keys.map((key) => ({ ...key, direction: key.direction === "ASC" ? "DESC" : "ASC" }));
}

/** The orders by date that every list of the catalogue offers. */
export const datedOrders = {
  CREATED_DESC: byDate("createdAt"),
  CREATED_ASC: backwards(byDate("createdAt")),
  UPDATED_DESC: byDate("updatedAt"),
  UPDATED_ASC: backwards(byDate("updatedAt")),
};

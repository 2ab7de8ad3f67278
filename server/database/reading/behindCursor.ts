/** Builds the SQL condition for rows after a cursor. */
import type { Page } from "../../shared/schema/connection.js";
import { decodeCursor, type SortValue } from "../../shared/schema/cursor.js";
import { toSnakeCase } from "../connection/naming.js";
import type { Condition } from "./selectRows.js";
import type { SortKey } from "./sortKeys.js";

/** The order of a list and the requested page. */
export interface PagedOrder {
  /** The sort keys. The last key must be unique, such as the id. */
  keys: SortKey[];
  /** The result of `listKey`, which identifies a cursor's list, order, and filter. */
  key: string;
  page: Page;
}

/** Returns the condition for rows after the page's cursor, in the order of the keys. */
export function behindCursor(keys: SortKey[], order: PagedOrder): Condition[] {
  const { cursor } = order.page;
  return cursor === null ? [] : [behind(keys, cursorValues(order, cursor))];
}

/** @throws BadUserInputError for a cursor from another list. */
export function cursorValues({ key, keys, page }: PagedOrder, cursor: string): SortValue[] {
  const types = keys.map(({ type }) => type);
  return decodeCursor(key, cursor, types, page.isBackward ? "before" : "after");
}

/**
 * Returns the condition for rows after a position in the list. If the directions differ, expands it to `a <= ? AND (a <
 * ? OR (a = ? AND (b > ? OR (b = ? AND c > ?))))`. The first part lets PostgreSQL use an index.
 */
function behind(keys: SortKey[], values: SortValue[]): Condition {
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

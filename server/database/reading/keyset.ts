/**
 * Pages through a list of one table by its sort values, never by OFFSET, so each row appears only once, even if rows
 * are added between two pages. Sort keys are NOT NULL columns of the table itself, or computed from its columns.
 */
import type { DataSource, ObjectLiteral } from "typeorm";

import type { Connection } from "../../shared/schema/connection.js";
import { behindCursor, type PagedOrder } from "./behindCursor.js";
import { countRows } from "./countRows.js";
import { pageOfRows } from "./pageOfRows.js";
import { withProperties } from "./selectedProperties.js";
import { type Condition, type Select, selectRows } from "./selectRows.js";
import { backwards } from "./sortKeys.js";

export interface KeysetList<Row extends ObjectLiteral>
  extends PagedOrder, Pick<Select<Row>, "entity" | "properties" | "from" | "nested"> {
  where: Condition[];
  /**
   * The rows that come first, which a statement finds faster. A forward page reads other rows only if these are too few.
   * `isAll` says that there are no others.
   */
  best?: { condition: Condition; isAll: boolean };
}

/** Reads one page with one statement, if it is selected. If the total count is selected, another statement reads it. */
export async function findPage<Row extends ObjectLiteral>(
  db: DataSource,
  list: KeysetList<Row>,
): Promise<Connection<Row>> {
  const { page, entity, where } = list;
  const keys = page.isBackward ? backwards(list.keys) : list.keys;
  const behind = behindCursor(keys, list);
  const read = (more: Condition[]) =>
    selectRows(db, {
      entity,
      properties: withProperties(list.properties, list.keys),
      where: [...where, ...behind, ...more],
      orderBy: keys,
      limit: page.size + 1,
      from: list.from,
      nested: list.nested,
    });
  const { best } = list;
  let rows: Row[] = [];
  if (best && !page.isCountOnly && (best.isAll || !page.isBackward)) rows = await read([best.condition]);
  if (!page.isCountOnly && !best?.isAll && rows.length <= page.size) rows = await read([]);
  return pageOfRows(list, rows, () => countRows(db, { entity, where }));
}

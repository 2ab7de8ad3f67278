/**
 * Pages through a list of one table by its sort values, never by OFFSET, so each row appears only once, even if rows
 * are added between two pages. Sort keys are NOT NULL columns of the table itself, or computed from its columns.
 */
import type { DataSource, ObjectLiteral } from "typeorm";

import type { Connection } from "../../shared/schema/connection.js";
import { behindCursor, type Walk } from "./behindCursor.js";
import { countRows } from "./countRows.js";
import { pageOfRows } from "./pageOfRows.js";
import { withProperties } from "./selectedProperties.js";
import { type Condition, type Select, selectRows } from "./selectRows.js";
import { backwards } from "./sortKeys.js";

export interface KeysetList<Row extends ObjectLiteral>
  extends Walk, Pick<Select<Row>, "entity" | "properties" | "from" | "nested"> {
  where: Condition[];
}

/** Reads one page with one statement, if it is selected. If the total count is selected, another statement reads it. */
export async function findPage<Row extends ObjectLiteral>(
  db: DataSource,
  list: KeysetList<Row>,
): Promise<Connection<Row>> {
  const { page, entity, where } = list;
  const keys = page.isBackward ? backwards(list.keys) : list.keys;
  const behind = behindCursor(keys, list);
  const rows = page.isCountOnly
    ? []
    : await selectRows(db, {
        entity,
        properties: withProperties(list.properties, list.keys),
        where: [...where, ...behind],
        orderBy: keys,
        limit: page.size + 1,
        from: list.from,
        nested: list.nested,
      });
  return pageOfRows(list, rows, () => countRows(db, { entity, where }));
}

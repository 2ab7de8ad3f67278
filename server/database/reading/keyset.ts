/**
 * Pages through a list of one table by its sort values, never by OFFSET. So each row appears once, even if rows are
 * added between two pages. Sort keys are NOT NULL columns of the table itself, or computed from its columns.
 */
import type { DataSource, ObjectLiteral } from "typeorm";

import { type Connection, type Edge, type PageInfo, pageInfoOf } from "../../shared/schema/connection.js";
import { encodeCursor } from "../../shared/schema/cursor.js";
import { behindCursor, type Walk } from "./behindCursor.js";
import { countRows } from "./countRows.js";
import { type Condition, type Select, selectRows } from "./selectRows.js";
import { backwards, sortValue } from "./sortKeys.js";

export interface KeysetList<Row extends ObjectLiteral>
  extends Walk, Pick<Select<Row>, "entity" | "properties" | "from" | "nested"> {
  where: Condition[];
}

/** Reads one page with one statement. If the total count is selected, another statement reads it. */
export async function findPage<Row extends ObjectLiteral>(
  db: DataSource,
  list: KeysetList<Row>,
): Promise<Connection<Row>> {
  const { page, entity, where } = list;
  const keys = page.isBackward ? backwards(list.keys) : list.keys;
  const rows = await selectRows(db, {
    entity,
    properties: [...new Set([...list.properties, ...keys.map((key) => key.property)])],
    where: [...where, ...behindCursor(keys, list)],
    orderBy: keys,
    limit: page.size + 1,
    from: list.from,
    nested: list.nested,
  });
  return pageOfRows(list, rows, () => countRows(db, { entity, where }));
}

/** Creates a page from the rows read after its cursor. If there is one extra row, more rows follow. */
export function pageOfRows<Row extends ObjectLiteral>(
  list: Walk,
  read: readonly Row[],
  totalCount: () => Promise<number>,
): Connection<Row> {
  const { size, isBackward } = list.page;
  const rows = read.slice(0, size);
  if (isBackward) rows.reverse();
  return new PageOfRows(list, rows, read.length > size, totalCount);
}

/** A page that creates its cursors only if the caller selects them. */
class PageOfRows<Row extends ObjectLiteral> implements Connection<Row> {
  constructor(
    private readonly list: Walk,
    private readonly rows: Row[],
    private readonly hasMore: boolean,
    readonly totalCount: () => Promise<number>,
  ) {}

  readonly nodes = () => this.rows;

  get edges(): Edge<Row>[] {
    return this.rows.map((node) => ({ cursor: this.#cursorOf(node), node }));
  }

  get pageInfo(): PageInfo {
    const [first, last] = [this.rows[0], this.rows.at(-1)];
    const cursors = first && last ? [this.#cursorOf(first), this.#cursorOf(last)] : [];
    return pageInfoOf(this.list.page, this.hasMore, ...cursors);
  }

  #cursorOf(row: Row): string {
    const { key, keys } = this.list;
    return encodeCursor(
      key,
      keys.map((each) => sortValue(row, each)),
    );
  }
}

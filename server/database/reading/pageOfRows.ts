/** A page of a list, made from the rows that its statement returned. */
import type { ObjectLiteral } from "typeorm";

import { type Connection, type Edge, type PageInfo, pageInfoOf } from "../../shared/schema/connection.js";
import { encodeCursor } from "../../shared/schema/cursor.js";
import type { PagedOrder } from "./behindCursor.js";
import { sortValue } from "./sortKeys.js";

/** Creates a page from the rows read after its cursor. If there is one extra row, more rows follow. */
export function pageOfRows<Row extends ObjectLiteral>(
  list: PagedOrder,
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
    private readonly list: PagedOrder,
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

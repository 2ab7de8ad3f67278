/** A copy of the catalogue that is built only from the change feed, as another company would build one. */
import { callOrThrow } from "../call.js";
import type { TestApp } from "../createTestApp.js";

type Row = Record<string, unknown> & { __typename: string; id: string };

interface FeedPage {
  nodes: { noun: string; id: string; isDeleted: boolean; entry: Row | null }[];
  pageInfo: { hasNextPage: boolean; endCursor: string };
}

const columns = {
  Casino: "id slug name rating description review { about } licenses isFeatured updatedAt version",
  Bonus: "id title bonusType bonusCode isActive updatedAt version",
  Game: "id slug name provider category rtp updatedAt version",
};

const page = `nodes { noun id isDeleted entry { __typename ${Object.entries(columns)
  .map(([type, fields]) => `... on ${type} { ${fields} }`)
  .join(" ")} } } pageInfo { hasNextPage endCursor }`;

export class Mirror {
  readonly rows = new Map<string, Row>();
  since: string | null = null;

  /** Reads all remaining changes and returns their number. */
  async readChanges(app: TestApp, first = 100): Promise<number> {
    let met = 0;
    for (;;) {
      const read: FeedPage = await callOrThrow<FeedPage>(app, "changes", { since: this.since, first }, page);
      for (const { id, entry } of read.nodes) {
        if (entry === null) this.rows.delete(id);
        else this.rows.set(id, entry);
      }
      met += read.nodes.length;
      this.since = read.pageInfo.endCursor;
      if (!read.pageInfo.hasNextPage) return met;
    }
  }

  /** Returns the copied rows, sorted by id. */
  contents(): Row[] {
    return inOrder([...this.rows.values()]);
  }
}

/** Returns the rows that visitors get from the API's lists, with the same fields and in the same order as the copy. */
export async function visitorsCatalogue(app: TestApp): Promise<Row[]> {
  const lists = { casinos: "Casino", bonuses: "Bonus", games: "Game" } as const;
  const found: Row[] = [];
  for (const [list, type] of Object.entries(lists) as [string, keyof typeof columns][]) {
    let after: string | null = null;
    do {
      const read: { nodes: Row[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } } = await callOrThrow(
        app,
        list,
        { first: 100, after },
        `nodes { __typename ${columns[type]} } pageInfo { hasNextPage endCursor }`,
      );
      found.push(...read.nodes);
      after = read.pageInfo.hasNextPage ? read.pageInfo.endCursor : null;
    } while (after !== null);
  }
  return inOrder(found);
}

function inOrder(rows: Row[]): Row[] {
  return rows.toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

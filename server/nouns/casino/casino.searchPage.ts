/** Finds one page of search results. Filters and sorts in memory, and then reads the page's rows from the database. */
import type { DataSource } from "typeorm";

import { Casino } from "../../database/entities/casino.entity.js";
import { backwards, type SortKey, sortValue } from "../../database/reading/sortKeys.js";
import { cursorValues } from "../../database/reading/behindCursor.js";
import { selectByIds } from "../../database/reading/selectRows.js";
import { type Connection, type Page, toConnection } from "../../shared/schema/connection.js";
import { encodeCursor, type SortValue } from "../../shared/schema/cursor.js";
import type { Disconnect } from "../../shared/disconnect.js";
import { type FilterTables, noTables, predicateOf } from "./casino.predicates.js";
import type { CasinoEdge } from "./casino.connection.js";
import type { CasinoFilter } from "./casinoList.inputs.js";
import type { CasinoSearch } from "./casino.search.js";
import { TopK } from "./search/topK.js";
import type { SearchHit, SearchHits } from "./search/hits.js";
import type { IndexedCasino } from "./search/indexedCasino.js";
import { findMatches } from "./searchMatches.js";

/** Selects one page of a search's hits. */
export interface HitsPage {
  filter: CasinoFilter;
  /** The sort keys: properties of a casino, or `relevance`. */
  keys: SortKey[];
  key: string;
  page: Page;
}

export interface SearchList extends HitsPage {
  text: string;
  properties: readonly string[];
  /** Whether the caller selected `matches`. */
  hasMatches: boolean;
  /** Fires when the caller disconnects. */
  disconnect: Disconnect | undefined;
  readTables: () => Promise<FilterTables>;
}

/** Returns one page of the casinos that match the search text and the filter. One statement reads the page's rows. */
export async function findSearchPage(
  db: DataSource,
  search: CasinoSearch,
  list: SearchList,
): Promise<Connection<Casino, CasinoEdge>> {
  const all = await search.find(list.text, list.disconnect);
  const tables = await list.readTables();
  const { hits, hasMore, count } = pageOf(all, list, tables);
  const casinos = list.page.isCountOnly ? [] : hits.map(({ casino }) => casino);
  const ids = casinos.map(({ id }) => id);
  const rows = await selectByIds(db, ids, { entity: Casino, properties: list.properties });
  const matches = list.hasMatches ? findMatches(list.text, casinos) : null;
  const edges = hits.flatMap(({ casino, relevance }, at): CasinoEdge[] => {
    const node = rows[at];
    if (!node) return [];
    const values = list.keys.map((key) => sortValue({ ...casino, relevance }, key));
    return [{ cursor: encodeCursor(list.key, values), node, matches: matches?.get(node.id) ?? null }];
  });
  return toConnection(edges, list.page, hasMore, async () => count);
}

/** Returns the first matching hits after the cursor, or the last matching hits before the cursor. */
export function pageOf(all: SearchHits, wanted: HitsPage, tables: FilterTables = noTables) {
  const { page } = wanted;
  const compare = comparatorOf(page.isBackward ? backwards(wanted.keys) : wanted.keys);
  const cursor = cursorHit(wanted);
  const matchesFilter = predicateOf(wanted.filter, tables);
  const first = new TopK<SearchHit>(page.size + 1, compare);
  let count = 0;
  all.forEach((casino, relevance) => {
    if (!matchesFilter(casino)) return;
    count += 1;
    const hit = { casino, relevance };
    if (cursor === null || compare(hit, cursor) > 0) first.offer(hit);
  });
  const hits = first.items.slice(0, page.size);
  return { hits: page.isBackward ? hits.toReversed() : hits, hasMore: first.items.length > page.size, count };
}

function comparatorOf(keys: SortKey[]): (one: SearchHit, other: SearchHit) => number {
  return (one, other) => {
    for (const { property, direction } of keys) {
      const left = valueOf(one, property);
      const right = valueOf(other, property);
      if (left !== right) return left < right === (direction === "ASC") ? -1 : 1;
    }
    return 0;
  };
}

/** Returns the value to compare. Dates become numbers, because numbers compare much faster. */
function valueOf({ casino, relevance }: SearchHit, property: string): SortValue {
  if (property === "relevance") return relevance;
  const value = casino[property as keyof IndexedCasino];
  return value instanceof Date ? value.getTime() : (value as SortValue);
}

/** Returns a hit that contains only the cursor's sort keys. */
function cursorHit(wanted: HitsPage): SearchHit | null {
  if (wanted.page.cursor === null) return null;
  const values = cursorValues(wanted, wanted.page.cursor);
  const properties = wanted.keys.map(({ property, type }, at) => {
    const value = values[at]!;
    return [property, type === "date" ? Date.parse(value as string) : value] as const;
  });
  const casino = Object.fromEntries(properties);
  return { casino: casino as unknown as IndexedCasino, relevance: Number(casino["relevance"]) };
}

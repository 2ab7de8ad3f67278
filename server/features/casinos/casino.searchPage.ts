/** A page of a search: filtered, ordered and paged over the index in memory; the database then reads the page's rows. */
import type { DataSource } from "typeorm";

import { Casino } from "../../database/entities/casino.entity.js";
import type { SortKey } from "../../database/reading/keyset.js";
import { selectRows } from "../../database/reading/selectRows.js";
import {
  type Connection,
  decodeCursor,
  encodeCursor,
  type Page,
  type SortKeyType,
  type SortValue,
  toConnection,
} from "../../shared/schema/connection.js";
import type { Disconnect } from "../../shared/disconnect.js";
import { predicateOf } from "./casino.filter.js";
import type { CasinoEdge, CasinoFilter } from "./casinoList.inputs.js";
import type { CasinoSearch } from "./casino.search.js";
import { TopK } from "./search/topK.js";
import type { SearchHit, SearchHits } from "./search/hits.js";
import type { IndexedCasino } from "./search/indexedCasino.js";
import { findMatches } from "./searchMatches.js";

/** Which part of a search's hits is wanted. */
export interface HitsPage {
  filter: CasinoFilter;
  /** Null: by relevance, then by rating. */
  keys: SortKey[] | null;
  key: string;
  page: Page;
}

export interface SearchList extends HitsPage {
  text: string;
  properties: string[];
  /** Whether the caller asked where the text was found. */
  hasMatches: boolean;
  /** Fires when the caller disconnects. */
  disconnect: Disconnect | undefined;
}

interface MemoryKey {
  type: SortKeyType;
  sign: 1 | -1;
  /** Dates in milliseconds, which are compared much faster than what a cursor carries. */
  valueOf: (hit: SearchHit) => SortValue;
}

const byRelevance: MemoryKey[] = [
  { type: "number", sign: 1, valueOf: ({ relevance }) => relevance },
  { type: "number", sign: -1, valueOf: ({ casino }) => casino.rating },
  { type: "text", sign: 1, valueOf: ({ casino }) => casino.nameSort },
  { type: "uuid", sign: 1, valueOf: ({ casino }) => casino.id },
];

/** One page of the casinos that match the text and the filter. One statement reads its rows. */
export async function findSearchPage(
  db: DataSource,
  search: CasinoSearch,
  list: SearchList,
): Promise<Connection<Casino, CasinoEdge>> {
  const { page, keys, hasMore, count } = pageOf(await search.find(list.text, list.disconnect), list);
  const casinos = page.map(({ casino }) => casino);
  const ids = casinos.map(({ id }) => id);
  const rows = await readCasinos(db, ids, list.properties);
  const matches = list.hasMatches ? findMatches(list.text, casinos) : null;
  const edges = page.flatMap((hit): CasinoEdge[] => {
    const node = rows.get(hit.casino.id);
    if (!node) return [];
    const values = keys.map((key) => toCursorValue(key, key.valueOf(hit)));
    return [{ cursor: encodeCursor(list.key, values), node, matches: matches?.get(node.id) ?? null }];
  });
  return toConnection(edges, list.page, hasMore, async () => count);
}

/** Of the hits that match the filter, the first after the cursor or, backwards, the last before it. */
export function pageOf(hits: SearchHits, wanted: HitsPage) {
  const { page } = wanted;
  const keys = wanted.keys?.map(toMemoryKey) ?? byRelevance;
  const cursor = readCursor(keys, wanted);
  const keeps = predicateOf(wanted.filter);
  const sign = page.isBackward ? -1 : 1;
  const best = new TopK<SearchHit>(page.size + 1, (one, other) => {
    for (const key of keys) {
      const order = compare(key.valueOf(one), key.valueOf(other)) * key.sign;
      if (order !== 0) return order * sign;
    }
    return 0;
  });
  let count = 0;
  hits.forEach((casino, relevance) => {
    if (!keeps(casino)) return;
    count += 1;
    const hit = { casino, relevance };
    if (cursor === null || place(keys, hit, cursor) * sign > 0) best.offer(hit);
  });
  const hasMore = best.items.length > page.size;
  const shown = best.items.slice(0, page.size);
  return { page: page.isBackward ? shown.toReversed() : shown, keys, hasMore, count };
}

/** Compares a hit with a cursor: below 0 before it, above 0 after it. */
function place(keys: MemoryKey[], hit: SearchHit, cursor: SortValue[]): number {
  for (const [at, key] of keys.entries()) {
    const order = compare(key.valueOf(hit), cursor[at]!) * key.sign;
    if (order !== 0) return order;
  }
  return 0;
}

function compare(one: SortValue, other: SortValue): number {
  if (one < other) return -1;
  return one > other ? 1 : 0;
}

function readCursor(keys: MemoryKey[], { key, page }: HitsPage): SortValue[] | null {
  if (page.cursor === null) return null;
  const types = keys.map(({ type }) => type);
  const values = decodeCursor(key, page.cursor, types, page.isBackward ? "before" : "after");
  return values.map((value, at) => (types[at] === "date" ? Date.parse(value as string) : value));
}

function toCursorValue({ type }: MemoryKey, value: SortValue): SortValue {
  return type === "date" ? new Date(value as number).toISOString() : value;
}

function toMemoryKey({ property, type, direction }: SortKey): MemoryKey {
  return {
    type,
    sign: direction === "ASC" ? 1 : -1,
    valueOf({ casino }) {
      const value = casino[property as keyof IndexedCasino];
      return value instanceof Date ? value.getTime() : (value as SortValue);
    },
  };
}

/** The rows of these ids, with one statement. */
export async function readCasinos(db: DataSource, ids: string[], properties: string[]): Promise<Map<string, Casino>> {
  if (ids.length === 0) return new Map();
  const rows = await selectRows(db, { entity: Casino, properties, where: [{ sql: "row.id = ANY(?)", values: [ids] }] });
  return new Map(rows.map((row) => [row.id, row]));
}

/** A page of a search: filtered, ordered and paged over the index in memory; the database then reads the page's rows. */
import type { DataSource } from "typeorm";

import { Casino } from "../../database/entities/casino.entity.js";
import type { SortKey } from "../../database/keyset.js";
import {
  type Connection,
  decodeCursor,
  encodeCursor,
  type Page,
  type SortKeyType,
  type SortValue,
  toConnection,
} from "../../shared/connection.js";
import type { CasinoEdge, CasinoFilter } from "./casinoList.inputs.js";
import type { CasinoSearch, IndexedCasino, SearchHit } from "./casino.search.js";
import { findMatches } from "./searchMatches.js";

export interface SearchList {
  text: string;
  filter: CasinoFilter;
  /** Null: by relevance, then by rating. */
  keys: SortKey[] | null;
  key: string;
  page: Page;
  properties: string[];
  /** Whether the caller asked where the text was found. */
  hasMatches: boolean;
}

interface MemoryKey {
  type: SortKeyType;
  sign: 1 | -1;
  valueOf: (hit: SearchHit) => SortValue;
}

const byRelevance: MemoryKey[] = [
  { type: "number", sign: 1, valueOf: (hit) => hit.relevance },
  { type: "number", sign: -1, valueOf: (hit) => hit.casino.rating },
  { type: "text", sign: 1, valueOf: (hit) => hit.casino.nameSort },
  { type: "uuid", sign: 1, valueOf: (hit) => hit.casino.id },
];

/** One page of what the text finds and the filter keeps. Its rows are read with one statement. */
export async function findSearchPage(
  db: DataSource,
  search: CasinoSearch,
  list: SearchList,
): Promise<Connection<Casino, CasinoEdge>> {
  const keys = list.keys?.map(toMemoryKey) ?? byRelevance;
  const hits = (await search.find(list.text)).filter((hit) => matches(hit.casino, list.filter));
  const placed = hits.map((hit) => ({ casino: hit.casino, values: keys.map((key) => key.valueOf(hit)) }));
  placed.sort((one, other) => compare(keys, one.values, other.values));
  const { page, hasMore } = cut(placed, keys, list);
  const shown = page.map(({ casino }) => casino);
  const rows = await readCasinos(
    db,
    shown.map(({ id }) => id),
    list.properties,
  );
  const found = list.hasMatches ? findMatches(list.text, shown) : null;
  const edges = page.flatMap(({ casino: { id }, values }): CasinoEdge[] => {
    const node = rows.get(id);
    return node ? [{ cursor: encodeCursor(list.key, values), node, matches: found?.get(id) ?? null }] : [];
  });
  return toConnection(edges, list.page, hasMore, async () => placed.length);
}

function cut<T extends { values: SortValue[] }>(placed: T[], keys: MemoryKey[], { page, key }: SearchList) {
  const { size, isBackward, cursor } = page;
  if (isBackward) {
    const end = cursor === null ? placed.length : placed.findIndex(atOrBehind(cursor, "before"));
    const before = placed.slice(0, end === -1 ? placed.length : end);
    return { page: before.slice(-size), hasMore: before.length > size };
  }
  const behind = cursor === null ? placed : placed.filter(isBehind(cursor, "after"));
  return { page: behind.slice(0, size), hasMore: behind.length > size };

  function isBehind(from: string, field: string) {
    const values = decodeCursor(
      key,
      from,
      keys.map(({ type }) => type),
      field,
    );
    return (each: T) => compare(keys, each.values, values) > 0;
  }
  function atOrBehind(from: string, field: string) {
    const values = decodeCursor(
      key,
      from,
      keys.map(({ type }) => type),
      field,
    );
    return (each: T) => compare(keys, each.values, values) >= 0;
  }
}

function compare(keys: MemoryKey[], one: SortValue[], other: SortValue[]): number {
  for (const [at, { sign }] of keys.entries()) {
    if (one[at]! < other[at]!) return -sign;
    if (one[at]! > other[at]!) return sign;
  }
  return 0;
}

function toMemoryKey({ property, type, direction }: SortKey): MemoryKey {
  return {
    type,
    sign: direction === "ASC" ? 1 : -1,
    valueOf({ casino }) {
      const value = casino[property as keyof IndexedCasino];
      return value instanceof Date ? value.toISOString() : (value as SortValue);
    },
  };
}

/** The same conditions as `filteredCasinos` in casino.queries.ts, over the index. */
function matches(casino: IndexedCasino, filter: CasinoFilter): boolean {
  for (const flag of ["isFeatured", "isNew", "acceptsCrypto", "hasLiveGames", "mobileOptimized"] as const) {
    if (filter[flag] != null && casino[flag] !== filter[flag]) return false;
  }
  if (filter.ids != null && !filter.ids.some((id) => id.toLowerCase() === casino.id)) return false;
  if (filter.minRating != null && casino.rating < filter.minRating) return false;
  const year = casino.establishedYear;
  if (year === null) return true;
  return (
    (filter.establishedFrom == null || year >= filter.establishedFrom) &&
    (filter.establishedTo == null || year <= filter.establishedTo)
  );
}

/** The rows of these ids, with one statement. */
export async function readCasinos(db: DataSource, ids: string[], properties: string[]): Promise<Map<string, Casino>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .createQueryBuilder(Casino, "row")
    .select(properties.map((property) => `row.${property}`))
    .where("row.id = ANY(:ids)", { ids })
    .getMany();
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * How many rows the catalogue's lists and tables have. A count is cached until anything in the catalogue changes, since
 * counting anew reads the whole table: on the embedded database nobody else is served meanwhile.
 */
import { LRUCache } from "lru-cache";

import { rowCountCacheBytes } from "../../shared/limits.js";
import type { TableVersions } from "./tableVersions.js";

/** Milliseconds for which the size of a table is good enough to work out a price. */
const sizeMaxAge = 60_000;

interface CachedCount {
  version: number;
  count: number;
}

export class RowCounts {
  readonly #counts = new LRUCache<string, CachedCount>({
    maxSize: rowCountCacheBytes,
    sizeCalculation: (_count, key) => 2 * key.length + 200,
  });
  readonly #sizes = new LRUCache<string, Promise<number>>({ max: 10, ttl: sizeMaxAge });

  constructor(private readonly tableVersions: TableVersions) {}

  /** The cached count of a list, or the one that `read` returns. `key` is its statement with all values. */
  async count(key: string, read: () => Promise<number>): Promise<number> {
    const { version, isTrusted } = this.tableVersions;
    const cached = this.#counts.get(key);
    if (isTrusted && cached?.version === version) return cached.count;
    const count = await read();
    // A change since then may be in the count or not.
    if (isTrusted && this.tableVersions.version === version) this.#counts.set(key, { version, count });
    return count;
  }

  /** How many rows a table has, as of the last minute. */
  async sizeOf(table: string, read: () => Promise<number>): Promise<number> {
    // The promise is cached, so concurrent requests read the size once.
    const cached = this.#sizes.get(table);
    if (cached !== undefined) return cached;
    const size = read();
    this.#sizes.set(table, size);
    size.catch(() => this.#sizes.delete(table));
    return size;
  }
}

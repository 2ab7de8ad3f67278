/**
 * Caches the number of rows in the catalogue's lists and tables. A count is valid until the catalogue changes, an offer
 * starts or ends, or an article is published. Counting reads the whole table, and blocks all other requests to the
 * embedded database.
 */
import { LRUCache } from "lru-cache";
import type { DataSource } from "typeorm";

import type { OfferBoundaries } from "./offerBoundaries.js";
import type { TableVersions } from "./tableVersions.js";

/** The maximum size of the cache for total counts, in bytes. */
const rowCountCacheBytes = 1024 * 1024;

/** How long a table's size is accurate enough for computing a charge, in ms. */
const sizeMaxAge = 60_000;

export interface Group {
  slug: string;
  name: string;
  count: number;
}

interface CachedCount {
  version: number;
  count: number | Group[];
  /**
   * When the next offer starts or ends, or the next article is published, in ms. Infinity for a list that does not
   * depend on the time.
   */
  validUntil: number;
}

export class RowCounts {
  readonly #counts = new LRUCache<string, CachedCount>({
    maxSize: rowCountCacheBytes,
    sizeCalculation: ({ count }, key) => 2 * key.length + 200 + (typeof count === "number" ? 0 : 200 * count.length),
  });
  readonly #sizes = new LRUCache<string, Promise<number>>({ max: 10, ttl: sizeMaxAge });

  constructor(
    private readonly db: DataSource,
    private readonly tableVersions: TableVersions,
    private readonly boundaries: Pick<OfferBoundaries, "next" | "hasPassed">,
  ) {}

  /** Returns the cached count of a list, or calls `read`. `key` is the statement with all values except times. */
  count(key: string, read: () => Promise<number>, moment?: Date): Promise<number> {
    return this.#cached(key, read, moment);
  }

  /** Returns the cached counts per value, or calls `read`. */
  groups(key: string, read: () => Promise<Group[]>, moment?: Date): Promise<Group[]> {
    return this.#cached(key, read, moment);
  }

  async #cached<Count extends number | Group[]>(
    key: string,
    read: () => Promise<Count>,
    moment: Date | undefined,
  ): Promise<Count> {
    const { version, isTrusted } = this.tableVersions;
    const cached = this.#counts.get(key);
    if (isTrusted && cached?.version === version && !this.boundaries.hasPassed(cached.validUntil))
      return cached.count as Count;
    // A count for a given time is valid until the first boundary after that time.
    const validUntil = moment ? await this.boundaries.next(moment) : Infinity;
    const count = await read();
    // If the catalogue changed during the read, the count may or may not include the change.
    if (isTrusted && this.tableVersions.version === version) this.#counts.set(key, { version, count, validUntil });
    return count;
  }

  /**
   * Returns the number of rows of a table, as counted within the last minute. Concurrent requests share one read, so
   * `read` gets a database that no request's disconnect stops.
   */
  async sizeOf(table: string, read: (db: DataSource) => Promise<number>): Promise<number> {
    const cached = this.#sizes.get(table);
    if (cached !== undefined) return cached;
    const size = read(this.db);
    this.#sizes.set(table, size);
    size.catch(() => this.#sizes.delete(table));
    return size;
  }
}

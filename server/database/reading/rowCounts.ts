/**
 * Caches how many rows the catalogue's lists and tables have. A count is cached until the catalogue changes, or until
 * an offer starts or ends. Counting reads the whole table and blocks the embedded database for all other requests.
 */
import { LRUCache } from "lru-cache";

import { rowCountCacheBytes } from "../../shared/limits.js";
import type { Group } from "./countGroups.js";
import type { OfferBoundaries } from "./offerBoundaries.js";
import type { TableVersions } from "./tableVersions.js";

/** How long the size of a table is accurate enough to compute a charge, in ms. */
const sizeMaxAge = 60_000;

interface CachedCount {
  version: number;
  count: number | Group[];
  /** When the next offer starts or ends, in ms; Infinity for a list without offers. */
  validUntil: number;
}

export class RowCounts {
  readonly #counts = new LRUCache<string, CachedCount>({
    maxSize: rowCountCacheBytes,
    sizeCalculation: ({ count }, key) => 2 * key.length + 200 + (typeof count === "number" ? 0 : 200 * count.length),
  });
  readonly #sizes = new LRUCache<string, Promise<number>>({ max: 10, ttl: sizeMaxAge });

  constructor(
    private readonly tableVersions: TableVersions,
    private readonly boundaries: Pick<OfferBoundaries, "next" | "hasPassed">,
  ) {}

  /** Returns the cached count of a list, or calls `read`. `key` is the statement with all values except the time. */
  count(key: string, read: () => Promise<number>, moment?: Date): Promise<number> {
    return this.#cached(key, read, moment);
  }

  /** Returns cached counts by a value, or calls `read`. */
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
    // A count at a given time is valid until the first boundary after that time.
    const validUntil = moment ? await this.boundaries.next(moment) : Infinity;
    const count = await read();
    // If the catalogue changed during the read, the count may or may not include the change.
    if (isTrusted && this.tableVersions.version === version) this.#counts.set(key, { version, count, validUntil });
    return count;
  }

  /** Returns how many rows a table had within the last minute. */
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

/**
 * Stores serialized responses in two levels. An address (the exact request of a caller) maps to a key, which equivalent
 * requests share. The key maps to the response. Each entry records the versions of its dependencies. A read deletes the
 * entry if one of these versions has changed.
 */
import { LRUCache } from "lru-cache";

import type { Dependency } from "../../shared/schema/dependsOn.js";
import type { DependencyVersions, VersionSnapshot } from "./dependencyVersions.js";
import type { ResponseBody } from "./responseBody.js";

/**
 * The maximum size of a cached response with its compressed versions, in bytes. A list of 100 casinos with all their
 * fields takes 20% of this.
 */
const maxCachedBodyBytes = 4 * 1024 * 1024;

export type CacheEntry = ResponseBody & {
  readonly key: string;
  readonly dependsOn: readonly Dependency[];
  readonly snapshot: VersionSnapshot;
  /**
   * When the next offer starts or ends, or the next article is published, as a Unix time in ms. Infinity for a response
   * without bonuses or articles. 0 if unknown.
   */
  readonly validUntil: number;
};

/** The approximate memory that an entry or an address takes in addition to its text, in bytes. */
const overhead = 500;

export class ResponseStore {
  readonly #entries: LRUCache<string, CacheEntry>;
  readonly #addresses: LRUCache<string, string>;

  constructor(
    maxBytes: number,
    private readonly versions: DependencyVersions,
  ) {
    const addressBytes = Math.floor(maxBytes / 8);
    this.#entries = new LRUCache({
      maxSize: maxBytes - addressBytes,
      maxEntrySize: Math.min(maxCachedBodyBytes, maxBytes - addressBytes),
      sizeCalculation: ({ bytes, key }) => bytes + 2 * key.length + overhead,
    });
    this.#addresses = new LRUCache({
      maxSize: addressBytes,
      maxEntrySize: addressBytes,
      sizeCalculation: (key, address) => 2 * (key.length + address.length) + overhead,
    });
  }

  get size(): { bytes: number; entries: number } {
    return { bytes: this.#entries.calculatedSize + this.#addresses.calculatedSize, entries: this.#entries.size };
  }

  findByAddress(address: string): CacheEntry | null {
    const key = this.#addresses.get(address);
    return key === undefined ? null : this.findByKey(key);
  }

  findByKey(key: string): CacheEntry | null {
    const entry = this.#entries.get(key);
    if (!entry) return null;
    if (this.versions.isCurrent(entry.snapshot, entry.dependsOn, entry.validUntil)) return entry;
    this.#entries.delete(key);
    return null;
  }

  add(entry: CacheEntry, address: string | null): void {
    this.#entries.set(entry.key, entry);
    entry.onGrow = () => this.#weigh(entry);
    this.addAddress(address, entry.key);
  }

  /** @param address The exact request. Null if the response is looked up only by its key. */
  addAddress(address: string | null, key: string): void {
    if (address !== null) this.#addresses.set(address, key);
  }

  /** Stores the entry with its current size, because the LRU cache records the size only when an entry is stored. */
  #weigh(entry: CacheEntry): void {
    if (this.#entries.peek(entry.key) !== entry) return;
    this.#entries.delete(entry.key);
    this.#entries.set(entry.key, entry);
  }
}

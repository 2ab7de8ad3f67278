/** Documents that callers may name by their hash: our own, known from the start, and those that others have sent. */
import type { KeyValueCache } from "@apollo/utils.keyvaluecache";
import { LRUCache } from "lru-cache";

/** SHA-256 of a document, in hex, to its text. */
export type Documents = Record<string, string>;

/** Bytes of other callers' documents that are kept at most; the least recently used go first. */
const othersLimit = 10 * 1024 * 1024;

/** Apollo's prefix for the keys of persisted queries. */
const prefix = "apq:";

export class PersistedDocuments implements KeyValueCache<string> {
  readonly #own = new Map<string, string>();
  readonly #others = new LRUCache<string, string>({
    maxSize: othersLimit,
    sizeCalculation: (text, key) => text.length + key.length,
  });

  /** Keeps documents for as long as the process lives, so that none of them is ever not found. */
  addOwn(documents: Documents): void {
    for (const [hash, text] of Object.entries(documents)) this.#own.set(prefix + hash, text);
  }

  /** Whether the document of this SHA-256, in hex, is one of our own. */
  isOwn(hash: string): boolean {
    return this.#own.has(prefix + hash);
  }

  /** Whether callers may name this document by its hash alone. */
  has(hash: string): boolean {
    return this.isOwn(hash) || this.#others.has(prefix + hash);
  }

  /** Like `has`, and counts as a use of the document, which is then forgotten later. */
  use(hash: string): boolean {
    return this.isOwn(hash) || this.#others.get(prefix + hash) !== undefined;
  }

  async get(key: string): Promise<string | undefined> {
    return this.#own.get(key) ?? this.#others.get(key);
  }

  async set(key: string, text: string): Promise<void> {
    this.#others.set(key, text);
  }

  async delete(key: string): Promise<boolean> {
    return this.#others.delete(key);
  }
}

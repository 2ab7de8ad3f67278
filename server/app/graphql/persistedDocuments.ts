/** Documents that callers may name by their hash: our own, known from the start, and those that others have sent. */
import type { KeyValueCache } from "@apollo/utils.keyvaluecache";
import { LRUCache } from "lru-cache";

import { unitsOfSize } from "./limits/clientBudget.js";
import { unitsOfDocument } from "./limits/documentUnits.js";

/** SHA-256 of a document, in hex, to its text. */
export type Documents = Record<string, string>;

/** How many bytes of other callers' documents are cached. The least recently used are evicted first. */
const othersLimit = 10 * 1024 * 1024;

interface PersistedDocument {
  text: string;
  /** What its text takes of a caller's budget. */
  units: number;
}

/** Apollo's prefix for the keys of persisted queries. */
const prefix = "apq:";

export class PersistedDocuments implements KeyValueCache<string> {
  readonly #own = new Map<string, PersistedDocument>();
  readonly #others = new LRUCache<string, PersistedDocument>({
    maxSize: othersLimit,
    sizeCalculation: ({ text }, key) => 2 * (text.length + key.length) + 200,
  });

  /** Stores documents for the lifetime of the process, so callers always find them. */
  addOwn(documents: Documents): void {
    for (const [hash, text] of Object.entries(documents)) this.#own.set(prefix + hash, toPersisted(text));
  }

  /** Whether the document of this SHA-256, in hex, is one of our own. */
  isOwn(hash: string): boolean {
    return this.#own.has(prefix + hash);
  }

  /** Whether callers may send only the hash of this document. */
  has(hash: string): boolean {
    return this.isOwn(hash) || this.#others.has(prefix + hash);
  }

  /** What the document of this SHA-256 takes of a caller's budget to be read; 0 where it is not known. */
  unitsOf(hash: string): number {
    return (this.#own.get(prefix + hash) ?? this.#others.peek(prefix + hash))?.units ?? 0;
  }

  async get(key: string): Promise<string | undefined> {
    return (this.#own.get(key) ?? this.#others.get(key))?.text;
  }

  async set(key: string, text: string): Promise<void> {
    const { units } = toPersisted(text);
    // By its hash, a caller sends a long text in a few bytes.
    this.#others.set(key, { text, units: Math.max(units, unitsOfSize(text.length)) });
  }

  async delete(key: string): Promise<boolean> {
    return this.#others.delete(key);
  }
}

function toPersisted(text: string): PersistedDocument {
  return { text, units: unitsOfDocument(text) };
}

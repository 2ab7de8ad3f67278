/** Stores the documents that callers may identify by hash: our client's documents, and documents that callers sent. */
import type { GraphQLRequest } from "@apollo/server";
import type { KeyValueCache } from "@apollo/utils.keyvaluecache";
import { Lexer, Source, TokenKind } from "graphql";
import { LRUCache } from "lru-cache";

import { maxTokens } from "../../shared/limits.js";
import { unitsOfSize } from "./limits/clientBudget.js";

/** The documents by their SHA-256 hash in hex. */
export type Documents = Record<string, string>;

/** The size limit of callers' documents in bytes. The store evicts the least recently used documents first. */
const othersLimit = 10 * 1024 * 1024;

interface PersistedDocument {
  text: string;
  /** The charge for the document's text, in units. Null until a caller uses the document. */
  units: number | null;
}

/** Apollo's prefix for the keys of persisted queries. */
const prefix = "apq:";

export class PersistedDocuments implements KeyValueCache<string> {
  readonly #ownDocuments = new Map<string, PersistedDocument>();
  readonly #others = new LRUCache<string, PersistedDocument>({
    maxSize: othersLimit,
    sizeCalculation: ({ text }, key) => 2 * (text.length + key.length) + 200,
  });

  /** Stores our own documents for the lifetime of the process, so callers always find them. */
  addOwn(documents: Documents): void {
    for (const [hash, text] of Object.entries(documents)) this.#ownDocuments.set(prefix + hash, { text, units: null });
  }

  /** Whether this SHA-256 hash in hex belongs to one of our client's documents. */
  isFirstParty(hash: string): boolean {
    return this.#ownDocuments.has(prefix + hash);
  }

  /** Whether a caller may send only this hash in place of the document. */
  has(hash: string): boolean {
    return this.isFirstParty(hash) || this.#others.has(prefix + hash);
  }

  /** Returns the charge for an operation's document, in units. Returns 0 for an unknown hash without a document. */
  unitsOf({ query, extensions }: GraphQLRequest): number {
    if (query !== undefined) return unitsOfDocument(query);
    const persisted = extensions?.["persistedQuery"] as { sha256Hash: string } | undefined;
    const key = prefix + (persisted?.sha256Hash ?? "");
    const document = this.#ownDocuments.get(key) ?? this.#others.peek(key);
    if (!document) return 0;
    document.units ??= unitsOfDocument(document.text);
    return document.units;
  }

  async get(key: string): Promise<string | undefined> {
    return (this.#ownDocuments.get(key) ?? this.#others.get(key))?.text;
  }

  async set(key: string, text: string): Promise<void> {
    // A caller can use a hash of a few bytes to request a long document, so the charge also covers the document's size.
    this.#others.set(key, { text, units: Math.max(unitsOfDocument(text), unitsOfSize(text.length)) });
  }

  async delete(key: string): Promise<boolean> {
    return this.#others.delete(key);
  }
}

/**
 * Returns the charge for reading and validating a document: one unit for each token. Counting stops at `maxTokens`, or
 * at the first syntax error.
 */
function unitsOfDocument(text: string): number {
  const lexer = new Lexer(new Source(text));
  let tokens = 0;
  try {
    while (tokens < maxTokens && lexer.advance().kind !== TokenKind.EOF) tokens += 1;
  } catch {
    // The parser reports the error.
  }
  return tokens;
}

/**
 * Documents that have been parsed and found valid, so that the same one is not read again with every request. A document
 * is kept from its second request on: what is sent once must not take memory.
 */
import type { KeyValueCache } from "@apollo/utils.keyvaluecache";
import type { DocumentNode } from "graphql";
import { LRUCache } from "lru-cache";

import { maxSeenKeys } from "../../shared/limits.js";
import { SeenKeys } from "../../shared/seenKeys.js";

/** How many bytes of documents are cached. The least recently used are evicted first; our own take about 3 MB. */
export const parsedDocumentsLimit = 15 * 1024 * 1024;

/** How many bytes a token takes with its node and locations: 280 to 500, depending on its kind. */
const bytesPerToken = 500;

/** Bytes that a document takes whatever its length, with what is remembered of its operations. */
const bytesPerDocument = 1_000;

export class ParsedDocuments implements KeyValueCache<DocumentNode> {
  readonly #seen = new SeenKeys(maxSeenKeys);
  readonly #documents = new LRUCache<string, DocumentNode>({
    maxSize: parsedDocumentsLimit,
    sizeCalculation: (document, key) => key.length + documentBytes(document),
  });

  /** Bytes that are held. */
  get bytes(): number {
    return this.#documents.calculatedSize;
  }

  async get(key: string): Promise<DocumentNode | undefined> {
    return this.#documents.get(key);
  }

  async set(key: string, document: DocumentNode): Promise<void> {
    if (this.#seen.see(key)) this.#documents.set(key, document);
  }

  async delete(key: string): Promise<boolean> {
    return this.#documents.delete(key);
  }
}

/** Bytes that a document takes: it holds on to its whole text, comments and all, and to every token of it. */
export function documentBytes({ loc }: DocumentNode): number {
  let tokens = 0;
  for (let token = loc?.startToken ?? null; token !== null; token = token.next) tokens += 1;
  return (loc?.source.body.length ?? 0) * 2 + tokens * bytesPerToken + bytesPerDocument;
}

/**
 * Caches parsed and valid documents, so the server does not parse a document for every request. The cache stores a
 * document on its second request, so a document that is sent only once takes no memory.
 */
import type { KeyValueCache } from "@apollo/utils.keyvaluecache";
import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from "graphql";
import { LRUCache } from "lru-cache";

import { maxSeenKeys } from "../../shared/limits.js";
import { SeenKeys } from "../../shared/seenKeys.js";

/** One operation of a valid document. Weak maps keyed by `operation` memoize computed results. */
export interface ParsedOperation {
  schema: GraphQLSchema;
  document: DocumentNode;
  operation: OperationDefinitionNode;
}

/**
 * The size limit of the cache in bytes. The cache evicts the least recently used documents first. Our client's
 * documents take about 13 MB.
 */
export const parsedDocumentsLimit = 25 * 1024 * 1024;

/**
 * The estimated memory of a token, in bytes. The token's node and locations take 280 to 500 bytes. The compiled query
 * has at most one field per token, and each field takes as much memory again. A document has at most one compiled
 * query.
 */
const bytesPerToken = 1_000;

/** The fixed memory of a document and its memoized results, in bytes. */
const bytesPerDocument = 1_000;

export class ParsedDocuments implements KeyValueCache<DocumentNode> {
  readonly #seen = new SeenKeys(maxSeenKeys);
  readonly #documents = new LRUCache<string, DocumentNode>({
    maxSize: parsedDocumentsLimit,
    sizeCalculation: (document, key) => key.length + documentBytes(document),
  });

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

/** Estimates the memory of a document in bytes from its source, including comments, and its number of tokens. */
function documentBytes(document: DocumentNode): number {
  return (document.loc?.source.body.length ?? 0) * 2 + countTokens(document) * bytesPerToken + bytesPerDocument;
}

export function countTokens({ loc }: DocumentNode): number {
  let tokens = 0;
  for (let token = loc?.startToken ?? null; token !== null; token = token.next) tokens += 1;
  return tokens;
}

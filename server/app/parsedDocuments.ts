/** Documents that have been parsed and found valid, so that the same one is not read again with every request. */
import type { KeyValueCache } from "@apollo/utils.keyvaluecache";
import type { DocumentNode } from "graphql";
import { LRUCache } from "lru-cache";

/** Bytes of documents that are kept at most; the least recently used go first. Our own take about 2 MB. */
export const parsedDocumentsLimit = 30 * 1024 * 1024;

/** Bytes that a token takes with its node and their places in the text. */
const bytesPerToken = 300;

export class ParsedDocuments implements KeyValueCache<DocumentNode> {
  readonly #documents = new LRUCache<string, DocumentNode>({
    maxSize: parsedDocumentsLimit,
    sizeCalculation: (document, key) => key.length + heldBytes(document),
  });

  async get(key: string): Promise<DocumentNode | undefined> {
    return this.#documents.get(key);
  }

  async set(key: string, document: DocumentNode): Promise<void> {
    this.#documents.set(key, document);
  }

  async delete(key: string): Promise<boolean> {
    return this.#documents.delete(key);
  }
}

/** Bytes that a document takes: it holds on to its whole text, comments and all, and to every token of it. */
export function heldBytes({ loc }: DocumentNode): number {
  let tokens = 0;
  for (let token = loc?.startToken ?? null; token !== null; token = token.next) tokens += 1;
  return (loc?.source.body.length ?? 0) * 2 + tokens * bytesPerToken;
}

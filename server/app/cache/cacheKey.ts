/** Computes the cache key of an operation request. Equivalent requests have the same key. */
import { hash as digest } from "node:crypto";
import type { GraphQLRequest } from "@apollo/server";

import type { MediaType } from "../graphql/mediaType.js";
import { isExplained } from "../graphql/limits/cost.js";
import type { PersistedDocuments } from "../graphql/persistedDocuments.js";

export interface CacheKey {
  key: string;
  /**
   * Whether our own pages send the document. If so, the server caches the response to the first request. For other
   * documents, it waits for the second request.
   */
  isFirstParty: boolean;
}

/** Returns null for a request that must not be cached, for example because it asks only for the cost. */
export function cacheKeyOf(
  { query, operationName, variables, extensions }: GraphQLRequest,
  mediaType: MediaType,
  documents: PersistedDocuments,
): CacheKey | null {
  if (isExplained({ extensions })) return null;
  const hash = query === undefined ? undefined : digest("sha256", query, "hex");
  const persisted = extensions?.["persistedQuery"] as { version?: unknown; sha256Hash: string } | undefined;
  if (persisted) {
    const isRight = persisted.version === 1 && (hash === undefined || hash === persisted.sha256Hash);
    if (!isRight || !documents.has(persisted.sha256Hash)) return null;
  }
  const document = hash ?? persisted?.sha256Hash;
  if (document === undefined) return null;
  const values = canonicalJson(variables ?? {});
  if (values === null) return null;
  // JSON separates the parts unambiguously, and escapes invalid Unicode.
  const key = digest("sha256", JSON.stringify([document, operationName ?? "", mediaType, values]), "base64url");
  return { key, isFirstParty: documents.isFirstParty(document) };
}

/**
 * Returns the same string for the same values, regardless of key order. Returns null for values that JSON can't
 * express.
 */
function canonicalJson(value: unknown): string | null {
  try {
    return JSON.stringify(value, (_name, each: unknown) => {
      // JSON.parse reads `1e400` as Infinity, which JSON.stringify writes as null.
      if (typeof each === "number" && !Number.isFinite(each)) throw new RangeError("not a JSON number");
      return typeof each === "object" && each !== null && !Array.isArray(each)
        ? Object.fromEntries(Object.entries(each).toSorted(([one], [other]) => (one < other ? -1 : 1)))
        : each;
    });
  } catch {
    // The value is nested too deeply, or contains a number that JSON can't express.
    return null;
  }
}

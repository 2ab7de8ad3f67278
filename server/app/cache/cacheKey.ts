/** Names what a request means: two requests of one key have the same answer. */
import { hash as digest } from "node:crypto";
import type { GraphQLRequest } from "@apollo/server";

import { isExplained } from "../graphql/operationPlugin.js";
import type { MediaType } from "../graphql/mediaType.js";
import type { PersistedDocuments } from "../graphql/persistedDocuments.js";

export interface CacheKey {
  key: string;
  /** Whether the document is one of our own. */
  isOwn: boolean;
}

/** Null for what must be looked at each time: an explanation, a document not known yet by its hash, a wrong hash. */
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
  // JSON tells apart where one part ends, and keeps what is no Unicode text.
  const key = digest("sha256", JSON.stringify([document, operationName ?? "", mediaType, values]), "base64url");
  return { key, isOwn: documents.isOwn(document) };
}

/** The same text for the same values, in whatever order their names stand; null for values that JSON can't write. */
function canonicalJson(value: unknown): string | null {
  try {
    return JSON.stringify(value, (_name, each: unknown) => {
      // `1e400` is read as a number that would be written as null.
      if (typeof each === "number" && !Number.isFinite(each)) throw new RangeError("not a number of JSON");
      return typeof each === "object" && each !== null && !Array.isArray(each)
        ? Object.fromEntries(Object.entries(each).toSorted(([one], [other]) => (one < other ? -1 : 1)))
        : each;
    });
  } catch {
    // Nested too deep, or no number.
    return null;
  }
}

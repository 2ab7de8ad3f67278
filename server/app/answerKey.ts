/** Names what a request means: two requests of one key have the same answer. */
import { hash as digest } from "node:crypto";
import type { GraphQLRequest } from "@apollo/server";

import { isExplained } from "./graphqlPlugins.js";
import type { MediaType } from "./mediaType.js";
import type { PersistedDocuments } from "./persistedDocuments.js";

export interface AnswerKey {
  key: string;
  /** Whether the document is one of our own. */
  isOwn: boolean;
}

/** Null for what must be looked at each time: an explanation, a document not known yet by its hash, a wrong hash. */
export function answerKeyOf(
  { query, operationName, variables, extensions }: GraphQLRequest,
  mediaType: MediaType,
  documents: PersistedDocuments,
): AnswerKey | null {
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
  const key = digest("sha256", [document, operationName ?? "", mediaType, values].join("\n"), "base64url");
  return { key, isOwn: documents.isOwn(document) };
}

/** The same text for the same values, in whatever order their names stand; null for values nested too deep to be written. */
function canonicalJson(value: unknown): string | null {
  try {
    return JSON.stringify(value, (_name, each: unknown) =>
      typeof each === "object" && each !== null && !Array.isArray(each)
        ? Object.fromEntries(Object.entries(each).toSorted(([one], [other]) => (one < other ? -1 : 1)))
        : each,
    );
  } catch {
    return null;
  }
}

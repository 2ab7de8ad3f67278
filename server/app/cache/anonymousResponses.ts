/** Runs the operations of anonymous callers through the response cache. */
import { hash as digest } from "node:crypto";
import type { GraphQLRequest } from "@apollo/server";

import type { CacheEntry, CacheRequest, CacheResult, ResponseCache } from "./responseCache.js";
import type { OperationResponse, Graphql, Transport } from "../graphql/apollo.js";
import { isExplained } from "../graphql/operationPlugin.js";
import type { Caller } from "../graphql/requestContext.js";
import type { MediaType } from "../graphql/mediaType.js";
import type { BodyText } from "./responseBody.js";
import type { PersistedDocuments } from "../graphql/persistedDocuments.js";

export interface AnonymousRequest {
  /** What the caller sent, literally. Null for the queries of a page, which are never looked up by their address. */
  address: string | null;
  operation: GraphQLRequest;
  caller: Caller;
  mediaType: MediaType;
  transport?: Transport;
}

export interface AnonymousResponses {
  /** The cached response for exactly this address. */
  find(address: string): CacheEntry | null;
  execute(request: AnonymousRequest): Promise<CacheResult<OperationResponse>>;
}

export interface AnonymousResponsesOptions {
  graphql: Graphql;
  cache: ResponseCache;
  documents: PersistedDocuments;
}

/** Whether the response depends on nothing that identifies the caller. */
export function isAnonymous({ viewer, cookie, needsSession }: Caller): boolean {
  return viewer === null && cookie.token === null && !needsSession;
}

export function createAnonymousResponses({ graphql, cache, documents }: AnonymousResponsesOptions): AnonymousResponses {
  return {
    find: (address) => cache.find(address),
    async execute({ address, operation, caller, mediaType, transport }) {
      const key = cacheKeyOf(operation, mediaType, documents);
      if (key === null) return { entry: null, response: await graphql.execute(operation, caller, transport) };
      const { disconnect } = caller;
      const request: CacheRequest = { ...key, address, ...(disconnect && { disconnect }) };
      return cache.get(request, async (fill) => {
        // Other callers may wait for the same response.
        const sharedCaller = { ...caller, disconnect: fill.disconnect };
        const response = await graphql.execute(operation, sharedCaller, transport, (dependsOn) =>
          fill.dependsOn(dependsOn),
        );
        return { response, body: isCacheable(response) ? new OperationBody(response, mediaType) : null };
      });
    },
  };
}

export function isCacheable({ status, result }: OperationResponse): boolean {
  return status === 200 && result.errors === undefined;
}

class OperationBody implements BodyText {
  readonly contentType: string;

  constructor(
    private readonly response: OperationResponse,
    mediaType: MediaType,
  ) {
    this.contentType = contentTypeOf(mediaType);
  }

  get body(): string {
    return bodyOf(this.response);
  }
}

/** Errors come first, so a person who reads the response sees them. */
export function bodyOf({ result: { errors, data, extensions } }: OperationResponse): string {
  return JSON.stringify({ errors, data, extensions });
}

export function contentTypeOf(mediaType: MediaType): string {
  return `${mediaType}; charset=utf-8`;
}

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
  // JSON marks where each part ends, and escapes what is not Unicode text.
  const key = digest("sha256", JSON.stringify([document, operationName ?? "", mediaType, values]), "base64url");
  return { key, isOwn: documents.isOwn(document) };
}

/** The same text for the same values, in any order of their names; null for values that JSON can't express. */
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

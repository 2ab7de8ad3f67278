/** Runs the operations of anonymous callers through the response cache. */
import type { GraphQLRequest } from "@apollo/server";

import type { Graphql } from "../graphql/apollo.js";
import { bodyOf, type OperationResponse } from "../graphql/operationResponse.js";
import { contentTypeOf, type MediaType } from "../graphql/mediaType.js";
import type { PersistedDocuments } from "../graphql/persistedDocuments.js";
import type { Caller } from "../graphql/requestContext.js";
import { cacheKeyOf } from "./cacheKey.js";
import { ResponseBody } from "./responseBody.js";
import type { CacheResult, ResponseCache } from "./responseCache.js";

export interface AnonymousRequest {
  /** The exact request as the caller sent it. Null for a page's queries, which the cache finds only by their key. */
  address: string | null;
  operation: GraphQLRequest;
  caller: Caller;
  mediaType: MediaType;
}

export class AnonymousResponses {
  constructor(
    private readonly graphql: Pick<Graphql, "execute">,
    private readonly cache: ResponseCache,
    private readonly documents: PersistedDocuments,
  ) {}

  async execute(request: AnonymousRequest): Promise<CacheResult<OperationResponse>> {
    const { address, operation, caller, mediaType } = request;
    const key = cacheKeyOf(operation, mediaType, this.documents);
    if (key === null) return { entry: null, response: await this.graphql.execute(operation, caller) };
    return this.cache.get({ ...key, address, disconnect: caller.disconnect }, async (fill) => {
      // Other callers may be waiting for the same response, so one caller's disconnect must not cancel it.
      const sharedCaller = { ...caller, disconnect: fill.disconnect };
      const response = await this.graphql.execute(operation, sharedCaller, (dependsOn) => fill.dependsOn(dependsOn));
      return { response, body: toCacheableBody(response, mediaType) };
    });
  }
}

/** Whether the caller may get shared responses: it has no viewer and no session cookie, and requires no session. */
export function isAnonymous({ viewer, cookie, needsSession }: Caller): boolean {
  return viewer === null && cookie.token === null && !needsSession;
}

/** Returns null for a response with errors, because such a response must not be shared. */
export function toCacheableBody(response: OperationResponse, mediaType: MediaType): ResponseBody | null {
  const isCacheable = response.status === 200 && response.result.errors === undefined;
  return isCacheable ? new ResponseBody(contentTypeOf(mediaType), () => bodyOf(response)) : null;
}

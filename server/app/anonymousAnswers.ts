/** Answers operations of visitors: what is kept, or made now, or made for several who ask at once. */
import type { GraphQLRequest } from "@apollo/server";

import type { AnswerCache, Got, Kept } from "./answerCache.js";
import { answerKeyOf } from "./answerKey.js";
import type { Answer, Caller, Graphql, Transport } from "./graphql.js";
import type { MediaType } from "./mediaType.js";
import type { Content } from "./sendable.js";
import type { PersistedDocuments } from "./persistedDocuments.js";

export interface AnonymousRequest {
  /** What was sent, to the letter. */
  address: string;
  operation: GraphQLRequest;
  caller: Caller;
  mediaType: MediaType;
  transport?: Transport;
}

export interface AnonymousAnswers {
  /** What is kept for exactly this address. */
  find(address: string): Kept | null;
  answer(request: AnonymousRequest): Promise<Got<Answer>>;
}

export interface AnonymousAnswersOptions {
  graphql: Graphql;
  cache: AnswerCache;
  documents: PersistedDocuments;
}

/** Whether the answer depends on nothing that is known of the caller. */
export function isAnonymous({ viewer, cookie, needsSession }: Caller): boolean {
  return viewer === null && cookie.token === null && !needsSession;
}

export function createAnonymousAnswers({ graphql, cache, documents }: AnonymousAnswersOptions): AnonymousAnswers {
  return {
    find: (address) => cache.find(address),
    async answer({ address, operation, caller, mediaType, transport }) {
      const key = answerKeyOf(operation, mediaType, documents);
      if (key === null) return { kept: null, answer: await graphql.execute(operation, caller, transport) };
      const { departure: gone } = caller;
      const wanted = gone ? { ...key, address, gone } : { ...key, address };
      return cache.get(wanted, async (making) => {
        const answer = await graphql.execute(
          operation,
          { ...caller, departure: making.departure },
          transport,
          (dependsOn) => making.dependsOn(dependsOn),
        );
        return { answer, content: isKeepable(answer) ? new AnswerContent(answer, mediaType) : null };
      });
    },
  };
}

export function isKeepable({ status, result }: Answer): boolean {
  return status === 200 && result.errors === undefined;
}

class AnswerContent implements Content {
  readonly contentType: string;

  constructor(
    private readonly answer: Answer,
    mediaType: MediaType,
  ) {
    this.contentType = contentTypeOf(mediaType);
  }

  get body(): string {
    return bodyOf(this.answer);
  }
}

/** Errors first, where a person who reads the answer sees them. */
export function bodyOf({ result: { errors, data, extensions } }: Answer): string {
  return JSON.stringify({ errors, data, extensions });
}

export function contentTypeOf(mediaType: MediaType): string {
  return `${mediaType}; charset=utf-8`;
}

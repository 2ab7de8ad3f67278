/**
 * Creates the GraphQL client with its transport and cache. Without an API URL, the client is a mock that returns empty
 * data.
 */
import { ApolloClient, ApolloLink, InMemoryCache } from "@apollo/client";
import { BaseHttpLink } from "@apollo/client/link/http";
import { PersistedQueryLink } from "@apollo/client/link/persisted-queries";
import type { DocumentNode } from "graphql";
import { catchError, map, throwError } from "rxjs";
import { connectionPolicy } from "./connectionPolicy";
import { ApiError, apiErrorOf, codeOf } from "./failure";
import { isMock } from "./isMock";
import { createMockLink } from "./mock";
import { createSessionLink } from "./sessionLink";

/** Converts every API or network error to an `ApiError` with a message for the visitor. */
function createWordsLink(): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      map((result) => {
        const [error] = result.errors ?? [];
        if (error) throw new ApiError(codeOf(error.extensions), error.extensions, error.message);
        return result;
      }),
      catchError((error: unknown) => throwError(() => apiErrorOf(error))),
    ),
  );
}

/**
 * Returns an operation's hash, which the server uses to find the persisted document. The code generator adds the hash
 * to the document.
 */
export function hashOf(document: DocumentNode): string {
  return (document as DocumentNode & { hash: string }).hash;
}

/**
 * Sends an operation as the hash of its persisted document. Visitors' reads use GET, so browsers and proxies can cache
 * the responses. Editors' operations use POST with the session, and their responses are never cached.
 */
function createHttpLink(uri: string): ApolloLink {
  const post = ApolloLink.from([
    new PersistedQueryLink({ generateHash: hashOf }),
    new BaseHttpLink({ uri, fetchOptions: { cache: "no-store" } }),
  ]);
  const get = ApolloLink.from([
    new PersistedQueryLink({ generateHash: hashOf, useGETForHashedQueries: true }),
    new BaseHttpLink({ uri, useGETForQueries: true }),
  ]);
  return ApolloLink.from([createSessionLink(), createWordsLink()]).split(
    ({ getContext }) => getContext()["isEditor"] === true,
    post,
    get,
  );
}

export function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          casinos: connectionPolicy(),
          bonuses: connectionPolicy(),
          games: connectionPolicy(),
          articles: connectionPolicy(),
          people: connectionPolicy(),
          redirects: connectionPolicy(),
          history: connectionPolicy(),
        },
      },
      Game: { fields: { casinos: connectionPolicy() } },
      ChangeSet: { fields: { rows: connectionPolicy() } },
      // These objects have no id, because each one belongs to a casino.
      TrustScore: { merge: true },
      CasinoReview: { merge: true },
    },
  });
}

export function createClient(): ApolloClient {
  const link = isMock ? createMockLink() : createHttpLink(import.meta.env.VITE_GRAPHQL_URL);
  return new ApolloClient({ cache: createCache(), link, dataMasking: true });
}

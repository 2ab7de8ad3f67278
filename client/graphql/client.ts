/** The GraphQL client: transport and cache. Without an API URL, it is a mock that returns empty data. */
import { ApolloClient, ApolloLink, InMemoryCache } from "@apollo/client";
import { BaseHttpLink } from "@apollo/client/link/http";
import { PersistedQueryLink } from "@apollo/client/link/persisted-queries";
import type { DocumentNode } from "graphql";
import { catchError, map, throwError } from "rxjs";
import { connectionPolicy } from "./connectionPolicy";
import { ApiError, apiErrorOf, codeOf } from "./failure";
import { createMockLink, isMock } from "./mock";
import { createSessionLink } from "./sessionLink";

/** Turns every API or network error into an `ApiError` with a message for the visitor. */
function createWordsLink(): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      map((result) => {
        const extensions = result.errors?.[0]?.extensions;
        if (result.errors?.length) throw new ApiError(codeOf(extensions), extensions);
        return result;
      }),
      catchError((error: unknown) => throwError(() => apiErrorOf(error))),
    ),
  );
}

/** Returns the hash by which the server knows an operation. The code generator adds the hash to the document. */
export function hashOf(document: DocumentNode): string {
  return (document as DocumentNode & { hash: string }).hash;
}

/**
 * Sends operations by the hash of a persisted document. Visitors' reads use GET, so browsers and proxies can cache
 * them. Editors' reads use POST with the session, and are never cached.
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
      // Objects that belong to a casino and have no id.
      TrustScore: { merge: true },
      CasinoReview: { merge: true },
    },
  });
}

export function createClient(): ApolloClient {
  const link = isMock ? createMockLink() : createHttpLink(import.meta.env.VITE_GRAPHQL_URL);
  return new ApolloClient({ cache: createCache(), link, dataMasking: true });
}

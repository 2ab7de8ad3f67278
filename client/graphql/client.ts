/** The data client: how requests travel, how answers are kept. Without an API address it is an empty mock. */
import { ApolloClient, ApolloLink, InMemoryCache } from "@apollo/client";
import { BaseHttpLink } from "@apollo/client/link/http";
import { PersistedQueryLink } from "@apollo/client/link/persisted-queries";
import type { DocumentNode } from "graphql";
import { catchError, map, throwError } from "rxjs";
import { connectionPolicy } from "./connectionPolicy";
import type { HashedDocument } from "./documentOf";
import { ApiError, apiErrorOf, codeOf } from "./failure";
import { createMockLink, isMock } from "./mock";
import { createSessionLink } from "./sessionLink";

/** Turns every error of the API or the network into an `ApiError`, whose message is words for the visitor. */
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

function hashOf(document: DocumentNode): string {
  return (document as HashedDocument).hash;
}

/**
 * Every operation is sent by the hash of a document that every server knows. Reads go by GET, so that anything in between
 * can keep them, but for an editor's: those go by POST, with the session, and are kept nowhere.
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
          history: connectionPolicy(),
        },
      },
      ChangeSet: { fields: { rows: connectionPolicy() } },
      // One value inside its casino, told apart by nothing of its own.
      TrustScore: { merge: true },
      CasinoReview: { merge: true },
    },
  });
}

export function createClient(): ApolloClient {
  const link = isMock ? createMockLink() : createHttpLink(import.meta.env.VITE_GRAPHQL_URL);
  return new ApolloClient({ cache: createCache(), link, dataMasking: true });
}

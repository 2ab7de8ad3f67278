// Generated from the client's .graphql files by `npm run codegen`. Do not edit.
import { useQuery } from "@apollo/client/react";
import { documentOf } from "../documentOf";
import type { OwnSessionsQuery, OwnSessionsQueryVariables } from "../generated";

export const OwnSessionsDocument = documentOf<OwnSessionsQuery, OwnSessionsQueryVariables>(
  "fc397b2eea305039f60d7893dd055bf88884de3e513931977968a728e770896f",
  {"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"userAgent"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},
  [],
);

export function useOwnSessionsQuery(options: useQuery.Options<OwnSessionsQuery, OwnSessionsQueryVariables> = {}) {
  return useQuery<OwnSessionsQuery, OwnSessionsQueryVariables>(OwnSessionsDocument, options as useQuery.Options<OwnSessionsQuery, OwnSessionsQueryVariables>);
}

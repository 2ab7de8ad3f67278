// Generated from the client's .graphql files by `npm run codegen`. Do not edit.
import { useQuery } from "@apollo/client/react";
import { documentOf } from "../documentOf";
import type { SessionQuery, SessionQueryVariables } from "../generated";

export const SessionDocument = documentOf<SessionQuery, SessionQueryVariables>(
  "a1af89b5830246923a6636b7fe164d0621dc8571d789949f37a11d344d0f437b",
  {"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Session"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isDemo"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},
  [],
);

export function useSessionQuery(options: useQuery.Options<SessionQuery, SessionQueryVariables> = {}) {
  return useQuery<SessionQuery, SessionQueryVariables>(SessionDocument, options as useQuery.Options<SessionQuery, SessionQueryVariables>);
}

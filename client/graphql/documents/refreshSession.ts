// Generated from the client's .graphql files by `npm run codegen`. Do not edit.
import { useMutation } from "@apollo/client/react";
import { documentOf } from "../documentOf";
import type { refreshSessionMutation, refreshSessionMutationVariables } from "../generated";

export const refreshSessionDocument = documentOf<refreshSessionMutation, refreshSessionMutationVariables>(
  "9841c204456259924c55310ce9ec66c843287e9bb96d2c871f82f3ae3d3421ed",
  {"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"refreshSession"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refreshSession"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isDemo"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},
  [],
);

export function useRefreshSessionMutation(options?: useMutation.Options<refreshSessionMutation, refreshSessionMutationVariables>) {
  return useMutation(refreshSessionDocument, options);
}

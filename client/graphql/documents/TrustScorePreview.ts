// Generated from the client's .graphql files by `npm run codegen`. Do not edit.
import { useQuery } from "@apollo/client/react";
import { documentOf } from "../documentOf";
import type { TrustScorePreviewQuery, TrustScorePreviewQueryVariables } from "../generated";

export const TrustScorePreviewDocument = documentOf<TrustScorePreviewQuery, TrustScorePreviewQueryVariables>(
  "dd646e824ac3f63ad27ec79714d66500f67b376763348d3aa4c477b98f643f88",
  {"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TrustScorePreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"of"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TrustScoreInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trustScorePreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"of"},"value":{"kind":"Variable","name":{"kind":"Name","value":"of"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"factors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"earned"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},
  [],
);

export function useTrustScorePreviewQuery(options: useQuery.Options<TrustScorePreviewQuery, TrustScorePreviewQueryVariables> & ({ variables: TrustScorePreviewQueryVariables } | { skip: boolean })) {
  return useQuery<TrustScorePreviewQuery, TrustScorePreviewQueryVariables>(TrustScorePreviewDocument, options as useQuery.Options<TrustScorePreviewQuery, TrustScorePreviewQueryVariables>);
}

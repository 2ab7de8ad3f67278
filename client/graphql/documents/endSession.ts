// Generated from the client's .graphql files by `npm run codegen`. Do not edit.
import { useMutation } from "@apollo/client/react";
import { documentOf } from "../documentOf";
import type { endSessionMutation, endSessionMutationVariables } from "../generated";

export const endSessionDocument = documentOf<endSessionMutation, endSessionMutationVariables>(
  "80b41ee05d9b280bf0b05b495160cb0ce7399e839486e3418262a7a05105a6d1",
  {"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"endSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}},
  [],
);

export function useEndSessionMutation(options?: useMutation.Options<endSessionMutation, endSessionMutationVariables>) {
  return useMutation(endSessionDocument, options);
}

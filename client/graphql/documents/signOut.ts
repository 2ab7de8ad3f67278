// Generated from the client's .graphql files by `npm run codegen`. Do not edit.
import { useMutation } from "@apollo/client/react";
import { documentOf } from "../documentOf";
import type { signOutMutation, signOutMutationVariables } from "../generated";

export const signOutDocument = documentOf<signOutMutation, signOutMutationVariables>(
  "b696165a2eaca2b8479f417984494aa58df0abc8d4df8ff6b011147882ebae8d",
  {"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"signOut"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"everywhere"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signOut"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"everywhere"},"value":{"kind":"Variable","name":{"kind":"Name","value":"everywhere"}}}]}]}},
  [],
);

export function useSignOutMutation(options?: useMutation.Options<signOutMutation, signOutMutationVariables>) {
  return useMutation(signOutDocument, options);
}

// Generated from the client's .graphql files by `npm run codegen`. Do not edit.
import { useMutation } from "@apollo/client/react";
import { documentOf } from "../documentOf";
import type { deleteBonusesMutation, deleteBonusesMutationVariables } from "../generated";

export const deleteBonusesDocument = documentOf<deleteBonusesMutation, deleteBonusesMutationVariables>(
  "8aa0f2d75afa07b2ce195e9da1f11933269534b4bfe4d1644d92a2e352205f1d",
  {"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"deleteBonuses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"items"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RowVersionInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteBonuses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"items"},"value":{"kind":"Variable","name":{"kind":"Name","value":"items"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ids"}},{"kind":"Field","name":{"kind":"Name","value":"changeSetId"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},
  [],
);

export function useDeleteBonusesMutation(options?: useMutation.Options<deleteBonusesMutation, deleteBonusesMutationVariables>) {
  return useMutation(deleteBonusesDocument, options);
}

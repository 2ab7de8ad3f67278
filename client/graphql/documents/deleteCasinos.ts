// Generated from the client's .graphql files by `npm run codegen`. Do not edit.
import { useMutation } from "@apollo/client/react";
import { documentOf } from "../documentOf";
import type { deleteCasinosMutation, deleteCasinosMutationVariables } from "../generated";

export const deleteCasinosDocument = documentOf<deleteCasinosMutation, deleteCasinosMutationVariables>(
  "e9f5a6bd0e67e1806e70ac90116c32be1a8a4cf4378ac951e35a1f758a770c25",
  {"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"deleteCasinos"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"items"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RowVersionInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteCasinos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"items"},"value":{"kind":"Variable","name":{"kind":"Name","value":"items"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ids"}},{"kind":"Field","name":{"kind":"Name","value":"bonusIds"}},{"kind":"Field","name":{"kind":"Name","value":"changeSetId"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},
  [],
);

export function useDeleteCasinosMutation(options?: useMutation.Options<deleteCasinosMutation, deleteCasinosMutationVariables>) {
  return useMutation(deleteCasinosDocument, options);
}

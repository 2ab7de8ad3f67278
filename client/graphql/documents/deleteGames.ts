// Generated from the client's .graphql files by `npm run codegen`. Do not edit.
import { useMutation } from "@apollo/client/react";
import { documentOf } from "../documentOf";
import type { deleteGamesMutation, deleteGamesMutationVariables } from "../generated";

export const deleteGamesDocument = documentOf<deleteGamesMutation, deleteGamesMutationVariables>(
  "5c1876438a205078324c7ab614f4f0c0173c1c854e5afdcc50b5fb279d8a8b78",
  {"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"deleteGames"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"items"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RowVersionInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteGames"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"items"},"value":{"kind":"Variable","name":{"kind":"Name","value":"items"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ids"}},{"kind":"Field","name":{"kind":"Name","value":"changeSetId"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},
  [],
);

export function useDeleteGamesMutation(options?: useMutation.Options<deleteGamesMutation, deleteGamesMutationVariables>) {
  return useMutation(deleteGamesDocument, options);
}

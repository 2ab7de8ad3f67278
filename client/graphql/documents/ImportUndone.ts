// Generated from the client's .graphql files by `npm run codegen`. Do not edit.
import { useQuery } from "@apollo/client/react";
import { documentOf } from "../documentOf";
import type { ImportUndoneQuery, ImportUndoneQueryVariables } from "../generated";

export const ImportUndoneDocument = documentOf<ImportUndoneQuery, ImportUndoneQueryVariables>(
  "6c94944ac0846910e2b0eebe6b03e4e21e639ea9cd8d722a4ac1c714c5b10c4c",
  {"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImportUndone"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"changeSetId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeSet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"changeSetId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"undoneBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},
  [],
);

export function useImportUndoneQuery(options: useQuery.Options<ImportUndoneQuery, ImportUndoneQueryVariables> & ({ variables: ImportUndoneQueryVariables } | { skip: boolean })) {
  return useQuery<ImportUndoneQuery, ImportUndoneQueryVariables>(ImportUndoneDocument, options as useQuery.Options<ImportUndoneQuery, ImportUndoneQueryVariables>);
}

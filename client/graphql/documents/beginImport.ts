// Generated from the client's .graphql files by `npm run codegen`. Do not edit.
import { useMutation } from "@apollo/client/react";
import { documentOf } from "../documentOf";
import type { beginImportMutation, beginImportMutationVariables } from "../generated";

export const beginImportDocument = documentOf<beginImportMutation, beginImportMutationVariables>(
  "3c71fe61c7911760f6bf6b92149f31182f34106b266b5c5b868155b69d1806d1",
  {"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"beginImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"noun"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueNoun"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"columns"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"noun"},"value":{"kind":"Variable","name":{"kind":"Name","value":"noun"}}},{"kind":"Argument","name":{"kind":"Name","value":"columns"},"value":{"kind":"Variable","name":{"kind":"Name","value":"columns"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"maxRowsPerRequest"}},{"kind":"Field","name":{"kind":"Name","value":"maxBytesPerRequest"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},
  [],
);

export function useBeginImportMutation(options?: useMutation.Options<beginImportMutation, beginImportMutationVariables>) {
  return useMutation(beginImportDocument, options);
}

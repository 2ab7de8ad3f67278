// Generated from the client's .graphql files by `npm run codegen`. Do not edit.
import { useMutation } from "@apollo/client/react";
import { documentOf } from "../documentOf";
import type { appendImportRowsMutation, appendImportRowsMutationVariables } from "../generated";

export const appendImportRowsDocument = documentOf<appendImportRowsMutation, appendImportRowsMutationVariables>(
  "e65f0f9b52aea0dbdcadae56065c11d43dd4a14f0aec0b1b0f2f8b9667bfcd9a",
  {"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"appendImportRows"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"firstRow"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rows"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appendImportRows"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"firstRow"},"value":{"kind":"Variable","name":{"kind":"Name","value":"firstRow"}}},{"kind":"Argument","name":{"kind":"Name","value":"rows"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rows"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},
  [],
);

export function useAppendImportRowsMutation(options?: useMutation.Options<appendImportRowsMutation, appendImportRowsMutationVariables>) {
  return useMutation(appendImportRowsDocument, options);
}

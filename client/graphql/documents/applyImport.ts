// Generated from the client's .graphql files by `npm run codegen`. Do not edit.
import { useMutation } from "@apollo/client/react";
import { documentOf } from "../documentOf";
import type { applyImportMutation, applyImportMutationVariables } from "../generated";

export const applyImportDocument = documentOf<applyImportMutation, applyImportMutationVariables>(
  "4bf4f48d063dd6bf467fc737499a16485afee80de5debdd5edec5a60540b8b06",
  {"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"applyImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applyImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},
  [],
);

export function useApplyImportMutation(options?: useMutation.Options<applyImportMutation, applyImportMutationVariables>) {
  return useMutation(applyImportDocument, options);
}

// Generated from the client's .graphql files by `npm run codegen`. Do not edit.
import { useMutation } from "@apollo/client/react";
import { documentOf } from "../documentOf";
import type { recordEventMutation, recordEventMutationVariables } from "../generated";

export const recordEventDocument = documentOf<recordEventMutation, recordEventMutationVariables>(
  "2a3ac7201d411402a6d1fdb492573cac3cd92dbc86b0e6430c76e7c4af93cd76",
  {"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"recordEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AnalyticsEventInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}},
  [],
);

export function useRecordEventMutation(options?: useMutation.Options<recordEventMutation, recordEventMutationVariables>) {
  return useMutation(recordEventDocument, options);
}

// Generated from the client's .graphql files by `npm run codegen`. Do not edit.
import { useMutation } from "@apollo/client/react";
import { documentOf } from "../documentOf";
import type { eraseSubscriberMutation, eraseSubscriberMutationVariables } from "../generated";

export const eraseSubscriberDocument = documentOf<eraseSubscriberMutation, eraseSubscriberMutationVariables>(
  "77e2beadf423517f1c2f01242b00fe1f8646284fb67ee494d02bbb713445179b",
  {"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"eraseSubscriber"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eraseSubscriber"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}]}]}},
  [],
);

export function useEraseSubscriberMutation(options?: useMutation.Options<eraseSubscriberMutation, eraseSubscriberMutationVariables>) {
  return useMutation(eraseSubscriberDocument, options);
}

// Generated from the client's .graphql files by `npm run codegen`. Do not edit.
import { useMutation } from "@apollo/client/react";
import { documentOf } from "../documentOf";
import type { subscribeToNewsletterMutation, subscribeToNewsletterMutationVariables } from "../generated";

export const subscribeToNewsletterDocument = documentOf<subscribeToNewsletterMutation, subscribeToNewsletterMutationVariables>(
  "20fc6c74b2ef46bc35a3bc8eea685fb88ff2e2b70bb9177904cc043ba7e130e5",
  {"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"subscribeToNewsletter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pagePath"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"wording"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subscribeToNewsletter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"pagePath"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pagePath"}}},{"kind":"Argument","name":{"kind":"Name","value":"wording"},"value":{"kind":"Variable","name":{"kind":"Name","value":"wording"}}}]}]}},
  [],
);

export function useSubscribeToNewsletterMutation(options?: useMutation.Options<subscribeToNewsletterMutation, subscribeToNewsletterMutationVariables>) {
  return useMutation(subscribeToNewsletterDocument, options);
}

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type subscribeToNewsletterMutationVariables = Exact<{
  email: string;
  pagePath?: string | null | undefined;
  wording?: string | null | undefined;
}>;


export type subscribeToNewsletterMutation = { subscribeToNewsletter: boolean };


export const subscribeToNewsletterDocument = {"hash":"20fc6c74b2ef46bc35a3bc8eea685fb88ff2e2b70bb9177904cc043ba7e130e5","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"subscribeToNewsletter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pagePath"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"wording"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subscribeToNewsletter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"pagePath"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pagePath"}}},{"kind":"Argument","name":{"kind":"Name","value":"wording"},"value":{"kind":"Variable","name":{"kind":"Name","value":"wording"}}}]}]}}]} as unknown as DocumentNode<subscribeToNewsletterMutation, subscribeToNewsletterMutationVariables>;
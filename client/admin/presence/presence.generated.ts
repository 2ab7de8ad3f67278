/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schemaTypes.generated';

import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type markRowOpenMutationVariables = Exact<{
  noun: Types.CatalogueNoun;
  id: string | number;
  formId: string | number;
}>;


export type markRowOpenMutation = { markRowOpen: Array<{ __typename: 'RowEditor', name: string, since: string }> };

export type markRowClosedMutationVariables = Exact<{
  formId: string | number;
}>;


export type markRowClosedMutation = { markRowClosed: boolean };


export const markRowOpenDocument = {"hash":"a778732b98a973c1623065438c2eaf05a52685b5d174348d9cc36cbd8845ddcb","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"markRowOpen"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"noun"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueNoun"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"formId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markRowOpen"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"noun"},"value":{"kind":"Variable","name":{"kind":"Name","value":"noun"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"formId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"formId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<markRowOpenMutation, markRowOpenMutationVariables>;
export const markRowClosedDocument = {"hash":"e81a7b10eef12ab2a3c2265e7962ea78a35fd8ca94fe76b209b94a03fbff59bc","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"markRowClosed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"formId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markRowClosed"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"formId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"formId"}}}]}]}}]} as unknown as DocumentNode<markRowClosedMutation, markRowClosedMutationVariables>;
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type RedirectWarningsQueryVariables = Exact<{
  fromPath: string;
  toUrl: string;
}>;


export type RedirectWarningsQuery = { redirectWarnings: Array<string> };


export const RedirectWarningsDocument = {"hash":"09eb3a7b91b534fdfc2f2cf206c2781d3503c89afcbb57cdd82c12e4280f2341","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RedirectWarnings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fromPath"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"toUrl"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redirectWarnings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"fromPath"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fromPath"}}},{"kind":"Argument","name":{"kind":"Name","value":"toUrl"},"value":{"kind":"Variable","name":{"kind":"Name","value":"toUrl"}}}]}]}}]} as unknown as DocumentNode<RedirectWarningsQuery, RedirectWarningsQueryVariables>;
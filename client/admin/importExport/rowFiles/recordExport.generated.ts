/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schemaTypes.generated';

import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type recordExportMutationVariables = Exact<{
  list: Types.ExportedList;
  rowCount: number;
}>;


export type recordExportMutation = { recordExport: boolean };


export const recordExportDocument = {"hash":"cb826868ed97ecf15d11d9af20f74e281eaaf4701c8f42c819d8dc5fafe40f63","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"recordExport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"list"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExportedList"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rowCount"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordExport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"list"},"value":{"kind":"Variable","name":{"kind":"Name","value":"list"}}},{"kind":"Argument","name":{"kind":"Name","value":"rowCount"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rowCount"}}}]}]}}]} as unknown as DocumentNode<recordExportMutation, recordExportMutationVariables>;
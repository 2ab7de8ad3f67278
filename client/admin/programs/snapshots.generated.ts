/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type CatalogueSnapshotsQueryVariables = Exact<{ [key: string]: never; }>;


export type CatalogueSnapshotsQuery = { catalogueSnapshots: Array<{ __typename: 'CatalogueSnapshot', id: string, completedAt: string, cursor: string, rowCount: number, byteSize: number, path: string }> };

export type requestCatalogueSnapshotMutationVariables = Exact<{ [key: string]: never; }>;


export type requestCatalogueSnapshotMutation = { requestCatalogueSnapshot: boolean };


export const CatalogueSnapshotsDocument = {"hash":"74b4f18567e4330285ecda78219ea36b3c8f2a946995f8571a0a188bd6483634","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CatalogueSnapshots"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"catalogueSnapshots"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"byteSize"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<CatalogueSnapshotsQuery, CatalogueSnapshotsQueryVariables>;
export const requestCatalogueSnapshotDocument = {"hash":"38b3e39818c44dae12700319c26830c287fbd02ba4aa6eeff3fbd0f72e66dde1","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"requestCatalogueSnapshot"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestCatalogueSnapshot"}}]}}]} as unknown as DocumentNode<requestCatalogueSnapshotMutation, requestCatalogueSnapshotMutationVariables>;
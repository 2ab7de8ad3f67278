/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends " $fragmentName" | "__typename" ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from "@apollo/client";
export type removeSampleCatalogueMutationVariables = Exact<{
  withArticles: boolean;
}>;

export type removeSampleCatalogueMutation = {
  removeSampleCatalogue: { __typename: "SampleRemovalResult"; changeSetId: string | null };
};

export const removeSampleCatalogueDocument = {
  hash: "c5cf700f770c73d10e96a2f6afd8698ae7cbf84072cb0514086049fa02680b9c",
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "removeSampleCatalogue" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "withArticles" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "Boolean" } } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "removeSampleCatalogue" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "withArticles" },
                value: { kind: "Variable", name: { kind: "Name", value: "withArticles" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "changeSetId" } },
                { kind: "Field", name: { kind: "Name", value: "__typename" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<removeSampleCatalogueMutation, removeSampleCatalogueMutationVariables>;

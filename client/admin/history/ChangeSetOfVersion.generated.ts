/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends " $fragmentName" | "__typename" ? T[P] : never };
import type * as Types from "../../graphql/schemaTypes.generated";

import type { TypedDocumentNode as DocumentNode } from "@apollo/client";
export type ChangeSetOfVersionQueryVariables = Exact<{
  noun: Types.CatalogueNoun;
  id: string | number;
}>;

export type ChangeSetOfVersionQuery = {
  history: {
    __typename: "ChangeSetConnection";
    edges: Array<{
      __typename: "ChangeSetEdge";
      node: {
        __typename: "ChangeSet";
        id: string;
        actor: string;
        createdAt: string;
        rows: {
          __typename: "HistoryRowConnection";
          edges: Array<{
            __typename: "HistoryRowEdge";
            node: { __typename: "HistoryRow"; id: string; version: number };
          }>;
        };
      };
    }>;
  };
};

export const ChangeSetOfVersionDocument = {
  hash: "aa7e65bd3876aa19f96b447b33c3d1f6a017cd7548e3728d22c61f4b65593663",
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "ChangeSetOfVersion" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "noun" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "CatalogueNoun" } } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "id" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "history" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "noun" },
                value: { kind: "Variable", name: { kind: "Name", value: "noun" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "id" },
                value: { kind: "Variable", name: { kind: "Name", value: "id" } },
              },
              { kind: "Argument", name: { kind: "Name", value: "first" }, value: { kind: "IntValue", value: "10" } },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                {
                  kind: "Field",
                  name: { kind: "Name", value: "edges" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      {
                        kind: "Field",
                        name: { kind: "Name", value: "node" },
                        selectionSet: {
                          kind: "SelectionSet",
                          selections: [
                            { kind: "Field", name: { kind: "Name", value: "id" } },
                            { kind: "Field", name: { kind: "Name", value: "actor" } },
                            { kind: "Field", name: { kind: "Name", value: "createdAt" } },
                            {
                              kind: "Field",
                              name: { kind: "Name", value: "rows" },
                              arguments: [
                                {
                                  kind: "Argument",
                                  name: { kind: "Name", value: "noun" },
                                  value: { kind: "Variable", name: { kind: "Name", value: "noun" } },
                                },
                                {
                                  kind: "Argument",
                                  name: { kind: "Name", value: "id" },
                                  value: { kind: "Variable", name: { kind: "Name", value: "id" } },
                                },
                                {
                                  kind: "Argument",
                                  name: { kind: "Name", value: "first" },
                                  value: { kind: "IntValue", value: "1" },
                                },
                              ],
                              selectionSet: {
                                kind: "SelectionSet",
                                selections: [
                                  {
                                    kind: "Field",
                                    name: { kind: "Name", value: "edges" },
                                    selectionSet: {
                                      kind: "SelectionSet",
                                      selections: [
                                        {
                                          kind: "Field",
                                          name: { kind: "Name", value: "node" },
                                          selectionSet: {
                                            kind: "SelectionSet",
                                            selections: [
                                              { kind: "Field", name: { kind: "Name", value: "id" } },
                                              { kind: "Field", name: { kind: "Name", value: "version" } },
                                              { kind: "Field", name: { kind: "Name", value: "__typename" } },
                                            ],
                                          },
                                        },
                                        { kind: "Field", name: { kind: "Name", value: "__typename" } },
                                      ],
                                    },
                                  },
                                  { kind: "Field", name: { kind: "Name", value: "__typename" } },
                                ],
                              },
                            },
                            { kind: "Field", name: { kind: "Name", value: "__typename" } },
                          ],
                        },
                      },
                      { kind: "Field", name: { kind: "Name", value: "__typename" } },
                    ],
                  },
                },
                { kind: "Field", name: { kind: "Name", value: "__typename" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ChangeSetOfVersionQuery, ChangeSetOfVersionQueryVariables>;

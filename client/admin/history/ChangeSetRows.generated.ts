/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends " $fragmentName" | "__typename" ? T[P] : never };
import type * as Types from "../../graphql/schemaTypes.generated";

import type { TypedDocumentNode as DocumentNode } from "@apollo/client";
export type ChangeSetRowsQueryVariables = Exact<{
  changeSetId: string | number;
  noun?: Types.CatalogueNoun | null | undefined;
  rowId?: string | number | null | undefined;
  after?: string | null | undefined;
}>;

export type ChangeSetRowsQuery = {
  changeSet: {
    __typename: "ChangeSet";
    id: string;
    rows: {
      __typename: "HistoryRowConnection";
      edges: Array<{
        __typename: "HistoryRowEdge";
        node: {
          __typename: "HistoryRow";
          id: string;
          noun: Types.CatalogueNoun;
          name: string;
          operation: Types.RowOperation;
          changes: Array<{
            __typename: "FieldChange";
            field: string;
            before: unknown;
            after: unknown;
            beforeName: string | null;
            afterName: string | null;
          }>;
        };
      }>;
      pageInfo: { __typename: "PageInfo"; hasNextPage: boolean; endCursor: string | null };
    };
  } | null;
};

export const ChangeSetRowsDocument = {
  hash: "3f8569781385f67feedd1085a297fd30f889b7c59f88d3026d86f913f6324a31",
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "ChangeSetRows" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "changeSetId" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "noun" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "CatalogueNoun" } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "rowId" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "ID" } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "after" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "String" } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "changeSet" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "id" },
                value: { kind: "Variable", name: { kind: "Name", value: "changeSetId" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
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
                      value: { kind: "Variable", name: { kind: "Name", value: "rowId" } },
                    },
                    {
                      kind: "Argument",
                      name: { kind: "Name", value: "first" },
                      value: { kind: "IntValue", value: "10" },
                    },
                    {
                      kind: "Argument",
                      name: { kind: "Name", value: "after" },
                      value: { kind: "Variable", name: { kind: "Name", value: "after" } },
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
                                  { kind: "Field", name: { kind: "Name", value: "noun" } },
                                  { kind: "Field", name: { kind: "Name", value: "name" } },
                                  { kind: "Field", name: { kind: "Name", value: "operation" } },
                                  {
                                    kind: "Field",
                                    name: { kind: "Name", value: "changes" },
                                    selectionSet: {
                                      kind: "SelectionSet",
                                      selections: [
                                        { kind: "Field", name: { kind: "Name", value: "field" } },
                                        { kind: "Field", name: { kind: "Name", value: "before" } },
                                        { kind: "Field", name: { kind: "Name", value: "after" } },
                                        { kind: "Field", name: { kind: "Name", value: "beforeName" } },
                                        { kind: "Field", name: { kind: "Name", value: "afterName" } },
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
                      {
                        kind: "Field",
                        name: { kind: "Name", value: "pageInfo" },
                        selectionSet: {
                          kind: "SelectionSet",
                          selections: [
                            { kind: "Field", name: { kind: "Name", value: "hasNextPage" } },
                            { kind: "Field", name: { kind: "Name", value: "endCursor" } },
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
} as unknown as DocumentNode<ChangeSetRowsQuery, ChangeSetRowsQueryVariables>;

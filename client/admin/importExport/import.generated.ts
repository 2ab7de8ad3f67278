/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends " $fragmentName" | "__typename" ? T[P] : never };
import type * as Types from "../../graphql/schemaTypes.generated";

import type { TypedDocumentNode as DocumentNode } from "@apollo/client";
export type beginImportMutationVariables = Exact<{
  noun: Types.CatalogueNoun;
  columns: Array<string> | string;
  emptyCells: Types.EmptyCells;
}>;

export type beginImportMutation = {
  beginImport: { __typename: "Import"; id: string; maxRowsPerRequest: number; maxBytesPerRequest: number };
};

export type appendImportRowsMutationVariables = Exact<{
  id: string | number;
  firstRow: number;
  rows: Array<Array<string> | string> | Array<string> | string;
  lines?: Array<number> | number | null | undefined;
}>;

export type appendImportRowsMutation = { appendImportRows: { __typename: "Import"; id: string } };

export type applyImportMutationVariables = Exact<{
  id: string | number;
}>;

export type applyImportMutation = { applyImport: { __typename: "ChangeSet"; id: string } | null };

export type ImportPreviewQueryVariables = Exact<{
  id: string | number;
  outcome?: Types.ImportOutcome | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
}>;

export type ImportPreviewQuery = {
  importPreview: {
    __typename: "ImportPreview";
    createCount: number;
    updateCount: number;
    unchangedCount: number;
    keptCount: number;
    wrongCount: number;
    import: { __typename: "Import"; id: string; noun: Types.CatalogueNoun; rowCount: number };
    rows: {
      __typename: "ImportedRowConnection";
      edges: Array<{
        __typename: "ImportedRowEdge";
        node: {
          __typename: "ImportedRow";
          line: number;
          name: string | null;
          keptColumns: Array<string>;
          problems: Array<{ __typename: "ImportProblem"; column: string | null; message: string }>;
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
      pageInfo: {
        __typename: "PageInfo";
        hasNextPage: boolean;
        hasPreviousPage: boolean;
        startCursor: string | null;
        endCursor: string | null;
      };
    };
  };
};

export type ImportProblemsQueryVariables = Exact<{
  id: string | number;
  after?: string | null | undefined;
}>;

export type ImportProblemsQuery = {
  importPreview: {
    __typename: "ImportPreview";
    rows: {
      __typename: "ImportedRowConnection";
      edges: Array<{
        __typename: "ImportedRowEdge";
        node: {
          __typename: "ImportedRow";
          line: number;
          name: string | null;
          problems: Array<{ __typename: "ImportProblem"; column: string | null; message: string }>;
        };
      }>;
      pageInfo: { __typename: "PageInfo"; hasNextPage: boolean; endCursor: string | null };
    };
  };
};

export type ImportUndoneQueryVariables = Exact<{
  changeSetId: string | number;
}>;

export type ImportUndoneQuery = {
  changeSet: { __typename: "ChangeSet"; id: string; undoneBy: { __typename: "ChangeSet"; id: string } | null } | null;
};

export const beginImportDocument = {
  hash: "605b4abf18df4051435af3ead3e586fa6a5a1a8efb1cfda8120020dd34224197",
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "beginImport" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "noun" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "CatalogueNoun" } } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "columns" } },
          type: {
            kind: "NonNullType",
            type: {
              kind: "ListType",
              type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "String" } } },
            },
          },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "emptyCells" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "EmptyCells" } } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "beginImport" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "noun" },
                value: { kind: "Variable", name: { kind: "Name", value: "noun" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "columns" },
                value: { kind: "Variable", name: { kind: "Name", value: "columns" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "emptyCells" },
                value: { kind: "Variable", name: { kind: "Name", value: "emptyCells" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "maxRowsPerRequest" } },
                { kind: "Field", name: { kind: "Name", value: "maxBytesPerRequest" } },
                { kind: "Field", name: { kind: "Name", value: "__typename" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<beginImportMutation, beginImportMutationVariables>;
export const appendImportRowsDocument = {
  hash: "15ab1c4c1cfd62a729a3be3c92f55f2fa57ce34f8a240728297de73163a2dc2b",
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "appendImportRows" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "id" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "firstRow" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "Int" } } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "rows" } },
          type: {
            kind: "NonNullType",
            type: {
              kind: "ListType",
              type: {
                kind: "NonNullType",
                type: {
                  kind: "ListType",
                  type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "String" } } },
                },
              },
            },
          },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "lines" } },
          type: {
            kind: "ListType",
            type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "Int" } } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "appendImportRows" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "id" },
                value: { kind: "Variable", name: { kind: "Name", value: "id" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "firstRow" },
                value: { kind: "Variable", name: { kind: "Name", value: "firstRow" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "rows" },
                value: { kind: "Variable", name: { kind: "Name", value: "rows" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "lines" },
                value: { kind: "Variable", name: { kind: "Name", value: "lines" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "__typename" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<appendImportRowsMutation, appendImportRowsMutationVariables>;
export const applyImportDocument = {
  hash: "4bf4f48d063dd6bf467fc737499a16485afee80de5debdd5edec5a60540b8b06",
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "applyImport" },
      variableDefinitions: [
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
            name: { kind: "Name", value: "applyImport" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "id" },
                value: { kind: "Variable", name: { kind: "Name", value: "id" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "__typename" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<applyImportMutation, applyImportMutationVariables>;
export const ImportPreviewDocument = {
  hash: "acdc0290baf1f6151e9baee6014803ec4f9c7fb4494e650c1fcb8464c9874cc9",
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "ImportPreview" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "id" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "outcome" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "ImportOutcome" } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "first" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "Int" } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "after" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "String" } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "last" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "Int" } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "before" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "String" } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "importPreview" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "id" },
                value: { kind: "Variable", name: { kind: "Name", value: "id" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                {
                  kind: "Field",
                  name: { kind: "Name", value: "import" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "id" } },
                      { kind: "Field", name: { kind: "Name", value: "noun" } },
                      { kind: "Field", name: { kind: "Name", value: "rowCount" } },
                      { kind: "Field", name: { kind: "Name", value: "__typename" } },
                    ],
                  },
                },
                { kind: "Field", name: { kind: "Name", value: "createCount" } },
                { kind: "Field", name: { kind: "Name", value: "updateCount" } },
                { kind: "Field", name: { kind: "Name", value: "unchangedCount" } },
                { kind: "Field", name: { kind: "Name", value: "keptCount" } },
                { kind: "Field", name: { kind: "Name", value: "wrongCount" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "rows" },
                  arguments: [
                    {
                      kind: "Argument",
                      name: { kind: "Name", value: "outcome" },
                      value: { kind: "Variable", name: { kind: "Name", value: "outcome" } },
                    },
                    {
                      kind: "Argument",
                      name: { kind: "Name", value: "first" },
                      value: { kind: "Variable", name: { kind: "Name", value: "first" } },
                    },
                    {
                      kind: "Argument",
                      name: { kind: "Name", value: "after" },
                      value: { kind: "Variable", name: { kind: "Name", value: "after" } },
                    },
                    {
                      kind: "Argument",
                      name: { kind: "Name", value: "last" },
                      value: { kind: "Variable", name: { kind: "Name", value: "last" } },
                    },
                    {
                      kind: "Argument",
                      name: { kind: "Name", value: "before" },
                      value: { kind: "Variable", name: { kind: "Name", value: "before" } },
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
                                  { kind: "Field", name: { kind: "Name", value: "line" } },
                                  { kind: "Field", name: { kind: "Name", value: "name" } },
                                  { kind: "Field", name: { kind: "Name", value: "keptColumns" } },
                                  {
                                    kind: "Field",
                                    name: { kind: "Name", value: "problems" },
                                    selectionSet: {
                                      kind: "SelectionSet",
                                      selections: [
                                        { kind: "Field", name: { kind: "Name", value: "column" } },
                                        { kind: "Field", name: { kind: "Name", value: "message" } },
                                        { kind: "Field", name: { kind: "Name", value: "__typename" } },
                                      ],
                                    },
                                  },
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
                            { kind: "Field", name: { kind: "Name", value: "hasPreviousPage" } },
                            { kind: "Field", name: { kind: "Name", value: "startCursor" } },
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
} as unknown as DocumentNode<ImportPreviewQuery, ImportPreviewQueryVariables>;
export const ImportProblemsDocument = {
  hash: "56e6b35d49241b4b8865dea4aab5ba9d3b7abdff9d434ec3fd3f5bb8036576e8",
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "ImportProblems" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "id" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } },
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
            name: { kind: "Name", value: "importPreview" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "id" },
                value: { kind: "Variable", name: { kind: "Name", value: "id" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                {
                  kind: "Field",
                  name: { kind: "Name", value: "rows" },
                  arguments: [
                    {
                      kind: "Argument",
                      name: { kind: "Name", value: "outcome" },
                      value: { kind: "EnumValue", value: "WRONG" },
                    },
                    {
                      kind: "Argument",
                      name: { kind: "Name", value: "first" },
                      value: { kind: "IntValue", value: "100" },
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
                                  { kind: "Field", name: { kind: "Name", value: "line" } },
                                  { kind: "Field", name: { kind: "Name", value: "name" } },
                                  {
                                    kind: "Field",
                                    name: { kind: "Name", value: "problems" },
                                    selectionSet: {
                                      kind: "SelectionSet",
                                      selections: [
                                        { kind: "Field", name: { kind: "Name", value: "column" } },
                                        { kind: "Field", name: { kind: "Name", value: "message" } },
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
} as unknown as DocumentNode<ImportProblemsQuery, ImportProblemsQueryVariables>;
export const ImportUndoneDocument = {
  hash: "6c94944ac0846910e2b0eebe6b03e4e21e639ea9cd8d722a4ac1c714c5b10c4c",
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "ImportUndone" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "changeSetId" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } },
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
                  name: { kind: "Name", value: "undoneBy" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "id" } },
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
} as unknown as DocumentNode<ImportUndoneQuery, ImportUndoneQueryVariables>;

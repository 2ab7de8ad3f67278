/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends " $fragmentName" | "__typename" ? T[P] : never };
import type * as Types from "../../graphql/schemaTypes.generated";

import type { TypedDocumentNode as DocumentNode } from "@apollo/client";
export type FactsToCheckQueryVariables = Exact<{
  problem?: Types.FactProblem | null | undefined;
  first: number;
}>;

export type FactsToCheckQuery = {
  factsToCheck: {
    __typename: "FactQueue";
    facts: Array<{
      __typename: "FactToCheck";
      noun: Types.CatalogueNoun;
      id: string;
      version: number;
      field: Types.FactField;
      problem: Types.FactProblem;
      name: string;
      slug: string | null;
      value: string;
      checkedAt: string | null;
      sourceUrl: string | null;
      reportCount: number;
      reportedAt: string | null;
    }>;
    counts: { __typename: "FactCounts"; reported: number; changed: number; stale: number };
  };
};

export type checkFactMutationVariables = Exact<{
  noun: Types.CatalogueNoun;
  id: string | number;
  field: Types.FactField;
  version: number;
  sourceUrl?: string | null | undefined;
}>;

export type checkFactMutation = { checkFact: { __typename: "Fact"; field: Types.FactField; checkedAt: string | null } };

export type dismissReportsMutationVariables = Exact<{
  noun: Types.CatalogueNoun;
  id: string | number;
  field: Types.FactField;
}>;

export type dismissReportsMutation = { dismissReports: boolean };

export const FactsToCheckDocument = {
  hash: "cedd61b3b6941e6c980ec980766c041d8ce5b8af6f726507f47c60e8fef61fc8",
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "FactsToCheck" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "problem" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "FactProblem" } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "first" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "Int" } } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "factsToCheck" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "problem" },
                value: { kind: "Variable", name: { kind: "Name", value: "problem" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "first" },
                value: { kind: "Variable", name: { kind: "Name", value: "first" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                {
                  kind: "Field",
                  name: { kind: "Name", value: "facts" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "noun" } },
                      { kind: "Field", name: { kind: "Name", value: "id" } },
                      { kind: "Field", name: { kind: "Name", value: "version" } },
                      { kind: "Field", name: { kind: "Name", value: "field" } },
                      { kind: "Field", name: { kind: "Name", value: "problem" } },
                      { kind: "Field", name: { kind: "Name", value: "name" } },
                      { kind: "Field", name: { kind: "Name", value: "slug" } },
                      { kind: "Field", name: { kind: "Name", value: "value" } },
                      { kind: "Field", name: { kind: "Name", value: "checkedAt" } },
                      { kind: "Field", name: { kind: "Name", value: "sourceUrl" } },
                      { kind: "Field", name: { kind: "Name", value: "reportCount" } },
                      { kind: "Field", name: { kind: "Name", value: "reportedAt" } },
                      { kind: "Field", name: { kind: "Name", value: "__typename" } },
                    ],
                  },
                },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "counts" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "reported" } },
                      { kind: "Field", name: { kind: "Name", value: "changed" } },
                      { kind: "Field", name: { kind: "Name", value: "stale" } },
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
} as unknown as DocumentNode<FactsToCheckQuery, FactsToCheckQueryVariables>;
export const checkFactDocument = {
  hash: "d561100bbc01071a530394eb0a1b52dcf04dd33dc1d76f10c8e5c7b7185fa83f",
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "checkFact" },
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
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "field" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "FactField" } } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "version" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "Int" } } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "sourceUrl" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "String" } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "checkFact" },
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
                name: { kind: "Name", value: "field" },
                value: { kind: "Variable", name: { kind: "Name", value: "field" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "version" },
                value: { kind: "Variable", name: { kind: "Name", value: "version" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "sourceUrl" },
                value: { kind: "Variable", name: { kind: "Name", value: "sourceUrl" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "field" } },
                { kind: "Field", name: { kind: "Name", value: "checkedAt" } },
                { kind: "Field", name: { kind: "Name", value: "__typename" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<checkFactMutation, checkFactMutationVariables>;
export const dismissReportsDocument = {
  hash: "44562f83e3bdd421e6727b38034b8a84e96e0b404666471784ee015f406555e1",
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "dismissReports" },
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
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "field" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "FactField" } } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "dismissReports" },
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
                name: { kind: "Name", value: "field" },
                value: { kind: "Variable", name: { kind: "Name", value: "field" } },
              },
            ],
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<dismissReportsMutation, dismissReportsMutationVariables>;

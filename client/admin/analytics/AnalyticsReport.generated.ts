/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends " $fragmentName" | "__typename" ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from "@apollo/client";
export type AnalyticsReportQueryVariables = Exact<{
  from: string;
  to: string;
}>;

export type AnalyticsReportQuery = {
  analyticsReport: {
    __typename: "AnalyticsReport";
    from: string;
    to: string;
    countedUntil: string | null;
    totals: {
      __typename: "ReportTotals";
      pageViews: number;
      casinoClicks: number;
      websiteClicks: number;
      reviewClicks: number;
      bonusClaims: number;
      searches: number;
      newsletterSignUps: number;
    };
    days: Array<{ __typename: "ReportDay"; day: string; pageViews: number; newsletterSignUps: number }>;
    pages: Array<{ __typename: "ViewedPage"; path: string; views: number }>;
    visitedCasinos: Array<{
      __typename: "ClickedCasino";
      casinoId: string;
      name: string | null;
      slug: string | null;
      isDeleted: boolean;
      clicks: number;
    }>;
    reviewedCasinos: Array<{
      __typename: "ClickedCasino";
      casinoId: string;
      name: string | null;
      slug: string | null;
      isDeleted: boolean;
      clicks: number;
    }>;
    bonuses: Array<{
      __typename: "ClaimedBonus";
      bonusId: string;
      title: string | null;
      casinoName: string | null;
      isDeleted: boolean;
      claims: number;
    }>;
    searches: Array<{ __typename: "SearchedTerm"; term: string; searches: number }>;
    searchesWithoutResult: Array<{ __typename: "SearchedTerm"; term: string; withoutResult: number }>;
  };
};

export const AnalyticsReportDocument = {
  hash: "01f15a15f45aa53d5d0325b22207d78b891aefc3802bb70fb652a5a2b25a784a",
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "AnalyticsReport" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "from" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "String" } } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "to" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "String" } } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "analyticsReport" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "from" },
                value: { kind: "Variable", name: { kind: "Name", value: "from" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "to" },
                value: { kind: "Variable", name: { kind: "Name", value: "to" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "from" } },
                { kind: "Field", name: { kind: "Name", value: "to" } },
                { kind: "Field", name: { kind: "Name", value: "countedUntil" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "totals" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "pageViews" } },
                      { kind: "Field", name: { kind: "Name", value: "casinoClicks" } },
                      { kind: "Field", name: { kind: "Name", value: "websiteClicks" } },
                      { kind: "Field", name: { kind: "Name", value: "reviewClicks" } },
                      { kind: "Field", name: { kind: "Name", value: "bonusClaims" } },
                      { kind: "Field", name: { kind: "Name", value: "searches" } },
                      { kind: "Field", name: { kind: "Name", value: "newsletterSignUps" } },
                      { kind: "Field", name: { kind: "Name", value: "__typename" } },
                    ],
                  },
                },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "days" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "day" } },
                      { kind: "Field", name: { kind: "Name", value: "pageViews" } },
                      { kind: "Field", name: { kind: "Name", value: "newsletterSignUps" } },
                      { kind: "Field", name: { kind: "Name", value: "__typename" } },
                    ],
                  },
                },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "pages" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "path" } },
                      { kind: "Field", name: { kind: "Name", value: "views" } },
                      { kind: "Field", name: { kind: "Name", value: "__typename" } },
                    ],
                  },
                },
                {
                  kind: "Field",
                  alias: { kind: "Name", value: "visitedCasinos" },
                  name: { kind: "Name", value: "casinos" },
                  arguments: [
                    {
                      kind: "Argument",
                      name: { kind: "Name", value: "target" },
                      value: { kind: "EnumValue", value: "WEBSITE" },
                    },
                  ],
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "casinoId" } },
                      { kind: "Field", name: { kind: "Name", value: "name" } },
                      { kind: "Field", name: { kind: "Name", value: "slug" } },
                      { kind: "Field", name: { kind: "Name", value: "isDeleted" } },
                      { kind: "Field", name: { kind: "Name", value: "clicks" } },
                      { kind: "Field", name: { kind: "Name", value: "__typename" } },
                    ],
                  },
                },
                {
                  kind: "Field",
                  alias: { kind: "Name", value: "reviewedCasinos" },
                  name: { kind: "Name", value: "casinos" },
                  arguments: [
                    {
                      kind: "Argument",
                      name: { kind: "Name", value: "target" },
                      value: { kind: "EnumValue", value: "REVIEW" },
                    },
                  ],
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "casinoId" } },
                      { kind: "Field", name: { kind: "Name", value: "name" } },
                      { kind: "Field", name: { kind: "Name", value: "slug" } },
                      { kind: "Field", name: { kind: "Name", value: "isDeleted" } },
                      { kind: "Field", name: { kind: "Name", value: "clicks" } },
                      { kind: "Field", name: { kind: "Name", value: "__typename" } },
                    ],
                  },
                },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "bonuses" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "bonusId" } },
                      { kind: "Field", name: { kind: "Name", value: "title" } },
                      { kind: "Field", name: { kind: "Name", value: "casinoName" } },
                      { kind: "Field", name: { kind: "Name", value: "isDeleted" } },
                      { kind: "Field", name: { kind: "Name", value: "claims" } },
                      { kind: "Field", name: { kind: "Name", value: "__typename" } },
                    ],
                  },
                },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "searches" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "term" } },
                      { kind: "Field", name: { kind: "Name", value: "searches" } },
                      { kind: "Field", name: { kind: "Name", value: "__typename" } },
                    ],
                  },
                },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "searchesWithoutResult" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "term" } },
                      { kind: "Field", name: { kind: "Name", value: "withoutResult" } },
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
} as unknown as DocumentNode<AnalyticsReportQuery, AnalyticsReportQueryVariables>;

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends " $fragmentName" | "__typename" ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from "@apollo/client";
export type SetupProgressQueryVariables = Exact<{ [key: string]: never }>;

export type SetupProgressQuery = {
  needsFirstAccount: boolean;
  sampleCatalogue: {
    __typename: "SampleCatalogue";
    casinos: number;
    bonuses: number;
    games: number;
    articles: number;
    people: number;
    starterPages: Array<{ __typename: "StarterPage"; id: string; title: string }>;
    embeddedBy: Array<{ __typename: "SampleEmbed"; id: string; title: string; isSample: boolean }>;
  };
};

export const SetupProgressDocument = {
  hash: "b3168c67a0cd929fc000a96fcb3f17d254559041e7ff9bb21008dd02bf5e1e14",
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "SetupProgress" },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "needsFirstAccount" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "sampleCatalogue" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "casinos" } },
                { kind: "Field", name: { kind: "Name", value: "bonuses" } },
                { kind: "Field", name: { kind: "Name", value: "games" } },
                { kind: "Field", name: { kind: "Name", value: "articles" } },
                { kind: "Field", name: { kind: "Name", value: "people" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "starterPages" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "id" } },
                      { kind: "Field", name: { kind: "Name", value: "title" } },
                      { kind: "Field", name: { kind: "Name", value: "__typename" } },
                    ],
                  },
                },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "embeddedBy" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "id" } },
                      { kind: "Field", name: { kind: "Name", value: "title" } },
                      { kind: "Field", name: { kind: "Name", value: "isSample" } },
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
} as unknown as DocumentNode<SetupProgressQuery, SetupProgressQueryVariables>;

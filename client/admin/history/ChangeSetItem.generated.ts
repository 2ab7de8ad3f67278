/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends " $fragmentName" | "__typename" ? T[P] : never };
import type * as Types from "../../graphql/schemaTypes.generated";

import type { TypedDocumentNode as DocumentNode } from "@apollo/client";
export type ChangeSetItem_changeSetFragment = {
  __typename: "ChangeSet";
  id: string;
  actor: string;
  operation: string;
  createdAt: string;
  isUndoable: boolean;
  obstacles: Array<{ __typename: "UndoObstacle"; message: string }>;
  undoes: {
    __typename: "ChangeSet";
    id: string;
    operation: string;
    undoes: { __typename: "ChangeSet"; id: string; operation: string } | null;
  } | null;
  undoneBy: { __typename: "ChangeSet"; id: string; actor: string; createdAt: string } | null;
  rows: {
    __typename: "HistoryRowConnection";
    totalCount: number;
    edges: Array<{
      __typename: "HistoryRowEdge";
      node: { __typename: "HistoryRow"; id: string; noun: Types.CatalogueNoun; rowId: string; name: string };
    }>;
  };
} & { " $fragmentName"?: "ChangeSetItem_changeSetFragment" };

export const ChangeSetItem_changeSetFragmentDoc = {
  kind: "Document",
  definitions: [
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "ChangeSetItem_changeSet" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "ChangeSet" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "actor" } },
          { kind: "Field", name: { kind: "Name", value: "operation" } },
          { kind: "Field", name: { kind: "Name", value: "createdAt" } },
          { kind: "Field", name: { kind: "Name", value: "isUndoable" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "obstacles" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "message" } },
                { kind: "Field", name: { kind: "Name", value: "__typename" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "undoes" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "operation" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "undoes" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "id" } },
                      { kind: "Field", name: { kind: "Name", value: "operation" } },
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
            name: { kind: "Name", value: "undoneBy" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "actor" } },
                { kind: "Field", name: { kind: "Name", value: "createdAt" } },
                { kind: "Field", name: { kind: "Name", value: "__typename" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "rows" },
            arguments: [
              { kind: "Argument", name: { kind: "Name", value: "first" }, value: { kind: "IntValue", value: "3" } },
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
                            { kind: "Field", name: { kind: "Name", value: "rowId" } },
                            { kind: "Field", name: { kind: "Name", value: "name" } },
                            { kind: "Field", name: { kind: "Name", value: "__typename" } },
                          ],
                        },
                      },
                      { kind: "Field", name: { kind: "Name", value: "__typename" } },
                    ],
                  },
                },
                { kind: "Field", name: { kind: "Name", value: "totalCount" } },
                { kind: "Field", name: { kind: "Name", value: "__typename" } },
              ],
            },
          },
          { kind: "Field", name: { kind: "Name", value: "__typename" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ChangeSetItem_changeSetFragment, unknown>;

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends " $fragmentName" | "__typename" ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from "@apollo/client";
export type signOutMutationVariables = Exact<{
  everywhere: boolean;
}>;

export type signOutMutation = { signOut: boolean };

export const signOutDocument = {
  hash: "b696165a2eaca2b8479f417984494aa58df0abc8d4df8ff6b011147882ebae8d",
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "signOut" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "everywhere" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "Boolean" } } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "signOut" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "everywhere" },
                value: { kind: "Variable", name: { kind: "Name", value: "everywhere" } },
              },
            ],
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<signOutMutation, signOutMutationVariables>;

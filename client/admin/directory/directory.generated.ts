/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends " $fragmentName" | "__typename" ? T[P] : never };
import type * as Types from "../../graphql/schemaTypes.generated";

import type { TypedDocumentNode as DocumentNode } from "@apollo/client";
export type ProviderEntriesQueryVariables = Exact<{ [key: string]: never }>;

export type ProviderEntriesQuery = {
  entries: Array<{
    __typename: "Provider";
    id: string;
    slug: string;
    name: string;
    description: string | null;
    casinoCount: number;
    gameCount: number;
  }>;
};

export type PaymentMethodEntriesQueryVariables = Exact<{ [key: string]: never }>;

export type PaymentMethodEntriesQuery = {
  entries: Array<{
    __typename: "PaymentMethod";
    id: string;
    slug: string;
    name: string;
    kind: Types.PaymentMethodKind | null;
    description: string | null;
    casinoCount: number;
  }>;
};

export type AuthorityEntriesQueryVariables = Exact<{ [key: string]: never }>;

export type AuthorityEntriesQuery = {
  entries: Array<{
    __typename: "LicensingAuthority";
    id: string;
    slug: string;
    name: string;
    description: string | null;
    casinoCount: number;
  }>;
};

export type MergedCasinoCountQueryVariables = Exact<{
  filter: Types.CasinoFilter;
}>;

export type MergedCasinoCountQuery = { casinos: { __typename: "CasinoConnection"; totalCount: number } };

export type mergeProvidersMutationVariables = Exact<{
  from: string;
  into: string;
}>;

export type mergeProvidersMutation = { merged: { __typename: "Provider"; id: string } };

export type mergePaymentMethodsMutationVariables = Exact<{
  from: string;
  into: string;
}>;

export type mergePaymentMethodsMutation = { merged: { __typename: "PaymentMethod"; id: string } };

export type mergeLicensingAuthoritiesMutationVariables = Exact<{
  from: string;
  into: string;
}>;

export type mergeLicensingAuthoritiesMutation = { merged: { __typename: "LicensingAuthority"; id: string } };

export type ProviderForm_providerFragment = {
  __typename: "Provider";
  id: string;
  version: number;
  name: string;
  website: string | null;
  description: string | null;
} & { " $fragmentName"?: "ProviderForm_providerFragment" };

export type ProviderToEditQueryVariables = Exact<{
  id: string | number;
}>;

export type ProviderToEditQuery = {
  provider: {
    __typename: "Provider";
    id: string;
    slug: string;
    updatedAt: string;
    version: number;
    name: string;
    website: string | null;
    description: string | null;
    lastChange: { __typename: "LastChange"; by: string } | null;
  } | null;
};

export type updateProviderMutationVariables = Exact<{
  id: string | number;
  version: number;
  input: Types.DirectoryUpdateInput;
}>;

export type updateProviderMutation = {
  updateProvider: { __typename: "Provider"; id: string; version: number } & {
    " $fragmentRefs"?: { ProviderForm_providerFragment: ProviderForm_providerFragment };
  };
};

export type PaymentMethodForm_methodFragment = {
  __typename: "PaymentMethod";
  id: string;
  version: number;
  name: string;
  kind: Types.PaymentMethodKind | null;
  website: string | null;
  description: string | null;
} & { " $fragmentName"?: "PaymentMethodForm_methodFragment" };

export type PaymentMethodToEditQueryVariables = Exact<{
  id: string | number;
}>;

export type PaymentMethodToEditQuery = {
  paymentMethod: {
    __typename: "PaymentMethod";
    id: string;
    slug: string;
    updatedAt: string;
    version: number;
    name: string;
    kind: Types.PaymentMethodKind | null;
    website: string | null;
    description: string | null;
    lastChange: { __typename: "LastChange"; by: string } | null;
  } | null;
};

export type updatePaymentMethodMutationVariables = Exact<{
  id: string | number;
  version: number;
  input: Types.PaymentMethodUpdateInput;
}>;

export type updatePaymentMethodMutation = {
  updatePaymentMethod: { __typename: "PaymentMethod"; id: string; version: number } & {
    " $fragmentRefs"?: { PaymentMethodForm_methodFragment: PaymentMethodForm_methodFragment };
  };
};

export type AuthorityForm_authorityFragment = {
  __typename: "LicensingAuthority";
  id: string;
  version: number;
  name: string;
  website: string | null;
  description: string | null;
} & { " $fragmentName"?: "AuthorityForm_authorityFragment" };

export type AuthorityToEditQueryVariables = Exact<{
  id: string | number;
}>;

export type AuthorityToEditQuery = {
  licensingAuthority: {
    __typename: "LicensingAuthority";
    id: string;
    slug: string;
    updatedAt: string;
    version: number;
    name: string;
    website: string | null;
    description: string | null;
    lastChange: { __typename: "LastChange"; by: string } | null;
  } | null;
};

export type updateLicensingAuthorityMutationVariables = Exact<{
  id: string | number;
  version: number;
  input: Types.DirectoryUpdateInput;
}>;

export type updateLicensingAuthorityMutation = {
  updateLicensingAuthority: { __typename: "LicensingAuthority"; id: string; version: number } & {
    " $fragmentRefs"?: { AuthorityForm_authorityFragment: AuthorityForm_authorityFragment };
  };
};

export const ProviderForm_providerFragmentDoc = {
  kind: "Document",
  definitions: [
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "ProviderForm_provider" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Provider" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "version" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "website" } },
          { kind: "Field", name: { kind: "Name", value: "description" } },
          { kind: "Field", name: { kind: "Name", value: "__typename" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ProviderForm_providerFragment, unknown>;
export const PaymentMethodForm_methodFragmentDoc = {
  kind: "Document",
  definitions: [
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "PaymentMethodForm_method" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "PaymentMethod" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "version" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "kind" } },
          { kind: "Field", name: { kind: "Name", value: "website" } },
          { kind: "Field", name: { kind: "Name", value: "description" } },
          { kind: "Field", name: { kind: "Name", value: "__typename" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<PaymentMethodForm_methodFragment, unknown>;
export const AuthorityForm_authorityFragmentDoc = {
  kind: "Document",
  definitions: [
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "AuthorityForm_authority" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "LicensingAuthority" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "version" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "website" } },
          { kind: "Field", name: { kind: "Name", value: "description" } },
          { kind: "Field", name: { kind: "Name", value: "__typename" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<AuthorityForm_authorityFragment, unknown>;
export const ProviderEntriesDocument = {
  hash: "9a73771bd4ee4b91a59b595112ac0cec3bd319c9ce71680df4d8fac2b71c56ab",
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "ProviderEntries" },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            alias: { kind: "Name", value: "entries" },
            name: { kind: "Name", value: "providers" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "slug" } },
                { kind: "Field", name: { kind: "Name", value: "name" } },
                { kind: "Field", name: { kind: "Name", value: "description" } },
                { kind: "Field", name: { kind: "Name", value: "casinoCount" } },
                { kind: "Field", name: { kind: "Name", value: "gameCount" } },
                { kind: "Field", name: { kind: "Name", value: "__typename" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ProviderEntriesQuery, ProviderEntriesQueryVariables>;
export const PaymentMethodEntriesDocument = {
  hash: "3b07668561782a8128f199bbf32e5d3e85effbc70ba5152d516318973f55ba5d",
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "PaymentMethodEntries" },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            alias: { kind: "Name", value: "entries" },
            name: { kind: "Name", value: "paymentMethods" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "slug" } },
                { kind: "Field", name: { kind: "Name", value: "name" } },
                { kind: "Field", name: { kind: "Name", value: "kind" } },
                { kind: "Field", name: { kind: "Name", value: "description" } },
                { kind: "Field", name: { kind: "Name", value: "casinoCount" } },
                { kind: "Field", name: { kind: "Name", value: "__typename" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<PaymentMethodEntriesQuery, PaymentMethodEntriesQueryVariables>;
export const AuthorityEntriesDocument = {
  hash: "50d4f9217115f12ec878490a5767ab6c1bcba2362c3ad749d340d1d4f07ee15d",
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "AuthorityEntries" },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            alias: { kind: "Name", value: "entries" },
            name: { kind: "Name", value: "licensingAuthorities" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "slug" } },
                { kind: "Field", name: { kind: "Name", value: "name" } },
                { kind: "Field", name: { kind: "Name", value: "description" } },
                { kind: "Field", name: { kind: "Name", value: "casinoCount" } },
                { kind: "Field", name: { kind: "Name", value: "__typename" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<AuthorityEntriesQuery, AuthorityEntriesQueryVariables>;
export const MergedCasinoCountDocument = {
  hash: "eedf619912a6445fd115d7dff3ce5dfa9c79a84c77db4e5529b9f315a6bb0d8d",
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "MergedCasinoCount" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "filter" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "CasinoFilter" } } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "casinos" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "filter" },
                value: { kind: "Variable", name: { kind: "Name", value: "filter" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "totalCount" } },
                { kind: "Field", name: { kind: "Name", value: "__typename" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<MergedCasinoCountQuery, MergedCasinoCountQueryVariables>;
export const mergeProvidersDocument = {
  hash: "cbde8a5aa3469bf973a06b117051ca2496fbf8bef488f3f2a3215aa5597ee74a",
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "mergeProviders" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "from" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "String" } } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "into" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "String" } } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            alias: { kind: "Name", value: "merged" },
            name: { kind: "Name", value: "mergeProviders" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "from" },
                value: { kind: "Variable", name: { kind: "Name", value: "from" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "into" },
                value: { kind: "Variable", name: { kind: "Name", value: "into" } },
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
} as unknown as DocumentNode<mergeProvidersMutation, mergeProvidersMutationVariables>;
export const mergePaymentMethodsDocument = {
  hash: "b1900d70348cea1e751b47d24199b42afc5747f6ce13e94d5dae4974ae283559",
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "mergePaymentMethods" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "from" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "String" } } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "into" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "String" } } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            alias: { kind: "Name", value: "merged" },
            name: { kind: "Name", value: "mergePaymentMethods" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "from" },
                value: { kind: "Variable", name: { kind: "Name", value: "from" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "into" },
                value: { kind: "Variable", name: { kind: "Name", value: "into" } },
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
} as unknown as DocumentNode<mergePaymentMethodsMutation, mergePaymentMethodsMutationVariables>;
export const mergeLicensingAuthoritiesDocument = {
  hash: "868c07efccf407cbd73bfe78af13f6167cc9df1092ba84ca276f9c15e2f4c1af",
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "mergeLicensingAuthorities" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "from" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "String" } } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "into" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "String" } } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            alias: { kind: "Name", value: "merged" },
            name: { kind: "Name", value: "mergeLicensingAuthorities" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "from" },
                value: { kind: "Variable", name: { kind: "Name", value: "from" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "into" },
                value: { kind: "Variable", name: { kind: "Name", value: "into" } },
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
} as unknown as DocumentNode<mergeLicensingAuthoritiesMutation, mergeLicensingAuthoritiesMutationVariables>;
export const ProviderToEditDocument = {
  hash: "0563b973f7968724fb8bbba2ad1efdbf49ac034f8f0f632f30d7ddb2cd6d396c",
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "ProviderToEdit" },
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
            name: { kind: "Name", value: "provider" },
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
                { kind: "Field", name: { kind: "Name", value: "slug" } },
                { kind: "Field", name: { kind: "Name", value: "updatedAt" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "lastChange" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "by" } },
                      { kind: "Field", name: { kind: "Name", value: "__typename" } },
                    ],
                  },
                },
                {
                  kind: "FragmentSpread",
                  name: { kind: "Name", value: "ProviderForm_provider" },
                  directives: [{ kind: "Directive", name: { kind: "Name", value: "unmask" } }],
                },
                { kind: "Field", name: { kind: "Name", value: "__typename" } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "ProviderForm_provider" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Provider" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "version" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "website" } },
          { kind: "Field", name: { kind: "Name", value: "description" } },
          { kind: "Field", name: { kind: "Name", value: "__typename" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ProviderToEditQuery, ProviderToEditQueryVariables>;
export const updateProviderDocument = {
  hash: "e0126b6a18f6949adce05b6aa3e30115d38dce82467aadcf42e8a456ffa2e5a5",
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "updateProvider" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "id" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "version" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "Int" } } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "DirectoryUpdateInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "updateProvider" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "id" },
                value: { kind: "Variable", name: { kind: "Name", value: "id" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "version" },
                value: { kind: "Variable", name: { kind: "Name", value: "version" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "version" } },
                { kind: "FragmentSpread", name: { kind: "Name", value: "ProviderForm_provider" } },
                { kind: "Field", name: { kind: "Name", value: "__typename" } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "ProviderForm_provider" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Provider" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "version" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "website" } },
          { kind: "Field", name: { kind: "Name", value: "description" } },
          { kind: "Field", name: { kind: "Name", value: "__typename" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<updateProviderMutation, updateProviderMutationVariables>;
export const PaymentMethodToEditDocument = {
  hash: "674642d69b807ced2506d690b8894ecabb2da6650e61560e0dd76d1f3f5e65ed",
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "PaymentMethodToEdit" },
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
            name: { kind: "Name", value: "paymentMethod" },
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
                { kind: "Field", name: { kind: "Name", value: "slug" } },
                { kind: "Field", name: { kind: "Name", value: "updatedAt" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "lastChange" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "by" } },
                      { kind: "Field", name: { kind: "Name", value: "__typename" } },
                    ],
                  },
                },
                {
                  kind: "FragmentSpread",
                  name: { kind: "Name", value: "PaymentMethodForm_method" },
                  directives: [{ kind: "Directive", name: { kind: "Name", value: "unmask" } }],
                },
                { kind: "Field", name: { kind: "Name", value: "__typename" } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "PaymentMethodForm_method" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "PaymentMethod" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "version" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "kind" } },
          { kind: "Field", name: { kind: "Name", value: "website" } },
          { kind: "Field", name: { kind: "Name", value: "description" } },
          { kind: "Field", name: { kind: "Name", value: "__typename" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<PaymentMethodToEditQuery, PaymentMethodToEditQueryVariables>;
export const updatePaymentMethodDocument = {
  hash: "7c020af4143f9fd2c0f9516c69b40f462b1c0157effa7f6e51be35cd8b8375fd",
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "updatePaymentMethod" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "id" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "version" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "Int" } } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "PaymentMethodUpdateInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "updatePaymentMethod" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "id" },
                value: { kind: "Variable", name: { kind: "Name", value: "id" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "version" },
                value: { kind: "Variable", name: { kind: "Name", value: "version" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "version" } },
                { kind: "FragmentSpread", name: { kind: "Name", value: "PaymentMethodForm_method" } },
                { kind: "Field", name: { kind: "Name", value: "__typename" } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "PaymentMethodForm_method" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "PaymentMethod" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "version" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "kind" } },
          { kind: "Field", name: { kind: "Name", value: "website" } },
          { kind: "Field", name: { kind: "Name", value: "description" } },
          { kind: "Field", name: { kind: "Name", value: "__typename" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<updatePaymentMethodMutation, updatePaymentMethodMutationVariables>;
export const AuthorityToEditDocument = {
  hash: "5aac280f979fc9093941cce16f029db6ea927da3fd443bf8b33e2471c19781cc",
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "AuthorityToEdit" },
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
            name: { kind: "Name", value: "licensingAuthority" },
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
                { kind: "Field", name: { kind: "Name", value: "slug" } },
                { kind: "Field", name: { kind: "Name", value: "updatedAt" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "lastChange" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "by" } },
                      { kind: "Field", name: { kind: "Name", value: "__typename" } },
                    ],
                  },
                },
                {
                  kind: "FragmentSpread",
                  name: { kind: "Name", value: "AuthorityForm_authority" },
                  directives: [{ kind: "Directive", name: { kind: "Name", value: "unmask" } }],
                },
                { kind: "Field", name: { kind: "Name", value: "__typename" } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "AuthorityForm_authority" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "LicensingAuthority" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "version" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "website" } },
          { kind: "Field", name: { kind: "Name", value: "description" } },
          { kind: "Field", name: { kind: "Name", value: "__typename" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<AuthorityToEditQuery, AuthorityToEditQueryVariables>;
export const updateLicensingAuthorityDocument = {
  hash: "5b772d9e254bac8ea65fd89579b3317d4c252b4e2d59c431b854fb0e2798da22",
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "updateLicensingAuthority" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "id" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "version" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "Int" } } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "DirectoryUpdateInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "updateLicensingAuthority" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "id" },
                value: { kind: "Variable", name: { kind: "Name", value: "id" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "version" },
                value: { kind: "Variable", name: { kind: "Name", value: "version" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "version" } },
                { kind: "FragmentSpread", name: { kind: "Name", value: "AuthorityForm_authority" } },
                { kind: "Field", name: { kind: "Name", value: "__typename" } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "AuthorityForm_authority" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "LicensingAuthority" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "version" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "website" } },
          { kind: "Field", name: { kind: "Name", value: "description" } },
          { kind: "Field", name: { kind: "Name", value: "__typename" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<updateLicensingAuthorityMutation, updateLicensingAuthorityMutationVariables>;

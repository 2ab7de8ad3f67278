/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends " $fragmentName" | "__typename" ? T[P] : never };
import type { CasinoCard_casinoFragment } from "../../features/casinos/CasinoCard.generated";
import type * as Types from "../../graphql/schemaTypes.generated";

import type { TypedDocumentNode as DocumentNode } from "@apollo/client";
export type CasinoForm_casinoFragment = {
  __typename: "Casino";
  id: string;
  version: number;
  slug: string;
  name: string;
  logoUrl: string | null;
  websiteUrl: string | null;
  rating: number;
  reviewCount: number;
  description: string | null;
  welcomeBonus: string | null;
  bonusAmount: string | null;
  freeSpins: number | null;
  minDeposit: string | null;
  wageringRequirement: string | null;
  establishedYear: number | null;
  withdrawalHours: number | null;
  isFeatured: boolean;
  isNew: boolean;
  acceptsCrypto: boolean;
  hasLiveGames: boolean;
  mobileOptimized: boolean;
  licenses: Array<string>;
  paymentMethods: Array<string>;
  pros: Array<string>;
  cons: Array<string>;
  gameProviders: Array<string>;
  review: {
    __typename: "CasinoReview";
    about: string | null;
    games: string | null;
    bonuses: string | null;
    banking: string | null;
    support: string | null;
    mobile: string | null;
    security: string | null;
  };
  paymentDetails: Array<{
    __typename: "PaymentDetails";
    method: string;
    canDeposit: boolean | null;
    canWithdraw: boolean | null;
    payoutHoursFrom: number | null;
    payoutHoursTo: number | null;
    fee: string | null;
  }>;
  licenseDetails: Array<{
    __typename: "LicenseDetails";
    license: string;
    number: string | null;
    registerUrl: string | null;
  }>;
} & { " $fragmentName"?: "CasinoForm_casinoFragment" };

export type CasinoToEditQueryVariables = Exact<{
  id: string | number;
}>;

export type CasinoToEditQuery = {
  casinos: {
    __typename: "CasinoConnection";
    edges: Array<{
      __typename: "CasinoEdge";
      node: {
        __typename: "Casino";
        id: string;
        updatedAt: string;
        version: number;
        slug: string;
        name: string;
        logoUrl: string | null;
        websiteUrl: string | null;
        rating: number;
        reviewCount: number;
        description: string | null;
        welcomeBonus: string | null;
        bonusAmount: string | null;
        freeSpins: number | null;
        minDeposit: string | null;
        wageringRequirement: string | null;
        establishedYear: number | null;
        withdrawalHours: number | null;
        isFeatured: boolean;
        isNew: boolean;
        acceptsCrypto: boolean;
        hasLiveGames: boolean;
        mobileOptimized: boolean;
        licenses: Array<string>;
        paymentMethods: Array<string>;
        pros: Array<string>;
        cons: Array<string>;
        gameProviders: Array<string>;
        lastChange: { __typename: "LastChange"; by: string } | null;
        review: {
          __typename: "CasinoReview";
          about: string | null;
          games: string | null;
          bonuses: string | null;
          banking: string | null;
          support: string | null;
          mobile: string | null;
          security: string | null;
        };
        paymentDetails: Array<{
          __typename: "PaymentDetails";
          method: string;
          canDeposit: boolean | null;
          canWithdraw: boolean | null;
          payoutHoursFrom: number | null;
          payoutHoursTo: number | null;
          fee: string | null;
        }>;
        licenseDetails: Array<{
          __typename: "LicenseDetails";
          license: string;
          number: string | null;
          registerUrl: string | null;
        }>;
      };
    }>;
  };
};

export type createCasinoMutationVariables = Exact<{
  input: Types.CasinoInput;
  checkedFacts?: Types.CheckedFactsInput | null | undefined;
}>;

export type createCasinoMutation = {
  createCasino: { __typename: "Casino"; id: string } & {
    " $fragmentRefs"?: {
      CasinoForm_casinoFragment: CasinoForm_casinoFragment;
      CasinoCard_casinoFragment: CasinoCard_casinoFragment;
    };
  };
};

export type updateCasinoMutationVariables = Exact<{
  id: string | number;
  version: number;
  input: Types.CasinoUpdateInput;
  checkedFacts?: Types.CheckedFactsInput | null | undefined;
}>;

export type updateCasinoMutation = {
  updateCasino: { __typename: "Casino"; id: string; version: number } & {
    " $fragmentRefs"?: {
      CasinoForm_casinoFragment: CasinoForm_casinoFragment;
      CasinoCard_casinoFragment: CasinoCard_casinoFragment;
    };
  };
};

export type ManageCasinosQueryVariables = Exact<{
  filter?: Types.CasinoFilter | null | undefined;
  orderBy?: Types.CasinoOrder | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
}>;

export type ManageCasinosQuery = {
  casinos: {
    __typename: "CasinoConnection";
    totalCount: number;
    edges: Array<{
      __typename: "CasinoEdge";
      node: {
        __typename: "Casino";
        id: string;
        version: number;
        name: string;
        slug: string;
        logoUrl: string | null;
        rating: number;
        reviewCount: number;
        establishedYear: number | null;
        isFeatured: boolean;
        isNew: boolean;
        acceptsCrypto: boolean;
        hasLiveGames: boolean;
        mobileOptimized: boolean;
        updatedAt: string;
        bonusCount: number;
        lastChange: { __typename: "LastChange"; by: string } | null;
        trustScore: { __typename: "TrustScore"; score: number };
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

export type updateCasinosMutationVariables = Exact<{
  items: Array<Types.RowVersionInput> | Types.RowVersionInput;
  set: Types.CasinoBulkInput;
}>;

export type updateCasinosMutation = {
  updateCasinos: { __typename: "CasinoBulkUpdate"; changeSetId: string | null; changedCount: number };
};

export type deleteCasinoMutationVariables = Exact<{
  id: string | number;
  version: number;
}>;

export type deleteCasinoMutation = {
  deleteCasino: { __typename: "Deletion"; id: string; bonusIds: Array<string>; changeSetId: string };
};

export type deleteCasinosMutationVariables = Exact<{
  items: Array<Types.RowVersionInput> | Types.RowVersionInput;
}>;

export type deleteCasinosMutation = {
  deleteCasinos: { __typename: "BulkDeletion"; ids: Array<string>; bonusIds: Array<string>; changeSetId: string };
};

export type CasinoExportQueryVariables = Exact<{
  filter?: Types.CasinoFilter | null | undefined;
  orderBy?: Types.CasinoOrder | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;

export type CasinoExportQuery = {
  casinos: {
    __typename: "CasinoConnection";
    edges: Array<{
      __typename: "CasinoEdge";
      node: {
        __typename: "Casino";
        id: string;
        version: number;
        slug: string;
        name: string;
        logoUrl: string | null;
        websiteUrl: string | null;
        rating: number;
        reviewCount: number;
        description: string | null;
        welcomeBonus: string | null;
        bonusAmount: string | null;
        freeSpins: number | null;
        minDeposit: string | null;
        wageringRequirement: string | null;
        establishedYear: number | null;
        withdrawalHours: number | null;
        isFeatured: boolean;
        isNew: boolean;
        acceptsCrypto: boolean;
        hasLiveGames: boolean;
        mobileOptimized: boolean;
        licenses: Array<string>;
        paymentMethods: Array<string>;
        pros: Array<string>;
        cons: Array<string>;
        gameProviders: Array<string>;
        review: {
          __typename: "CasinoReview";
          about: string | null;
          games: string | null;
          bonuses: string | null;
          banking: string | null;
          support: string | null;
          mobile: string | null;
          security: string | null;
        };
        paymentDetails: Array<{
          __typename: "PaymentDetails";
          method: string;
          canDeposit: boolean | null;
          canWithdraw: boolean | null;
          payoutHoursFrom: number | null;
          payoutHoursTo: number | null;
          fee: string | null;
        }>;
        licenseDetails: Array<{
          __typename: "LicenseDetails";
          license: string;
          number: string | null;
          registerUrl: string | null;
        }>;
      };
    }>;
    pageInfo: { __typename: "PageInfo"; hasNextPage: boolean; endCursor: string | null };
  };
};

export type TrustScorePreviewQueryVariables = Exact<{
  of: Types.TrustScoreInput;
}>;

export type TrustScorePreviewQuery = {
  trustScorePreview: {
    __typename: "TrustScore";
    score: number;
    factors: Array<{ __typename: "TrustScoreFactor"; label: string; points: number; earned: number }>;
  };
};

export const CasinoForm_casinoFragmentDoc = {
  kind: "Document",
  definitions: [
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "CasinoForm_casino" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Casino" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "version" } },
          { kind: "Field", name: { kind: "Name", value: "slug" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "logoUrl" } },
          { kind: "Field", name: { kind: "Name", value: "websiteUrl" } },
          { kind: "Field", name: { kind: "Name", value: "rating" } },
          { kind: "Field", name: { kind: "Name", value: "reviewCount" } },
          { kind: "Field", name: { kind: "Name", value: "description" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "review" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "about" } },
                { kind: "Field", name: { kind: "Name", value: "games" } },
                { kind: "Field", name: { kind: "Name", value: "bonuses" } },
                { kind: "Field", name: { kind: "Name", value: "banking" } },
                { kind: "Field", name: { kind: "Name", value: "support" } },
                { kind: "Field", name: { kind: "Name", value: "mobile" } },
                { kind: "Field", name: { kind: "Name", value: "security" } },
                { kind: "Field", name: { kind: "Name", value: "__typename" } },
              ],
            },
          },
          { kind: "Field", name: { kind: "Name", value: "welcomeBonus" } },
          { kind: "Field", name: { kind: "Name", value: "bonusAmount" } },
          { kind: "Field", name: { kind: "Name", value: "freeSpins" } },
          { kind: "Field", name: { kind: "Name", value: "minDeposit" } },
          { kind: "Field", name: { kind: "Name", value: "wageringRequirement" } },
          { kind: "Field", name: { kind: "Name", value: "establishedYear" } },
          { kind: "Field", name: { kind: "Name", value: "withdrawalHours" } },
          { kind: "Field", name: { kind: "Name", value: "isFeatured" } },
          { kind: "Field", name: { kind: "Name", value: "isNew" } },
          { kind: "Field", name: { kind: "Name", value: "acceptsCrypto" } },
          { kind: "Field", name: { kind: "Name", value: "hasLiveGames" } },
          { kind: "Field", name: { kind: "Name", value: "mobileOptimized" } },
          { kind: "Field", name: { kind: "Name", value: "licenses" } },
          { kind: "Field", name: { kind: "Name", value: "paymentMethods" } },
          { kind: "Field", name: { kind: "Name", value: "pros" } },
          { kind: "Field", name: { kind: "Name", value: "cons" } },
          { kind: "Field", name: { kind: "Name", value: "gameProviders" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "paymentDetails" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "method" } },
                { kind: "Field", name: { kind: "Name", value: "canDeposit" } },
                { kind: "Field", name: { kind: "Name", value: "canWithdraw" } },
                { kind: "Field", name: { kind: "Name", value: "payoutHoursFrom" } },
                { kind: "Field", name: { kind: "Name", value: "payoutHoursTo" } },
                { kind: "Field", name: { kind: "Name", value: "fee" } },
                { kind: "Field", name: { kind: "Name", value: "__typename" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "licenseDetails" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "license" } },
                { kind: "Field", name: { kind: "Name", value: "number" } },
                { kind: "Field", name: { kind: "Name", value: "registerUrl" } },
                { kind: "Field", name: { kind: "Name", value: "__typename" } },
              ],
            },
          },
          { kind: "Field", name: { kind: "Name", value: "__typename" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<CasinoForm_casinoFragment, unknown>;
export const CasinoToEditDocument = {
  hash: "20d7bcd1e264dabaac13265104010a311cf10f48298106d4b7f6667f3b6d8b1b",
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "CasinoToEdit" },
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
            name: { kind: "Name", value: "casinos" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "filter" },
                value: {
                  kind: "ObjectValue",
                  fields: [
                    {
                      kind: "ObjectField",
                      name: { kind: "Name", value: "ids" },
                      value: { kind: "ListValue", values: [{ kind: "Variable", name: { kind: "Name", value: "id" } }] },
                    },
                  ],
                },
              },
              { kind: "Argument", name: { kind: "Name", value: "first" }, value: { kind: "IntValue", value: "1" } },
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
                              name: { kind: "Name", value: "CasinoForm_casino" },
                              directives: [{ kind: "Directive", name: { kind: "Name", value: "unmask" } }],
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
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "CasinoForm_casino" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Casino" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "version" } },
          { kind: "Field", name: { kind: "Name", value: "slug" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "logoUrl" } },
          { kind: "Field", name: { kind: "Name", value: "websiteUrl" } },
          { kind: "Field", name: { kind: "Name", value: "rating" } },
          { kind: "Field", name: { kind: "Name", value: "reviewCount" } },
          { kind: "Field", name: { kind: "Name", value: "description" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "review" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "about" } },
                { kind: "Field", name: { kind: "Name", value: "games" } },
                { kind: "Field", name: { kind: "Name", value: "bonuses" } },
                { kind: "Field", name: { kind: "Name", value: "banking" } },
                { kind: "Field", name: { kind: "Name", value: "support" } },
                { kind: "Field", name: { kind: "Name", value: "mobile" } },
                { kind: "Field", name: { kind: "Name", value: "security" } },
                { kind: "Field", name: { kind: "Name", value: "__typename" } },
              ],
            },
          },
          { kind: "Field", name: { kind: "Name", value: "welcomeBonus" } },
          { kind: "Field", name: { kind: "Name", value: "bonusAmount" } },
          { kind: "Field", name: { kind: "Name", value: "freeSpins" } },
          { kind: "Field", name: { kind: "Name", value: "minDeposit" } },
          { kind: "Field", name: { kind: "Name", value: "wageringRequirement" } },
          { kind: "Field", name: { kind: "Name", value: "establishedYear" } },
          { kind: "Field", name: { kind: "Name", value: "withdrawalHours" } },
          { kind: "Field", name: { kind: "Name", value: "isFeatured" } },
          { kind: "Field", name: { kind: "Name", value: "isNew" } },
          { kind: "Field", name: { kind: "Name", value: "acceptsCrypto" } },
          { kind: "Field", name: { kind: "Name", value: "hasLiveGames" } },
          { kind: "Field", name: { kind: "Name", value: "mobileOptimized" } },
          { kind: "Field", name: { kind: "Name", value: "licenses" } },
          { kind: "Field", name: { kind: "Name", value: "paymentMethods" } },
          { kind: "Field", name: { kind: "Name", value: "pros" } },
          { kind: "Field", name: { kind: "Name", value: "cons" } },
          { kind: "Field", name: { kind: "Name", value: "gameProviders" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "paymentDetails" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "method" } },
                { kind: "Field", name: { kind: "Name", value: "canDeposit" } },
                { kind: "Field", name: { kind: "Name", value: "canWithdraw" } },
                { kind: "Field", name: { kind: "Name", value: "payoutHoursFrom" } },
                { kind: "Field", name: { kind: "Name", value: "payoutHoursTo" } },
                { kind: "Field", name: { kind: "Name", value: "fee" } },
                { kind: "Field", name: { kind: "Name", value: "__typename" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "licenseDetails" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "license" } },
                { kind: "Field", name: { kind: "Name", value: "number" } },
                { kind: "Field", name: { kind: "Name", value: "registerUrl" } },
                { kind: "Field", name: { kind: "Name", value: "__typename" } },
              ],
            },
          },
          { kind: "Field", name: { kind: "Name", value: "__typename" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<CasinoToEditQuery, CasinoToEditQueryVariables>;
export const createCasinoDocument = {
  hash: "83081c1765459c1ed808e02f3fc784e73af6964b62412b48efb3797787ac6839",
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "createCasino" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "CasinoInput" } } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "checkedFacts" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "CheckedFactsInput" } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "createCasino" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "checkedFacts" },
                value: { kind: "Variable", name: { kind: "Name", value: "checkedFacts" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "FragmentSpread", name: { kind: "Name", value: "CasinoForm_casino" } },
                { kind: "FragmentSpread", name: { kind: "Name", value: "CasinoCard_casino" } },
                { kind: "Field", name: { kind: "Name", value: "__typename" } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "CasinoForm_casino" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Casino" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "version" } },
          { kind: "Field", name: { kind: "Name", value: "slug" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "logoUrl" } },
          { kind: "Field", name: { kind: "Name", value: "websiteUrl" } },
          { kind: "Field", name: { kind: "Name", value: "rating" } },
          { kind: "Field", name: { kind: "Name", value: "reviewCount" } },
          { kind: "Field", name: { kind: "Name", value: "description" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "review" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "about" } },
                { kind: "Field", name: { kind: "Name", value: "games" } },
                { kind: "Field", name: { kind: "Name", value: "bonuses" } },
                { kind: "Field", name: { kind: "Name", value: "banking" } },
                { kind: "Field", name: { kind: "Name", value: "support" } },
                { kind: "Field", name: { kind: "Name", value: "mobile" } },
                { kind: "Field", name: { kind: "Name", value: "security" } },
                { kind: "Field", name: { kind: "Name", value: "__typename" } },
              ],
            },
          },
          { kind: "Field", name: { kind: "Name", value: "welcomeBonus" } },
          { kind: "Field", name: { kind: "Name", value: "bonusAmount" } },
          { kind: "Field", name: { kind: "Name", value: "freeSpins" } },
          { kind: "Field", name: { kind: "Name", value: "minDeposit" } },
          { kind: "Field", name: { kind: "Name", value: "wageringRequirement" } },
          { kind: "Field", name: { kind: "Name", value: "establishedYear" } },
          { kind: "Field", name: { kind: "Name", value: "withdrawalHours" } },
          { kind: "Field", name: { kind: "Name", value: "isFeatured" } },
          { kind: "Field", name: { kind: "Name", value: "isNew" } },
          { kind: "Field", name: { kind: "Name", value: "acceptsCrypto" } },
          { kind: "Field", name: { kind: "Name", value: "hasLiveGames" } },
          { kind: "Field", name: { kind: "Name", value: "mobileOptimized" } },
          { kind: "Field", name: { kind: "Name", value: "licenses" } },
          { kind: "Field", name: { kind: "Name", value: "paymentMethods" } },
          { kind: "Field", name: { kind: "Name", value: "pros" } },
          { kind: "Field", name: { kind: "Name", value: "cons" } },
          { kind: "Field", name: { kind: "Name", value: "gameProviders" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "paymentDetails" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "method" } },
                { kind: "Field", name: { kind: "Name", value: "canDeposit" } },
                { kind: "Field", name: { kind: "Name", value: "canWithdraw" } },
                { kind: "Field", name: { kind: "Name", value: "payoutHoursFrom" } },
                { kind: "Field", name: { kind: "Name", value: "payoutHoursTo" } },
                { kind: "Field", name: { kind: "Name", value: "fee" } },
                { kind: "Field", name: { kind: "Name", value: "__typename" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "licenseDetails" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "license" } },
                { kind: "Field", name: { kind: "Name", value: "number" } },
                { kind: "Field", name: { kind: "Name", value: "registerUrl" } },
                { kind: "Field", name: { kind: "Name", value: "__typename" } },
              ],
            },
          },
          { kind: "Field", name: { kind: "Name", value: "__typename" } },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "CasinoCard_casino" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Casino" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "slug" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "logoUrl" } },
          { kind: "Field", name: { kind: "Name", value: "licenses" } },
          { kind: "Field", name: { kind: "Name", value: "establishedYear" } },
          { kind: "Field", name: { kind: "Name", value: "reviewCount" } },
          { kind: "Field", name: { kind: "Name", value: "rating" } },
          { kind: "Field", name: { kind: "Name", value: "acceptsCrypto" } },
          { kind: "Field", name: { kind: "Name", value: "hasLiveGames" } },
          { kind: "Field", name: { kind: "Name", value: "isNew" } },
          { kind: "Field", name: { kind: "Name", value: "welcomeBonus" } },
          { kind: "Field", name: { kind: "Name", value: "wageringRequirement" } },
          { kind: "Field", name: { kind: "Name", value: "minDeposit" } },
          { kind: "Field", name: { kind: "Name", value: "freeSpins" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "trustScore" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "score" } },
                { kind: "Field", name: { kind: "Name", value: "__typename" } },
              ],
            },
          },
          { kind: "Field", name: { kind: "Name", value: "__typename" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<createCasinoMutation, createCasinoMutationVariables>;
export const updateCasinoDocument = {
  hash: "4b3d6f8b99b307d52253888b40c240f3d7b36bf86394bf3f1e6a96c1652a1ce4",
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "updateCasino" },
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
            type: { kind: "NamedType", name: { kind: "Name", value: "CasinoUpdateInput" } },
          },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "checkedFacts" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "CheckedFactsInput" } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "updateCasino" },
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
              {
                kind: "Argument",
                name: { kind: "Name", value: "checkedFacts" },
                value: { kind: "Variable", name: { kind: "Name", value: "checkedFacts" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "version" } },
                { kind: "FragmentSpread", name: { kind: "Name", value: "CasinoForm_casino" } },
                { kind: "FragmentSpread", name: { kind: "Name", value: "CasinoCard_casino" } },
                { kind: "Field", name: { kind: "Name", value: "__typename" } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "CasinoForm_casino" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Casino" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "version" } },
          { kind: "Field", name: { kind: "Name", value: "slug" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "logoUrl" } },
          { kind: "Field", name: { kind: "Name", value: "websiteUrl" } },
          { kind: "Field", name: { kind: "Name", value: "rating" } },
          { kind: "Field", name: { kind: "Name", value: "reviewCount" } },
          { kind: "Field", name: { kind: "Name", value: "description" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "review" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "about" } },
                { kind: "Field", name: { kind: "Name", value: "games" } },
                { kind: "Field", name: { kind: "Name", value: "bonuses" } },
                { kind: "Field", name: { kind: "Name", value: "banking" } },
                { kind: "Field", name: { kind: "Name", value: "support" } },
                { kind: "Field", name: { kind: "Name", value: "mobile" } },
                { kind: "Field", name: { kind: "Name", value: "security" } },
                { kind: "Field", name: { kind: "Name", value: "__typename" } },
              ],
            },
          },
          { kind: "Field", name: { kind: "Name", value: "welcomeBonus" } },
          { kind: "Field", name: { kind: "Name", value: "bonusAmount" } },
          { kind: "Field", name: { kind: "Name", value: "freeSpins" } },
          { kind: "Field", name: { kind: "Name", value: "minDeposit" } },
          { kind: "Field", name: { kind: "Name", value: "wageringRequirement" } },
          { kind: "Field", name: { kind: "Name", value: "establishedYear" } },
          { kind: "Field", name: { kind: "Name", value: "withdrawalHours" } },
          { kind: "Field", name: { kind: "Name", value: "isFeatured" } },
          { kind: "Field", name: { kind: "Name", value: "isNew" } },
          { kind: "Field", name: { kind: "Name", value: "acceptsCrypto" } },
          { kind: "Field", name: { kind: "Name", value: "hasLiveGames" } },
          { kind: "Field", name: { kind: "Name", value: "mobileOptimized" } },
          { kind: "Field", name: { kind: "Name", value: "licenses" } },
          { kind: "Field", name: { kind: "Name", value: "paymentMethods" } },
          { kind: "Field", name: { kind: "Name", value: "pros" } },
          { kind: "Field", name: { kind: "Name", value: "cons" } },
          { kind: "Field", name: { kind: "Name", value: "gameProviders" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "paymentDetails" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "method" } },
                { kind: "Field", name: { kind: "Name", value: "canDeposit" } },
                { kind: "Field", name: { kind: "Name", value: "canWithdraw" } },
                { kind: "Field", name: { kind: "Name", value: "payoutHoursFrom" } },
                { kind: "Field", name: { kind: "Name", value: "payoutHoursTo" } },
                { kind: "Field", name: { kind: "Name", value: "fee" } },
                { kind: "Field", name: { kind: "Name", value: "__typename" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "licenseDetails" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "license" } },
                { kind: "Field", name: { kind: "Name", value: "number" } },
                { kind: "Field", name: { kind: "Name", value: "registerUrl" } },
                { kind: "Field", name: { kind: "Name", value: "__typename" } },
              ],
            },
          },
          { kind: "Field", name: { kind: "Name", value: "__typename" } },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "CasinoCard_casino" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Casino" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "slug" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "logoUrl" } },
          { kind: "Field", name: { kind: "Name", value: "licenses" } },
          { kind: "Field", name: { kind: "Name", value: "establishedYear" } },
          { kind: "Field", name: { kind: "Name", value: "reviewCount" } },
          { kind: "Field", name: { kind: "Name", value: "rating" } },
          { kind: "Field", name: { kind: "Name", value: "acceptsCrypto" } },
          { kind: "Field", name: { kind: "Name", value: "hasLiveGames" } },
          { kind: "Field", name: { kind: "Name", value: "isNew" } },
          { kind: "Field", name: { kind: "Name", value: "welcomeBonus" } },
          { kind: "Field", name: { kind: "Name", value: "wageringRequirement" } },
          { kind: "Field", name: { kind: "Name", value: "minDeposit" } },
          { kind: "Field", name: { kind: "Name", value: "freeSpins" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "trustScore" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "score" } },
                { kind: "Field", name: { kind: "Name", value: "__typename" } },
              ],
            },
          },
          { kind: "Field", name: { kind: "Name", value: "__typename" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<updateCasinoMutation, updateCasinoMutationVariables>;
export const ManageCasinosDocument = {
  hash: "54740f992dc5e53b089f281180409ae03a02640de331138879cebd802de92204",
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "ManageCasinos" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "filter" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "CasinoFilter" } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "orderBy" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "CasinoOrder" } },
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
            name: { kind: "Name", value: "casinos" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "filter" },
                value: { kind: "Variable", name: { kind: "Name", value: "filter" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "orderBy" },
                value: { kind: "Variable", name: { kind: "Name", value: "orderBy" } },
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
                { kind: "Field", name: { kind: "Name", value: "totalCount" } },
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
                            { kind: "Field", name: { kind: "Name", value: "name" } },
                            { kind: "Field", name: { kind: "Name", value: "slug" } },
                            { kind: "Field", name: { kind: "Name", value: "logoUrl" } },
                            { kind: "Field", name: { kind: "Name", value: "rating" } },
                            { kind: "Field", name: { kind: "Name", value: "reviewCount" } },
                            { kind: "Field", name: { kind: "Name", value: "establishedYear" } },
                            { kind: "Field", name: { kind: "Name", value: "isFeatured" } },
                            { kind: "Field", name: { kind: "Name", value: "isNew" } },
                            { kind: "Field", name: { kind: "Name", value: "acceptsCrypto" } },
                            { kind: "Field", name: { kind: "Name", value: "hasLiveGames" } },
                            { kind: "Field", name: { kind: "Name", value: "mobileOptimized" } },
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
                            { kind: "Field", name: { kind: "Name", value: "bonusCount" } },
                            {
                              kind: "Field",
                              name: { kind: "Name", value: "trustScore" },
                              selectionSet: {
                                kind: "SelectionSet",
                                selections: [
                                  { kind: "Field", name: { kind: "Name", value: "score" } },
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
        ],
      },
    },
  ],
} as unknown as DocumentNode<ManageCasinosQuery, ManageCasinosQueryVariables>;
export const updateCasinosDocument = {
  hash: "60b25981fda21df957551325177b40d253c5559ea835319d9cd02fcf3f62aee0",
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "updateCasinos" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "items" } },
          type: {
            kind: "NonNullType",
            type: {
              kind: "ListType",
              type: {
                kind: "NonNullType",
                type: { kind: "NamedType", name: { kind: "Name", value: "RowVersionInput" } },
              },
            },
          },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "set" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "CasinoBulkInput" } } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "updateCasinos" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "items" },
                value: { kind: "Variable", name: { kind: "Name", value: "items" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "set" },
                value: { kind: "Variable", name: { kind: "Name", value: "set" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "changeSetId" } },
                { kind: "Field", name: { kind: "Name", value: "changedCount" } },
                { kind: "Field", name: { kind: "Name", value: "__typename" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<updateCasinosMutation, updateCasinosMutationVariables>;
export const deleteCasinoDocument = {
  hash: "2dbb2ebb4c2be9072faa2ca7defc4f8038c55715da10dce34af9875e9a41a354",
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "deleteCasino" },
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
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "deleteCasino" },
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
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "bonusIds" } },
                { kind: "Field", name: { kind: "Name", value: "changeSetId" } },
                { kind: "Field", name: { kind: "Name", value: "__typename" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<deleteCasinoMutation, deleteCasinoMutationVariables>;
export const deleteCasinosDocument = {
  hash: "e9f5a6bd0e67e1806e70ac90116c32be1a8a4cf4378ac951e35a1f758a770c25",
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "deleteCasinos" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "items" } },
          type: {
            kind: "NonNullType",
            type: {
              kind: "ListType",
              type: {
                kind: "NonNullType",
                type: { kind: "NamedType", name: { kind: "Name", value: "RowVersionInput" } },
              },
            },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "deleteCasinos" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "items" },
                value: { kind: "Variable", name: { kind: "Name", value: "items" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "ids" } },
                { kind: "Field", name: { kind: "Name", value: "bonusIds" } },
                { kind: "Field", name: { kind: "Name", value: "changeSetId" } },
                { kind: "Field", name: { kind: "Name", value: "__typename" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<deleteCasinosMutation, deleteCasinosMutationVariables>;
export const CasinoExportDocument = {
  hash: "0ad88a252b5f92ed932626d4b08b56314dfdeab5270a77edd10bb309fc77f4a4",
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "CasinoExport" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "filter" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "CasinoFilter" } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "orderBy" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "CasinoOrder" } },
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
              {
                kind: "Argument",
                name: { kind: "Name", value: "orderBy" },
                value: { kind: "Variable", name: { kind: "Name", value: "orderBy" } },
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
                            {
                              kind: "FragmentSpread",
                              name: { kind: "Name", value: "CasinoForm_casino" },
                              directives: [{ kind: "Directive", name: { kind: "Name", value: "unmask" } }],
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
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "CasinoForm_casino" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Casino" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "version" } },
          { kind: "Field", name: { kind: "Name", value: "slug" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "logoUrl" } },
          { kind: "Field", name: { kind: "Name", value: "websiteUrl" } },
          { kind: "Field", name: { kind: "Name", value: "rating" } },
          { kind: "Field", name: { kind: "Name", value: "reviewCount" } },
          { kind: "Field", name: { kind: "Name", value: "description" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "review" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "about" } },
                { kind: "Field", name: { kind: "Name", value: "games" } },
                { kind: "Field", name: { kind: "Name", value: "bonuses" } },
                { kind: "Field", name: { kind: "Name", value: "banking" } },
                { kind: "Field", name: { kind: "Name", value: "support" } },
                { kind: "Field", name: { kind: "Name", value: "mobile" } },
                { kind: "Field", name: { kind: "Name", value: "security" } },
                { kind: "Field", name: { kind: "Name", value: "__typename" } },
              ],
            },
          },
          { kind: "Field", name: { kind: "Name", value: "welcomeBonus" } },
          { kind: "Field", name: { kind: "Name", value: "bonusAmount" } },
          { kind: "Field", name: { kind: "Name", value: "freeSpins" } },
          { kind: "Field", name: { kind: "Name", value: "minDeposit" } },
          { kind: "Field", name: { kind: "Name", value: "wageringRequirement" } },
          { kind: "Field", name: { kind: "Name", value: "establishedYear" } },
          { kind: "Field", name: { kind: "Name", value: "withdrawalHours" } },
          { kind: "Field", name: { kind: "Name", value: "isFeatured" } },
          { kind: "Field", name: { kind: "Name", value: "isNew" } },
          { kind: "Field", name: { kind: "Name", value: "acceptsCrypto" } },
          { kind: "Field", name: { kind: "Name", value: "hasLiveGames" } },
          { kind: "Field", name: { kind: "Name", value: "mobileOptimized" } },
          { kind: "Field", name: { kind: "Name", value: "licenses" } },
          { kind: "Field", name: { kind: "Name", value: "paymentMethods" } },
          { kind: "Field", name: { kind: "Name", value: "pros" } },
          { kind: "Field", name: { kind: "Name", value: "cons" } },
          { kind: "Field", name: { kind: "Name", value: "gameProviders" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "paymentDetails" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "method" } },
                { kind: "Field", name: { kind: "Name", value: "canDeposit" } },
                { kind: "Field", name: { kind: "Name", value: "canWithdraw" } },
                { kind: "Field", name: { kind: "Name", value: "payoutHoursFrom" } },
                { kind: "Field", name: { kind: "Name", value: "payoutHoursTo" } },
                { kind: "Field", name: { kind: "Name", value: "fee" } },
                { kind: "Field", name: { kind: "Name", value: "__typename" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "licenseDetails" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "license" } },
                { kind: "Field", name: { kind: "Name", value: "number" } },
                { kind: "Field", name: { kind: "Name", value: "registerUrl" } },
                { kind: "Field", name: { kind: "Name", value: "__typename" } },
              ],
            },
          },
          { kind: "Field", name: { kind: "Name", value: "__typename" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<CasinoExportQuery, CasinoExportQueryVariables>;
export const TrustScorePreviewDocument = {
  hash: "dd646e824ac3f63ad27ec79714d66500f67b376763348d3aa4c477b98f643f88",
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "TrustScorePreview" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "of" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "TrustScoreInput" } } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "trustScorePreview" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "of" },
                value: { kind: "Variable", name: { kind: "Name", value: "of" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "score" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "factors" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "label" } },
                      { kind: "Field", name: { kind: "Name", value: "points" } },
                      { kind: "Field", name: { kind: "Name", value: "earned" } },
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
} as unknown as DocumentNode<TrustScorePreviewQuery, TrustScorePreviewQueryVariables>;

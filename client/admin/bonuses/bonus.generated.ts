/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends " $fragmentName" | "__typename" ? T[P] : never };
import type { BonusCard_bonusFragment } from "../../features/bonuses/BonusCard.generated";
import type * as Types from "../../graphql/schemaTypes.generated";

import type { TypedDocumentNode as DocumentNode } from "@apollo/client";
export type BonusForm_bonusFragment = {
  __typename: "Bonus";
  id: string;
  version: number;
  title: string;
  bonusType: Types.BonusType;
  bonusAmount: string | null;
  freeSpins: number | null;
  minDeposit: string | null;
  wageringRequirement: string | null;
  maxWin: string | null;
  bonusCode: string | null;
  terms: string | null;
  matchPercent: number | null;
  currency: string | null;
  capMinor: number | null;
  minDepositMinor: number | null;
  wageringMultiple: number | null;
  wageringBase: Types.WageringBase | null;
  maxBetMinor: number | null;
  maxCashoutMinor: number | null;
  isCashoutUncapped: boolean;
  validDays: number | null;
  claimWithinDays: number | null;
  contributionSlots: number | null;
  contributionTableGames: number | null;
  contributionLiveGames: number | null;
  contributionJackpots: number | null;
  excludedMethods: Array<string>;
  isNewCustomersOnly: boolean;
  termsUrl: string | null;
  startsAt: string | null;
  endsAt: string | null;
  isPrimary: boolean;
  isActive: boolean;
  casino: { __typename: "Casino"; id: string; slug: string } | null;
} & { " $fragmentName"?: "BonusForm_bonusFragment" };

export type BonusToEditQueryVariables = Exact<{
  id: string | number;
}>;

export type BonusToEditQuery = {
  bonuses: {
    __typename: "BonusConnection";
    edges: Array<{
      __typename: "BonusEdge";
      node: {
        __typename: "Bonus";
        id: string;
        updatedAt: string;
        version: number;
        title: string;
        bonusType: Types.BonusType;
        bonusAmount: string | null;
        freeSpins: number | null;
        minDeposit: string | null;
        wageringRequirement: string | null;
        maxWin: string | null;
        bonusCode: string | null;
        terms: string | null;
        matchPercent: number | null;
        currency: string | null;
        capMinor: number | null;
        minDepositMinor: number | null;
        wageringMultiple: number | null;
        wageringBase: Types.WageringBase | null;
        maxBetMinor: number | null;
        maxCashoutMinor: number | null;
        isCashoutUncapped: boolean;
        validDays: number | null;
        claimWithinDays: number | null;
        contributionSlots: number | null;
        contributionTableGames: number | null;
        contributionLiveGames: number | null;
        contributionJackpots: number | null;
        excludedMethods: Array<string>;
        isNewCustomersOnly: boolean;
        termsUrl: string | null;
        startsAt: string | null;
        endsAt: string | null;
        isPrimary: boolean;
        isActive: boolean;
        lastChange: { __typename: "LastChange"; by: string } | null;
        casino: { __typename: "Casino"; id: string; slug: string } | null;
      };
    }>;
  };
};

export type createBonusMutationVariables = Exact<{
  input: Types.BonusInput;
  checkedFacts?: Types.CheckedFactsInput | null | undefined;
}>;

export type createBonusMutation = {
  createBonus: { __typename: "Bonus"; id: string } & {
    " $fragmentRefs"?: {
      BonusForm_bonusFragment: BonusForm_bonusFragment;
      BonusCard_bonusFragment: BonusCard_bonusFragment;
    };
  };
};

export type updateBonusMutationVariables = Exact<{
  id: string | number;
  version: number;
  input: Types.BonusUpdateInput;
  checkedFacts?: Types.CheckedFactsInput | null | undefined;
}>;

export type updateBonusMutation = {
  updateBonus: { __typename: "Bonus"; id: string; version: number } & {
    " $fragmentRefs"?: {
      BonusForm_bonusFragment: BonusForm_bonusFragment;
      BonusCard_bonusFragment: BonusCard_bonusFragment;
    };
  };
};

export type ManageBonusesQueryVariables = Exact<{
  filter?: Types.BonusFilter | null | undefined;
  orderBy?: Types.BonusOrder | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
}>;

export type ManageBonusesQuery = {
  bonuses: {
    __typename: "BonusConnection";
    totalCount: number;
    edges: Array<{
      __typename: "BonusEdge";
      node: {
        __typename: "Bonus";
        id: string;
        version: number;
        title: string;
        bonusType: Types.BonusType;
        bonusAmount: string | null;
        freeSpins: number | null;
        wageringRequirement: string | null;
        bonusCode: string | null;
        isActive: boolean;
        updatedAt: string;
        lastChange: { __typename: "LastChange"; by: string } | null;
        casino: { __typename: "Casino"; id: string; slug: string; name: string; logoUrl: string | null } | null;
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

export type updateBonusesMutationVariables = Exact<{
  items: Array<Types.RowVersionInput> | Types.RowVersionInput;
  set: Types.BonusBulkInput;
}>;

export type updateBonusesMutation = {
  updateBonuses: { __typename: "BonusBulkUpdate"; changeSetId: string | null; changedCount: number };
};

export type deleteBonusMutationVariables = Exact<{
  id: string | number;
  version: number;
}>;

export type deleteBonusMutation = { deleteBonus: { __typename: "Deletion"; id: string; changeSetId: string } };

export type deleteBonusesMutationVariables = Exact<{
  items: Array<Types.RowVersionInput> | Types.RowVersionInput;
}>;

export type deleteBonusesMutation = {
  deleteBonuses: { __typename: "BulkDeletion"; ids: Array<string>; changeSetId: string };
};

export type BonusExportQueryVariables = Exact<{
  filter?: Types.BonusFilter | null | undefined;
  orderBy?: Types.BonusOrder | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;

export type BonusExportQuery = {
  bonuses: {
    __typename: "BonusConnection";
    edges: Array<{
      __typename: "BonusEdge";
      node: {
        __typename: "Bonus";
        id: string;
        version: number;
        title: string;
        bonusType: Types.BonusType;
        bonusAmount: string | null;
        freeSpins: number | null;
        minDeposit: string | null;
        wageringRequirement: string | null;
        maxWin: string | null;
        bonusCode: string | null;
        terms: string | null;
        matchPercent: number | null;
        currency: string | null;
        capMinor: number | null;
        minDepositMinor: number | null;
        wageringMultiple: number | null;
        wageringBase: Types.WageringBase | null;
        maxBetMinor: number | null;
        maxCashoutMinor: number | null;
        isCashoutUncapped: boolean;
        validDays: number | null;
        claimWithinDays: number | null;
        contributionSlots: number | null;
        contributionTableGames: number | null;
        contributionLiveGames: number | null;
        contributionJackpots: number | null;
        excludedMethods: Array<string>;
        isNewCustomersOnly: boolean;
        termsUrl: string | null;
        startsAt: string | null;
        endsAt: string | null;
        isPrimary: boolean;
        isActive: boolean;
        casino: { __typename: "Casino"; id: string; slug: string } | null;
      };
    }>;
    pageInfo: { __typename: "PageInfo"; hasNextPage: boolean; endCursor: string | null };
  };
};

export type CasinoPicker_casinoFragment = {
  __typename: "Casino";
  id: string;
  slug: string;
  name: string;
  logoUrl: string | null;
  websiteUrl: string | null;
  rating: number;
  licenses: Array<string>;
} & { " $fragmentName"?: "CasinoPicker_casinoFragment" };

export type CasinoOptionsQueryVariables = Exact<{
  filter: Types.CasinoFilter;
  first: number;
}>;

export type CasinoOptionsQuery = {
  casinos: {
    __typename: "CasinoConnection";
    edges: Array<{
      __typename: "CasinoEdge";
      node: { __typename: "Casino"; id: string } & {
        " $fragmentRefs"?: { CasinoPicker_casinoFragment: CasinoPicker_casinoFragment };
      };
    }>;
  };
};

export const BonusForm_bonusFragmentDoc = {
  kind: "Document",
  definitions: [
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "BonusForm_bonus" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Bonus" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "version" } },
          { kind: "Field", name: { kind: "Name", value: "title" } },
          { kind: "Field", name: { kind: "Name", value: "bonusType" } },
          { kind: "Field", name: { kind: "Name", value: "bonusAmount" } },
          { kind: "Field", name: { kind: "Name", value: "freeSpins" } },
          { kind: "Field", name: { kind: "Name", value: "minDeposit" } },
          { kind: "Field", name: { kind: "Name", value: "wageringRequirement" } },
          { kind: "Field", name: { kind: "Name", value: "maxWin" } },
          { kind: "Field", name: { kind: "Name", value: "bonusCode" } },
          { kind: "Field", name: { kind: "Name", value: "terms" } },
          { kind: "Field", name: { kind: "Name", value: "matchPercent" } },
          { kind: "Field", name: { kind: "Name", value: "currency" } },
          { kind: "Field", name: { kind: "Name", value: "capMinor" } },
          { kind: "Field", name: { kind: "Name", value: "minDepositMinor" } },
          { kind: "Field", name: { kind: "Name", value: "wageringMultiple" } },
          { kind: "Field", name: { kind: "Name", value: "wageringBase" } },
          { kind: "Field", name: { kind: "Name", value: "maxBetMinor" } },
          { kind: "Field", name: { kind: "Name", value: "maxCashoutMinor" } },
          { kind: "Field", name: { kind: "Name", value: "isCashoutUncapped" } },
          { kind: "Field", name: { kind: "Name", value: "validDays" } },
          { kind: "Field", name: { kind: "Name", value: "claimWithinDays" } },
          { kind: "Field", name: { kind: "Name", value: "contributionSlots" } },
          { kind: "Field", name: { kind: "Name", value: "contributionTableGames" } },
          { kind: "Field", name: { kind: "Name", value: "contributionLiveGames" } },
          { kind: "Field", name: { kind: "Name", value: "contributionJackpots" } },
          { kind: "Field", name: { kind: "Name", value: "excludedMethods" } },
          { kind: "Field", name: { kind: "Name", value: "isNewCustomersOnly" } },
          { kind: "Field", name: { kind: "Name", value: "termsUrl" } },
          { kind: "Field", name: { kind: "Name", value: "startsAt" } },
          { kind: "Field", name: { kind: "Name", value: "endsAt" } },
          { kind: "Field", name: { kind: "Name", value: "isPrimary" } },
          { kind: "Field", name: { kind: "Name", value: "isActive" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "casino" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "slug" } },
                { kind: "Field", name: { kind: "Name", value: "__typename" } },
              ],
            },
          },
          { kind: "Field", name: { kind: "Name", value: "__typename" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<BonusForm_bonusFragment, unknown>;
export const CasinoPicker_casinoFragmentDoc = {
  kind: "Document",
  definitions: [
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "CasinoPicker_casino" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Casino" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "slug" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "logoUrl" } },
          { kind: "Field", name: { kind: "Name", value: "websiteUrl" } },
          { kind: "Field", name: { kind: "Name", value: "rating" } },
          { kind: "Field", name: { kind: "Name", value: "licenses" } },
          { kind: "Field", name: { kind: "Name", value: "__typename" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<CasinoPicker_casinoFragment, unknown>;
export const BonusToEditDocument = {
  hash: "5b85a5333294eba77d13afcfdce5d16fcfbeef9c6275fcfe7333747fee08f4e8",
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "BonusToEdit" },
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
            name: { kind: "Name", value: "bonuses" },
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
                              name: { kind: "Name", value: "BonusForm_bonus" },
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
      name: { kind: "Name", value: "BonusForm_bonus" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Bonus" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "version" } },
          { kind: "Field", name: { kind: "Name", value: "title" } },
          { kind: "Field", name: { kind: "Name", value: "bonusType" } },
          { kind: "Field", name: { kind: "Name", value: "bonusAmount" } },
          { kind: "Field", name: { kind: "Name", value: "freeSpins" } },
          { kind: "Field", name: { kind: "Name", value: "minDeposit" } },
          { kind: "Field", name: { kind: "Name", value: "wageringRequirement" } },
          { kind: "Field", name: { kind: "Name", value: "maxWin" } },
          { kind: "Field", name: { kind: "Name", value: "bonusCode" } },
          { kind: "Field", name: { kind: "Name", value: "terms" } },
          { kind: "Field", name: { kind: "Name", value: "matchPercent" } },
          { kind: "Field", name: { kind: "Name", value: "currency" } },
          { kind: "Field", name: { kind: "Name", value: "capMinor" } },
          { kind: "Field", name: { kind: "Name", value: "minDepositMinor" } },
          { kind: "Field", name: { kind: "Name", value: "wageringMultiple" } },
          { kind: "Field", name: { kind: "Name", value: "wageringBase" } },
          { kind: "Field", name: { kind: "Name", value: "maxBetMinor" } },
          { kind: "Field", name: { kind: "Name", value: "maxCashoutMinor" } },
          { kind: "Field", name: { kind: "Name", value: "isCashoutUncapped" } },
          { kind: "Field", name: { kind: "Name", value: "validDays" } },
          { kind: "Field", name: { kind: "Name", value: "claimWithinDays" } },
          { kind: "Field", name: { kind: "Name", value: "contributionSlots" } },
          { kind: "Field", name: { kind: "Name", value: "contributionTableGames" } },
          { kind: "Field", name: { kind: "Name", value: "contributionLiveGames" } },
          { kind: "Field", name: { kind: "Name", value: "contributionJackpots" } },
          { kind: "Field", name: { kind: "Name", value: "excludedMethods" } },
          { kind: "Field", name: { kind: "Name", value: "isNewCustomersOnly" } },
          { kind: "Field", name: { kind: "Name", value: "termsUrl" } },
          { kind: "Field", name: { kind: "Name", value: "startsAt" } },
          { kind: "Field", name: { kind: "Name", value: "endsAt" } },
          { kind: "Field", name: { kind: "Name", value: "isPrimary" } },
          { kind: "Field", name: { kind: "Name", value: "isActive" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "casino" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "slug" } },
                { kind: "Field", name: { kind: "Name", value: "__typename" } },
              ],
            },
          },
          { kind: "Field", name: { kind: "Name", value: "__typename" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<BonusToEditQuery, BonusToEditQueryVariables>;
export const createBonusDocument = {
  hash: "cd8996ca21d1bf249175aa9a9327366ae762e625242688c2e8f102b1d94ff39a",
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "createBonus" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "BonusInput" } } },
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
            name: { kind: "Name", value: "createBonus" },
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
                { kind: "FragmentSpread", name: { kind: "Name", value: "BonusForm_bonus" } },
                { kind: "FragmentSpread", name: { kind: "Name", value: "BonusCard_bonus" } },
                { kind: "Field", name: { kind: "Name", value: "__typename" } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "OfferTerms_bonus" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Bonus" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "bonusType" } },
          { kind: "Field", name: { kind: "Name", value: "freeSpins" } },
          { kind: "Field", name: { kind: "Name", value: "currency" } },
          { kind: "Field", name: { kind: "Name", value: "termsUrl" } },
          { kind: "Field", name: { kind: "Name", value: "endsAt" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "offer" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "match" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "cap" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "amount" } },
                      { kind: "Field", name: { kind: "Name", value: "currency" } },
                      { kind: "Field", name: { kind: "Name", value: "__typename" } },
                    ],
                  },
                },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "minDeposit" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "amount" } },
                      { kind: "Field", name: { kind: "Name", value: "currency" } },
                      { kind: "Field", name: { kind: "Name", value: "__typename" } },
                    ],
                  },
                },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "wagering" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "multiple" } },
                      { kind: "Field", name: { kind: "Name", value: "base" } },
                      { kind: "Field", name: { kind: "Name", value: "__typename" } },
                    ],
                  },
                },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "maxBet" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "amount" } },
                      { kind: "Field", name: { kind: "Name", value: "currency" } },
                      { kind: "Field", name: { kind: "Name", value: "__typename" } },
                    ],
                  },
                },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "maxCashout" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "amount" } },
                      { kind: "Field", name: { kind: "Name", value: "currency" } },
                      { kind: "Field", name: { kind: "Name", value: "__typename" } },
                    ],
                  },
                },
                { kind: "Field", name: { kind: "Name", value: "isCashoutUncapped" } },
                { kind: "Field", name: { kind: "Name", value: "validDays" } },
                { kind: "Field", name: { kind: "Name", value: "newCustomersOnly" } },
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
      name: { kind: "Name", value: "BonusForm_bonus" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Bonus" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "version" } },
          { kind: "Field", name: { kind: "Name", value: "title" } },
          { kind: "Field", name: { kind: "Name", value: "bonusType" } },
          { kind: "Field", name: { kind: "Name", value: "bonusAmount" } },
          { kind: "Field", name: { kind: "Name", value: "freeSpins" } },
          { kind: "Field", name: { kind: "Name", value: "minDeposit" } },
          { kind: "Field", name: { kind: "Name", value: "wageringRequirement" } },
          { kind: "Field", name: { kind: "Name", value: "maxWin" } },
          { kind: "Field", name: { kind: "Name", value: "bonusCode" } },
          { kind: "Field", name: { kind: "Name", value: "terms" } },
          { kind: "Field", name: { kind: "Name", value: "matchPercent" } },
          { kind: "Field", name: { kind: "Name", value: "currency" } },
          { kind: "Field", name: { kind: "Name", value: "capMinor" } },
          { kind: "Field", name: { kind: "Name", value: "minDepositMinor" } },
          { kind: "Field", name: { kind: "Name", value: "wageringMultiple" } },
          { kind: "Field", name: { kind: "Name", value: "wageringBase" } },
          { kind: "Field", name: { kind: "Name", value: "maxBetMinor" } },
          { kind: "Field", name: { kind: "Name", value: "maxCashoutMinor" } },
          { kind: "Field", name: { kind: "Name", value: "isCashoutUncapped" } },
          { kind: "Field", name: { kind: "Name", value: "validDays" } },
          { kind: "Field", name: { kind: "Name", value: "claimWithinDays" } },
          { kind: "Field", name: { kind: "Name", value: "contributionSlots" } },
          { kind: "Field", name: { kind: "Name", value: "contributionTableGames" } },
          { kind: "Field", name: { kind: "Name", value: "contributionLiveGames" } },
          { kind: "Field", name: { kind: "Name", value: "contributionJackpots" } },
          { kind: "Field", name: { kind: "Name", value: "excludedMethods" } },
          { kind: "Field", name: { kind: "Name", value: "isNewCustomersOnly" } },
          { kind: "Field", name: { kind: "Name", value: "termsUrl" } },
          { kind: "Field", name: { kind: "Name", value: "startsAt" } },
          { kind: "Field", name: { kind: "Name", value: "endsAt" } },
          { kind: "Field", name: { kind: "Name", value: "isPrimary" } },
          { kind: "Field", name: { kind: "Name", value: "isActive" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "casino" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "slug" } },
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
      name: { kind: "Name", value: "BonusCard_bonus" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Bonus" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "title" } },
          { kind: "Field", name: { kind: "Name", value: "bonusType" } },
          { kind: "Field", name: { kind: "Name", value: "bonusCode" } },
          { kind: "Field", name: { kind: "Name", value: "terms" } },
          {
            kind: "FragmentSpread",
            name: { kind: "Name", value: "OfferTerms_bonus" },
            directives: [{ kind: "Directive", name: { kind: "Name", value: "unmask" } }],
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "casino" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "slug" } },
                { kind: "Field", name: { kind: "Name", value: "name" } },
                { kind: "Field", name: { kind: "Name", value: "logoUrl" } },
                { kind: "Field", name: { kind: "Name", value: "websiteUrl" } },
                { kind: "Field", name: { kind: "Name", value: "rating" } },
                { kind: "Field", name: { kind: "Name", value: "licenses" } },
                { kind: "Field", name: { kind: "Name", value: "__typename" } },
              ],
            },
          },
          { kind: "Field", name: { kind: "Name", value: "__typename" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<createBonusMutation, createBonusMutationVariables>;
export const updateBonusDocument = {
  hash: "cd82ef20449ca6330c40a9b304010afbf02d9cbcf00934e590ee3019ceb28683",
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "updateBonus" },
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
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "BonusUpdateInput" } } },
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
            name: { kind: "Name", value: "updateBonus" },
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
                { kind: "FragmentSpread", name: { kind: "Name", value: "BonusForm_bonus" } },
                { kind: "FragmentSpread", name: { kind: "Name", value: "BonusCard_bonus" } },
                { kind: "Field", name: { kind: "Name", value: "__typename" } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "OfferTerms_bonus" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Bonus" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "bonusType" } },
          { kind: "Field", name: { kind: "Name", value: "freeSpins" } },
          { kind: "Field", name: { kind: "Name", value: "currency" } },
          { kind: "Field", name: { kind: "Name", value: "termsUrl" } },
          { kind: "Field", name: { kind: "Name", value: "endsAt" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "offer" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "match" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "cap" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "amount" } },
                      { kind: "Field", name: { kind: "Name", value: "currency" } },
                      { kind: "Field", name: { kind: "Name", value: "__typename" } },
                    ],
                  },
                },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "minDeposit" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "amount" } },
                      { kind: "Field", name: { kind: "Name", value: "currency" } },
                      { kind: "Field", name: { kind: "Name", value: "__typename" } },
                    ],
                  },
                },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "wagering" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "multiple" } },
                      { kind: "Field", name: { kind: "Name", value: "base" } },
                      { kind: "Field", name: { kind: "Name", value: "__typename" } },
                    ],
                  },
                },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "maxBet" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "amount" } },
                      { kind: "Field", name: { kind: "Name", value: "currency" } },
                      { kind: "Field", name: { kind: "Name", value: "__typename" } },
                    ],
                  },
                },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "maxCashout" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "amount" } },
                      { kind: "Field", name: { kind: "Name", value: "currency" } },
                      { kind: "Field", name: { kind: "Name", value: "__typename" } },
                    ],
                  },
                },
                { kind: "Field", name: { kind: "Name", value: "isCashoutUncapped" } },
                { kind: "Field", name: { kind: "Name", value: "validDays" } },
                { kind: "Field", name: { kind: "Name", value: "newCustomersOnly" } },
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
      name: { kind: "Name", value: "BonusForm_bonus" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Bonus" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "version" } },
          { kind: "Field", name: { kind: "Name", value: "title" } },
          { kind: "Field", name: { kind: "Name", value: "bonusType" } },
          { kind: "Field", name: { kind: "Name", value: "bonusAmount" } },
          { kind: "Field", name: { kind: "Name", value: "freeSpins" } },
          { kind: "Field", name: { kind: "Name", value: "minDeposit" } },
          { kind: "Field", name: { kind: "Name", value: "wageringRequirement" } },
          { kind: "Field", name: { kind: "Name", value: "maxWin" } },
          { kind: "Field", name: { kind: "Name", value: "bonusCode" } },
          { kind: "Field", name: { kind: "Name", value: "terms" } },
          { kind: "Field", name: { kind: "Name", value: "matchPercent" } },
          { kind: "Field", name: { kind: "Name", value: "currency" } },
          { kind: "Field", name: { kind: "Name", value: "capMinor" } },
          { kind: "Field", name: { kind: "Name", value: "minDepositMinor" } },
          { kind: "Field", name: { kind: "Name", value: "wageringMultiple" } },
          { kind: "Field", name: { kind: "Name", value: "wageringBase" } },
          { kind: "Field", name: { kind: "Name", value: "maxBetMinor" } },
          { kind: "Field", name: { kind: "Name", value: "maxCashoutMinor" } },
          { kind: "Field", name: { kind: "Name", value: "isCashoutUncapped" } },
          { kind: "Field", name: { kind: "Name", value: "validDays" } },
          { kind: "Field", name: { kind: "Name", value: "claimWithinDays" } },
          { kind: "Field", name: { kind: "Name", value: "contributionSlots" } },
          { kind: "Field", name: { kind: "Name", value: "contributionTableGames" } },
          { kind: "Field", name: { kind: "Name", value: "contributionLiveGames" } },
          { kind: "Field", name: { kind: "Name", value: "contributionJackpots" } },
          { kind: "Field", name: { kind: "Name", value: "excludedMethods" } },
          { kind: "Field", name: { kind: "Name", value: "isNewCustomersOnly" } },
          { kind: "Field", name: { kind: "Name", value: "termsUrl" } },
          { kind: "Field", name: { kind: "Name", value: "startsAt" } },
          { kind: "Field", name: { kind: "Name", value: "endsAt" } },
          { kind: "Field", name: { kind: "Name", value: "isPrimary" } },
          { kind: "Field", name: { kind: "Name", value: "isActive" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "casino" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "slug" } },
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
      name: { kind: "Name", value: "BonusCard_bonus" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Bonus" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "title" } },
          { kind: "Field", name: { kind: "Name", value: "bonusType" } },
          { kind: "Field", name: { kind: "Name", value: "bonusCode" } },
          { kind: "Field", name: { kind: "Name", value: "terms" } },
          {
            kind: "FragmentSpread",
            name: { kind: "Name", value: "OfferTerms_bonus" },
            directives: [{ kind: "Directive", name: { kind: "Name", value: "unmask" } }],
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "casino" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "slug" } },
                { kind: "Field", name: { kind: "Name", value: "name" } },
                { kind: "Field", name: { kind: "Name", value: "logoUrl" } },
                { kind: "Field", name: { kind: "Name", value: "websiteUrl" } },
                { kind: "Field", name: { kind: "Name", value: "rating" } },
                { kind: "Field", name: { kind: "Name", value: "licenses" } },
                { kind: "Field", name: { kind: "Name", value: "__typename" } },
              ],
            },
          },
          { kind: "Field", name: { kind: "Name", value: "__typename" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<updateBonusMutation, updateBonusMutationVariables>;
export const ManageBonusesDocument = {
  hash: "d1ef7c0a09e00594d1c3f03bc6654e64449d09512263e6e053ab2ea567ad6335",
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "ManageBonuses" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "filter" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "BonusFilter" } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "orderBy" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "BonusOrder" } },
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
            name: { kind: "Name", value: "bonuses" },
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
                            { kind: "Field", name: { kind: "Name", value: "title" } },
                            { kind: "Field", name: { kind: "Name", value: "bonusType" } },
                            { kind: "Field", name: { kind: "Name", value: "bonusAmount" } },
                            { kind: "Field", name: { kind: "Name", value: "freeSpins" } },
                            { kind: "Field", name: { kind: "Name", value: "wageringRequirement" } },
                            { kind: "Field", name: { kind: "Name", value: "bonusCode" } },
                            { kind: "Field", name: { kind: "Name", value: "isActive" } },
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
                              kind: "Field",
                              name: { kind: "Name", value: "casino" },
                              selectionSet: {
                                kind: "SelectionSet",
                                selections: [
                                  { kind: "Field", name: { kind: "Name", value: "id" } },
                                  { kind: "Field", name: { kind: "Name", value: "slug" } },
                                  { kind: "Field", name: { kind: "Name", value: "name" } },
                                  { kind: "Field", name: { kind: "Name", value: "logoUrl" } },
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
} as unknown as DocumentNode<ManageBonusesQuery, ManageBonusesQueryVariables>;
export const updateBonusesDocument = {
  hash: "6f20162b5cdc80507b9afc2118f243e569fe29de689bb052dfb35b3c16e038cc",
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "updateBonuses" },
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
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "BonusBulkInput" } } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "updateBonuses" },
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
} as unknown as DocumentNode<updateBonusesMutation, updateBonusesMutationVariables>;
export const deleteBonusDocument = {
  hash: "9e3c6b5f7d6be6142d738b73f5f65a911206e25957082d01d665ed2f0d39126e",
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "deleteBonus" },
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
            name: { kind: "Name", value: "deleteBonus" },
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
                { kind: "Field", name: { kind: "Name", value: "changeSetId" } },
                { kind: "Field", name: { kind: "Name", value: "__typename" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<deleteBonusMutation, deleteBonusMutationVariables>;
export const deleteBonusesDocument = {
  hash: "8aa0f2d75afa07b2ce195e9da1f11933269534b4bfe4d1644d92a2e352205f1d",
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "deleteBonuses" },
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
            name: { kind: "Name", value: "deleteBonuses" },
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
                { kind: "Field", name: { kind: "Name", value: "changeSetId" } },
                { kind: "Field", name: { kind: "Name", value: "__typename" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<deleteBonusesMutation, deleteBonusesMutationVariables>;
export const BonusExportDocument = {
  hash: "6dcb1597dd04ff752c1f10df2d87cbc3ddeed491e826a490e5fc32449e04b6fa",
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "BonusExport" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "filter" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "BonusFilter" } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "orderBy" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "BonusOrder" } },
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
            name: { kind: "Name", value: "bonuses" },
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
                              name: { kind: "Name", value: "BonusForm_bonus" },
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
      name: { kind: "Name", value: "BonusForm_bonus" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Bonus" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "version" } },
          { kind: "Field", name: { kind: "Name", value: "title" } },
          { kind: "Field", name: { kind: "Name", value: "bonusType" } },
          { kind: "Field", name: { kind: "Name", value: "bonusAmount" } },
          { kind: "Field", name: { kind: "Name", value: "freeSpins" } },
          { kind: "Field", name: { kind: "Name", value: "minDeposit" } },
          { kind: "Field", name: { kind: "Name", value: "wageringRequirement" } },
          { kind: "Field", name: { kind: "Name", value: "maxWin" } },
          { kind: "Field", name: { kind: "Name", value: "bonusCode" } },
          { kind: "Field", name: { kind: "Name", value: "terms" } },
          { kind: "Field", name: { kind: "Name", value: "matchPercent" } },
          { kind: "Field", name: { kind: "Name", value: "currency" } },
          { kind: "Field", name: { kind: "Name", value: "capMinor" } },
          { kind: "Field", name: { kind: "Name", value: "minDepositMinor" } },
          { kind: "Field", name: { kind: "Name", value: "wageringMultiple" } },
          { kind: "Field", name: { kind: "Name", value: "wageringBase" } },
          { kind: "Field", name: { kind: "Name", value: "maxBetMinor" } },
          { kind: "Field", name: { kind: "Name", value: "maxCashoutMinor" } },
          { kind: "Field", name: { kind: "Name", value: "isCashoutUncapped" } },
          { kind: "Field", name: { kind: "Name", value: "validDays" } },
          { kind: "Field", name: { kind: "Name", value: "claimWithinDays" } },
          { kind: "Field", name: { kind: "Name", value: "contributionSlots" } },
          { kind: "Field", name: { kind: "Name", value: "contributionTableGames" } },
          { kind: "Field", name: { kind: "Name", value: "contributionLiveGames" } },
          { kind: "Field", name: { kind: "Name", value: "contributionJackpots" } },
          { kind: "Field", name: { kind: "Name", value: "excludedMethods" } },
          { kind: "Field", name: { kind: "Name", value: "isNewCustomersOnly" } },
          { kind: "Field", name: { kind: "Name", value: "termsUrl" } },
          { kind: "Field", name: { kind: "Name", value: "startsAt" } },
          { kind: "Field", name: { kind: "Name", value: "endsAt" } },
          { kind: "Field", name: { kind: "Name", value: "isPrimary" } },
          { kind: "Field", name: { kind: "Name", value: "isActive" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "casino" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "slug" } },
                { kind: "Field", name: { kind: "Name", value: "__typename" } },
              ],
            },
          },
          { kind: "Field", name: { kind: "Name", value: "__typename" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<BonusExportQuery, BonusExportQueryVariables>;
export const CasinoOptionsDocument = {
  hash: "7789e9d33f7eb9957b0a7d5c7f01a19486cf11c18e7d476d2e86c6e0fbc6e2ba",
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "CasinoOptions" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "filter" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "CasinoFilter" } } },
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
            name: { kind: "Name", value: "casinos" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "filter" },
                value: { kind: "Variable", name: { kind: "Name", value: "filter" } },
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
                            { kind: "FragmentSpread", name: { kind: "Name", value: "CasinoPicker_casino" } },
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
      name: { kind: "Name", value: "CasinoPicker_casino" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Casino" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "slug" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "logoUrl" } },
          { kind: "Field", name: { kind: "Name", value: "websiteUrl" } },
          { kind: "Field", name: { kind: "Name", value: "rating" } },
          { kind: "Field", name: { kind: "Name", value: "licenses" } },
          { kind: "Field", name: { kind: "Name", value: "__typename" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<CasinoOptionsQuery, CasinoOptionsQueryVariables>;

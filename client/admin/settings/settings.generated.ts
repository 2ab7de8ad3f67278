/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends " $fragmentName" | "__typename" ? T[P] : never };
import type * as Types from "../../graphql/schemaTypes.generated";

import type { TypedDocumentNode as DocumentNode } from "@apollo/client";
export type SettingsForm_settingsFragment = {
  __typename: "SiteSettings";
  id: string;
  version: number;
  name: string;
  tagline: string | null;
  logoUrl: string | null;
  accentLight: string;
  accentDark: string;
  headline: string;
  introduction: string | null;
  pledge: string | null;
  mission: string | null;
  story: string | null;
  casinosReviewed: string | null;
  playersHelped: string | null;
  playersJoined: string | null;
  playersServed: string | null;
  foundedYear: number | null;
  contactEmail: string | null;
  contactPage: string | null;
  seoTitle: string;
  seoDescription: string;
  seoKeywords: string | null;
  isIndexed: boolean;
  hasExitOffer: boolean;
  hasInstallCard: boolean;
  hasFixedJackpots: boolean;
  hasLocalAnalytics: boolean;
  hasPlaceholderButtons: boolean;
  hasSetupGuide: boolean;
  socialLinks: Array<{ __typename: "SocialLink"; label: string; url: string }>;
  helpLines: Array<{
    __typename: "HelpLine";
    countryCode: string;
    organization: string;
    description: string | null;
    phone: string | null;
    url: string | null;
    contact: string | null;
    registerName: string | null;
    registerUrl: string | null;
  }>;
} & { " $fragmentName"?: "SettingsForm_settingsFragment" };

export type SettingsToEditQueryVariables = Exact<{ [key: string]: never }>;

export type SettingsToEditQuery = {
  siteSettings: {
    __typename: "SiteSettings";
    id: string;
    updatedAt: string;
    version: number;
    name: string;
    tagline: string | null;
    logoUrl: string | null;
    accentLight: string;
    accentDark: string;
    headline: string;
    introduction: string | null;
    pledge: string | null;
    mission: string | null;
    story: string | null;
    casinosReviewed: string | null;
    playersHelped: string | null;
    playersJoined: string | null;
    playersServed: string | null;
    foundedYear: number | null;
    contactEmail: string | null;
    contactPage: string | null;
    seoTitle: string;
    seoDescription: string;
    seoKeywords: string | null;
    isIndexed: boolean;
    hasExitOffer: boolean;
    hasInstallCard: boolean;
    hasFixedJackpots: boolean;
    hasLocalAnalytics: boolean;
    hasPlaceholderButtons: boolean;
    hasSetupGuide: boolean;
    lastChange: { __typename: "LastChange"; by: string } | null;
    socialLinks: Array<{ __typename: "SocialLink"; label: string; url: string }>;
    helpLines: Array<{
      __typename: "HelpLine";
      countryCode: string;
      organization: string;
      description: string | null;
      phone: string | null;
      url: string | null;
      contact: string | null;
      registerName: string | null;
      registerUrl: string | null;
    }>;
  };
};

export type updateSiteSettingsMutationVariables = Exact<{
  version: number;
  input: Types.SiteSettingsInput;
}>;

export type updateSiteSettingsMutation = {
  updateSiteSettings: { __typename: "SiteSettings"; id: string; version: number } & {
    " $fragmentRefs"?: { SettingsForm_settingsFragment: SettingsForm_settingsFragment };
  };
};

export const SettingsForm_settingsFragmentDoc = {
  kind: "Document",
  definitions: [
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "SettingsForm_settings" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "SiteSettings" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "version" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "tagline" } },
          { kind: "Field", name: { kind: "Name", value: "logoUrl" } },
          { kind: "Field", name: { kind: "Name", value: "accentLight" } },
          { kind: "Field", name: { kind: "Name", value: "accentDark" } },
          { kind: "Field", name: { kind: "Name", value: "headline" } },
          { kind: "Field", name: { kind: "Name", value: "introduction" } },
          { kind: "Field", name: { kind: "Name", value: "pledge" } },
          { kind: "Field", name: { kind: "Name", value: "mission" } },
          { kind: "Field", name: { kind: "Name", value: "story" } },
          { kind: "Field", name: { kind: "Name", value: "casinosReviewed" } },
          { kind: "Field", name: { kind: "Name", value: "playersHelped" } },
          { kind: "Field", name: { kind: "Name", value: "playersJoined" } },
          { kind: "Field", name: { kind: "Name", value: "playersServed" } },
          { kind: "Field", name: { kind: "Name", value: "foundedYear" } },
          { kind: "Field", name: { kind: "Name", value: "contactEmail" } },
          { kind: "Field", name: { kind: "Name", value: "contactPage" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "socialLinks" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "label" } },
                { kind: "Field", name: { kind: "Name", value: "url" } },
                { kind: "Field", name: { kind: "Name", value: "__typename" } },
              ],
            },
          },
          { kind: "Field", name: { kind: "Name", value: "seoTitle" } },
          { kind: "Field", name: { kind: "Name", value: "seoDescription" } },
          { kind: "Field", name: { kind: "Name", value: "seoKeywords" } },
          { kind: "Field", name: { kind: "Name", value: "isIndexed" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "helpLines" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "countryCode" } },
                { kind: "Field", name: { kind: "Name", value: "organization" } },
                { kind: "Field", name: { kind: "Name", value: "description" } },
                { kind: "Field", name: { kind: "Name", value: "phone" } },
                { kind: "Field", name: { kind: "Name", value: "url" } },
                { kind: "Field", name: { kind: "Name", value: "contact" } },
                { kind: "Field", name: { kind: "Name", value: "registerName" } },
                { kind: "Field", name: { kind: "Name", value: "registerUrl" } },
                { kind: "Field", name: { kind: "Name", value: "__typename" } },
              ],
            },
          },
          { kind: "Field", name: { kind: "Name", value: "hasExitOffer" } },
          { kind: "Field", name: { kind: "Name", value: "hasInstallCard" } },
          { kind: "Field", name: { kind: "Name", value: "hasFixedJackpots" } },
          { kind: "Field", name: { kind: "Name", value: "hasLocalAnalytics" } },
          { kind: "Field", name: { kind: "Name", value: "hasPlaceholderButtons" } },
          { kind: "Field", name: { kind: "Name", value: "hasSetupGuide" } },
          { kind: "Field", name: { kind: "Name", value: "__typename" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SettingsForm_settingsFragment, unknown>;
export const SettingsToEditDocument = {
  hash: "ee3ce6253cfda1801624bf130acb0ca317d73aeecaa2d97f4ad6d6086de13620",
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "SettingsToEdit" },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "siteSettings" },
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
                  name: { kind: "Name", value: "SettingsForm_settings" },
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
      name: { kind: "Name", value: "SettingsForm_settings" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "SiteSettings" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "version" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "tagline" } },
          { kind: "Field", name: { kind: "Name", value: "logoUrl" } },
          { kind: "Field", name: { kind: "Name", value: "accentLight" } },
          { kind: "Field", name: { kind: "Name", value: "accentDark" } },
          { kind: "Field", name: { kind: "Name", value: "headline" } },
          { kind: "Field", name: { kind: "Name", value: "introduction" } },
          { kind: "Field", name: { kind: "Name", value: "pledge" } },
          { kind: "Field", name: { kind: "Name", value: "mission" } },
          { kind: "Field", name: { kind: "Name", value: "story" } },
          { kind: "Field", name: { kind: "Name", value: "casinosReviewed" } },
          { kind: "Field", name: { kind: "Name", value: "playersHelped" } },
          { kind: "Field", name: { kind: "Name", value: "playersJoined" } },
          { kind: "Field", name: { kind: "Name", value: "playersServed" } },
          { kind: "Field", name: { kind: "Name", value: "foundedYear" } },
          { kind: "Field", name: { kind: "Name", value: "contactEmail" } },
          { kind: "Field", name: { kind: "Name", value: "contactPage" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "socialLinks" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "label" } },
                { kind: "Field", name: { kind: "Name", value: "url" } },
                { kind: "Field", name: { kind: "Name", value: "__typename" } },
              ],
            },
          },
          { kind: "Field", name: { kind: "Name", value: "seoTitle" } },
          { kind: "Field", name: { kind: "Name", value: "seoDescription" } },
          { kind: "Field", name: { kind: "Name", value: "seoKeywords" } },
          { kind: "Field", name: { kind: "Name", value: "isIndexed" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "helpLines" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "countryCode" } },
                { kind: "Field", name: { kind: "Name", value: "organization" } },
                { kind: "Field", name: { kind: "Name", value: "description" } },
                { kind: "Field", name: { kind: "Name", value: "phone" } },
                { kind: "Field", name: { kind: "Name", value: "url" } },
                { kind: "Field", name: { kind: "Name", value: "contact" } },
                { kind: "Field", name: { kind: "Name", value: "registerName" } },
                { kind: "Field", name: { kind: "Name", value: "registerUrl" } },
                { kind: "Field", name: { kind: "Name", value: "__typename" } },
              ],
            },
          },
          { kind: "Field", name: { kind: "Name", value: "hasExitOffer" } },
          { kind: "Field", name: { kind: "Name", value: "hasInstallCard" } },
          { kind: "Field", name: { kind: "Name", value: "hasFixedJackpots" } },
          { kind: "Field", name: { kind: "Name", value: "hasLocalAnalytics" } },
          { kind: "Field", name: { kind: "Name", value: "hasPlaceholderButtons" } },
          { kind: "Field", name: { kind: "Name", value: "hasSetupGuide" } },
          { kind: "Field", name: { kind: "Name", value: "__typename" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SettingsToEditQuery, SettingsToEditQueryVariables>;
export const updateSiteSettingsDocument = {
  hash: "f5d3a8d3a41aec1f4f29ba8d910d11da124036202333edb7a4d97eb4fc5595e2",
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "updateSiteSettings" },
      variableDefinitions: [
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
            type: { kind: "NamedType", name: { kind: "Name", value: "SiteSettingsInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "updateSiteSettings" },
            arguments: [
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
                { kind: "FragmentSpread", name: { kind: "Name", value: "SettingsForm_settings" } },
                { kind: "Field", name: { kind: "Name", value: "__typename" } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "SettingsForm_settings" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "SiteSettings" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "version" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "tagline" } },
          { kind: "Field", name: { kind: "Name", value: "logoUrl" } },
          { kind: "Field", name: { kind: "Name", value: "accentLight" } },
          { kind: "Field", name: { kind: "Name", value: "accentDark" } },
          { kind: "Field", name: { kind: "Name", value: "headline" } },
          { kind: "Field", name: { kind: "Name", value: "introduction" } },
          { kind: "Field", name: { kind: "Name", value: "pledge" } },
          { kind: "Field", name: { kind: "Name", value: "mission" } },
          { kind: "Field", name: { kind: "Name", value: "story" } },
          { kind: "Field", name: { kind: "Name", value: "casinosReviewed" } },
          { kind: "Field", name: { kind: "Name", value: "playersHelped" } },
          { kind: "Field", name: { kind: "Name", value: "playersJoined" } },
          { kind: "Field", name: { kind: "Name", value: "playersServed" } },
          { kind: "Field", name: { kind: "Name", value: "foundedYear" } },
          { kind: "Field", name: { kind: "Name", value: "contactEmail" } },
          { kind: "Field", name: { kind: "Name", value: "contactPage" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "socialLinks" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "label" } },
                { kind: "Field", name: { kind: "Name", value: "url" } },
                { kind: "Field", name: { kind: "Name", value: "__typename" } },
              ],
            },
          },
          { kind: "Field", name: { kind: "Name", value: "seoTitle" } },
          { kind: "Field", name: { kind: "Name", value: "seoDescription" } },
          { kind: "Field", name: { kind: "Name", value: "seoKeywords" } },
          { kind: "Field", name: { kind: "Name", value: "isIndexed" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "helpLines" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "countryCode" } },
                { kind: "Field", name: { kind: "Name", value: "organization" } },
                { kind: "Field", name: { kind: "Name", value: "description" } },
                { kind: "Field", name: { kind: "Name", value: "phone" } },
                { kind: "Field", name: { kind: "Name", value: "url" } },
                { kind: "Field", name: { kind: "Name", value: "contact" } },
                { kind: "Field", name: { kind: "Name", value: "registerName" } },
                { kind: "Field", name: { kind: "Name", value: "registerUrl" } },
                { kind: "Field", name: { kind: "Name", value: "__typename" } },
              ],
            },
          },
          { kind: "Field", name: { kind: "Name", value: "hasExitOffer" } },
          { kind: "Field", name: { kind: "Name", value: "hasInstallCard" } },
          { kind: "Field", name: { kind: "Name", value: "hasFixedJackpots" } },
          { kind: "Field", name: { kind: "Name", value: "hasLocalAnalytics" } },
          { kind: "Field", name: { kind: "Name", value: "hasPlaceholderButtons" } },
          { kind: "Field", name: { kind: "Name", value: "hasSetupGuide" } },
          { kind: "Field", name: { kind: "Name", value: "__typename" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<updateSiteSettingsMutation, updateSiteSettingsMutationVariables>;

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends " $fragmentName" | "__typename" ? T[P] : never };
import type * as Types from "../../graphql/schemaTypes.generated";

import type { TypedDocumentNode as DocumentNode } from "@apollo/client";
export type ArticleForm_articleFragment = {
  __typename: "Article";
  id: string;
  version: number;
  kind: Types.ArticleKind;
  slug: string;
  title: string;
  excerpt: string | null;
  body: string | null;
  author: string | null;
  reviewer: string | null;
  category: string | null;
  coverUrl: string | null;
  publishedAt: string | null;
  position: number;
  readMinutes: number | null;
  difficulty: Types.ArticleDifficulty | null;
  isFeatured: boolean;
  isPopular: boolean;
  figure: string | null;
  figureCaption: string | null;
  figureLines: Array<string>;
  seoTitle: string | null;
  seoDescription: string | null;
  shareImageUrl: string | null;
  isNoindex: boolean;
} & { " $fragmentName"?: "ArticleForm_articleFragment" };

export type ArticleToEditQueryVariables = Exact<{
  id: string | number;
}>;

export type ArticleToEditQuery = {
  articles: {
    __typename: "ArticleConnection";
    edges: Array<{
      __typename: "ArticleEdge";
      node: {
        __typename: "Article";
        id: string;
        updatedAt: string;
        version: number;
        kind: Types.ArticleKind;
        slug: string;
        title: string;
        excerpt: string | null;
        body: string | null;
        author: string | null;
        reviewer: string | null;
        category: string | null;
        coverUrl: string | null;
        publishedAt: string | null;
        position: number;
        readMinutes: number | null;
        difficulty: Types.ArticleDifficulty | null;
        isFeatured: boolean;
        isPopular: boolean;
        figure: string | null;
        figureCaption: string | null;
        figureLines: Array<string>;
        seoTitle: string | null;
        seoDescription: string | null;
        shareImageUrl: string | null;
        isNoindex: boolean;
        lastChange: { __typename: "LastChange"; by: string } | null;
      };
    }>;
  };
};

export type createArticleMutationVariables = Exact<{
  input: Types.ArticleInput;
}>;

export type createArticleMutation = {
  createArticle: { __typename: "Article"; id: string } & {
    " $fragmentRefs"?: { ArticleForm_articleFragment: ArticleForm_articleFragment };
  };
};

export type updateArticleMutationVariables = Exact<{
  id: string | number;
  version: number;
  input: Types.ArticleUpdateInput;
}>;

export type updateArticleMutation = {
  updateArticle: { __typename: "Article"; id: string; version: number } & {
    " $fragmentRefs"?: { ArticleForm_articleFragment: ArticleForm_articleFragment };
  };
};

export type ManageArticlesQueryVariables = Exact<{
  filter?: Types.ArticleFilter | null | undefined;
  orderBy?: Types.ArticleOrder | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
}>;

export type ManageArticlesQuery = {
  articles: {
    __typename: "ArticleConnection";
    totalCount: number;
    edges: Array<{
      __typename: "ArticleEdge";
      node: {
        __typename: "Article";
        id: string;
        version: number;
        kind: Types.ArticleKind;
        title: string;
        slug: string;
        author: string | null;
        category: string | null;
        publishedAt: string | null;
        isNoindex: boolean;
        updatedAt: string;
        lastChange: { __typename: "LastChange"; by: string } | null;
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

export type updateArticlesMutationVariables = Exact<{
  items: Array<Types.RowVersionInput> | Types.RowVersionInput;
  set: Types.ArticleBulkInput;
}>;

export type updateArticlesMutation = {
  updateArticles: { __typename: "ArticleBulkUpdate"; changeSetId: string | null; changedCount: number };
};

export type deleteArticleMutationVariables = Exact<{
  id: string | number;
  version: number;
}>;

export type deleteArticleMutation = { deleteArticle: { __typename: "Deletion"; id: string; changeSetId: string } };

export type deleteArticlesMutationVariables = Exact<{
  items: Array<Types.RowVersionInput> | Types.RowVersionInput;
}>;

export type deleteArticlesMutation = {
  deleteArticles: { __typename: "BulkDeletion"; ids: Array<string>; changeSetId: string };
};

export type ArticleExportQueryVariables = Exact<{
  filter?: Types.ArticleFilter | null | undefined;
  orderBy?: Types.ArticleOrder | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;

export type ArticleExportQuery = {
  articles: {
    __typename: "ArticleConnection";
    edges: Array<{
      __typename: "ArticleEdge";
      node: {
        __typename: "Article";
        id: string;
        version: number;
        kind: Types.ArticleKind;
        slug: string;
        title: string;
        excerpt: string | null;
        body: string | null;
        author: string | null;
        reviewer: string | null;
        category: string | null;
        coverUrl: string | null;
        publishedAt: string | null;
        position: number;
        readMinutes: number | null;
        difficulty: Types.ArticleDifficulty | null;
        isFeatured: boolean;
        isPopular: boolean;
        figure: string | null;
        figureCaption: string | null;
        figureLines: Array<string>;
        seoTitle: string | null;
        seoDescription: string | null;
        shareImageUrl: string | null;
        isNoindex: boolean;
      };
    }>;
    pageInfo: { __typename: "PageInfo"; hasNextPage: boolean; endCursor: string | null };
  };
};

export const ArticleForm_articleFragmentDoc = {
  kind: "Document",
  definitions: [
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "ArticleForm_article" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Article" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "version" } },
          { kind: "Field", name: { kind: "Name", value: "kind" } },
          { kind: "Field", name: { kind: "Name", value: "slug" } },
          { kind: "Field", name: { kind: "Name", value: "title" } },
          { kind: "Field", name: { kind: "Name", value: "excerpt" } },
          { kind: "Field", name: { kind: "Name", value: "body" } },
          { kind: "Field", name: { kind: "Name", value: "author" } },
          { kind: "Field", name: { kind: "Name", value: "reviewer" } },
          { kind: "Field", name: { kind: "Name", value: "category" } },
          { kind: "Field", name: { kind: "Name", value: "coverUrl" } },
          { kind: "Field", name: { kind: "Name", value: "publishedAt" } },
          { kind: "Field", name: { kind: "Name", value: "position" } },
          { kind: "Field", name: { kind: "Name", value: "readMinutes" } },
          { kind: "Field", name: { kind: "Name", value: "difficulty" } },
          { kind: "Field", name: { kind: "Name", value: "isFeatured" } },
          { kind: "Field", name: { kind: "Name", value: "isPopular" } },
          { kind: "Field", name: { kind: "Name", value: "figure" } },
          { kind: "Field", name: { kind: "Name", value: "figureCaption" } },
          { kind: "Field", name: { kind: "Name", value: "figureLines" } },
          { kind: "Field", name: { kind: "Name", value: "seoTitle" } },
          { kind: "Field", name: { kind: "Name", value: "seoDescription" } },
          { kind: "Field", name: { kind: "Name", value: "shareImageUrl" } },
          { kind: "Field", name: { kind: "Name", value: "isNoindex" } },
          { kind: "Field", name: { kind: "Name", value: "__typename" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ArticleForm_articleFragment, unknown>;
export const ArticleToEditDocument = {
  hash: "f9f7277891a24b143c43dcf55cd439d21599a0c58781a2e6573d01426269f3c9",
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "ArticleToEdit" },
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
            name: { kind: "Name", value: "articles" },
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
                              name: { kind: "Name", value: "ArticleForm_article" },
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
      name: { kind: "Name", value: "ArticleForm_article" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Article" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "version" } },
          { kind: "Field", name: { kind: "Name", value: "kind" } },
          { kind: "Field", name: { kind: "Name", value: "slug" } },
          { kind: "Field", name: { kind: "Name", value: "title" } },
          { kind: "Field", name: { kind: "Name", value: "excerpt" } },
          { kind: "Field", name: { kind: "Name", value: "body" } },
          { kind: "Field", name: { kind: "Name", value: "author" } },
          { kind: "Field", name: { kind: "Name", value: "reviewer" } },
          { kind: "Field", name: { kind: "Name", value: "category" } },
          { kind: "Field", name: { kind: "Name", value: "coverUrl" } },
          { kind: "Field", name: { kind: "Name", value: "publishedAt" } },
          { kind: "Field", name: { kind: "Name", value: "position" } },
          { kind: "Field", name: { kind: "Name", value: "readMinutes" } },
          { kind: "Field", name: { kind: "Name", value: "difficulty" } },
          { kind: "Field", name: { kind: "Name", value: "isFeatured" } },
          { kind: "Field", name: { kind: "Name", value: "isPopular" } },
          { kind: "Field", name: { kind: "Name", value: "figure" } },
          { kind: "Field", name: { kind: "Name", value: "figureCaption" } },
          { kind: "Field", name: { kind: "Name", value: "figureLines" } },
          { kind: "Field", name: { kind: "Name", value: "seoTitle" } },
          { kind: "Field", name: { kind: "Name", value: "seoDescription" } },
          { kind: "Field", name: { kind: "Name", value: "shareImageUrl" } },
          { kind: "Field", name: { kind: "Name", value: "isNoindex" } },
          { kind: "Field", name: { kind: "Name", value: "__typename" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ArticleToEditQuery, ArticleToEditQueryVariables>;
export const createArticleDocument = {
  hash: "f891375f93fbc1a89b6bd8a86eb8405a60087578a44aa92ec34f89470b8ccde1",
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "createArticle" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ArticleInput" } } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "createArticle" },
            arguments: [
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
                { kind: "FragmentSpread", name: { kind: "Name", value: "ArticleForm_article" } },
                { kind: "Field", name: { kind: "Name", value: "__typename" } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "ArticleForm_article" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Article" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "version" } },
          { kind: "Field", name: { kind: "Name", value: "kind" } },
          { kind: "Field", name: { kind: "Name", value: "slug" } },
          { kind: "Field", name: { kind: "Name", value: "title" } },
          { kind: "Field", name: { kind: "Name", value: "excerpt" } },
          { kind: "Field", name: { kind: "Name", value: "body" } },
          { kind: "Field", name: { kind: "Name", value: "author" } },
          { kind: "Field", name: { kind: "Name", value: "reviewer" } },
          { kind: "Field", name: { kind: "Name", value: "category" } },
          { kind: "Field", name: { kind: "Name", value: "coverUrl" } },
          { kind: "Field", name: { kind: "Name", value: "publishedAt" } },
          { kind: "Field", name: { kind: "Name", value: "position" } },
          { kind: "Field", name: { kind: "Name", value: "readMinutes" } },
          { kind: "Field", name: { kind: "Name", value: "difficulty" } },
          { kind: "Field", name: { kind: "Name", value: "isFeatured" } },
          { kind: "Field", name: { kind: "Name", value: "isPopular" } },
          { kind: "Field", name: { kind: "Name", value: "figure" } },
          { kind: "Field", name: { kind: "Name", value: "figureCaption" } },
          { kind: "Field", name: { kind: "Name", value: "figureLines" } },
          { kind: "Field", name: { kind: "Name", value: "seoTitle" } },
          { kind: "Field", name: { kind: "Name", value: "seoDescription" } },
          { kind: "Field", name: { kind: "Name", value: "shareImageUrl" } },
          { kind: "Field", name: { kind: "Name", value: "isNoindex" } },
          { kind: "Field", name: { kind: "Name", value: "__typename" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<createArticleMutation, createArticleMutationVariables>;
export const updateArticleDocument = {
  hash: "4a4a8430088fa74cd5b3ee5a6d3b45cb9e9b2bace72a87b1b4a60749771cf1b0",
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "updateArticle" },
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
            type: { kind: "NamedType", name: { kind: "Name", value: "ArticleUpdateInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "updateArticle" },
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
                { kind: "FragmentSpread", name: { kind: "Name", value: "ArticleForm_article" } },
                { kind: "Field", name: { kind: "Name", value: "__typename" } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "ArticleForm_article" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Article" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "version" } },
          { kind: "Field", name: { kind: "Name", value: "kind" } },
          { kind: "Field", name: { kind: "Name", value: "slug" } },
          { kind: "Field", name: { kind: "Name", value: "title" } },
          { kind: "Field", name: { kind: "Name", value: "excerpt" } },
          { kind: "Field", name: { kind: "Name", value: "body" } },
          { kind: "Field", name: { kind: "Name", value: "author" } },
          { kind: "Field", name: { kind: "Name", value: "reviewer" } },
          { kind: "Field", name: { kind: "Name", value: "category" } },
          { kind: "Field", name: { kind: "Name", value: "coverUrl" } },
          { kind: "Field", name: { kind: "Name", value: "publishedAt" } },
          { kind: "Field", name: { kind: "Name", value: "position" } },
          { kind: "Field", name: { kind: "Name", value: "readMinutes" } },
          { kind: "Field", name: { kind: "Name", value: "difficulty" } },
          { kind: "Field", name: { kind: "Name", value: "isFeatured" } },
          { kind: "Field", name: { kind: "Name", value: "isPopular" } },
          { kind: "Field", name: { kind: "Name", value: "figure" } },
          { kind: "Field", name: { kind: "Name", value: "figureCaption" } },
          { kind: "Field", name: { kind: "Name", value: "figureLines" } },
          { kind: "Field", name: { kind: "Name", value: "seoTitle" } },
          { kind: "Field", name: { kind: "Name", value: "seoDescription" } },
          { kind: "Field", name: { kind: "Name", value: "shareImageUrl" } },
          { kind: "Field", name: { kind: "Name", value: "isNoindex" } },
          { kind: "Field", name: { kind: "Name", value: "__typename" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<updateArticleMutation, updateArticleMutationVariables>;
export const ManageArticlesDocument = {
  hash: "874934f9cc491bff1add238ffa5462289207747f0aae71ce3a1aa50c8c9676d7",
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "ManageArticles" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "filter" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "ArticleFilter" } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "orderBy" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "ArticleOrder" } },
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
            name: { kind: "Name", value: "articles" },
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
                            { kind: "Field", name: { kind: "Name", value: "kind" } },
                            { kind: "Field", name: { kind: "Name", value: "title" } },
                            { kind: "Field", name: { kind: "Name", value: "slug" } },
                            { kind: "Field", name: { kind: "Name", value: "author" } },
                            { kind: "Field", name: { kind: "Name", value: "category" } },
                            { kind: "Field", name: { kind: "Name", value: "publishedAt" } },
                            { kind: "Field", name: { kind: "Name", value: "isNoindex" } },
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
} as unknown as DocumentNode<ManageArticlesQuery, ManageArticlesQueryVariables>;
export const updateArticlesDocument = {
  hash: "bade6651e0fd4e0b8fb751fc783fb2a9d536fff764498e227ebd1cc3b4d4a3fc",
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "updateArticles" },
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
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ArticleBulkInput" } } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "updateArticles" },
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
} as unknown as DocumentNode<updateArticlesMutation, updateArticlesMutationVariables>;
export const deleteArticleDocument = {
  hash: "63ae7d34b8c1a827ffd6c7146ea60c88311480de59f92ef20cde9c54d02babb4",
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "deleteArticle" },
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
            name: { kind: "Name", value: "deleteArticle" },
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
} as unknown as DocumentNode<deleteArticleMutation, deleteArticleMutationVariables>;
export const deleteArticlesDocument = {
  hash: "0cbd16e9bbed05dbc031075be66ac7036dd86385657ba7e3c7e25fbe94b8ce5a",
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "deleteArticles" },
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
            name: { kind: "Name", value: "deleteArticles" },
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
} as unknown as DocumentNode<deleteArticlesMutation, deleteArticlesMutationVariables>;
export const ArticleExportDocument = {
  hash: "ad4fe84bc2485477c320b54919a0e60bd7f5e6fa87593b6a1863b66b650cd973",
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "ArticleExport" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "filter" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "ArticleFilter" } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "orderBy" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "ArticleOrder" } },
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
            name: { kind: "Name", value: "articles" },
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
                              name: { kind: "Name", value: "ArticleForm_article" },
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
      name: { kind: "Name", value: "ArticleForm_article" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Article" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "version" } },
          { kind: "Field", name: { kind: "Name", value: "kind" } },
          { kind: "Field", name: { kind: "Name", value: "slug" } },
          { kind: "Field", name: { kind: "Name", value: "title" } },
          { kind: "Field", name: { kind: "Name", value: "excerpt" } },
          { kind: "Field", name: { kind: "Name", value: "body" } },
          { kind: "Field", name: { kind: "Name", value: "author" } },
          { kind: "Field", name: { kind: "Name", value: "reviewer" } },
          { kind: "Field", name: { kind: "Name", value: "category" } },
          { kind: "Field", name: { kind: "Name", value: "coverUrl" } },
          { kind: "Field", name: { kind: "Name", value: "publishedAt" } },
          { kind: "Field", name: { kind: "Name", value: "position" } },
          { kind: "Field", name: { kind: "Name", value: "readMinutes" } },
          { kind: "Field", name: { kind: "Name", value: "difficulty" } },
          { kind: "Field", name: { kind: "Name", value: "isFeatured" } },
          { kind: "Field", name: { kind: "Name", value: "isPopular" } },
          { kind: "Field", name: { kind: "Name", value: "figure" } },
          { kind: "Field", name: { kind: "Name", value: "figureCaption" } },
          { kind: "Field", name: { kind: "Name", value: "figureLines" } },
          { kind: "Field", name: { kind: "Name", value: "seoTitle" } },
          { kind: "Field", name: { kind: "Name", value: "seoDescription" } },
          { kind: "Field", name: { kind: "Name", value: "shareImageUrl" } },
          { kind: "Field", name: { kind: "Name", value: "isNoindex" } },
          { kind: "Field", name: { kind: "Name", value: "__typename" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ArticleExportQuery, ArticleExportQueryVariables>;

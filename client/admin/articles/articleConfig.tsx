/** The admin panel's configuration for articles: their list, bulk changes, form, import and export. */
import { Badge } from "@chakra-ui/react";
import type { ArticleKind } from "../../graphql/schemaTypes.generated";
import { KIND_LABELS } from "../../pages/articles/articleLabels";
import { formatDay } from "../../shared/format/dates";
import { articlePath } from "../../shared/paths";
import type { BulkChange, FilterOption, ListColumn } from "../list/listConfig";
import { NameCell } from "../list/NameCell";
import { nounConfig } from "../nouns/nounConfig";
import {
  ArticleExportDocument,
  ArticleToEditDocument,
  createArticleDocument,
  deleteArticleDocument,
  deleteArticlesDocument,
  ManageArticlesDocument,
  type ManageArticlesQuery,
  updateArticleDocument,
  updateArticlesDocument,
  updateArticlesPreviewDocument,
} from "./article.generated";
import { articleFields, type ArticleValues } from "./articleFields";
import { articleSample } from "./articleSample";
import { ArticlePreview } from "./ArticlePreview";

type ListedArticle = ManageArticlesQuery["articles"]["edges"][number]["node"] & { name: string };

function stateOf(publishedAt: string | null): "Draft" | "Scheduled" | "Published" {
  if (publishedAt === null) return "Draft";
  return new Date(publishedAt) > new Date() ? "Scheduled" : "Published";
}

const columns: readonly ListColumn<ListedArticle>[] = [
  {
    id: "title",
    label: "Title",
    orders: ["TITLE_ASC", "TITLE_DESC"],
    cell: ({ name, slug }) => <NameCell detail={slug} name={name} picture={null} />,
  },
  { id: "kind", label: "Kind", cell: ({ kind }) => KIND_LABELS[kind] },
  { id: "category", label: "Category", isMinor: true, cell: ({ category }) => category ?? "—" },
  { id: "author", label: "Author", isMinor: true, cell: ({ author }) => author ?? "—" },
  {
    id: "state",
    label: "Status",
    cell: ({ publishedAt, isNoindex }) => (
      <>
        <Badge>{stateOf(publishedAt)}</Badge> {isNoindex && <Badge>Noindex</Badge>}
      </>
    ),
  },
  {
    id: "published",
    label: "Published",
    orders: ["PUBLISHED_DESC", "PUBLISHED_ASC"],
    cell: ({ publishedAt }) => (publishedAt === null ? "—" : formatDay(publishedAt)),
  },
];

const kinds = Object.entries(KIND_LABELS) as [ArticleKind, string][];

const filters: readonly FilterOption[] = [
  { parameter: "isPublished", value: "true", label: "Published", filter: true },
  { parameter: "isPublished", value: "false", label: "Not published", filter: false },
  ...kinds.map(([value, label]) => ({ parameter: "kind", value, label, filter: value })),
];

const bulkChanges: readonly BulkChange<ListedArticle>[] = [
  {
    label: "Unpublish",
    set: { publishedAt: null },
    currentLabel: ({ publishedAt }) => stateOf(publishedAt),
    newLabel: "Draft",
  },
  ...[true, false].map((value) => ({
    label: value ? "Set noindex" : "Remove noindex",
    set: { isNoindex: value },
    currentLabel: ({ isNoindex }: ListedArticle) => (isNoindex ? "Noindex" : "Indexed"),
    newLabel: value ? "Noindex" : "Indexed",
  })),
];

export const articles = nounConfig<ListedArticle, ArticleValues>({
  noun: "article",
  documents: {
    list: ManageArticlesDocument,
    edit: ArticleToEditDocument,
    export: ArticleExportDocument,
    create: createArticleDocument,
    update: updateArticleDocument,
    updateMany: updateArticlesDocument,
    updateManyPreview: updateArticlesPreviewDocument,
    delete: deleteArticleDocument,
    deleteMany: deleteArticlesDocument,
  },
  fields: articleFields,
  columns,
  filters,
  bulkChanges,
  isLong: true,
  pathOf: (article) => (stateOf(article.publishedAt) === "Published" ? articlePath(article) : null),
  Preview: ArticlePreview,
  importIdentity:
    "A row with the id or slug of an existing article updates that article. Any other row adds an article.",
  sample: articleSample,
});

/** Reads articles. */
import type { DataSource } from "typeorm";

import { Article } from "../../database/entities/article.entity.js";
import { ArticleRedirect } from "../../database/entities/articleRedirect.entity.js";
import { chargeForTable } from "../../database/reading/countRows.js";
import { findPage } from "../../database/reading/keyset.js";
import { type Condition, selectByIds, selectRow } from "../../database/reading/selectRows.js";
import { propertiesReader } from "../../database/reading/selectedProperties.js";
import { backwards, byText, datedOrders, type SortKey } from "../../database/reading/sortKeys.js";
import { isUuid } from "../../shared/input/uuid.js";
import { searchCost } from "../../shared/limits.js";
import type { Connection, Page } from "../../shared/schema/connection.js";
import { listKey } from "../../shared/schema/cursor.js";
import type { Viewer } from "../../shared/schema/policies.js";
import { requireText, findBestIds, searchList, wordIn } from "../../catalogue/search/textSearch.js";
import type { SearchedTable } from "../../catalogue/search/searchedTable.js";
import { articleConditions, type ArticleFilter, visibleArticles } from "./article.filter.js";
import { ArticleOrder } from "./article.inputs.js";

const byPublished: SortKey[] = [
  { property: "publishedSort", type: "date", direction: "DESC" },
  { property: "id", type: "uuid", direction: "DESC" },
];
const byTitle = byText("titleSort");

const sortKeys: Record<ArticleOrder, SortKey[]> = {
  [ArticleOrder.RELEVANCE]: [{ property: "relevance", type: "number", direction: "ASC" }, ...byPublished],
  [ArticleOrder.PUBLISHED_DESC]: byPublished,
  [ArticleOrder.PUBLISHED_ASC]: backwards(byPublished),
  [ArticleOrder.POSITION_ASC]: [{ property: "position", type: "integer", direction: "ASC" }, ...byPublished],
  [ArticleOrder.TITLE_ASC]: byTitle,
  [ArticleOrder.TITLE_DESC]: backwards(byTitle),
  ...datedOrders,
};

const searchedArticles: SearchedTable = {
  table: "articles",
  title: "row.search_title",
  titleWords: "row.title_words",
  hasWord: wordIn("row.search_words"),
  fields: [
    { name: "title", weight: 0.6 },
    { name: "excerpt", weight: 0.2 },
    { name: "category", weight: 0.2 },
  ],
  ties: byPublished,
};

export interface ArticleList {
  filter: ArticleFilter;
  /** Defaults to RELEVANCE with a search text, and to PUBLISHED_DESC without one. */
  orderBy: ArticleOrder | null;
  page: Page;
  /** The fields that the caller selected. */
  fields: Set<string>;
}

/**
 * Returns one page of articles that the viewer may see.
 * @throws BadUserInputError for a cursor from another list, and for RELEVANCE without a search text.
 */
export async function findArticles(
  db: DataSource,
  viewer: Viewer | null,
  { filter, orderBy: chosen, page, fields }: ArticleList,
): Promise<Connection<Article>> {
  const text = filter.search?.trim() ?? "";
  const orderBy = chosen ?? (text === "" ? ArticleOrder.PUBLISHED_DESC : ArticleOrder.RELEVANCE);
  if (orderBy === ArticleOrder.RELEVANCE) requireText(text);
  if (text !== "") await chargeForTable(db, Article, searchCost);
  const isRanked = orderBy === ArticleOrder.RELEVANCE && !page.isCountOnly;
  const searched = { ...searchedArticles, visible: visibleArticles(db, viewer) };
  const { matching, ...ranking } = await searchList(db, searched, text, isRanked);
  return findPage(db, {
    entity: Article,
    where: [...articleConditions(db, viewer, filter), ...matching],
    ...ranking,
    keys: sortKeys[orderBy],
    key: listKey("articles", orderBy, filter),
    page,
    properties: articleProperties(fields),
  });
}

/** Returns the published articles to suggest for a text, best match first. */
export async function findSuggestedArticles(
  db: DataSource,
  text: string,
  limit: number,
  fields: Set<string>,
): Promise<Article[]> {
  const searched = { ...searchedArticles, visible: visibleArticles(db, null) };
  return findArticlesByIds(db, await findBestIds(db, searched, text, limit), fields);
}

/** Returns one article, or null if it does not exist or the viewer may not see it. */
export async function findArticleById(
  db: DataSource,
  viewer: Viewer | null,
  id: string,
  fields: Set<string>,
): Promise<Article | null> {
  return isUuid(id) ? findArticle(db, viewer, { sql: "row.id = ?", values: [id] }, fields) : null;
}

/** Returns the article with this current or former slug. Returns null if there is none that the viewer may see. */
export async function findArticleBySlug(
  db: DataSource,
  viewer: Viewer | null,
  slug: string,
  fields: Set<string>,
): Promise<Article | null> {
  const article = await findArticle(db, viewer, { sql: "row.slug = ?", values: [slug] }, fields);
  if (article) return article;
  const redirect = await db.getRepository(ArticleRedirect).findOneBy({ slug });
  return redirect && findArticle(db, viewer, { sql: "row.id = ?", values: [redirect.articleId] }, fields);
}

function findArticle(
  db: DataSource,
  viewer: Viewer | null,
  condition: Condition,
  fields: Set<string>,
): Promise<Article | null> {
  const where = [...articleConditions(db, viewer, {}), condition];
  return selectRow(db, { entity: Article, properties: articleProperties(fields), where });
}

/** Returns the existing articles with these ids, in the order of the ids. */
export async function findArticlesByIds(db: DataSource, ids: string[], fields: Set<string>): Promise<Article[]> {
  const articles = await selectByIds(db, ids, { entity: Article, properties: articleProperties(fields) });
  return articles.filter((article) => article !== null);
}

const articleProperties = propertiesReader({
  content: ["body"],
  openingHtml: ["body"],
  text: ["body"],
  authorProfile: ["author"],
  reviewerProfile: ["reviewer"],
  coverAlt: ["coverUrl"],
});

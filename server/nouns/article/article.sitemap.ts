/** Finds the articles and authors for the sitemap, and the newest articles for the feed. */
import { visibleSql } from "../../database/reading/visibleRows.js";
import type { DataSource } from "typeorm";

import type { ArticleKind } from "../../database/entities/article.entity.js";

/** The maximum number of articles, and of authors, in the sitemap. Editors will never write that many. */
const maxListedArticles = 5_000;

export interface ArticleAddress {
  kind: ArticleKind;
  slug: string;
  /** When the page last changed. The publication of a scheduled article is a change too. */
  updatedAt: Date;
}

/** The condition for articles that search engines may list. An FAQ entry has no page of its own. */
const listed = `${visibleSql("article", "now()", "articles")} AND NOT is_noindex AND kind <> 'faq'`;

/** Returns the newest articles whose pages search engines may list, at most `maxListedArticles`. */
export function findArticleAddresses(db: DataSource): Promise<ArticleAddress[]> {
  return db.query(
    `SELECT kind, slug, GREATEST(updated_at, published_at) AS "updatedAt" FROM articles WHERE ${listed}
     ORDER BY published_sort DESC, id DESC LIMIT ${maxListedArticles}`,
  );
}

/** Returns the slugs of people who have published an article, at most `maxListedArticles`. */
export async function findAuthorSlugs(db: DataSource): Promise<string[]> {
  const rows = await db.query<{ slug: string }[]>(
    `SELECT slug FROM people WHERE EXISTS (
       SELECT FROM articles WHERE author = people.name AND ${visibleSql("article", "now()", "articles")}
     ) ORDER BY slug LIMIT ${maxListedArticles}`,
  );
  return rows.map(({ slug }) => slug);
}

export interface FeedArticle extends ArticleAddress {
  id: string;
  title: string;
  excerpt: string | null;
  body: string | null;
  author: string | null;
  category: string | null;
  publishedAt: Date;
}

/** Returns the newest articles for the feed: news, posts, and guides that search engines may list. */
export function findFeedArticles(db: DataSource, count: number): Promise<FeedArticle[]> {
  return db.query(
    `SELECT id, kind, slug, title, excerpt, body, author, category, published_at AS "publishedAt", GREATEST(updated_at, published_at) AS "updatedAt"
     FROM articles WHERE ${listed} AND kind <> 'page' ORDER BY published_sort DESC, id DESC LIMIT $1`,
    [count],
  );
}

import type { DataSource } from "typeorm";

import { momentOf } from "../../database/connection/requestDatabase.js";
import { searchPatterns } from "../../database/reading/like.js";
import type { Condition } from "../../database/reading/selectRows.js";
import { isUuid } from "../../shared/input/uuid.js";
import { isAllowed, type Viewer } from "../../shared/schema/policies.js";
import type { ArticleFilter } from "./article.inputs.js";

/** The condition for articles that visitors may see: those published by the time of the request. */
export function publishedArticles(db: DataSource): Condition {
  return { sql: "row.published_sort <= ?", values: [momentOf(db)], isOfMoment: true };
}

/** Returns the filter's SQL conditions, including those for what the viewer may see. */
export function conditionsOf(db: DataSource, viewer: Viewer | null, filter: ArticleFilter): Condition[] {
  const { ids, search, kind, category, authorSlug, isPublished } = filter;
  const where: Condition[] = [];
  if (!isAllowed("seeUnpublished", viewer) || isPublished === true) where.push(publishedArticles(db));
  if (isPublished === false) where.push({ ...publishedArticles(db), sql: "row.published_sort > ?" });
  if (ids != null) where.push({ sql: "row.id = ANY(?)", values: [ids.filter(isUuid)] });
  if (kind != null) where.push({ sql: "row.kind = ?", values: [kind] });
  if (category != null) where.push({ sql: "row.category = ?", values: [category] });
  if (authorSlug != null)
    where.push({ sql: "row.author = ANY(ARRAY(SELECT name FROM people WHERE slug = ?))", values: [authorSlug] });
  for (const pattern of searchPatterns(search ?? "")) where.push({ sql: "row.search_text LIKE ?", values: [pattern] });
  return where;
}

import { visibleRows } from "../../database/reading/visibleRows.js";
import type { DataSource } from "typeorm";

import { filterConditions } from "../../database/reading/filterConditions.js";
import { searchConditions } from "../../database/reading/like.js";
import type { Condition } from "../../database/reading/selectRows.js";
import { isAllowed, type Viewer } from "../../shared/schema/policies.js";
import { ArticleFilter } from "./article.inputs.js";

/** Returns the filter's SQL conditions, including those for what the viewer may see. */
export function conditionsOf(db: DataSource, viewer: Viewer | null, filter: ArticleFilter): Condition[] {
  const { search, authorSlug, isPublished } = filter;
  const where: Condition[] = filterConditions(ArticleFilter, filter);
  const visible = visibleRows(db, "article");
  if (!isAllowed("seeUnpublished", viewer) || isPublished === true) where.push(visible);
  if (isPublished === false) where.push({ ...visible, sql: `NOT (${visible.sql})` });
  if (authorSlug != null)
    where.push({ sql: "row.author = ANY(ARRAY(SELECT name FROM people WHERE slug = ?))", values: [authorSlug] });
  return [...where, ...searchConditions(search)];
}

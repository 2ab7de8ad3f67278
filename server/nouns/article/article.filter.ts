import { visibleRows } from "../../database/reading/visibleRows.js";
import type { DataSource } from "typeorm";

import { searchPatterns } from "../../database/reading/like.js";
import type { Condition } from "../../database/reading/selectRows.js";
import { isUuid } from "../../shared/input/uuid.js";
import { isAllowed, type Viewer } from "../../shared/schema/policies.js";
import type { ArticleFilter } from "./article.inputs.js";

/** Returns the filter's SQL conditions, including those for what the viewer may see. */
export function conditionsOf(db: DataSource, viewer: Viewer | null, filter: ArticleFilter): Condition[] {
  const { ids, search, kind, category, authorSlug, isPublished } = filter;
  const where: Condition[] = [];
  const visible = visibleRows(db, "article");
  if (!isAllowed("seeUnpublished", viewer) || isPublished === true) where.push(visible);
  if (isPublished === false) where.push({ ...visible, sql: `NOT (${visible.sql})` });
  if (ids != null) where.push({ sql: "row.id = ANY(?)", values: [ids.filter(isUuid)] });
  if (kind != null) where.push({ sql: "row.kind = ?", values: [kind] });
  if (category != null) where.push({ sql: "row.category = ?", values: [category] });
  if (authorSlug != null)
    where.push({ sql: "row.author = ANY(ARRAY(SELECT name FROM people WHERE slug = ?))", values: [authorSlug] });
  for (const pattern of searchPatterns(search ?? "")) where.push({ sql: "row.search_text LIKE ?", values: [pattern] });
  return where;
}

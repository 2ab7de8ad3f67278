/** The filter of article lists. */
import { Field, InputType } from "type-graphql";
import type { DataSource } from "typeorm";

import { conditionsOf, Equals, FilterIds, FilterSearch, Finds, isIndexed } from "../../catalogue/list/filterFields.js";
import { ArticleKind } from "../../database/entities/article.entity.js";
import type { Condition } from "../../database/reading/selectRows.js";
import { visibleRows } from "../../database/reading/visibleRows.js";
import { NullableLine } from "../../shared/input/rules.js";
import { isAllowed, type Viewer } from "../../shared/schema/policies.js";

@InputType({ description: "Filters a list of articles. Omitted and null fields are ignored." })
export class ArticleFilter {
  @FilterIds("articles")
  ids?: string[] | null;

  @FilterSearch("articles whose title, excerpt, slug, category or author")
  search?: string | null;

  @Field(() => ArticleKind, { nullable: true, description: "Only articles of this kind." })
  @Equals("kind")
  kind?: ArticleKind | null;

  @Field(() => String, { nullable: true, description: "Only articles with exactly this category." })
  @NullableLine("category")
  @Equals("category")
  category?: string | null;

  @Field(() => String, { nullable: true, description: "Only articles whose author is the person with this slug." })
  @NullableLine("slug of the author")
  @Finds<string>(
    (slug) => ({
      sql: "row.author = ANY(ARRAY(SELECT name FROM people WHERE slug = ?))",
      values: [slug],
    }),
    isIndexed,
  )
  authorSlug?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "`true`: only articles that visitors can see; `false`: only the rest.",
  })
  @Finds<boolean>((isPublished, _filter, db) => {
    const visible = visibleRows(db, "article");
    return isPublished ? visible : { ...visible, sql: `NOT (${visible.sql})` };
  }, isIndexed)
  isPublished?: boolean | null;
}

/** Returns the conditions for the articles that the viewer may see. */
export function visibleArticles(db: DataSource, viewer: Viewer | null): Condition[] {
  return isAllowed("seeUnpublished", viewer) ? [] : [visibleRows(db, "article")];
}

/** Returns the conditions for the articles that match a filter and that the viewer may see. */
export function articleConditions(db: DataSource, viewer: Viewer | null, filter: ArticleFilter): Condition[] {
  return [...conditionsOf(ArticleFilter, filter, db), ...visibleArticles(db, viewer)];
}

/** The inputs of the article operations, with all rules that can be checked without the database. */
import { Field, InputType, registerEnumType } from "type-graphql";

import { Article, ArticleKind } from "../../database/entities/article.entity.js";
import { NullableLine } from "../../shared/input/rules.js";
import { connectionTypes, datedOrderDescriptions } from "../../shared/schema/connectionTypes.js";
import { FilterFlag, FilterIds, FilterText } from "../../shared/schema/filterFields.js";
import { Compares } from "../../shared/schema/comparisons.js";

export const ArticleConnection = connectionTypes("Article", Article, "articles");

export enum ArticleOrder {
  PUBLISHED_DESC = "PUBLISHED_DESC",
  PUBLISHED_ASC = "PUBLISHED_ASC",
  POSITION_ASC = "POSITION_ASC",
  TITLE_ASC = "TITLE_ASC",
  TITLE_DESC = "TITLE_DESC",
  CREATED_DESC = "CREATED_DESC",
  CREATED_ASC = "CREATED_ASC",
  UPDATED_DESC = "UPDATED_DESC",
  UPDATED_ASC = "UPDATED_ASC",
}

registerEnumType(ArticleOrder, {
  name: "ArticleOrder",
  description: "The order of a list of articles. Ties are broken by id.",
  valuesConfig: {
    PUBLISHED_DESC: { description: "Latest publication first. Articles without `publishedAt` come first." },
    PUBLISHED_ASC: { description: "Earliest publication first. Articles without `publishedAt` come last." },
    POSITION_ASC: {
      description:
        "Lowest position first. Articles with the same position are sorted by publication time, latest first.",
    },
    TITLE_ASC: { description: "By title, A to Z." },
    TITLE_DESC: { description: "By title, Z to A." },
    ...datedOrderDescriptions,
  },
});

@InputType({ description: "Filters a list of articles. Omitted and null fields are ignored." })
export class ArticleFilter {
  @FilterIds("these articles")
  ids?: string[] | null;

  @FilterText("articles whose title, slug, category and author")
  search?: string | null;

  @Field(() => ArticleKind, { nullable: true, description: "Only articles of this kind." })
  @Compares({ by: "is" })
  kind?: ArticleKind | null;

  @Field(() => String, { nullable: true, description: "Only articles with exactly this category." })
  @NullableLine("category")
  @Compares({ by: "is" })
  category?: string | null;

  @Field(() => String, { nullable: true, description: "Only articles whose author is the person with this slug." })
  @NullableLine("slug of the author")
  authorSlug?: string | null;

  @FilterFlag("articles that visitors can see")
  isPublished?: boolean | null;
}

/** The pages and the orders of article lists. */
import { registerEnumType } from "type-graphql";

import { Article } from "../../database/entities/article.entity.js";
import { connectionTypes, datedOrderDescriptions } from "../../shared/schema/connectionTypes.js";

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
  RELEVANCE = "RELEVANCE",
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
    RELEVANCE: {
      description: "Best match first. Among equal matches, the newest come first. Requires `search` in the filter.",
    },
  },
});

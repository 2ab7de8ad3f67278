/** The inputs of the article operations, with all rules that can be checked without the database. */
import { IsOptional } from "class-validator";
import { Field, InputType, registerEnumType } from "type-graphql";

import { Article, ArticleDifficulty, ArticleKind } from "../../database/entities/article.entity.js";
import {
  NonNull,
  NonNullCount,
  NonNullLine,
  NonNullPhrases,
  NonNullSlug,
  NullableCount,
  NullableLine,
  NullableMoment,
  NullableText,
  RequiredLine,
  RequiredSlug,
} from "../../shared/input/rules.js";
import { NullablePicture } from "../../shared/input/addressRules.js";
import { connectionTypes, datedOrderDescriptions } from "../../shared/schema/connectionTypes.js";
import { FilterFlag, FilterIds, FilterText } from "../../shared/schema/filterFields.js";
import { FieldOf, NewRowId } from "../../shared/schema/inputFields.js";
import { textLimits } from "../../shared/textLimits.js";
import { NotReserved, NullableMarkdown } from "./articleRules.js";

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
  @FilterIds("articles")
  ids?: string[] | null;

  @FilterText("articles whose title, slug, category and author")
  search?: string | null;

  @Field(() => ArticleKind, { nullable: true, description: "Only articles of this kind." })
  kind?: ArticleKind | null;

  @Field(() => String, { nullable: true, description: "Only articles with exactly this category." })
  @NullableLine("category")
  category?: string | null;

  @Field(() => String, { nullable: true, description: "Only articles whose author is the person with this slug." })
  @NullableLine("slug of the author")
  authorSlug?: string | null;

  @FilterFlag("articles that visitors can see")
  isPublished?: boolean | null;
}

@InputType({
  description: "List items to add to articles, or to remove from them. The server trims items and ignores blank items.",
})
export class ArticleListsInput {
  @FieldOf(Article, NonNullPhrases("calculation lines"))
  figureLines?: string[];
}

/** The optional fields that a bulk update can set. */
@InputType()
abstract class ArticleFields extends ArticleListsInput {
  @FieldOf(Article, NullableText("excerpt", textLimits.paragraph))
  excerpt?: string | null;

  @FieldOf(Article, NullableLine("author name"))
  author?: string | null;

  @FieldOf(Article, NullableLine("reviewer name"))
  reviewer?: string | null;

  @FieldOf(Article, NullableLine("category"))
  category?: string | null;

  @FieldOf(Article, NullablePicture("picture URL"))
  coverUrl?: string | null;

  @FieldOf(Article, NullableMoment("publication time"))
  publishedAt?: Date | null;

  @FieldOf(Article, NonNullCount("position"))
  position?: number;

  @FieldOf(Article, NullableCount("reading time", 600))
  readMinutes?: number | null;

  @FieldOf(Article, IsOptional())
  difficulty?: ArticleDifficulty | null;

  @FieldOf(Article, NonNull("Featured"))
  isFeatured?: boolean;

  @FieldOf(Article, NonNull("Popular"))
  isPopular?: boolean;

  @FieldOf(Article, NullableLine("number"))
  figure?: string | null;

  @FieldOf(Article, NullableLine("caption for the number"))
  figureCaption?: string | null;

  @FieldOf(Article, NullableLine("SEO title"))
  seoTitle?: string | null;

  @FieldOf(Article, NullableText("SEO description", 500))
  seoDescription?: string | null;

  @FieldOf(Article, NullablePicture("picture URL"))
  shareImageUrl?: string | null;

  @FieldOf(Article, NonNull("Noindex"))
  isNoindex?: boolean;
}

@InputType({ description: "A new article. Without `publishedAt`, visitors can't see it." })
export class ArticleInput extends ArticleFields {
  @NewRowId()
  id?: string;

  @FieldOf(Article, NullableMarkdown("text"))
  body?: string | null;

  @FieldOf(Article, NonNull("The kind"), { nullable: false })
  kind!: ArticleKind;

  @FieldOf(Article, RequiredLine("title"), { nullable: false })
  title!: string;

  @Field(() => String, {
    description:
      "The slug, unique among articles. The server normalizes it to lowercase letters, digits and single hyphens.",
  })
  @RequiredSlug()
  @NotReserved()
  slug!: string;
}

@InputType({ description: "The values to set on all of the articles. Omitted fields stay unchanged." })
export class ArticleBulkInput extends ArticleFields {
  @FieldOf(Article, NonNull("The kind"))
  kind?: ArticleKind;
}

@InputType({
  description: "Changes to an article. Omitted fields stay unchanged; a null or blank value clears an optional field.",
})
export class ArticleUpdateInput extends ArticleBulkInput {
  @FieldOf(Article, NullableMarkdown("text"))
  body?: string | null;

  @FieldOf(Article, NonNullLine("title"))
  title?: string;

  @Field(() => String, { nullable: true, description: "The slug, unique among articles. The server normalizes it." })
  @NonNullSlug()
  @NotReserved()
  slug?: string;
}

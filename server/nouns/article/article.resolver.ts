import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, FieldResolver, Info, Query, Resolver, Root } from "type-graphql";

import { Article } from "../../database/entities/article.entity.js";
import { Person } from "../../database/entities/person.entity.js";
import { imageIdOf } from "../../catalogue/images/imageUses.js";
import { Allow } from "../../shared/schema/allow.js";
import { PageArgs, readPage } from "../../shared/schema/connection.js";
import { suggestionLimits } from "../../../shared/apiLimits.js";
import { DependsOn } from "../../shared/schema/dependsOn.js";
import { SearchSuggestions, suggestionsCost } from "../../shared/schema/searchSuggestions.js";
import { IdArg, requireIdOrSlug, SlugArg } from "../../shared/schema/idOrSlug.js";
import { selectedFields } from "../../shared/schema/selection.js";
import type { Context } from "../../catalogue/context.js";
import { ArticleConnection, ArticleOrder } from "./article.inputs.js";
import { ArticleFilter } from "./article.filter.js";
import { findArticleById, findArticleBySlug, findArticles, findSuggestedArticles } from "./article.queries.js";

@Resolver(() => Article)
export class ArticleResolver {
  @Allow("anybody")
  @DependsOn("articles", "people")
  @Query(() => ArticleConnection, {
    description:
      "News, posts, guides, FAQ questions and pages, filtered, sorted and paged. By default, the best match comes first if there is search text, otherwise the latest publication. Visitors see only published articles.",
  })
  articles(
    @Ctx() { db, viewer }: Context,
    @Info() info: GraphQLResolveInfo,
    @Args(() => PageArgs) pageArgs: PageArgs,
    @Arg("filter", () => ArticleFilter, { nullable: true, description: "Which articles to return; all if omitted." })
    filter: ArticleFilter | null,
    @Arg("orderBy", () => ArticleOrder, {
      nullable: true,
      description: "The order of the list. If omitted: RELEVANCE if there is search text, otherwise PUBLISHED_DESC.",
    })
    orderBy: ArticleOrder | null,
  ) {
    return findArticles(db, viewer, {
      filter: filter ?? {},
      orderBy: orderBy ?? null,
      page: readPage(pageArgs, info),
      fields: selectedFields(info, "Article"),
    });
  }

  @Allow("anybody")
  @DependsOn("articles", "article_redirects")
  @Query(() => Article, {
    nullable: true,
    description:
      "One article, by id or by current or former slug; null if it does not exist. For visitors, also null if it is not published. If the returned `slug` differs, use the returned slug in links.",
  })
  async article(
    @Ctx() { db, viewer }: Context,
    @Info() info: GraphQLResolveInfo,
    @IdArg() id: string | null,
    @SlugArg() slug: string | null,
  ): Promise<Article | null> {
    requireIdOrSlug({ id, slug });
    const fields = selectedFields(info, "Article");
    return id == null ? findArticleBySlug(db, viewer, slug!, fields) : findArticleById(db, viewer, id, fields);
  }

  @DependsOn("people")
  @FieldResolver(() => Person, {
    nullable: true,
    description: "The person whose name matches `author`; null if there is none.",
  })
  authorProfile(@Root() { author }: Article, @Ctx() { loaders }: Context): Promise<Person | null> | null {
    return author === null ? null : loaders.personByName.load(author);
  }

  @DependsOn("people")
  @FieldResolver(() => Person, {
    nullable: true,
    description: "The person whose name matches `reviewer`; null if there is none.",
  })
  reviewerProfile(@Root() { reviewer }: Article, @Ctx() { loaders }: Context): Promise<Person | null> | null {
    return reviewer === null ? null : loaders.personByName.load(reviewer);
  }

  @DependsOn("images")
  @FieldResolver(() => String, {
    description:
      "The description of the cover, for people who cannot see it; empty if the cover is not an uploaded image or has no description.",
  })
  async coverAlt(@Root() { coverUrl }: Article, @Ctx() { loaders }: Context): Promise<string> {
    const id = coverUrl === null ? null : imageIdOf(coverUrl);
    return id === null ? "" : loaders.altOfImage.load(id);
  }
}

@Resolver(() => SearchSuggestions)
export class ArticleSuggestionsResolver {
  @DependsOn("articles")
  @FieldResolver(() => [Article], {
    complexity: suggestionsCost(suggestionLimits.articles),
    description: `Up to ${suggestionLimits.articles} published articles that the \`articles\` query finds for the search text, best match first.`,
  })
  articles(
    @Root() { text }: SearchSuggestions,
    @Ctx() { db }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Article[]> {
    return findSuggestedArticles(db, text, suggestionLimits.articles, selectedFields(info, "Article"));
  }
}

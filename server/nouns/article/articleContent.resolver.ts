/** The rendered content of articles. The server loads embedded rows with the article, so they are always current. */
import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, FieldResolver, Info, Query, Resolver, Root } from "type-graphql";

import { Article } from "../../database/entities/article.entity.js";
import { Bonus } from "../../database/entities/bonus.entity.js";
import { Casino } from "../../database/entities/casino.entity.js";
import { casinoGroupOf } from "../../catalogue/loaders.js";
import { BadUserInputError } from "../../shared/errors.js";
import { formatCount } from "../../../shared/formatCount.js";
import { maxEmbeds } from "./markdown.js";
import { Allow } from "../../shared/schema/allow.js";
import { DependsOn } from "../../shared/schema/dependsOn.js";
import { selectedFields } from "../../shared/schema/selection.js";
import type { Context } from "../../catalogue/context.js";
import { ArticleBlock, ArticleBonus, ArticleCasino, ArticlePreview, ArticleReceipt } from "./articleBlocks.js";
import { assumedEmbeds, chargeForRendering, contentCost, embedCost, findBlocks } from "./articleContent.js";
import { renderArticle } from "./renderArticle.js";
import { textLimits } from "../../../shared/textLimits.js";

/**
 * Returns the cost of an article's content. Loading charges only `embedCost` for each embed beyond the assumed number.
 * If the selected fields of an embed cost more, this cost includes the difference for every further embed, up to
 * `maxEmbeds`.
 */
function blocksCost({ childComplexity }: { childComplexity: number }): number {
  const uncharged = Math.max(0, childComplexity - embedCost);
  return contentCost + assumedEmbeds * childComplexity + (maxEmbeds - assumedEmbeds) * uncharged;
}

@Resolver(() => Article)
export class ArticleContentResolver {
  @DependsOn("casinos", "bonuses", "slug_redirects")
  @FieldResolver(() => [ArticleBlock], {
    complexity: blocksCost,
    description: "The text as safe HTML, split at each embed. Embeds of rows that visitors can't see are omitted.",
  })
  async content(@Root() { body }: Article, @Ctx() { db, loaders }: Context): Promise<(typeof ArticleBlock)[]> {
    return (await findBlocks(db, loaders, body ?? "")).blocks;
  }

  @DependsOn()
  @FieldResolver(() => String, {
    complexity: contentCost,
    description: "The first two paragraphs of the text as safe HTML; empty if there are none.",
  })
  async openingHtml(@Root() { body }: Article, @Ctx() { db }: Context): Promise<string> {
    await chargeForRendering(db, body ?? "");
    return (await renderArticle(body ?? "")).opening;
  }

  @DependsOn()
  @FieldResolver(() => String, {
    complexity: contentCost,
    description: "The text without markup or embeds, with a blank line between paragraphs and other blocks.",
  })
  async text(@Root() { body }: Article, @Ctx() { db }: Context): Promise<string> {
    await chargeForRendering(db, body ?? "");
    return (await renderArticle(body ?? "")).text;
  }
}

@Resolver(() => ArticlePreview)
export class ArticlePreviewResolver {
  @Allow("writeDrafts")
  @Query(() => ArticlePreview, {
    description: "Renders Markdown the way an article's page does, without storing it.",
  })
  async articlePreview(
    @Ctx() { db, loaders }: Context,
    @Arg("body", () => String, { description: `The Markdown, at most ${formatCount(textLimits.article)} bytes.` })
    body: string,
  ): Promise<ArticlePreview> {
    if (Buffer.byteLength(body) > textLimits.article)
      throw new BadUserInputError([
        { field: "body", message: `Shorten the text to at most ${formatCount(textLimits.article)} bytes.` },
      ]);
    const { unknown } = await findBlocks(db, loaders, body);
    const warnings = unknown.map(({ type, key }) => `{{${type}:${key}}} matches nothing that visitors can see.`);
    return { body, warnings: [...new Set(warnings)] };
  }

  @FieldResolver(() => [ArticleBlock], {
    complexity: blocksCost,
    description: "The text as safe HTML, split at each embed.",
  })
  async content(@Root() { body }: ArticlePreview, @Ctx() { db, loaders }: Context): Promise<(typeof ArticleBlock)[]> {
    return (await findBlocks(db, loaders, body)).blocks;
  }
}

function embeddedCasinoResolver(block: typeof ArticleCasino | typeof ArticleReceipt) {
  @Resolver(() => block)
  class EmbeddedCasinoResolver {
    @DependsOn("casinos")
    @FieldResolver(() => Casino, { nullable: true, description: "The casino; null if it was just deleted." })
    casino(
      @Root() { casinoId }: { casinoId: string },
      @Ctx() { loaders }: Context,
      @Info() info: GraphQLResolveInfo,
    ): Promise<Casino | null> {
      return loaders.casinoById[casinoGroupOf(selectedFields(info, "Casino"))].load(casinoId);
    }
  }
  return EmbeddedCasinoResolver;
}

export const ArticleCasinoResolver = embeddedCasinoResolver(ArticleCasino);
export const ArticleReceiptResolver = embeddedCasinoResolver(ArticleReceipt);

@Resolver(() => ArticleBonus)
export class ArticleBonusResolver {
  @DependsOn("bonuses")
  @FieldResolver(() => Bonus, { nullable: true, description: "The bonus; null if visitors can no longer see it." })
  bonus(@Root() { bonusId }: ArticleBonus, @Ctx() { loaders }: Context): Promise<Bonus | null> {
    return loaders.activeBonusById.load(bonusId);
  }
}

import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, Field, FieldResolver, ID, Info, Int, Mutation, ObjectType, Query, Resolver } from "type-graphql";

import { actorOf } from "../../database/audit/auditLog.js";
import { Allow } from "../../shared/schema/allow.js";
import { changeOf } from "../../shared/schema/catalogue/changeReason.js";
import type { Context } from "../context.js";
import { findSample, findSampleEmbeds, findStarterPages, removeSample, type SampleIds } from "./sample.commands.js";

/** The cost of finding the rows of the sample catalogue, which joins the seed's history with five tables. */
const sampleCost = 500;

@ObjectType({ description: "A published article that embeds rows of the sample catalogue.", simpleResolvers: true })
export class SampleEmbed {
  @Field(() => ID, { description: "The id of the article." })
  id!: string;

  @Field(() => String, { description: "The title of the article." })
  title!: string;

  @Field(() => Boolean, { description: "Whether the article is also part of the sample." })
  isSample!: boolean;
}

@ObjectType({ description: "A page that still has its starter text.", simpleResolvers: true })
export class StarterPage {
  @Field(() => ID, { description: "The id of the page, which is an article." })
  id!: string;

  @Field(() => String, { description: "The title of the page." })
  title!: string;
}

@ObjectType({
  description: "The number of rows of each type in the sample catalogue that `removeSampleCatalogue` can remove.",
  simpleResolvers: true,
})
export class SampleCatalogue {
  @Field(() => Int, { description: "The number of casinos." })
  casinos!: number;

  @Field(() => Int, { description: "The number of bonuses." })
  bonuses!: number;

  @Field(() => Int, { description: "The number of games." })
  games!: number;

  @Field(() => Int, { description: "The number of articles, not counting those of the kind PAGE." })
  articles!: number;

  @Field(() => Int, { description: "The number of people." })
  people!: number;
}

@ObjectType({ description: "The result of `removeSampleCatalogue`.", simpleResolvers: true })
export class SampleRemovalResult {
  @Field(() => SampleCatalogue, { description: "How many rows were removed." })
  removed!: SampleCatalogue;

  @Field(() => ID, {
    nullable: true,
    description: "The id of the change set to pass to `undo`; null if there was nothing to remove.",
  })
  changeSetId!: string | null;
}

@Resolver(() => SampleCatalogue)
export class SampleResolver {
  @Allow("editSettings")
  @Query(() => SampleCatalogue, {
    complexity: sampleCost,
    description: "Counts the rows of the sample catalogue that `removeSampleCatalogue` can remove.",
  })
  async sampleCatalogue(@Ctx() { db }: Context): Promise<SampleCatalogue> {
    return countsOf(await findSample(db.manager));
  }

  @FieldResolver(() => [SampleEmbed], {
    complexity: sampleCost,
    description:
      "The published articles that embed rows of the sample, newest first, at most 100. After the sample is removed, visitors see nothing in place of the embeds.",
  })
  async embeddedBy(@Ctx() { db }: Context): Promise<SampleEmbed[]> {
    return findSampleEmbeds(db.manager, await findSample(db.manager));
  }

  @FieldResolver(() => [StarterPage], {
    complexity: sampleCost,
    description:
      "The articles of the kind PAGE, such as the privacy notice, that no editor has changed. `removeSampleCatalogue` keeps them.",
  })
  starterPages(@Ctx() { db }: Context): Promise<StarterPage[]> {
    return findStarterPages(db.manager);
  }

  @Allow("editSettings")
  @Mutation(() => SampleRemovalResult, {
    complexity: sampleCost,
    description:
      "Removes all rows of the sample catalogue that no editor has changed, in one change set. Keeps articles of the kind PAGE. Also keeps a casino and all its bonuses if an editor has added or changed one of the bonuses.",
  })
  async removeSampleCatalogue(
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("withArticles", () => Boolean, { description: "Whether to remove the sample articles and people too." })
    withArticles: boolean,
  ): Promise<SampleRemovalResult> {
    const { changeSetId, counts } = await removeSample(context, changeOf(context, info), {
      withArticles,
      auditActor: actorOf(context),
    });
    return { changeSetId, removed: countsOf(counts) };
  }
}

function countsOf({ casino, bonus, game, article, person }: SampleIds): SampleCatalogue {
  return {
    casinos: casino.length,
    bonuses: bonus.length,
    games: game.length,
    articles: article.length,
    people: person.length,
  };
}

import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, Field, ID, Info, Int, Mutation, ObjectType, Query, Resolver } from "type-graphql";

import { actorOf } from "../../database/audit/auditLog.js";
import { sampleCost } from "../../shared/limits.js";
import { Allow } from "../../shared/schema/allow.js";
import type { Context } from "../context.js";
import { findSample, removeSample, type SampleIds } from "./sample.commands.js";

@ObjectType({
  description: "The numbers of rows of the sample catalogue that no editor has changed.",
  simpleResolvers: true,
})
export class SampleCatalogue {
  @Field(() => Int, { description: "The number of casinos." })
  casinos!: number;

  @Field(() => Int, { description: "The number of bonuses." })
  bonuses!: number;

  @Field(() => Int, { description: "The number of games." })
  games!: number;

  @Field(() => Int, { description: "The number of articles, not counting pages of kind PAGE." })
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

@Resolver()
export class SampleResolver {
  @Allow("editSettings")
  @Query(() => SampleCatalogue, {
    complexity: sampleCost,
    description: "Counts the rows of the sample catalogue that no editor has changed. Requires a session.",
  })
  async sampleCatalogue(@Ctx() { db }: Context): Promise<SampleCatalogue> {
    return countsOf(await findSample(db.manager));
  }

  @Allow("editSettings")
  @Mutation(() => SampleRemovalResult, {
    complexity: sampleCost,
    description:
      "Removes all rows of the sample catalogue that no editor has changed, in one change set. Keeps the pages of kind PAGE, and casinos to which an editor has added a bonus. Requires a session.",
  })
  async removeSampleCatalogue(
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("withArticles", () => Boolean, { description: "Whether to remove the sample articles and people too." })
    withArticles: boolean,
  ): Promise<SampleRemovalResult> {
    const change = { actor: context.viewer!.name, operation: info.fieldName };
    const { changeSetId, counts } = await removeSample(context, change, { withArticles, auditActor: actorOf(context) });
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

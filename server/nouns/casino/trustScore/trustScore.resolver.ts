/** The trust score of a casino, the score of unsaved values in a form, and the rules that compute both. */
import { Arg, Ctx, Field, FieldResolver, InputType, Int, ObjectType, Query, Resolver, Root } from "type-graphql";

import { Casino } from "../../../database/entities/casino.entity.js";
import { NonNull } from "../../../shared/input/rules.js";
import { Allow } from "../../../shared/schema/allow.js";
import { DependsOn } from "../../../shared/schema/dependsOn.js";
import { FieldOf } from "../../../shared/schema/inputFields.js";
import type { Context } from "../../../catalogue/context.js";
import { scoringRules } from "./scoringRules.js";
import { computeTrustScore, TrustScore } from "./trustScore.js";
import { nouns } from "../../../../shared/nouns/registry.js";
import { Follows } from "../../../shared/input/follows.js";

@InputType({ description: "The properties that a trust score depends on. Omitted properties count as missing." })
export class TrustScoreInput {
  @FieldOf(Casino, Follows(nouns.casino.fields.licenses), { defaultValue: [] })
  licenses!: string[];

  @FieldOf(Casino, Follows(nouns.casino.fields.establishedYear))
  establishedYear?: number | null;

  @FieldOf(Casino, Follows(nouns.casino.fields.rating), { defaultValue: 0 })
  rating!: number;

  @FieldOf(Casino, Follows(nouns.casino.fields.reviewCount), { defaultValue: 0 })
  reviewCount!: number;

  @FieldOf(Casino, NonNull("Mobile optimized"), { defaultValue: false })
  mobileOptimized!: boolean;

  @FieldOf(Casino, NonNull("Live games"), { defaultValue: false })
  hasLiveGames!: boolean;

  @FieldOf(Casino, NonNull("Accepts crypto"), { defaultValue: false })
  acceptsCrypto!: boolean;
}

@ObjectType({ description: "One rule of the trust score.", simpleResolvers: true })
export class ScoringRule {
  @Field(() => String, { description: "The condition in words." })
  label!: string;

  @Field(() => Int, { description: "The points that a casino gets if it meets the condition." })
  points!: number;

  @Field(() => ScoringRule, {
    nullable: true,
    description: "The rule that applies if the casino meets only a weaker condition; null if there is none.",
  })
  fallback?: ScoringRule;
}

@ObjectType({ description: "The rules for computing a trust score.", simpleResolvers: true })
export class ScoringRules {
  @Field(() => Int, { description: "The points that every casino starts with." })
  start!: number;

  @Field(() => [ScoringRule], {
    description: "The rules that add points to `start`, in the order of `TrustScore.factors`.",
  })
  rules!: ScoringRule[];

  @Field(() => Int, { description: "The maximum score. A higher sum is reduced to this value." })
  maximum!: number;
}

@Resolver(() => Casino)
export class TrustScoreResolver {
  @DependsOn("year")
  @FieldResolver(() => TrustScore, {
    description: "Our trust score, 0 to 100, with the points that make up the score.",
  })
  trustScore(@Root() casino: Casino, @Ctx() { clock }: Context): TrustScore {
    return computeTrustScore(casino, clock.now().getUTCFullYear());
  }

  @Allow("anybody")
  @Query(() => TrustScore, {
    description: "The trust score that a casino with these properties would have, with its receipt.",
  })
  trustScorePreview(
    @Arg("input", () => TrustScoreInput, { description: "The known properties of the casino." }) input: TrustScoreInput,
    @Ctx() { clock }: Context,
  ): TrustScore {
    const facts = { ...input, establishedYear: input.establishedYear ?? null };
    return computeTrustScore(facts, clock.now().getUTCFullYear());
  }

  @Allow("anybody")
  @DependsOn()
  @Query(() => ScoringRules, { description: "The rules for computing trust scores." })
  scoringRules(): ScoringRules {
    const { start, maximum, license, age, rating, mobile, liveGames, crypto, reviews } = scoringRules;
    return { start, maximum, rules: [license, age, rating, mobile, liveGames, crypto, reviews] };
  }
}

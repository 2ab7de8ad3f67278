/** Describes how the server computes trust scores, using the same rules that compute them. */
import { Field, Int, ObjectType, Query, Resolver } from "type-graphql";

import { Allow } from "../../shared/schema/allow.js";
import { DependsOn } from "../../shared/schema/dependsOn.js";
import { scoringRules } from "./scoringRules.js";

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
  lesser?: ScoringRule;
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

@Resolver()
export class ScoringRulesResolver {
  @Allow("anybody")
  @DependsOn()
  @Query(() => ScoringRules, { description: "The rules for computing trust scores." })
  scoringRules(): ScoringRules {
    const { start, maximum, license, age, rating, mobile, liveGames, crypto, reviews } = scoringRules;
    return { start, maximum, rules: [license, age, rating, mobile, liveGames, crypto, reviews] };
  }
}

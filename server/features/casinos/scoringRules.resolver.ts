/** States how trust scores are computed, from the table that computes them. */
import { Field, Int, ObjectType, Query, Resolver } from "type-graphql";

import { Allow } from "../../shared/schema/allow.js";
import { DependsOn } from "../../shared/schema/dependsOn.js";
import { scoringRules } from "./scoringRules.js";

@ObjectType({ description: "One rule of the trust score.", simpleResolvers: true })
export class ScoringRule {
  @Field(() => String, { description: "The condition, in words." })
  label!: string;

  @Field(() => Int, { description: "The points that a casino gets when the condition holds." })
  points!: number;

  @Field(() => ScoringRule, {
    nullable: true,
    description: "The weaker condition that earns fewer points instead; null when there is none.",
  })
  lesser!: ScoringRule | null;
}

@ObjectType({ description: "How a trust score adds up.", simpleResolvers: true })
export class ScoringRules {
  @Field(() => Int, { description: "The points that every casino starts with." })
  start!: number;

  @Field(() => [ScoringRule], { description: "What is added to the start, in the order of `TrustScore.factors`." })
  rules!: ScoringRule[];

  @Field(() => Int, { description: "The highest possible score. A higher sum is capped." })
  maximum!: number;
}

interface Rule {
  label: string;
  points: number;
  lesser?: Rule;
}

function toRule({ label, points, lesser }: Rule): ScoringRule {
  return { label, points, lesser: lesser ? toRule(lesser) : null };
}

@Resolver()
export class ScoringRulesResolver {
  @Allow("anybody")
  @DependsOn()
  @Query(() => ScoringRules, { description: "The rules that every trust score is computed from." })
  scoringRules(): ScoringRules {
    const { start, maximum, license, age, rating, mobile, liveGames, crypto, reviews } = scoringRules;
    const rules: Rule[] = [license, age, rating, mobile, liveGames, crypto, reviews];
    return { start, maximum, rules: rules.map(toRule) };
  }
}

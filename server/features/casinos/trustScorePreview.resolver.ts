/** The trust score of a casino that is not stored: for a form that shows what its entries add up to. */
import { Arg, Ctx, Field, Float, InputType, Int, Query, Resolver } from "type-graphql";

import { Allow } from "../../shared/schema/allow.js";
import { NonNullCount, NonNullPhrases, NonNullRating, NullableYear } from "../../shared/input/rules.js";
import type { Context } from "../context.js";
import { computeTrustScore, TrustScore } from "./trustScore.js";

@InputType({ description: "What a trust score adds up from. What is left out counts as missing." })
export class TrustScoreInput {
  @Field(() => [String], { defaultValue: [], description: "The licenses it holds." })
  @NonNullPhrases("licenses")
  licenses!: string[];

  @Field(() => Int, { nullable: true, description: "The year it opened; null when not known." })
  @NullableYear("year of opening")
  establishedYear?: number | null;

  @Field(() => Float, { defaultValue: 0, description: "Our rating, 0 to 5 in steps of 0.1; 0 means not rated yet." })
  @NonNullRating()
  rating!: number;

  @Field(() => Int, { defaultValue: 0, description: "How many player reviews the rating rests on." })
  @NonNullCount("number of reviews")
  reviewCount!: number;

  @Field(() => Boolean, { defaultValue: false, description: "Whether it works well on a phone." })
  mobileOptimized!: boolean;

  @Field(() => Boolean, { defaultValue: false, description: "Whether it has tables with live dealers." })
  hasLiveGames!: boolean;

  @Field(() => Boolean, { defaultValue: false, description: "Whether it takes deposits in cryptocurrency." })
  acceptsCrypto!: boolean;
}

@Resolver()
export class TrustScorePreviewResolver {
  @Allow("anybody")
  @Query(() => TrustScore, {
    description: "The trust score that a casino of these properties would have, with its receipt.",
  })
  trustScorePreview(
    @Arg("of", () => TrustScoreInput, { description: "What is known of the casino." }) of: TrustScoreInput,
    @Ctx() { clock }: Context,
  ): TrustScore {
    const facts = { ...of, establishedYear: of.establishedYear ?? null };
    return computeTrustScore(facts, clock.now().getUTCFullYear());
  }
}

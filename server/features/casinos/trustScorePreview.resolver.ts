/** Computes the trust score of unsaved values, so a form can show a preview. */
import { Arg, Ctx, InputType, Query, Resolver } from "type-graphql";

import { Casino } from "../../database/entities/casino.entity.js";
import { Allow } from "../../shared/schema/allow.js";
import { NonNull, NonNullCount, NonNullPhrases, NonNullRating, NullableYear } from "../../shared/input/rules.js";
import { FieldOf } from "../../shared/schema/inputFields.js";
import type { Context } from "../context.js";
import { computeTrustScore, TrustScore } from "./trustScore.js";

@InputType({ description: "The properties that a trust score depends on. Omitted properties count as missing." })
export class TrustScoreInput {
  @FieldOf(Casino, NonNullPhrases("licenses"), { defaultValue: [] })
  licenses!: string[];

  @FieldOf(Casino, NullableYear("opening year"))
  establishedYear?: number | null;

  @FieldOf(Casino, NonNullRating(), { defaultValue: 0 })
  rating!: number;

  @FieldOf(Casino, NonNullCount("review count"), { defaultValue: 0 })
  reviewCount!: number;

  @FieldOf(Casino, NonNull("Mobile optimized"), { defaultValue: false })
  mobileOptimized!: boolean;

  @FieldOf(Casino, NonNull("Live games"), { defaultValue: false })
  hasLiveGames!: boolean;

  @FieldOf(Casino, NonNull("Accepts crypto"), { defaultValue: false })
  acceptsCrypto!: boolean;
}

@Resolver()
export class TrustScorePreviewResolver {
  @Allow("anybody")
  @Query(() => TrustScore, {
    description: "The trust score that a casino with these properties would have, with its receipt.",
  })
  trustScorePreview(
    @Arg("of", () => TrustScoreInput, { description: "The known properties of the casino." }) of: TrustScoreInput,
    @Ctx() { clock }: Context,
  ): TrustScore {
    const facts = { ...of, establishedYear: of.establishedYear ?? null };
    return computeTrustScore(facts, clock.now().getUTCFullYear());
  }
}

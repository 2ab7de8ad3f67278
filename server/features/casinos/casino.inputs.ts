/** What the operations that write casinos accept, with every rule that needs no database (spec section 5). */
import { IsOptional, ValidateNested } from "class-validator";
import { Field, InputType } from "type-graphql";

import { Casino, CasinoReview } from "../../database/entities/casino.entity.js";
import {
  NonNull,
  NonNullCount,
  NonNullLine,
  NonNullPhrases,
  NonNullRating,
  NonNullSlug,
  NullableCount,
  NullableLink,
  NullableLine,
  NullablePicture,
  NullableText,
  NullableYear,
  RequiredLine,
  RequiredSlug,
} from "../../shared/input/rules.js";
import { FieldOf, NewRowId } from "../../shared/schema/inputFields.js";
import { textLimits } from "../../shared/textLimits.js";

@InputType({ description: "The parts of a review. A part left out stays as it is; null or blank removes it." })
export class CasinoReviewInput {
  @FieldOf(CasinoReview, NullableText("text about the casino", textLimits.review))
  about?: string | null;

  @FieldOf(CasinoReview, NullableText("text about games", textLimits.review))
  games?: string | null;

  @FieldOf(CasinoReview, NullableText("text about bonuses", textLimits.review))
  bonuses?: string | null;

  @FieldOf(CasinoReview, NullableText("text about banking", textLimits.review))
  banking?: string | null;

  @FieldOf(CasinoReview, NullableText("text about support", textLimits.review))
  support?: string | null;

  @FieldOf(CasinoReview, NullableText("text about phones", textLimits.review))
  mobile?: string | null;

  @FieldOf(CasinoReview, NullableText("text about security", textLimits.review))
  security?: string | null;
}

/** What an editor can also set on many casinos at once. */
@InputType()
export abstract class CasinoFlags {
  @FieldOf(Casino, NonNull("Featured"))
  isFeatured?: boolean;

  @FieldOf(Casino, NonNull("New"))
  isNew?: boolean;

  @FieldOf(Casino, NonNull("Accepts crypto"))
  acceptsCrypto?: boolean;

  @FieldOf(Casino, NonNull("Live games"))
  hasLiveGames?: boolean;

  @FieldOf(Casino, NonNull("Mobile optimized"))
  mobileOptimized?: boolean;
}

@InputType()
abstract class CasinoFields extends CasinoFlags {
  @FieldOf(Casino, NullablePicture("logo address"))
  logoUrl?: string | null;

  @FieldOf(Casino, NullableLink("website address"))
  websiteUrl?: string | null;

  @FieldOf(Casino, NonNullRating())
  rating?: number;

  @FieldOf(Casino, NonNullCount("number of reviews"))
  reviewCount?: number;

  @FieldOf(Casino, NullableText("description", textLimits.paragraph))
  description?: string | null;

  @Field(() => CasinoReviewInput, { nullable: true, description: "The review, part by part." })
  @IsOptional()
  @ValidateNested()
  review?: CasinoReviewInput | null;

  @FieldOf(Casino, NullableLine("welcome bonus"))
  welcomeBonus?: string | null;

  @FieldOf(Casino, NullableLine("bonus amount"))
  bonusAmount?: string | null;

  @FieldOf(Casino, NullableCount("free spins"))
  freeSpins?: number | null;

  @FieldOf(Casino, NullableLine("minimum deposit"))
  minDeposit?: string | null;

  @FieldOf(Casino, NullableLine("wagering requirement"))
  wageringRequirement?: string | null;

  @FieldOf(Casino, NullableYear("year of opening"))
  establishedYear?: number | null;

  @FieldOf(Casino, NullableCount("hours until a withdrawal is paid", 720))
  withdrawalHours?: number | null;

  @FieldOf(Casino, NonNullPhrases("licenses"))
  licenses?: string[];

  @FieldOf(Casino, NonNullPhrases("payment methods"))
  paymentMethods?: string[];

  @FieldOf(Casino, NonNullPhrases("pros"))
  pros?: string[];

  @FieldOf(Casino, NonNullPhrases("cons"))
  cons?: string[];

  @FieldOf(Casino, NonNullPhrases("game providers"))
  gameProviders?: string[];
}

@InputType({
  description:
    "A new casino. A field left out becomes null, 0, false or an empty list; `mobileOptimized` becomes true. " +
    "Lists are trimmed; blank and repeated items are removed.",
})
export class CasinoInput extends CasinoFields {
  @NewRowId()
  id?: string;

  @FieldOf(Casino, RequiredLine("name"), { nullable: false })
  name!: string;

  @Field(() => String, {
    description: "Unique among casinos; normalized to lower case letters, digits and single hyphens.",
  })
  @RequiredSlug()
  slug!: string;
}

@InputType({
  description: "Changes to a casino. A field left out stays as it is; null or blank removes what may be missing.",
})
export class CasinoUpdateInput extends CasinoFields {
  @FieldOf(Casino, NonNullLine("name"))
  name?: string;

  @Field(() => String, {
    nullable: true,
    description: "Unique among casinos; normalized. The old one keeps leading to the casino.",
  })
  @NonNullSlug()
  slug?: string;
}

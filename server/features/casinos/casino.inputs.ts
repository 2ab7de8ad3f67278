/** What the operations that write casinos accept, with every rule that needs no database (spec section 5). */
import { IsOptional, IsUUID, ValidateNested } from "class-validator";
import { Field, Float, ID, InputType, Int } from "type-graphql";

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
import { textLimits } from "../../shared/textLimits.js";

@InputType({ description: "The parts of a review. A part left out stays as it is; null or blank removes it." })
export class CasinoReviewInput {
  @Field(() => String, { nullable: true, description: "Who runs the casino and what it is like." })
  @NullableText("text about the casino", textLimits.review)
  about?: string | null;

  @Field(() => String, { nullable: true, description: "The lobby: how many games, whose, and what is missing." })
  @NullableText("text about games", textLimits.review)
  games?: string | null;

  @Field(() => String, { nullable: true, description: "The offers and what their terms mean." })
  @NullableText("text about bonuses", textLimits.review)
  bonuses?: string | null;

  @Field(() => String, { nullable: true, description: "Deposits, withdrawals, limits, fees and times." })
  @NullableText("text about banking", textLimits.review)
  banking?: string | null;

  @Field(() => String, { nullable: true, description: "How to reach a person, when, and how they answered us." })
  @NullableText("text about support", textLimits.review)
  support?: string | null;

  @Field(() => String, { nullable: true, description: "The casino on a phone." })
  @NullableText("text about phones", textLimits.review)
  mobile?: string | null;

  @Field(() => String, { nullable: true, description: "License, identity checks, limits and account protection." })
  @NullableText("text about security", textLimits.review)
  security?: string | null;
}

@InputType()
abstract class CasinoFields {
  @Field(() => String, {
    nullable: true,
    description: "Address of its logo: https, or a path on our own site. Null or blank removes it.",
  })
  @NullablePicture("logo address")
  logoUrl?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Address of the casino itself: https or http. Null or blank removes it.",
  })
  @NullableLink("website address")
  websiteUrl?: string | null;

  @Field(() => Float, {
    nullable: true,
    description: "Our rating, 0 to 5 in steps of 0.1; 0 means not rated yet, and is the default.",
  })
  @NonNullRating()
  rating?: number;

  @Field(() => Int, { nullable: true, description: "How many player reviews the rating rests on; 0 by default." })
  @NonNullCount("number of reviews")
  reviewCount?: number;

  @Field(() => String, { nullable: true, description: "One or two sentences about the casino." })
  @NullableText("description", textLimits.paragraph)
  description?: string | null;

  @Field(() => CasinoReviewInput, { nullable: true, description: "The review, part by part." })
  @IsOptional()
  @ValidateNested()
  review?: CasinoReviewInput | null;

  @Field(() => String, { nullable: true, description: "The welcome offer as the casino words it." })
  @NullableLine("welcome bonus", textLimits.line)
  welcomeBonus?: string | null;

  @Field(() => String, { nullable: true, description: "The amount of the welcome offer alone, such as `$500`." })
  @NullableLine("bonus amount", textLimits.line)
  bonusAmount?: string | null;

  @Field(() => Int, { nullable: true, description: "Free spins of the welcome offer, 0 or more; null when not known." })
  @NullableCount("free spins")
  freeSpins?: number | null;

  @Field(() => String, { nullable: true, description: "The smallest deposit, such as `$10`." })
  @NullableLine("minimum deposit", textLimits.line)
  minDeposit?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "How often the welcome offer must be played through, such as `35x`.",
  })
  @NullableLine("wagering requirement", textLimits.line)
  wageringRequirement?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: "The year it opened, 1900 to the current one; null when not known.",
  })
  @NullableYear("year of opening")
  establishedYear?: number | null;

  @Field(() => Boolean, { nullable: true, description: "Whether to feature it on the home page; false by default." })
  @NonNull("Featured")
  isFeatured?: boolean;

  @Field(() => Boolean, { nullable: true, description: "Whether to list it among the new casinos; false by default." })
  @NonNull("New")
  isNew?: boolean;

  @Field(() => Boolean, {
    nullable: true,
    description: "Whether it takes deposits in cryptocurrency; false by default.",
  })
  @NonNull("Accepts crypto")
  acceptsCrypto?: boolean;

  @Field(() => Boolean, { nullable: true, description: "Whether it has tables with live dealers; false by default." })
  @NonNull("Live games")
  hasLiveGames?: boolean;

  @Field(() => Boolean, { nullable: true, description: "Whether it works well on a phone; true by default." })
  @NonNull("Mobile optimized")
  mobileOptimized?: boolean;

  @Field(() => [String], { nullable: true, description: "The licenses it holds." })
  @NonNullPhrases("licenses")
  licenses?: string[];

  @Field(() => [String], { nullable: true, description: "Ways to deposit and withdraw." })
  @NonNullPhrases("payment methods")
  paymentMethods?: string[];

  @Field(() => [String], { nullable: true, description: "What we like, each a short phrase." })
  @NonNullPhrases("pros")
  pros?: string[];

  @Field(() => [String], { nullable: true, description: "What we don't like, each a short phrase." })
  @NonNullPhrases("cons")
  cons?: string[];

  @Field(() => [String], { nullable: true, description: "The studios whose games it offers." })
  @NonNullPhrases("game providers")
  gameProviders?: string[];
}

@InputType({ description: "A new casino. Lists are trimmed, blank and repeated items dropped." })
export class CasinoInput extends CasinoFields {
  @Field(() => ID, {
    nullable: true,
    description: "A UUID of your making. Sent again with the same input, it makes no second row.",
  })
  @IsOptional()
  @IsUUID("all", { message: "Give a UUID as id, or leave it out." })
  id?: string;

  @Field(() => String, { description: "The name it trades under." })
  @RequiredLine("name", textLimits.line)
  name!: string;

  @Field(() => String, {
    description: "Unique among casinos; normalised to lower case letters, digits and single hyphens.",
  })
  @RequiredSlug()
  slug!: string;
}

@InputType({ description: "Changes to a casino. A field left out stays as it is; null removes what may be missing." })
export class CasinoUpdateInput extends CasinoFields {
  @Field(() => String, { nullable: true, description: "The name it trades under." })
  @NonNullLine("name", textLimits.line)
  name?: string;

  @Field(() => String, {
    nullable: true,
    description: "Unique among casinos; normalised. The old one keeps leading to the casino.",
  })
  @NonNullSlug()
  slug?: string;
}

/** The inputs of the operations that write casinos, with all rules that can be checked without the database. */
import { IsOptional, ValidateNested } from "class-validator";
import { Field, InputType } from "type-graphql";

import { Casino } from "../../database/entities/casino.entity.js";
import { NullableLink, NullablePicture } from "../../shared/input/addressRules.js";
import {
  NonNull,
  NonNullCount,
  NonNullLine,
  NonNullPhrases,
  NonNullRating,
  NonNullSlug,
  NullableCount,
  NullableLine,
  NullableText,
  NullableYear,
  RequiredLine,
  RequiredSlug,
} from "../../shared/input/rules.js";
import { FieldOf, NewRowId } from "../../shared/schema/inputFields.js";
import { textLimits } from "../../shared/textLimits.js";
import {
  CasinoReviewInput,
  LicenseDetailsInput,
  LicenseDetailsRows,
  PaymentDetailsInput,
  PaymentDetailsRows,
} from "./casinoDetails.inputs.js";

@InputType({
  description: "List items to add to casinos, or to remove from them. The server trims items and ignores blank items.",
})
export class CasinoListsInput {
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

@InputType({ description: "The values to set on all of the casinos. Omitted fields stay unchanged." })
export class CasinoBulkInput extends CasinoListsInput {
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

  @FieldOf(Casino, NullablePicture("logo URL"))
  logoUrl?: string | null;

  @FieldOf(Casino, NullableLink("website URL"))
  websiteUrl?: string | null;

  @FieldOf(Casino, NonNullRating())
  rating?: number;

  @FieldOf(Casino, NonNullCount("review count"))
  reviewCount?: number;

  @FieldOf(Casino, NullableText("description", textLimits.paragraph))
  description?: string | null;

  @FieldOf(Casino, NullableLine("welcome bonus"))
  welcomeBonus?: string | null;

  @FieldOf(Casino, NullableLine("bonus amount"))
  bonusAmount?: string | null;

  @FieldOf(Casino, NullableCount("number of free spins"))
  freeSpins?: number | null;

  @FieldOf(Casino, NullableLine("minimum deposit"))
  minDeposit?: string | null;

  @FieldOf(Casino, NullableLine("wagering requirement"))
  wageringRequirement?: string | null;

  @FieldOf(Casino, NullableYear("opening year"))
  establishedYear?: number | null;

  @FieldOf(Casino, NullableCount("withdrawal time in hours", 720))
  withdrawalHours?: number | null;
}

/** All optional fields: those of bulk updates, and the ones below, which describe a single casino. */
@InputType()
abstract class CasinoFields extends CasinoBulkInput {
  @Field(() => CasinoReviewInput, { nullable: true, description: "Our review, in seven sections." })
  @IsOptional()
  @ValidateNested()
  review?: CasinoReviewInput | null;

  @Field(() => [PaymentDetailsInput], {
    nullable: true,
    description:
      "What the casino states about its payment methods, at most one item for each payment method in `paymentMethods`. The list replaces the previous list. Removing a method from `paymentMethods` also removes its entry here.",
  })
  @PaymentDetailsRows()
  paymentDetails?: PaymentDetailsInput[];

  @Field(() => [LicenseDetailsInput], {
    nullable: true,
    description:
      "The casino's entries in public license registers, at most one for each item of `licenses`. The list replaces the previous list. Removing a license from `licenses` also removes its entry here.",
  })
  @LicenseDetailsRows()
  licenseDetails?: LicenseDetailsInput[];
}

@InputType({
  description:
    "A new casino. Omitted fields are null, 0, false or an empty list, except `mobileOptimized` (true). " +
    "The server trims list items and removes blank and duplicate items.",
})
export class CasinoInput extends CasinoFields {
  @NewRowId()
  id?: string;

  @FieldOf(Casino, RequiredLine("name"), { nullable: false })
  name!: string;

  @Field(() => String, {
    description:
      "The slug, unique among casinos. The server normalizes it to lowercase letters, digits and single hyphens.",
  })
  @RequiredSlug()
  slug!: string;
}

@InputType({
  description: "Changes to a casino. Omitted fields stay unchanged; a null or blank value clears an optional field.",
})
export class CasinoUpdateInput extends CasinoFields {
  @FieldOf(Casino, NonNullLine("name"))
  name?: string;

  @Field(() => String, {
    nullable: true,
    description:
      "The slug, unique among casinos. The server normalizes it. If it changes, the old slug redirects to the casino.",
  })
  @NonNullSlug()
  slug?: string;
}

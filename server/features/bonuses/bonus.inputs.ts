/** The inputs of the bonus operations, with all rules that can be checked without the database. */
import { ArrayMaxSize, IsOptional, IsUUID, MaxLength } from "class-validator";
import { Field, Float, ID, InputType, registerEnumType } from "type-graphql";

import { Bonus, BonusType, WageringBase } from "../../database/entities/bonus.entity.js";
import { connectionTypes, datedOrderDescriptions } from "../../shared/schema/connectionTypes.js";
import {
  FilterIds,
  FilterPayoutHours,
  FilterSlugs,
  FilterText,
  NullableFilterNumber,
} from "../../shared/schema/filterFields.js";
import { FieldOf, NewRowId } from "../../shared/schema/inputFields.js";
import { NullableLink } from "../../shared/input/addressRules.js";
import {
  NonNull,
  NonNullLine,
  NonNullPhrases,
  NullableAmount,
  NullableCount,
  NullableCurrency,
  NullableDays,
  NullableLine,
  NullableMatch,
  NullableMoment,
  NullableMultiple,
  NullableText,
  RequiredLine,
} from "../../shared/input/rules.js";
import { textLimits } from "../../shared/textLimits.js";

export const BonusConnection = connectionTypes("Bonus", Bonus, "bonuses", { facetsDependOn: ["bonuses", "casinos"] });

export enum BonusOrder {
  CREATED_DESC = "CREATED_DESC",
  CREATED_ASC = "CREATED_ASC",
  TITLE_ASC = "TITLE_ASC",
  TITLE_DESC = "TITLE_DESC",
  UPDATED_DESC = "UPDATED_DESC",
  UPDATED_ASC = "UPDATED_ASC",
  WAGERING_ASC = "WAGERING_ASC",
  COST_ASC = "COST_ASC",
  ENDS_ASC = "ENDS_ASC",
}

registerEnumType(BonusOrder, {
  name: "BonusOrder",
  description: "The order of a list of bonuses. Ties are broken by id.",
  valuesConfig: {
    TITLE_ASC: { description: "By title, A to Z." },
    TITLE_DESC: { description: "By title, Z to A." },
    WAGERING_ASC: {
      description:
        "By wagering multiple, lowest first, regardless of the wagering base. Bonuses with an unknown multiple come last.",
    },
    COST_ASC: {
      description:
        "By the turnover in `cost` for the query's `deposit` argument, lowest first. Currencies are not converted. Bonuses with an unknown cost come last.",
    },
    ENDS_ASC: { description: "By end date, soonest first. Bonuses without an end date come last." },
    ...datedOrderDescriptions,
  },
});

@InputType({ description: "Filters a list of bonuses. Omitted and null fields are ignored." })
export class BonusFilter {
  @FilterIds("bonuses")
  ids?: string[] | null;

  @FilterText("bonuses whose title, code and casino name")
  search?: string | null;

  @Field(() => BonusType, { nullable: true, description: "Only bonuses of this type." })
  bonusType?: BonusType | null;

  @Field(() => ID, { nullable: true, description: "Only bonuses from this casino." })
  casinoId?: string | null;

  @Field(() => [ID], {
    nullable: true,
    description: "Only bonuses from these casinos, at most 100. Unknown ids are ignored.",
  })
  @IsOptional()
  @ArrayMaxSize(100, { message: "`casinoIds` may have at most 100 ids." })
  casinoIds?: string[] | null;

  @Field(() => [String], {
    nullable: true,
    description:
      "Only bonuses whose casino name contains one of these strings, ignoring case and accents; at most 10 strings. Excludes bonuses without a casino.",
  })
  @IsOptional()
  @ArrayMaxSize(10, { message: "`casinoNameContainsAny` may have at most 10 strings." })
  @MaxLength(textLimits.line, { each: true, message: `Shorten each string to ${textLimits.line} characters or fewer.` })
  casinoNameContainsAny?: string[] | null;

  @FilterSlugs("authorities", "bonuses from casinos that have a license from an authority")
  authorities?: string[] | null;

  @FilterSlugs("paymentMethods", "bonuses from casinos that take a payment method")
  paymentMethods?: string[] | null;

  @FilterPayoutHours("bonuses from casinos")
  maxPayoutHours?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      "Only bonuses with this value of `isActive`, regardless of their dates. Visitors see only active bonuses, so for them, `false` returns no rows. Callers who can see inactive bonuses get both if they omit this field.",
  })
  isActive?: boolean | null;

  @Field(() => Float, {
    nullable: true,
    description:
      "Only bonuses with this wagering multiple or less, 0 to 1,000,000. Excludes bonuses with an unknown multiple.",
  })
  @NullableFilterNumber("maxWagering")
  maxWagering?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      "`true`: only bonuses that require no wagering; `false`: only bonuses with a known wagering multiple above 0.",
  })
  hasNoWagering?: boolean | null;

  @Field(() => Float, {
    nullable: true,
    description:
      "Only bonuses with this minimum deposit or less, in major units of each bonus's own currency, 0 to 1,000,000. Excludes bonuses with an unknown minimum deposit.",
  })
  @NullableFilterNumber("maxMinDeposit")
  maxMinDeposit?: number | null;

  @Field(() => WageringBase, { nullable: true, description: "Only bonuses with this wagering base." })
  wageringBase?: WageringBase | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "`true`: only bonuses with free spins; `false`: only the rest.",
  })
  hasFreeSpins?: boolean | null;

  @Field(() => Date, {
    nullable: true,
    description: "Only bonuses that end before this time. Excludes bonuses without an end date.",
  })
  @NullableMoment("latest end")
  endsBefore?: Date | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      "`true`: only bonuses that state every significant term, so `offer.missing` is empty; `false`: only the rest.",
  })
  isComplete?: boolean | null;
}

@InputType({
  description: "List items to add to bonuses, or to remove from them. The server trims items and ignores blank items.",
})
export class BonusListsInput {
  @FieldOf(Bonus, NonNullPhrases("excluded payment methods"))
  excludedMethods?: string[];
}

@InputType({ description: "The values to set on all of the bonuses. Omitted fields stay unchanged." })
export class BonusBulkInput extends BonusListsInput {
  @Field(() => ID, { nullable: true, description: "The id of the casino that offers the bonus; null for no casino." })
  @IsOptional()
  @IsUUID("all", { message: "The id of the casino must be a UUID. Correct it, or leave it out." })
  casinoId?: string | null;

  @FieldOf(Bonus, NonNull("The kind of bonus"))
  bonusType?: BonusType;

  @FieldOf(Bonus, NullableLine("bonus amount"))
  bonusAmount?: string | null;

  @FieldOf(Bonus, NullableCount("number of free spins"))
  freeSpins?: number | null;

  @FieldOf(Bonus, NullableLine("minimum deposit"))
  minDeposit?: string | null;

  @FieldOf(Bonus, NullableLine("wagering requirement"))
  wageringRequirement?: string | null;

  @FieldOf(Bonus, NullableLine("maximum win"))
  maxWin?: string | null;

  @FieldOf(Bonus, NullableLine("bonus code"))
  bonusCode?: string | null;

  @FieldOf(Bonus, NullableText("terms", textLimits.paragraph))
  terms?: string | null;

  @FieldOf(Bonus, NonNull("Active"))
  isActive?: boolean;

  @FieldOf(Bonus, NullableMatch("match"))
  matchPercent?: number | null;

  @FieldOf(Bonus, NullableAmount("bonus cap", 1))
  capMinor?: number | null;

  @FieldOf(Bonus, NullableCurrency("currency"))
  currency?: string | null;

  @FieldOf(Bonus, NullableAmount("minimum deposit", 0))
  minDepositMinor?: number | null;

  @FieldOf(Bonus, NullableMultiple("wagering multiple"))
  wageringMultiple?: number | null;

  @FieldOf(Bonus, IsOptional())
  wageringBase?: WageringBase | null;

  @FieldOf(Bonus, NullableAmount("maximum bet", 1))
  maxBetMinor?: number | null;

  @FieldOf(Bonus, NullableAmount("maximum cashout", 1))
  maxCashoutMinor?: number | null;

  @FieldOf(Bonus, NonNull("No cashout limit"))
  isCashoutUncapped?: boolean;

  @FieldOf(Bonus, NullableDays("number of days to wager"))
  validDays?: number | null;

  @FieldOf(Bonus, NullableDays("number of days to claim"))
  claimWithinDays?: number | null;

  @FieldOf(Bonus, NullableCount("wagering contribution of slots", 100))
  contributionSlots?: number | null;

  @FieldOf(Bonus, NullableCount("wagering contribution of table games", 100))
  contributionTableGames?: number | null;

  @FieldOf(Bonus, NullableCount("wagering contribution of live games", 100))
  contributionLiveGames?: number | null;

  @FieldOf(Bonus, NullableCount("wagering contribution of jackpots", 100))
  contributionJackpots?: number | null;

  @FieldOf(Bonus, NonNull("New customers only"))
  isNewCustomersOnly?: boolean;

  @FieldOf(Bonus, NullableMoment("start"))
  startsAt?: Date | null;

  @FieldOf(Bonus, NullableMoment("end"))
  endsAt?: Date | null;

  @FieldOf(Bonus, NullableLink("full terms URL"))
  termsUrl?: string | null;
}

@InputType()
abstract class BonusFields extends BonusBulkInput {
  @FieldOf(Bonus, NonNull("Main offer"))
  isPrimary?: boolean;
}

@InputType({
  description:
    "A new bonus. Omitted fields are null, except `bonusType` (WELCOME), `isActive` (true), the other Boolean fields (false) and `excludedMethods` (empty list).",
})
export class BonusInput extends BonusFields {
  @NewRowId()
  id?: string;

  @FieldOf(Bonus, RequiredLine("title"), { nullable: false })
  title!: string;
}

@InputType({
  description: "Changes to a bonus. Omitted fields stay unchanged; a null or blank value clears an optional field.",
})
export class BonusUpdateInput extends BonusFields {
  @FieldOf(Bonus, NonNullLine("title"))
  title?: string;
}

/** The inputs of the bonus operations, with all rules that can be checked without the database. */
import { ArrayMaxSize, IsOptional, MaxLength } from "class-validator";
import { Field, Float, ID, InputType, registerEnumType } from "type-graphql";

import { Bonus, BonusType, WageringBase } from "../../database/entities/bonus.entity.js";
import { connectionTypes, datedOrderDescriptions } from "../../shared/schema/connectionTypes.js";
import {
  FilterIds,
  FilterPayoutHours,
  FilterSlugs,
  FilterSearch,
  NullableFilterNumber,
} from "../../shared/schema/filterFields.js";
import { Compares } from "../../shared/schema/comparisons.js";
import { textLimits } from "../../../shared/textLimits.js";
import { moment } from "../../../shared/rules/choice.js";
import { Follows } from "../../shared/input/follows.js";

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
  RELEVANCE = "RELEVANCE",
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
    RELEVANCE: {
      description: "Best match first. Among equal matches, the newest come first. Requires `search` in the filter.",
    },
  },
});

@InputType({ description: "Filters a list of bonuses. Omitted and null fields are ignored." })
export class BonusFilter {
  @FilterIds("these bonuses")
  ids?: string[] | null;

  @FilterSearch("bonuses whose title, code, type, wagering or casino name")
  search?: string | null;

  @Field(() => BonusType, { nullable: true, description: "Only bonuses of this type." })
  @Compares({ by: "is" })
  bonusType?: BonusType | null;

  @Field(() => ID, { nullable: true, description: "Only bonuses from this casino." })
  casinoId?: string | null;

  @FilterIds("bonuses from these casinos", { name: "casinoIds", property: "casinoId" })
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
  @Compares({ by: "is" })
  isActive?: boolean | null;

  @Field(() => Float, {
    nullable: true,
    description:
      "Only bonuses with this wagering multiple or less, 0 to 1,000,000. Excludes bonuses with an unknown multiple.",
  })
  @NullableFilterNumber("maxWagering")
  @Compares({ property: "wageringMultiple", by: "atMost", isUnindexed: true })
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
  @Compares({ by: "is", isUnindexed: true })
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
  @Follows(moment("latest end"))
  @Compares({ property: "endsAt", by: "before", isUnindexed: true })
  endsBefore?: Date | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      "`true`: only the main offer of each casino, which is its `isPrimary` bonus or, if visitors can't see one, its newest bonus that they can see; `false`: only the rest.",
  })
  isMainOffer?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      "`true`: only bonuses that state every significant term, so `offer.missing` is empty; `false`: only the rest.",
  })
  isComplete?: boolean | null;
}

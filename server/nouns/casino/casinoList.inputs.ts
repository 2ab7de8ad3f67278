/** The filters of casino lists. */
import { IsOptional, Max, MaxLength, Min } from "class-validator";
import { Field, Float, InputType, Int } from "type-graphql";

import { all } from "../../shared/input/rules.js";
import {
  FilterFlag,
  FilterIds,
  FilterPayoutHours,
  FilterSlugs,
  NullableFilterNumber,
} from "../../shared/schema/filterFields.js";
import { Compares } from "../../shared/schema/comparisons.js";
import { textLimits } from "../../../shared/textLimits.js";

/** A filter by opening year, from 1900 to 2100. It keeps casinos whose year is unknown. */
function FilterYear(excluded: "before" | "after"): PropertyDecorator {
  const description = `Excludes casinos that opened ${excluded} the given year (1900 to 2100). Includes casinos with an unknown opening year.`;
  const message = "The year must be between 1900 and 2100.";
  return all(
    Field(() => Int, { nullable: true, description }),
    IsOptional(),
    Min(1900, { message }),
    Max(2100, { message }),
    Compares({ property: "establishedYear", by: excluded === "before" ? "atLeast" : "atMost", matchesUnknown: true }),
  );
}

@InputType({ description: "Filters a list of casinos. Omitted and null fields are ignored." })
export class CasinoFilter {
  @FilterIds("these casinos")
  ids?: string[] | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Only casinos whose name, description, game providers, payment methods or licenses match this search text. The search tolerates typos. At most 200 characters. Blank text is ignored.",
  })
  @IsOptional()
  @MaxLength(textLimits.search, { message: "`search` may have at most $constraint1 characters." })
  search?: string | null;

  @FilterFlag("featured casinos")
  @Compares({ by: "is" })
  isFeatured?: boolean | null;

  @FilterFlag("new casinos")
  @Compares({ by: "is" })
  isNew?: boolean | null;

  @FilterFlag("casinos that accept cryptocurrency")
  @Compares({ by: "is" })
  acceptsCrypto?: boolean | null;

  @FilterFlag("casinos with live games")
  @Compares({ by: "is" })
  hasLiveGames?: boolean | null;

  @FilterFlag("casinos that work well on a phone")
  @Compares({ by: "is" })
  mobileOptimized?: boolean | null;

  @Field(() => Float, { nullable: true, description: "Only casinos with this rating or higher, 0 to 5." })
  @IsOptional()
  @Min(0, { message: "`minRating` must be between 0 and 5." })
  @Max(5, { message: "`minRating` must be between 0 and 5." })
  @Compares({ property: "rating", by: "atLeast" })
  minRating?: number | null;

  @FilterYear("before")
  establishedFrom?: number | null;

  @FilterYear("after")
  establishedTo?: number | null;

  @FilterFlag("casinos with a known opening year")
  @Compares({ property: "establishedYear", by: "isKnown" })
  hasEstablishedYear?: boolean | null;

  @FilterSlugs("providers", "casinos that offer games from a provider")
  providers?: string[] | null;

  @FilterSlugs("paymentMethods", "casinos that take a payment method")
  paymentMethods?: string[] | null;

  @FilterSlugs("authorities", "casinos that have a license from an authority")
  authorities?: string[] | null;

  @FilterPayoutHours("casinos")
  maxPayoutHours?: number | null;

  @Field(() => Float, {
    nullable: true,
    description:
      "Only casinos with a bonus that visitors can see and whose minimum deposit is at most this amount. The amount is in major units of the bonus's own currency, 0 to 1,000,000.",
  })
  @NullableFilterNumber("maxMinDeposit")
  maxMinDeposit?: number | null;
}

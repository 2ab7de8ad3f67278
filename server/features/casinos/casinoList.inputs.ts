/** How lists of casinos are filtered and sorted, and the types of their pages. */
import { ArrayMaxSize, IsOptional, Max, MaxLength, Min } from "class-validator";
import { Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";

import { Casino } from "../../database/entities/casino.entity.js";
import { connectionTypes, edgeOptions, edgeType } from "../../shared/schema/connection.js";
import { textLimits } from "../../shared/textLimits.js";
import { matchesCost, SearchMatch } from "./searchMatches.js";

@ObjectType("CasinoEdge", edgeOptions("casinos"))
export class CasinoEdge extends edgeType(Casino) {
  @Field(() => [SearchMatch], {
    nullable: true,
    complexity: matchesCost,
    description:
      "Where the search text of the filter was found, the name first; null in a list without one. For marking it, not a measure of the fit.",
  })
  matches?: SearchMatch[] | null;
}

export const CasinoConnection = connectionTypes("Casino", Casino, "casinos", CasinoEdge);

export enum CasinoOrder {
  RATING_DESC = "RATING_DESC",
  RATING_ASC = "RATING_ASC",
  NAME_ASC = "NAME_ASC",
  NAME_DESC = "NAME_DESC",
  ESTABLISHED_DESC = "ESTABLISHED_DESC",
  ESTABLISHED_ASC = "ESTABLISHED_ASC",
  REVIEW_COUNT_DESC = "REVIEW_COUNT_DESC",
  REVIEW_COUNT_ASC = "REVIEW_COUNT_ASC",
  CREATED_DESC = "CREATED_DESC",
  CREATED_ASC = "CREATED_ASC",
  UPDATED_DESC = "UPDATED_DESC",
  UPDATED_ASC = "UPDATED_ASC",
  RELEVANCE = "RELEVANCE",
}

registerEnumType(CasinoOrder, {
  name: "CasinoOrder",
  description: "How a list of casinos is sorted. Ties are broken by name, then by id; between equal dates by id alone.",
  valuesConfig: {
    RATING_DESC: { description: "Highest rating first." },
    RATING_ASC: { description: "Lowest rating first." },
    NAME_ASC: { description: "By name, A to Z." },
    NAME_DESC: { description: "By name, Z to A." },
    ESTABLISHED_DESC: { description: "Latest year of opening first, unknown years last." },
    ESTABLISHED_ASC: { description: "Unknown years first, then the earliest." },
    REVIEW_COUNT_DESC: { description: "Most player reviews first." },
    REVIEW_COUNT_ASC: { description: "Fewest player reviews first." },
    CREATED_DESC: { description: "Last added first." },
    CREATED_ASC: { description: "First added first." },
    UPDATED_DESC: { description: "Last changed first." },
    UPDATED_ASC: { description: "Longest unchanged first." },
    RELEVANCE: { description: "Best fit first, then the highest rating. Needs `search` in the filter." },
  },
});

/** A year that a filter may name: no casino opened outside of these. */
function FilterYear(): PropertyDecorator {
  const message = "Give a year from 1900 to 2100.";
  return (target, property) => {
    for (const decorate of [IsOptional(), Min(1900, { message }), Max(2100, { message })]) decorate(target, property);
  };
}

@InputType({ description: "Which casinos a list holds. What is left out or null does not filter." })
export class CasinoFilter {
  @Field(() => [ID], {
    nullable: true,
    description: "Only these, at most 100. An id that names no casino is passed over.",
  })
  @IsOptional()
  @ArrayMaxSize(100, { message: "Ask for at most 100 ids at a time." })
  ids?: string[] | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Only those that this text finds, typing errors forgiven, in name, description, providers, payment methods and licenses. At most 200 characters. Blank does not filter.",
  })
  @IsOptional()
  @MaxLength(textLimits.search, { message: "Search for at most $constraint1 characters." })
  search?: string | null;

  @Field(() => Boolean, { nullable: true, description: "Only featured ones, or only others." })
  isFeatured?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: "Only new ones, or only others." })
  isNew?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: "Only those that accept cryptocurrency, or only others." })
  acceptsCrypto?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: "Only those with live games, or only others." })
  hasLiveGames?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: "Only those that work well on a phone, or only others." })
  mobileOptimized?: boolean | null;

  @Field(() => Float, { nullable: true, description: "Only those rated this or higher, 0 to 5." })
  @IsOptional()
  @Min(0, { message: "Give a minimum rating from 0 to 5." })
  @Max(5, { message: "Give a minimum rating from 0 to 5." })
  minRating?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "Without those known to have opened before this year, 1900 to 2100. An unknown year stays.",
  })
  @FilterYear()
  establishedFrom?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "Without those known to have opened after this year, 1900 to 2100. An unknown year stays.",
  })
  @FilterYear()
  establishedTo?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "`true`: only those whose year of opening is known; `false`: only the rest.",
  })
  hasEstablishedYear?: boolean | null;
}

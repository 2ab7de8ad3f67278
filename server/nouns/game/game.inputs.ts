/** The inputs of the game operations, with all rules that can be checked without the database. */
import { ArrayMaxSize, IsOptional, Max, Min } from "class-validator";
import { Field, Float, InputType, registerEnumType } from "type-graphql";

import { Game, GameCategory, Volatility } from "../../database/entities/game.entity.js";
import { connectionTypes, datedOrderDescriptions } from "../../shared/schema/connectionTypes.js";
import { Compares } from "../../shared/schema/comparisons.js";
import { FilterFlag, FilterIds, FilterSearch, FilterSlugs } from "../../shared/schema/filterFields.js";
import { all } from "../../shared/input/rules.js";

export const GameConnection = connectionTypes("Game", Game, "games", { facetsDependOn: ["games", "providers"] });

export enum GameOrder {
  POPULAR_DESC = "POPULAR_DESC",
  NAME_ASC = "NAME_ASC",
  NAME_DESC = "NAME_DESC",
  RTP_DESC = "RTP_DESC",
  RTP_ASC = "RTP_ASC",
  CREATED_DESC = "CREATED_DESC",
  CREATED_ASC = "CREATED_ASC",
  UPDATED_DESC = "UPDATED_DESC",
  UPDATED_ASC = "UPDATED_ASC",
  RELEVANCE = "RELEVANCE",
}

registerEnumType(GameOrder, {
  name: "GameOrder",
  description:
    "The order of a list of games. Ties are broken by name, then by id. In orders by date, ties are broken only by id.",
  valuesConfig: {
    POPULAR_DESC: { description: "Popular games first, then by name." },
    NAME_ASC: { description: "By name, A to Z." },
    NAME_DESC: { description: "By name, Z to A." },
    RTP_DESC: { description: "By RTP, highest first. Games with an unknown RTP come last." },
    RTP_ASC: { description: "By RTP, lowest first. Games with an unknown RTP come first." },
    ...datedOrderDescriptions,
    RELEVANCE: {
      description: "Best match first. Among equal matches, popular games come first. Requires `search` in the filter.",
    },
  },
});

@InputType({ description: "Filters a list of games. Omitted and null fields are ignored." })
export class GameFilter {
  @FilterIds("these games")
  ids?: string[] | null;

  @FilterSearch("games whose name, provider, category or slug")
  search?: string | null;

  @Field(() => GameCategory, { nullable: true, description: "Only games in this category." })
  @Compares({ by: "is" })
  category?: GameCategory | null;

  @FilterFlag("popular games")
  @Compares({ by: "is" })
  isPopular?: boolean | null;

  @FilterSlugs("providers", "games from a provider")
  providers?: string[] | null;

  @FilterRtp("minRtp", "atLeast", "at least this percentage")
  minRtp?: number | null;

  @FilterRtp("maxRtp", "atMost", "at most this percentage")
  maxRtp?: number | null;

  @Field(() => [Volatility], {
    nullable: true,
    description: "Only games with one of these volatilities, at most 10. Excludes games with an unknown volatility.",
  })
  @IsOptional()
  @ArrayMaxSize(10, { message: "`volatility` may have at most 10 values." })
  @Compares({ by: "oneOf", isUnindexed: true })
  volatility?: Volatility[] | null;
}

function FilterRtp(name: string, by: "atLeast" | "atMost", limit: string): PropertyDecorator {
  const message = `\`${name}\` must be between 0 and 100.`;
  const description = `Only games with a return to player of ${limit}, 0 to 100. Excludes games with an unknown return to player.`;
  return all(
    Field(() => Float, { nullable: true, description }),
    IsOptional(),
    Min(0, { message }),
    Max(100, { message }),
    Compares({ property: "rtp", by, isUnindexed: true }),
  );
}

/** The filter of game lists. */
import { ArrayMaxSize, IsOptional } from "class-validator";
import { Field, InputType } from "type-graphql";

import {
  Equals,
  FilterFlag,
  FilterIds,
  FilterNumber,
  FilterSearch,
  FilterSlugs,
  Finds,
} from "../../catalogue/list/filterFields.js";
import { Game, GameCategory, Volatility } from "../../database/entities/game.entity.js";

const reads = () => [Game];

@InputType({ description: "Filters a list of games. Omitted and null fields are ignored." })
export class GameFilter {
  @FilterIds("games")
  ids?: string[] | null;

  @FilterSearch("games whose name, provider, category or slug")
  search?: string | null;

  @Field(() => GameCategory, { nullable: true, description: "Only games in this category." })
  @Equals("category")
  category?: GameCategory | null;

  @FilterFlag("popular games", "isPopular")
  isPopular?: boolean | null;

  @FilterSlugs("provider", "providers", "games from a provider", { owner: "game", reads })
  providers?: string[] | null;

  @FilterPercent(">=", "a return to player of at least this percentage")
  minRtp?: number | null;

  @FilterPercent("<=", "a return to player of at most this percentage")
  maxRtp?: number | null;

  @Field(() => [Volatility], {
    nullable: true,
    description: "Only games with one of these volatilities, at most 10. Excludes games with an unknown volatility.",
  })
  @IsOptional()
  @ArrayMaxSize(10, { message: "`volatility` may have at most 10 values." })
  @Finds<string[]>((values) => ({ sql: "row.volatility = ANY(?)", values: [values] }), reads)
  volatility?: Volatility[] | null;
}

function FilterPercent(operator: ">=" | "<=", what: string): PropertyDecorator {
  const description = `Only games with ${what}, 0 to 100. Excludes games with an unknown return to player.`;
  return FilterNumber({ description, property: "rtp", operator, range: [0, 100], reads });
}

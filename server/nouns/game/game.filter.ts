/** The filter of game lists. */
import { ArrayMaxSize, IsOptional, Max, Min } from "class-validator";
import { Field, Float, InputType } from "type-graphql";

import { Equals, FilterFlag, FilterIds, FilterSearch, FilterSlugs, Finds } from "../../catalogue/list/filterFields.js";
import { Game, GameCategory, Volatility } from "../../database/entities/game.entity.js";
import { all } from "../../shared/input/rules.js";

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

  @FilterFlag("popular games", "is_popular")
  isPopular?: boolean | null;

  @FilterSlugs("provider", "providers", "games from a provider", { owner: "game", reads })
  providers?: string[] | null;

  @FilterPercent("minRtp", ">=", "a return to player of at least this percentage")
  minRtp?: number | null;

  @FilterPercent("maxRtp", "<=", "a return to player of at most this percentage")
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

function FilterPercent(name: string, operator: ">=" | "<=", what: string): PropertyDecorator {
  const message = `\`${name}\` must be between 0 and 100.`;
  const description = `Only games with ${what}, 0 to 100. Excludes games with an unknown return to player.`;
  return all(
    Field(() => Float, { nullable: true, description }),
    IsOptional(),
    Min(0, { message }),
    Max(100, { message }),
    Finds<number>((percent) => ({ sql: `row.rtp ${operator} ?`, values: [percent] }), reads),
  );
}

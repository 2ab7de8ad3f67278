import type { GraphQLResolveInfo } from "graphql";
import { Ctx, FieldResolver, Info, Resolver, Root } from "type-graphql";

import { Game } from "../../database/entities/game.entity.js";
import { readPage } from "../../shared/schema/connection.js";
import { suggestionLimits } from "../../shared/limits.js";
import { DependsOn } from "../../shared/schema/dependsOn.js";
import { SearchSuggestions, suggestionsCost } from "../../shared/schema/searchSuggestions.js";
import { selectedFields } from "../../shared/schema/selection.js";
import type { Context } from "../context.js";
import { GameOrder } from "./game.inputs.js";
import { findGames } from "./game.queries.js";

@Resolver(() => SearchSuggestions)
export class GameSuggestionsResolver {
  @DependsOn("games")
  @FieldResolver(() => [Game], {
    complexity: suggestionsCost(suggestionLimits.games),
    description: "Up to 3 games that `games` finds with the text as `search`, popular ones first.",
  })
  async games(
    @Root() { text }: SearchSuggestions,
    @Ctx() { db }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Game[]> {
    if (text === "") return [];
    const games = await findGames(db, {
      filter: { search: text },
      orderBy: GameOrder.POPULAR_DESC,
      page: readPage({ first: suggestionLimits.games }),
      fields: selectedFields(info, "Game"),
    });
    return games.nodes();
  }
}

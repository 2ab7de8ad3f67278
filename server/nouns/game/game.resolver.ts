import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, FieldResolver, Info, Query, Resolver, Root } from "type-graphql";

import { Game } from "../../database/entities/game.entity.js";
import { Allow } from "../../shared/schema/allow.js";
import { PageArgs, readPage } from "../../shared/schema/connection.js";
import { DependsOn } from "../../shared/schema/dependsOn.js";
import { IdArg, requireIdOrSlug, SlugArg } from "../../shared/schema/idOrSlug.js";
import { SearchSuggestions, suggestionsCost } from "../../shared/schema/searchSuggestions.js";
import { selectedFields } from "../../shared/schema/selection.js";
import type { Context } from "../../catalogue/context.js";
import { GameConnection, GameOrder } from "./game.inputs.js";
import { GameFilter } from "./game.filter.js";
import { findGameById, findGameBySlug, findGames } from "./game.queries.js";
import { suggestionLimits } from "../../../shared/apiLimits.js";

@Resolver(() => Game)
export class GameResolver {
  @Allow("anybody")
  @DependsOn("games", "providers")
  @Query(() => GameConnection, {
    description:
      "Games, filtered, sorted and paged. By default, the best match comes first if there is search text, otherwise popular games.",
  })
  games(
    @Ctx() { db }: Context,
    @Info() info: GraphQLResolveInfo,
    @Args(() => PageArgs) pageArgs: PageArgs,
    @Arg("filter", () => GameFilter, { nullable: true, description: "Which games to return; all if omitted." })
    filter: GameFilter | null,
    @Arg("orderBy", () => GameOrder, {
      nullable: true,
      description: "The order of the list. If omitted: RELEVANCE if there is search text, otherwise POPULAR_DESC.",
    })
    orderBy: GameOrder | null,
  ) {
    return findGames(db, {
      filter: filter ?? {},
      orderBy: orderBy ?? null,
      page: readPage(pageArgs, info),
      fields: selectedFields(info, "Game"),
    });
  }

  @Allow("anybody")
  @DependsOn("games")
  @Query(() => Game, { nullable: true, description: "One game, by id or by slug; null if it does not exist." })
  async game(
    @Ctx() { db }: Context,
    @Info() info: GraphQLResolveInfo,
    @IdArg() id: string | null,
    @SlugArg() slug: string | null,
  ): Promise<Game | null> {
    requireIdOrSlug({ id, slug });
    const fields = selectedFields(info, "Game");
    return id == null ? findGameBySlug(db, slug!, fields) : findGameById(db, id, fields);
  }
}

@Resolver(() => SearchSuggestions)
export class GameSuggestionsResolver {
  @DependsOn("games")
  @FieldResolver(() => [Game], {
    complexity: suggestionsCost(suggestionLimits.games),
    description: `Up to ${suggestionLimits.games} games that the \`games\` query finds for the search text, best match first.`,
  })
  async games(
    @Root() { text }: SearchSuggestions,
    @Ctx() { db }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Game[]> {
    if (text === "") return [];
    const games = await findGames(db, {
      filter: { search: text },
      orderBy: null,
      page: readPage({ first: suggestionLimits.games }),
      fields: selectedFields(info, "Game"),
    });
    return games.nodes();
  }
}

import type { GraphQLResolveInfo } from "graphql";
import { Ctx, FieldResolver, Info, Int, Resolver, Root } from "type-graphql";

import { Provider } from "../../database/entities/directory.entity.js";
import { Game } from "../../database/entities/game.entity.js";
import { type Connection, readPage } from "../../shared/schema/connection.js";
import { DependsOn } from "../../shared/schema/dependsOn.js";
import { AfterArg, FirstArg } from "../../shared/schema/pageArguments.js";
import { selectedFields } from "../../shared/schema/selection.js";
import type { Context } from "../../catalogue/context.js";
import { GameConnection } from "./game.inputs.js";
import { findGamesOf } from "./game.queries.js";

@Resolver(() => Provider)
export class ProviderGamesResolver {
  @DependsOn("providers", "games")
  @FieldResolver(() => Int, { complexity: 3, description: "The number of games from this provider." })
  gameCount(@Root() { id }: Provider, @Ctx() { loaders }: Context): Promise<number> {
    return loaders.gameCountOfProvider.load(id);
  }

  @DependsOn("providers", "games")
  @FieldResolver(() => GameConnection, {
    description: "The games from this provider: popular games first, then by name.",
  })
  games(
    @Root() { id, slug }: Provider,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
    @FirstArg() first: number | null,
    @AfterArg() after: string | null,
  ): Promise<Connection<Game>> {
    return findGamesOf(context, { id, slug, page: readPage({ first, after }), fields: selectedFields(info, "Game") });
  }
}

@Resolver(() => Game)
export class GameProviderResolver {
  @DependsOn("providers", "games")
  @FieldResolver(() => Provider, {
    nullable: true,
    description: "The provider of the game, with its website and description.",
  })
  providerProfile(@Root() { id }: Game, @Ctx() { loaders }: Context): Promise<Provider | null> {
    return loaders.providerOfGame.load(id);
  }
}

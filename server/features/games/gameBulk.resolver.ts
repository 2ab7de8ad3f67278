/** The operations on many games at once. */
import type { GraphQLResolveInfo } from "graphql";
import { Args, Ctx, FieldResolver, Info, Mutation, Resolver, Root } from "type-graphql";

import { Game } from "../../database/entities/game.entity.js";
import { Allow } from "../../shared/schema/allow.js";
import { BulkArgs, BulkDeletion, type BulkUpdate } from "../../shared/schema/bulk.js";
import { selectedFields } from "../../shared/schema/selection.js";
import type { Context } from "../context.js";
import { deleteGames, updateGames } from "./game.commands.js";
import { findGamesByIds } from "./game.queries.js";
import { GameBulkUpdate, UpdateGamesArgs } from "./gameBulk.inputs.js";

@Resolver(() => GameBulkUpdate)
export class GameBulkResolver {
  @Allow("writeCatalogue")
  @Mutation(() => GameBulkUpdate, {
    description:
      "Sets the same values on up to 500 games, all or none. CONFLICT naming every row that was changed or deleted since it was loaded. Needs a session.",
  })
  updateGames(
    @Ctx() context: Context,
    @Args(() => UpdateGamesArgs) { items, set }: UpdateGamesArgs,
  ): Promise<BulkUpdate> {
    return updateGames(context, context.viewer!.name, { items, set });
  }

  @Allow("writeCatalogue")
  @Mutation(() => BulkDeletion, {
    description:
      "Deletes up to 500 games, all or none. CONFLICT naming every row that was changed or deleted since it was loaded. Needs a session.",
  })
  deleteGames(@Ctx() context: Context, @Args(() => BulkArgs) { items }: BulkArgs): Promise<BulkDeletion> {
    return deleteGames(context, context.viewer!.name, items);
  }

  @FieldResolver()
  games(@Root() { ids }: BulkUpdate, @Ctx() { db }: Context, @Info() info: GraphQLResolveInfo): Promise<Game[]> {
    return findGamesByIds(db, ids, selectedFields(info, "Game"));
  }
}

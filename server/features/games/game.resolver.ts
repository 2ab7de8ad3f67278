import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, ID, Info, Int, Mutation, Query, Resolver } from "type-graphql";

import { Game } from "../../database/entities/game.entity.js";
import { Allow } from "../../shared/allow.js";
import { PageArgs, readPage } from "../../shared/connection.js";
import { Deletion } from "../../shared/deletion.js";
import { MadeFrom } from "../../shared/madeFrom.js";
import { selectedFields } from "../../shared/selection.js";
import type { Context } from "../context.js";
import { createGame, deleteGame, updateGame } from "./game.commands.js";
import { GameConnection, GameFilter, GameInput, GameOrder, GameUpdateInput } from "./game.inputs.js";
import { findGameById, findGames } from "./game.queries.js";

@Resolver(() => Game)
export class GameResolver {
  @Allow("anybody")
  @MadeFrom("games")
  @Query(() => GameConnection, { description: "Games, filtered, sorted and paged." })
  games(
    @Ctx() { db }: Context,
    @Info() info: GraphQLResolveInfo,
    @Args(() => PageArgs) pageArgs: PageArgs,
    @Arg("filter", () => GameFilter, { nullable: true, description: "Which games; all when left out." })
    filter: GameFilter | null,
    @Arg("orderBy", () => GameOrder, {
      nullable: true,
      defaultValue: GameOrder.POPULAR_DESC,
      description: "How to sort.",
    })
    orderBy: GameOrder | null,
  ) {
    return findGames(db, {
      filter: filter ?? {},
      orderBy: orderBy ?? GameOrder.POPULAR_DESC,
      page: readPage(pageArgs),
      fields: selectedFields(info, "Game"),
    });
  }

  @Allow("anybody")
  @MadeFrom("games")
  @Query(() => Game, { nullable: true, description: "One game; null when there is none." })
  game(
    @Ctx() { db }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID, { description: "Which game." }) id: string,
  ): Promise<Game | null> {
    return findGameById(db, id, selectedFields(info, "Game"));
  }

  @Allow("writeCatalogue")
  @Mutation(() => Game, { description: "Adds a game. Needs a session." })
  createGame(
    @Ctx() context: Context,
    @Arg("input", () => GameInput, { description: "What is known of it." }) input: GameInput,
  ): Promise<Game> {
    return createGame(context, context.viewer!.name, input);
  }

  @Allow("writeCatalogue")
  @Mutation(() => Game, {
    description:
      "Changes the given fields of a game. CONFLICT when somebody changed it since it was loaded. Needs a session.",
  })
  updateGame(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "Which game." }) id: string,
    @Arg("version", () => Int, { description: "The version that was loaded." }) version: number,
    @Arg("input", () => GameUpdateInput, { description: "What to change." }) input: GameUpdateInput,
  ): Promise<Game> {
    return updateGame(context, context.viewer!.name, { id, version, input });
  }

  @Allow("writeCatalogue")
  @Mutation(() => Deletion, {
    description: "Deletes a game. CONFLICT when somebody changed it since it was loaded. Needs a session.",
  })
  deleteGame(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "Which game." }) id: string,
    @Arg("version", () => Int, { description: "The version that was loaded." }) version: number,
  ): Promise<Deletion> {
    return deleteGame(context, context.viewer!.name, { id, version });
  }
}

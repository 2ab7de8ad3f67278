import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, ID, Info, Int, Mutation, Query, Resolver } from "type-graphql";

import { Game } from "../../database/entities/game.entity.js";
import { Allow } from "../../shared/schema/allow.js";
import { PageArgs, readPage } from "../../shared/schema/connection.js";
import { Deletion } from "../../shared/schema/deletion.js";
import { BadUserInputError } from "../../shared/errors.js";
import { DependsOn } from "../../shared/schema/dependsOn.js";
import { selectedFields } from "../../shared/schema/selection.js";
import type { Context } from "../context.js";
import { createGame, deleteGame, updateGame } from "./game.commands.js";
import { GameConnection, GameFilter, GameInput, GameOrder, GameUpdateInput } from "./game.inputs.js";
import { findGameById, findGameBySlug, findGames } from "./game.queries.js";

@Resolver(() => Game)
export class GameResolver {
  @Allow("anybody")
  @DependsOn("games")
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
  @DependsOn("games")
  @Query(() => Game, { nullable: true, description: "One game, by its id or by its slug; null when there is none." })
  async game(
    @Ctx() { db }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID, { nullable: true, description: "Which game. Not together with `slug`." }) id: string | null,
    @Arg("slug", () => String, { nullable: true, description: "The slug of the game. Not together with `id`." })
    slug: string | null,
  ): Promise<Game | null> {
    if ((id == null) === (slug == null))
      throw new BadUserInputError([{ field: "id", message: "Give the id of the game or its slug, one of them." }]);
    const fields = selectedFields(info, "Game");
    return id == null ? findGameBySlug(db, slug!, fields) : findGameById(db, id, fields);
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

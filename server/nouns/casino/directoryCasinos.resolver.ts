/** Adds a field to the type of each directory row: the casinos that have the row. */
import type { GraphQLResolveInfo } from "graphql";
import { Ctx, FieldResolver, Info, Int, Resolver, Root } from "type-graphql";

import { type DirectoryNoun, nounsWith } from "../../../shared/nouns/registry.js";
import { directoryNouns } from "../../catalogue/directory/directoryNouns.js";
import type { Casino } from "../../database/entities/casino.entity.js";
import type { DirectoryRow } from "../../database/entities/directory.entity.js";
import { Game } from "../../database/entities/game.entity.js";
import type { FacetedConnection } from "../../shared/schema/facets.js";
import { type Edge, readPage, toConnection } from "../../shared/schema/connection.js";
import { AfterArg, FirstArg } from "../../shared/schema/pageArguments.js";
import { DependsOn } from "../../shared/schema/dependsOn.js";
import { selectedFields } from "../../shared/schema/selection.js";
import type { Context } from "../../catalogue/context.js";
import { findCasinosOf } from "./casino.queries.js";
import { CasinoConnection } from "./casino.connection.js";

function casinosOf(noun: DirectoryNoun) {
  const { entity, table } = directoryNouns[noun];

  @Resolver(() => entity)
  class CasinosResolver {
    @DependsOn(table, "casinos")
    @FieldResolver(() => Int, { complexity: 3, description: "The number of casinos linked to this row." })
    casinoCount(@Root() { id }: DirectoryRow, @Ctx() { loaders }: Context): Promise<number> {
      return loaders.casinoCountOf[noun].load(id);
    }

    @DependsOn(table, "casinos")
    @FieldResolver(() => CasinoConnection, { description: "The casinos linked to this row, highest rating first." })
    casinos(
      @Root() { id, slug }: DirectoryRow,
      @Ctx() context: Context,
      @Info() info: GraphQLResolveInfo,
      @FirstArg() first: number | null,
      @AfterArg() after: string | null,
    ): Promise<FacetedConnection<Casino>> {
      const fields = selectedFields(info, "Casino");
      return findCasinosOf(context, { noun, id, slug, page: readPage({ first, after }), fields });
    }
  }
  return CasinosResolver;
}

export const directoryCasinosResolvers = nounsWith("isDirectory").map((noun) => casinosOf(noun));

@Resolver(() => Game)
export class GameCasinosResolver {
  @DependsOn("providers", "games", "casinos")
  @FieldResolver(() => CasinoConnection, {
    description:
      "The casinos that offer games from this provider, highest rating first. A casino in the list might not offer this game.",
  })
  async casinos(
    @Root() game: Game,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
    @FirstArg() first: number | null,
    @AfterArg() after: string | null,
  ): Promise<FacetedConnection<Casino>> {
    const page = readPage({ first, after });
    const provider = await context.loaders.providerOfGame.load(game.id);
    if (provider === null)
      return Object.assign(
        toConnection<Casino, Edge<Casino>>([], page, false, async () => 0),
        { facets: async () => [] },
      );
    const { id, slug } = provider;
    return findCasinosOf(context, { noun: "provider", id, slug, page, fields: selectedFields(info, "Casino") });
  }
}

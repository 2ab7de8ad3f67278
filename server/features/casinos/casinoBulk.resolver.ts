/** The operations on many casinos at once. */
import type { GraphQLResolveInfo } from "graphql";
import { Args, Ctx, FieldResolver, Info, Mutation, Resolver, Root } from "type-graphql";

import { Casino } from "../../database/entities/casino.entity.js";
import { Allow } from "../../shared/schema/allow.js";
import { BulkArgs, BulkDeletion, type BulkUpdate } from "../../shared/schema/bulk.js";
import { selectedFields } from "../../shared/schema/selection.js";
import type { Context } from "../context.js";
import { deleteCasinos, updateCasinos } from "./casino.commands.js";
import { findCasinosByIds } from "./casino.queries.js";
import { CasinoBulkUpdate, UpdateCasinosArgs } from "./casinoBulk.inputs.js";

@Resolver(() => CasinoBulkUpdate)
export class CasinoBulkResolver {
  @Allow("writeCatalogue")
  @Mutation(() => CasinoBulkUpdate, {
    description:
      "Sets the same values on up to 500 casinos, all or none. CONFLICT naming every row that was changed or deleted since it was loaded. Needs a session.",
  })
  updateCasinos(
    @Ctx() context: Context,
    @Args(() => UpdateCasinosArgs) { items, set }: UpdateCasinosArgs,
  ): Promise<BulkUpdate> {
    return updateCasinos(context, context.viewer!.name, { items, set });
  }

  @Allow("writeCatalogue")
  @Mutation(() => BulkDeletion, {
    description:
      "Deletes up to 500 casinos together with their bonuses, all or none. CONFLICT naming every row that was changed or deleted since it was loaded. Needs a session.",
  })
  deleteCasinos(@Ctx() context: Context, @Args(() => BulkArgs) { items }: BulkArgs): Promise<BulkDeletion> {
    return deleteCasinos(context, context.viewer!.name, items);
  }

  @FieldResolver()
  casinos(@Root() { ids }: BulkUpdate, @Ctx() { db }: Context, @Info() info: GraphQLResolveInfo): Promise<Casino[]> {
    return findCasinosByIds(db, ids, selectedFields(info, "Casino"));
  }
}

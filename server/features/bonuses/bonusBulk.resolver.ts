/** The operations on many bonuses at once. */
import type { GraphQLResolveInfo } from "graphql";
import { Args, Ctx, FieldResolver, Info, Mutation, Resolver, Root } from "type-graphql";

import { Bonus } from "../../database/entities/bonus.entity.js";
import { Allow } from "../../shared/schema/allow.js";
import { BulkArgs, BulkDeletion, type BulkUpdate } from "../../shared/schema/bulk.js";
import { selectedFields } from "../../shared/schema/selection.js";
import type { Context } from "../context.js";
import { deleteBonuses, updateBonuses } from "./bonus.commands.js";
import { findBonusesByIds } from "./bonus.queries.js";
import { BonusBulkUpdate, UpdateBonusesArgs } from "./bonusBulk.inputs.js";

@Resolver(() => BonusBulkUpdate)
export class BonusBulkResolver {
  @Allow("writeCatalogue")
  @Mutation(() => BonusBulkUpdate, {
    description:
      "Sets the same values on up to 500 bonuses, all or none. CONFLICT naming every row that was changed or deleted since it was loaded. Needs a session.",
  })
  updateBonuses(
    @Ctx() context: Context,
    @Args(() => UpdateBonusesArgs) { items, set }: UpdateBonusesArgs,
  ): Promise<BulkUpdate> {
    return updateBonuses(context, context.viewer!.name, { items, set });
  }

  @Allow("writeCatalogue")
  @Mutation(() => BulkDeletion, {
    description:
      "Deletes up to 500 bonuses, all or none. CONFLICT naming every row that was changed or deleted since it was loaded. Needs a session.",
  })
  deleteBonuses(@Ctx() context: Context, @Args(() => BulkArgs) { items }: BulkArgs): Promise<BulkDeletion> {
    return deleteBonuses(context, context.viewer!.name, items);
  }

  @FieldResolver()
  bonuses(@Root() { ids }: BulkUpdate, @Ctx() { db }: Context, @Info() info: GraphQLResolveInfo): Promise<Bonus[]> {
    return findBonusesByIds(db, ids, selectedFields(info, "Bonus"));
  }
}

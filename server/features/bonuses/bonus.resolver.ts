import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from "type-graphql";

import { Bonus } from "../../database/entities/bonus.entity.js";
import { Casino } from "../../database/entities/casino.entity.js";
import { casinoGroupOf } from "../../database/reading/loaders.js";
import { Allow } from "../../shared/schema/allow.js";
import { PageArgs, readPage } from "../../shared/schema/connection.js";
import { Deletion } from "../../shared/schema/deletion.js";
import { DependsOn } from "../../shared/schema/dependsOn.js";
import { selectedFields } from "../../shared/schema/selection.js";
import type { Context } from "../context.js";
import { createBonus, deleteBonus, updateBonus } from "./bonus.commands.js";
import { BonusConnection, BonusFilter, BonusInput, BonusOrder, BonusUpdateInput } from "./bonus.inputs.js";
import { findBonusById, findBonuses } from "./bonus.queries.js";

@Resolver(() => Bonus)
export class BonusResolver {
  @Allow("anybody")
  @DependsOn("bonuses", "casinos")
  @Query(() => BonusConnection, { description: "Bonuses, filtered, sorted and paged. Visitors see active ones only." })
  bonuses(
    @Ctx() { db, viewer }: Context,
    @Info() info: GraphQLResolveInfo,
    @Args(() => PageArgs) pageArgs: PageArgs,
    @Arg("filter", () => BonusFilter, { nullable: true, description: "Which bonuses; all when left out." })
    filter: BonusFilter | null,
    @Arg("orderBy", () => BonusOrder, {
      nullable: true,
      defaultValue: BonusOrder.CREATED_DESC,
      description: "How to sort.",
    })
    orderBy: BonusOrder | null,
  ) {
    return findBonuses(db, viewer, {
      filter: filter ?? {},
      orderBy: orderBy ?? BonusOrder.CREATED_DESC,
      page: readPage(pageArgs),
      fields: selectedFields(info, "Bonus"),
      casinoFields: selectedFields(info, "Casino"),
    });
  }

  @Allow("anybody")
  @DependsOn("bonuses")
  @Query(() => Bonus, {
    nullable: true,
    description: "One bonus; null when there is none, or for a visitor when it is not active.",
  })
  bonus(
    @Ctx() { db, viewer }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID, { description: "Which bonus." }) id: string,
  ): Promise<Bonus | null> {
    return findBonusById(db, viewer, id, selectedFields(info, "Bonus"));
  }

  @Allow("writeCatalogue")
  @Mutation(() => Bonus, { description: "Adds a bonus. Needs a session." })
  createBonus(
    @Ctx() context: Context,
    @Arg("input", () => BonusInput, { description: "What is known of it." }) input: BonusInput,
  ): Promise<Bonus> {
    return createBonus(context, context.viewer!.name, input);
  }

  @Allow("writeCatalogue")
  @Mutation(() => Bonus, {
    description:
      "Changes the given fields of a bonus. CONFLICT when somebody changed it since it was loaded. Needs a session.",
  })
  updateBonus(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "Which bonus." }) id: string,
    @Arg("version", () => Int, { description: "The version that was loaded." }) version: number,
    @Arg("input", () => BonusUpdateInput, { description: "What to change." }) input: BonusUpdateInput,
  ): Promise<Bonus> {
    return updateBonus(context, context.viewer!.name, { id, version, input });
  }

  @Allow("writeCatalogue")
  @Mutation(() => Deletion, {
    description: "Deletes a bonus. CONFLICT when somebody changed it since it was loaded. Needs a session.",
  })
  deleteBonus(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "Which bonus." }) id: string,
    @Arg("version", () => Int, { description: "The version that was loaded." }) version: number,
  ): Promise<Deletion> {
    return deleteBonus(context, context.viewer!.name, { id, version });
  }

  @DependsOn("casinos")
  @FieldResolver(() => Casino, {
    nullable: true,
    description: "The casino whose offer it is; null for an offer of none.",
  })
  casino(
    @Root() bonus: Bonus,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Casino | null> | Casino | null {
    if (bonus.casino !== undefined) return bonus.casino;
    if (bonus.casinoId === null) return null;
    return context.loaders.casinoById[casinoGroupOf(selectedFields(info, "Casino"))].load(bonus.casinoId);
  }
}

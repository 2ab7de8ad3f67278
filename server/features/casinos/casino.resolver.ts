import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from "type-graphql";

import { Bonus } from "../../database/entities/bonus.entity.js";
import { Casino } from "../../database/entities/casino.entity.js";
import { PageArgs, readPage } from "../../shared/schema/connection.js";
import { Deletion } from "../../shared/schema/deletion.js";
import { BadUserInputError } from "../../shared/errors.js";
import { DependsOn } from "../../shared/schema/dependsOn.js";
import { defaultPageSize, maxPageSize } from "../../shared/pageLimits.js";
import { isAllowed } from "../../shared/schema/policies.js";
import { selectedFields } from "../../shared/schema/selection.js";
import { Allow } from "../../shared/schema/allow.js";
import type { Context } from "../context.js";
import { createCasino, deleteCasino, updateCasino } from "./casino.commands.js";
import { CasinoInput, CasinoUpdateInput } from "./casino.inputs.js";
import { CasinoConnection, CasinoFilter, CasinoOrder } from "./casinoList.inputs.js";
import { findCasinoBySlug, findCasinos } from "./casino.queries.js";
import { computeTrustScore, TrustScore } from "./trustScore.js";

@Resolver(() => Casino)
export class CasinoResolver {
  @Allow("anybody")
  @DependsOn("casinos")
  @Query(() => CasinoConnection, {
    description:
      "Casinos, filtered, sorted and paged. With a search text and no order, the best fit comes first; without one, the highest rating.",
  })
  casinos(
    @Ctx() { db, search, disconnect }: Context,
    @Info() info: GraphQLResolveInfo,
    @Args(() => PageArgs) pageArgs: PageArgs,
    @Arg("filter", () => CasinoFilter, { nullable: true, description: "Which casinos; all when left out." })
    filter: CasinoFilter | null,
    @Arg("orderBy", () => CasinoOrder, {
      nullable: true,
      description: "How to sort. Left out: RELEVANCE with a search text, RATING_DESC without one.",
    })
    orderBy: CasinoOrder | null,
  ) {
    return findCasinos(db, search, {
      filter: filter ?? {},
      orderBy: orderBy ?? null,
      page: readPage(pageArgs),
      fields: selectedFields(info, "Casino"),
      hasMatches: selectedFields(info, "CasinoEdge").has("matches"),
      disconnect,
    });
  }

  @Allow("anybody")
  @DependsOn("casinos", "slug_redirects")
  @Query(() => Casino, {
    nullable: true,
    description:
      "The casino at a slug, or the one that once had it: then its `slug` is another one, and links should lead there. Null when there is none.",
  })
  casino(
    @Ctx() { db }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("slug", () => String, { description: "The last part of the address of the casino's page." }) slug: string,
  ): Promise<Casino | null> {
    return findCasinoBySlug(db, slug, selectedFields(info, "Casino"));
  }

  @Allow("writeCatalogue")
  @Mutation(() => Casino, { description: "Adds a casino. Needs a session." })
  createCasino(
    @Ctx() context: Context,
    @Arg("input", () => CasinoInput, { description: "What is known of it." }) input: CasinoInput,
  ): Promise<Casino> {
    return createCasino(context, context.viewer!.name, input);
  }

  @Allow("writeCatalogue")
  @Mutation(() => Casino, {
    description:
      "Changes the given fields of a casino. CONFLICT when somebody changed it since it was loaded. Needs a session.",
  })
  updateCasino(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "Which casino." }) id: string,
    @Arg("version", () => Int, { description: "The version that was loaded." }) version: number,
    @Arg("input", () => CasinoUpdateInput, { description: "What to change." }) input: CasinoUpdateInput,
  ): Promise<Casino> {
    return updateCasino(context, context.viewer!.name, { id, version, input });
  }

  @Allow("writeCatalogue")
  @Mutation(() => Deletion, {
    description:
      "Deletes a casino together with its bonuses. CONFLICT when somebody changed it since it was loaded. Needs a session.",
  })
  deleteCasino(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "Which casino." }) id: string,
    @Arg("version", () => Int, { description: "The version that was loaded." }) version: number,
  ): Promise<Deletion> {
    return deleteCasino(context, context.viewer!.name, { id, version });
  }

  @DependsOn("year")
  @FieldResolver(() => TrustScore, { description: "How far we trust it, 0 to 100, with the receipt." })
  trustScore(@Root() casino: Casino, @Ctx() { clock }: Context): TrustScore {
    return computeTrustScore(casino, clock.now().getUTCFullYear());
  }

  @DependsOn("bonuses")
  @FieldResolver(() => [Bonus], { description: "Its active bonuses, newest first." })
  bonuses(
    @Root() casino: Casino,
    @Ctx() { loaders }: Context,
    @Arg("first", () => Int, { nullable: true, defaultValue: defaultPageSize, description: "How many, 1 to 100." })
    first: number | null,
  ): Promise<Bonus[]> {
    const size = first ?? defaultPageSize;
    if (size < 1 || size > maxPageSize) {
      throw new BadUserInputError([{ field: "first", message: `Ask for 1 to ${maxPageSize} bonuses at a time.` }]);
    }
    return loaders.activeBonusesOfCasino(size).load(casino.id);
  }

  @DependsOn("bonuses")
  @FieldResolver(() => Int, {
    description: "How many bonuses it has; a deletion takes them with it. Visitors are told of active ones alone.",
  })
  bonusCount(@Root() casino: Casino, @Ctx() { loaders, viewer }: Context): Promise<number> {
    const which = isAllowed("seeInactive", viewer) ? "all" : "active";
    return loaders.bonusCountOfCasino[which].load(casino.id);
  }
}

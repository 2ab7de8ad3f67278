import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, FieldResolver, Info, Int, Query, Resolver, Root } from "type-graphql";

import { Bonus } from "../../database/entities/bonus.entity.js";
import { Casino } from "../../database/entities/casino.entity.js";
import { type ActiveBonuses, bonusGroupOf } from "../../database/reading/loaders.js";
import { PageArgs, readPage } from "../../shared/schema/connection.js";
import { BadUserInputError } from "../../shared/errors.js";
import { DependsOn } from "../../shared/schema/dependsOn.js";
import { defaultPageSize, maxPageSize } from "../../shared/pageLimits.js";
import { isAllowed } from "../../shared/schema/policies.js";
import { selectedField, selectedFields } from "../../shared/schema/selection.js";
import { Allow } from "../../shared/schema/allow.js";
import type { Context } from "../context.js";
import { CasinoOrder } from "./casino.order.js";
import { CasinoConnection, CasinoFilter } from "./casinoList.inputs.js";
import { findCasinoBySlug, findCasinos } from "./casino.queries.js";
import { computeTrustScore, TrustScore } from "./trustScore.js";

@Resolver(() => Casino)
export class CasinoResolver {
  @Allow("anybody")
  @DependsOn("casinos", "providers", "payment_methods", "licensing_authorities")
  @Query(() => CasinoConnection, {
    description:
      "Casinos, filtered, sorted and paged. By default, the best match comes first if there is a search text, otherwise the highest rating.",
  })
  casinos(
    @Ctx() { db, search, disconnect }: Context,
    @Info() info: GraphQLResolveInfo,
    @Args(() => PageArgs) pageArgs: PageArgs,
    @Arg("filter", () => CasinoFilter, { nullable: true, description: "Which casinos to return; all if omitted." })
    filter: CasinoFilter | null,
    @Arg("orderBy", () => CasinoOrder, {
      nullable: true,
      description:
        "The order of the list. If omitted: RELEVANCE with a search text, RATING_DESC without a search text.",
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
      "The casino with this current or former slug; null if there is none. If the returned `slug` differs, use the returned slug in links.",
  })
  casino(
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("slug", () => String, { description: "The last segment of the casino page's URL." }) slug: string,
  ): Promise<Casino | null> {
    return findCasinoBySlug(context, slug, selectedFields(info, "Casino"), selectedBonuses(info));
  }

  @DependsOn("year")
  @FieldResolver(() => TrustScore, {
    description: "Our trust score, 0 to 100, with the points that make up the score.",
  })
  trustScore(@Root() casino: Casino, @Ctx() { clock }: Context): TrustScore {
    return computeTrustScore(casino, clock.now().getUTCFullYear());
  }

  @DependsOn("bonuses")
  @FieldResolver(() => [Bonus], { description: "The casino's bonuses that visitors can see, newest first." })
  bonuses(
    @Root() casino: Casino,
    @Ctx() { loaders }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("first", () => Int, {
      nullable: true,
      defaultValue: defaultPageSize,
      description: "How many bonuses to return, 1 to 100.",
    })
    first: number | null,
  ): Promise<Bonus[]> {
    const size = first ?? defaultPageSize;
    if (!isPageSize(size)) {
      throw new BadUserInputError([{ field: "first", message: `\`first\` must be between 1 and ${maxPageSize}.` }]);
    }
    return loaders
      .activeBonusesOfCasino({ first: size, group: bonusGroupOf(selectedFields(info, "Bonus")) })
      .load(casino.id);
  }

  @DependsOn("bonuses")
  @FieldResolver(() => Int, {
    description:
      "How many bonuses the casino has. Deleting the casino also deletes its bonuses. For visitors, the count includes only the bonuses that they can see.",
  })
  bonusCount(@Root() casino: Casino, @Ctx() { loaders, viewer }: Context): Promise<number> {
    const which = isAllowed("seeUnpublished", viewer) ? "all" : "active";
    return loaders.bonusCountOfCasino[which].load(casino.id);
  }
}

function isPageSize(size: number): boolean {
  return size >= 1 && size <= maxPageSize;
}

/** Returns which bonuses of the casino the caller selected. Null if none, if twice, or if the size is not allowed. */
function selectedBonuses(info: GraphQLResolveInfo): ActiveBonuses | null {
  const selected = selectedField(info, "bonuses");
  if (!selected) return null;
  const first = (selected.args["first"] ?? defaultPageSize) as number;
  return isPageSize(first) ? { first, group: bonusGroupOf(selectedFields(selected.info, "Bonus")) } : null;
}

import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, Info, Query, Resolver } from "type-graphql";

import { directoryTables } from "../../catalogue/directory/directoryNouns.js";
import { Casino } from "../../database/entities/casino.entity.js";
import { type ActiveBonuses, bonusGroupOf } from "../../catalogue/loaders.js";
import { PageArgs, readPage } from "../../shared/schema/connection.js";
import { DependsOn } from "../../shared/schema/dependsOn.js";
import { IdArg, SlugArg } from "../../shared/schema/idOrSlug.js";
import { selectedField, selectedFields } from "../../shared/schema/selection.js";
import { Allow } from "../../shared/schema/allow.js";
import type { Context } from "../../catalogue/context.js";
import { CasinoOrder } from "./casino.order.js";
import { CasinoConnection } from "./casino.connection.js";
import { CasinoFilter } from "./casino.filter.js";
import { findCasino } from "./casino.queries.js";
import { findCasinos } from "./casinoList.queries.js";
import { defaultPageSize, maxPageSize } from "../../../shared/apiLimits.js";

@Resolver(() => Casino)
export class CasinoResolver {
  @Allow("anybody")
  @DependsOn("casinos", ...directoryTables)
  @Query(() => CasinoConnection, {
    description:
      "Casinos, filtered, sorted and paged. By default, the best match comes first if there is search text, otherwise the highest rating.",
  })
  casinos(
    @Ctx() { db }: Context,
    @Info() info: GraphQLResolveInfo,
    @Args(() => PageArgs) pageArgs: PageArgs,
    @Arg("filter", () => CasinoFilter, { nullable: true, description: "Which casinos to return; all if omitted." })
    filter: CasinoFilter | null,
    @Arg("orderBy", () => CasinoOrder, {
      nullable: true,
      description: "The order of the list. If omitted: RELEVANCE if there is search text, otherwise RATING_DESC.",
    })
    orderBy: CasinoOrder | null,
  ) {
    return findCasinos(db, {
      filter: filter ?? {},
      orderBy: orderBy ?? null,
      page: readPage(pageArgs, info),
      fields: selectedFields(info, "Casino"),
      hasMatches: selectedFields(info, "CasinoEdge").has("matches"),
    });
  }

  @Allow("anybody")
  @DependsOn("casinos", "slug_redirects")
  @Query(() => Casino, {
    nullable: true,
    description:
      "One casino, by id or by current or former slug; null if there is none. If the returned `slug` differs, use the returned slug in links.",
  })
  casino(
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
    @IdArg() id: string | null,
    @SlugArg() slug: string | null,
  ): Promise<Casino | null> {
    return findCasino(context, { id, slug }, selectedFields(info, "Casino"), selectedBonuses(info));
  }
}

/**
 * Returns which bonuses of the casino the caller selected. Returns null unless the caller selected them exactly once,
 * with a valid page size.
 */
function selectedBonuses(info: GraphQLResolveInfo): ActiveBonuses | null {
  const selected = selectedField(info, "bonuses");
  if (!selected) return null;
  const first = (selected.args["first"] ?? defaultPageSize) as number;
  const isPageSize = first >= 1 && first <= maxPageSize;
  return isPageSize ? { first, group: bonusGroupOf(selectedFields(selected.info, "Bonus")) } : null;
}

import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, Info, Query, Resolver } from "type-graphql";

import { Redirect } from "../../database/entities/redirect.entity.js";
import { Disconnect } from "../../shared/disconnect.js";
import { pageCost, topFieldCost } from "../../shared/limits.js";
import type { RequestDataSource } from "../../database/connection/requestDatabase.js";
import { Allow } from "../../shared/schema/allow.js";
import { PageArgs, readPage } from "../../shared/schema/connection.js";
import { DependsOn } from "../../shared/schema/dependsOn.js";
import { selectedFields } from "../../shared/schema/selection.js";
import type { Context } from "../../catalogue/context.js";
import { RedirectConnection, RedirectFilter, RedirectOrder, RedirectTarget } from "./redirect.inputs.js";
import { findRedirects } from "./redirect.queries.js";
import { findRedirectWarnings } from "./redirectWarnings.js";

@Resolver(() => Redirect)
export class RedirectResolver {
  @Allow("seeRedirects")
  @Query(() => RedirectConnection, {
    description: "Redirects, filtered, sorted and paged.",
  })
  redirects(
    @Ctx() { db }: Context,
    @Info() info: GraphQLResolveInfo,
    @Args(() => PageArgs) pageArgs: PageArgs,
    @Arg("filter", () => RedirectFilter, {
      nullable: true,
      description: "Which redirects to return; all if omitted.",
    })
    filter: RedirectFilter | null,
    @Arg("orderBy", () => RedirectOrder, {
      nullable: true,
      defaultValue: RedirectOrder.PATH_ASC,
      description: "The order of the list.",
    })
    orderBy: RedirectOrder | null,
  ) {
    return findRedirects(db, {
      filter: filter ?? {},
      orderBy: orderBy ?? RedirectOrder.PATH_ASC,
      page: readPage(pageArgs, info),
      fields: selectedFields(info, "Redirect"),
    });
  }

  @Allow("seeRedirects")
  @Query(() => [String], {
    complexity: topFieldCost + 3 * pageCost,
    description:
      "What is wrong with a redirect that could be saved: a page exists at its path, or no page exists at its target. One message for each problem, and none if the redirect works.",
  })
  async redirectWarnings(
    @Ctx() { db, statusOfPage, publicUrl, requestId, disconnect }: Context,
    @Arg("fromPath", () => String, { description: "The path that redirects." }) fromPath: string,
    @Arg("toUrl", () => String, { description: "The target: a path on this site, or a URL." }) toUrl: string,
  ): Promise<string[]> {
    if (statusOfPage === null) return [];
    const request: RequestDataSource = db;
    const charge = async (units: number) => request.charge?.(units).catch(() => undefined);
    const reader = { requestId, disconnect: disconnect ?? new Disconnect(), charge };
    const statusOf = (path: string) => statusOfPage(new URL(path, "http://localhost").pathname, reader);
    return findRedirectWarnings({ fromPath, toUrl }, { statusOf, publicUrl: publicUrl() });
  }

  @Allow("anybody")
  @DependsOn("redirects")
  @Query(() => RedirectTarget, {
    nullable: true,
    description:
      "The target of the redirect from a path on this site; null if the path has no redirect. Ask only about paths without a page, because a page takes precedence over a redirect.",
  })
  async redirectFrom(
    @Ctx() { redirects }: Context,
    @Arg("path", () => String, { description: "The path without its query string, such as `/old-page`." }) path: string,
  ): Promise<RedirectTarget | null> {
    return redirects.find(path);
  }
}

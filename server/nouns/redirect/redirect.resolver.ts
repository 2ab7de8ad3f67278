import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, FieldResolver, Info, Query, Resolver, Root } from "type-graphql";

import { Redirect } from "../../database/entities/redirect.entity.js";
import { topFieldCost } from "../../shared/limits.js";
import { Allow } from "../../shared/schema/allow.js";
import { warningsCost, warningsDescription, warningsOf } from "../../shared/schema/catalogue/rowWarnings.js";
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
    complexity: topFieldCost,
    description:
      "What is wrong with a redirect that could be saved: a page exists at its path, or no page exists at its target. One message for each problem, and none if the redirect works.",
  })
  async redirectWarnings(
    @Ctx() { pages }: Context,
    @Arg("fromPath", () => String, { description: "The path that redirects." }) fromPath: string,
    @Arg("toUrl", () => String, { description: "The target: a path on this site, or a URL." }) toUrl: string,
  ): Promise<string[]> {
    return pages === null ? [] : findRedirectWarnings({ fromPath, toUrl }, pages);
  }

  @FieldResolver(() => [String], { nullable: true, complexity: warningsCost, description: warningsDescription })
  warnings(@Root() redirect: Redirect, @Ctx() { pages }: Context): Promise<string[] | null> {
    return warningsOf(findRedirectWarnings, redirect, pages);
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

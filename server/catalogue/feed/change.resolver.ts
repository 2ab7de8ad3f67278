import type { GraphQLResolveInfo } from "graphql";
import { Args, Ctx, Info, Query, Resolver } from "type-graphql";

import { Allow } from "../../shared/schema/allow.js";
import type { Connection } from "../../shared/schema/connection.js";
import { selectedFields } from "../../shared/schema/selection.js";
import type { Context } from "../context.js";
import { type Change, ChangeArgs, ChangeConnection } from "./change.inputs.js";
import { findChanges } from "./change.queries.js";

@Resolver()
export class ChangeResolver {
  @Allow("anybody")
  @Query(() => ChangeConnection, {
    description:
      "The change feed: changes to the catalogue that visitors see, in commit order. Each row appears once, at its latest change. " +
      "To keep a copy, read all pages, then continue from the last `pageInfo.endCursor`, which is never null in this list. " +
      "Fails with CURSOR_EXPIRED if the catalogue was restored from a backup. In that case, start again with an empty copy.",
  })
  changes(
    @Ctx() { db, loaders }: Context,
    @Info() info: GraphQLResolveInfo,
    @Args(() => ChangeArgs) args: ChangeArgs,
  ): Promise<Connection<Change>> {
    const casinoGroup = selectedFields(info, "Casino").has("review") ? "whole" : "card";
    return findChanges({ db, loaders, args, casinoGroup });
  }
}

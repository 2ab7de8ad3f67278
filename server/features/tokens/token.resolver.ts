import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";

import { actorOf } from "../../database/audit/auditLog.js";
import { Allow } from "../../shared/schema/allow.js";
import type { Context } from "../context.js";
import { createToken, revokeToken } from "./token.commands.js";
import { ApiTokenInput, ApiTokenUse, CreatedApiToken, ListedToken } from "./token.inputs.js";
import { findTokenUse, listTokens } from "./token.queries.js";

/** The cost of listing all tokens, or of reading one token's usage. */
const tokensCost = 200;

@Resolver()
export class TokenResolver {
  @Allow("manageTokens")
  @Query(() => [ListedToken], {
    complexity: tokensCost,
    description: "The API tokens, newest first. Tokens that were revoked in the last 90 days come last.",
  })
  apiTokens(@Ctx() { db }: Context): Promise<ListedToken[]> {
    return listTokens(db);
  }

  @Allow("manageTokens")
  @Query(() => ApiTokenUse, {
    complexity: tokensCost,
    description: "How a program uses its API token. Fails with NOT_FOUND if there is no such token.",
  })
  apiTokenUse(
    @Ctx() { db }: Context,
    @Arg("id", () => ID, { description: "The id of the token." }) id: string,
  ): Promise<ApiTokenUse> {
    return findTokenUse(db, id);
  }

  @Allow("createTokens")
  @Mutation(() => CreatedApiToken, {
    description:
      "Creates an API token. Only this response contains the token. Fails with BAD_USER_INPUT if another token has this name, and with CONFLICT in demo mode or if there are already 100 tokens. Revoked tokens do not count. Fails with CONFIRMATION_REQUIRED if the session was not confirmed in the last 10 minutes.",
  })
  createApiToken(
    @Ctx() context: Context,
    @Arg("input", () => ApiTokenInput, { description: "The new token." }) input: ApiTokenInput,
  ): Promise<CreatedApiToken> {
    return createToken(context.db, context.viewer!, input, actorOf(context));
  }

  @Allow("manageTokens")
  @Mutation(() => Boolean, {
    description: "Revokes an API token and returns true. The token stops working immediately.",
  })
  async revokeApiToken(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the token." }) id: string,
  ): Promise<boolean> {
    await revokeToken(context.db, id, actorOf(context));
    return true;
  }
}

import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";

import { actorOf } from "../../database/audit/auditLog.js";
import { Allow } from "../../shared/schema/allow.js";
import type { Context } from "../../catalogue/context.js";
import { createToken, revokeToken, maxApiTokens, tokenUsageDays } from "./token.commands.js";
import {
  ApiTokenInput,
  ApiTokenUse,
  CreatedApiToken,
  ListedToken,
  type ApiTokenDay,
  type DeprecatedUse,
} from "./token.inputs.js";
import type { DataSource } from "typeorm";
import { isTokenActive } from "../../database/accounts/currentViewer.js";
import { NotFoundError } from "../../shared/errors.js";
import { isUuid } from "../../shared/input/uuid.js";

/** Returns the tokens, newest first. Revoked tokens come last. */
function listTokens(db: DataSource): Promise<ListedToken[]> {
  return db.query<ListedToken[]>(
    `SELECT token.id, token.name, token.hint, token.scopes, token.units_per_minute AS "unitsPerMinute",
       account.email AS "createdBy", token.created_at AS "createdAt", token.expires_at AS "expiresAt",
       token.last_used_at AS "lastUsedAt", token.revoked_at AS "revokedAt",
       ${isTokenActive} AS "isActive"
     FROM api_tokens AS token JOIN admin_accounts AS account ON account.id = token.account_id
     ORDER BY token.revoked_at IS NOT NULL, token.created_at DESC, token.id LIMIT ${2 * maxApiTokens}`,
  );
}

/** @throws NotFoundError */
async function findTokenUse(db: DataSource, id: string): Promise<ApiTokenUse> {
  const found = isUuid(id) ? await db.query<unknown[]>("SELECT FROM api_tokens WHERE id = $1", [id]) : [];
  if (found.length === 0) throw new NotFoundError("token");
  const days = await db.query<ApiTokenDay[]>(
    `SELECT day::text, requests::float8, units::float8, errors::float8 FROM api_token_usage
     WHERE token_id = $1 AND day > (now() AT TIME ZONE 'UTC')::date - ${tokenUsageDays.shown} ORDER BY day DESC`,
    [id],
  );
  const deprecated = await db.query<DeprecatedUse[]>(
    `SELECT field, requests::float8, last_used_at AS "lastUsedAt" FROM api_token_deprecated_uses
     WHERE token_id = $1 ORDER BY last_used_at DESC, field LIMIT 100`,
    [id],
  );
  return { days, deprecated };
}

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

/** Reads API tokens and their usage. Uses the database's clock, so all servers agree. */
import type { DataSource } from "typeorm";

import { isTokenActive } from "../../database/accounts/currentViewer.js";
import { NotFoundError } from "../../shared/errors.js";
import { isUuid } from "../../shared/input/uuid.js";
import { maxApiTokens, tokenUsageDays } from "./token.commands.js";
import type { ApiTokenDay, ApiTokenUse, DeprecatedUse, ListedToken } from "./token.inputs.js";

/** Returns the tokens, newest first. Revoked tokens come last. */
export function listTokens(db: DataSource): Promise<ListedToken[]> {
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
export async function findTokenUse(db: DataSource, id: string): Promise<ApiTokenUse> {
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

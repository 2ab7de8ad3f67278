/** Finds the API token that a program sent. */
import type { DataSource } from "typeorm";

import { countAudit, recordAudit } from "../../database/audit/auditLog.js";
import { type Limiter, takeOrRefuse } from "../../platform/limiter.js";
import { addressKey } from "../../shared/addressKey.js";
import { InvalidTokenError } from "../../shared/errors.js";
import type { Role, TokenScope, Viewer, ViewerToken } from "../../shared/schema/policies.js";
import { hashToken, isApiToken } from "../../shared/secretToken.js";

export interface TokenServices {
  db: DataSource;
  callerLimits: { tokenFailures: Limiter };
}

/** A token that the server accepts. */
export interface ValidToken {
  id: string;
  unitsPerMinute: number;
  viewer: Viewer & { token: ViewerToken };
}

interface TokenRow {
  id: string;
  name: string;
  scopes: TokenScope[];
  unitsPerMinute: number;
  role: Role;
  isUsed: boolean;
  isExpired: boolean;
  isRevoked: boolean;
  isDisabled: boolean;
}

const select = `SELECT token.id, token.name, token.scopes, token.units_per_minute AS "unitsPerMinute", account.role,
    token.first_used_at IS NOT NULL AS "isUsed", COALESCE(token.expires_at <= now(), false) AS "isExpired",
    token.revoked_at IS NOT NULL AS "isRevoked", account.disabled_at IS NOT NULL AS "isDisabled"
  FROM api_tokens AS token JOIN admin_accounts AS account ON account.id = token.account_id
  WHERE token.secret_hash = $1`;

/**
 * Returns the token with this secret. Records the token's first use, and rejected tokens, in the audit log.
 * @throws InvalidTokenError, or RateLimitedError after too many invalid tokens from one client.
 */
export async function authenticateToken(
  { db, callerLimits }: TokenServices,
  secret: string,
  clientAddress: string,
): Promise<ValidToken> {
  const [row] = isApiToken(secret) ? await db.query<TokenRow[]>(select, [hashToken(secret)]) : [];
  const fault = findFault(row);
  if (fault !== null || row === undefined) {
    const client = addressKey(clientAddress);
    await takeOrRefuse(callerLimits.tokenFailures, client, "requests with an invalid API token");
    await recordDenied(db, row, clientAddress);
    throw new InvalidTokenError(`${fault} Ask an owner for a new token, or send no Authorization header.`);
  }
  const { id, scopes, unitsPerMinute, role } = row;
  const viewer = { id, name: `token ${row.name}`, role, isDemo: false, session: null, token: { id, scopes } };
  if (!row.isUsed) await recordFirstUse(db, viewer, clientAddress);
  return { id, unitsPerMinute, viewer };
}

/**
 * Records a denied token. Strangers can send unknown tokens as often as they like, so the entries for these have a
 * limit per hour. The uses of known tokens are counted separately, so unknown tokens cannot hide them.
 */
function recordDenied(db: DataSource, row: TokenRow | undefined, clientAddress: string): Promise<void> {
  const event = "tokenDenied";
  if (row === undefined) return recordAudit(db, { actor: null, clientAddress }, { event });
  return countAudit(db, { actor: `token ${row.name}`, clientAddress }, { event, subjects: [row.name] });
}

function findFault(row: TokenRow | undefined): string | null {
  if (row === undefined) return "This API token does not exist. Check that you sent the whole token.";
  if (row.isRevoked) return `An owner revoked this API token, ${row.name}.`;
  if (row.isExpired) return `This API token, ${row.name}, has expired.`;
  if (row.isDisabled) return `The account that created this API token, ${row.name}, is disabled.`;
  return null;
}

/** Of several simultaneous requests, only one records the first use. */
async function recordFirstUse(db: DataSource, viewer: ValidToken["viewer"], clientAddress: string): Promise<void> {
  await db.transaction(async (manager) => {
    const [, count] = await manager.query<[unknown[], number]>(
      "UPDATE api_tokens SET first_used_at = now(), last_used_at = now() WHERE id = $1 AND first_used_at IS NULL",
      [viewer.token.id],
    );
    if (count > 0) await recordAudit(manager, { actor: viewer.name, clientAddress }, { event: "tokenFirstUsed" });
  });
}

/** Creates and revokes API tokens. Only owners can do this. */
import type { DataSource } from "typeorm";

import { type AuditActor, recordAudit } from "../../database/audit/auditLog.js";
import { tokenLock } from "../../database/connection/locks.js";
import { violatedConstraint } from "../../database/connection/postgresErrors.js";
import { deleteInSlices } from "../../catalogue/write/deleteInSlices.js";
import { BadUserInputError, ConflictError, NotFoundError } from "../../shared/errors.js";
import { rejectErrors } from "../../shared/input/fieldErrors.js";
import { isUuid } from "../../shared/input/uuid.js";
import type { Viewer } from "../../shared/schema/policies.js";
import { apiTokenPrefix, hashToken, newApiToken } from "../../shared/secretToken.js";
import type { ApiTokenInput, CreatedApiToken } from "./token.inputs.js";

/**
 * How many days the server keeps the usage of API tokens, and the tokens themselves after they are revoked. The panel
 * shows the usage of the last `shown` days.
 */
export const tokenUsageDays = { stored: 90, shown: 30 };

/** How long an API token may be valid, in ms. */
const maxTokenLifetime = 2 * 366 * 24 * 60 * 60_000;

/** The maximum number of API tokens that are not revoked. */
export const maxApiTokens = 100;

/** How many characters of a token owners can see after its creation. The other 39 stay secret. */
const hintLength = apiTokenPrefix.length + 4;

/**
 * Creates a token for the viewer's account.
 * @throws ConflictError in demo mode, which has no accounts, or at the maximum number of tokens.
 */
export async function createToken(
  db: DataSource,
  viewer: Viewer,
  input: ApiTokenInput,
  actor: AuditActor,
): Promise<CreatedApiToken> {
  const { session } = viewer;
  if (session === null) throw new ConflictError("Demo mode has no accounts. Create the first account, then retry.");
  const { unitsPerMinute, expiresAt = null } = input;
  const name = input.name.trim();
  const scopes = [...new Set(input.scopes)];
  const lifetime = expiresAt === null ? 1 : expiresAt.getTime() - Date.now();
  rejectErrors([
    lifetime <= 0 && { field: "expiresAt", message: "Choose a time in the future." },
    lifetime > maxTokenLifetime && { field: "expiresAt", message: "Choose a time at most two years from now." },
  ]);
  const secret = newApiToken();
  try {
    const id = await db.transaction(async (manager) => {
      await manager.query("SELECT pg_advisory_xact_lock($1)", [tokenLock]);
      const [{ count }] = await manager.query<[{ count: number }]>(
        "SELECT count(*)::int AS count FROM api_tokens WHERE revoked_at IS NULL",
      );
      if (count >= maxApiTokens)
        throw new ConflictError(`There are already ${maxApiTokens} API tokens. Revoke one first.`);
      const [row] = await manager.query<[{ id: string }]>(
        `INSERT INTO api_tokens (name, secret_hash, hint, scopes, units_per_minute, account_id, expires_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id`,
        [name, hashToken(secret), secret.slice(0, hintLength), scopes, unitsPerMinute, session.accountId, expiresAt],
      );
      const details = { scopes, unitsPerMinute, expiresAt: expiresAt?.toISOString() ?? "never" };
      await recordAudit(manager, actor, { event: "tokenCreated", subject: name, details });
      return row.id;
    });
    return { id, secret };
  } catch (error) {
    if (violatedConstraint(error) !== "api_tokens_name_key") throw error;
    throw new BadUserInputError([
      { field: "name", message: "Another token has this name. Choose a different name, or revoke that token." },
    ]);
  }
}

/**
 * Revokes a token. From now on, the server rejects it.
 * @throws NotFoundError if the token does not exist or is already revoked.
 */
export async function revokeToken(db: DataSource, id: string, actor: AuditActor): Promise<void> {
  await db.transaction(async (manager) => {
    const [rows] = isUuid(id)
      ? await manager.query<[{ name: string }[], number]>(
          "UPDATE api_tokens SET revoked_at = now() WHERE id = $1 AND revoked_at IS NULL RETURNING name",
          [id],
        )
      : [[]];
    if (rows[0] === undefined) throw new NotFoundError("token");
    await recordAudit(manager, actor, { event: "tokenRevoked", subject: rows[0].name });
  });
}

/** Deletes old usage, and tokens that were revoked long ago. If the signal aborts, stops before the next statement. */
export async function deleteOldTokens(db: DataSource, signal?: AbortSignal): Promise<void> {
  const { stored } = tokenUsageDays;
  const usage = { where: "day < (now() AT TIME ZONE 'UTC')::date - $1::int", values: [stored] };
  await deleteInSlices(db, { table: "api_token_usage", orderBy: "day", ...usage }, signal);
  const revoked = { where: "revoked_at < now() - interval '1 day' * $1", values: [stored] };
  await deleteInSlices(db, { table: "api_tokens", ...revoked }, signal);
}

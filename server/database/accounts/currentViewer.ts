/** Finds what a person or a program is allowed to do now, for work that it requested earlier. */
import type { DataSource, EntityManager } from "typeorm";

import { demoViewer, type Role, type TokenScope, type Viewer } from "../../shared/schema/policies.js";

/** SQL for whether the server accepts a token of `api_tokens AS token`, which `admin_accounts AS account` created. */
export const isTokenActive =
  "token.revoked_at IS NULL AND account.disabled_at IS NULL AND COALESCE(token.expires_at > now(), true)";

interface CurrentRow {
  name: string;
  role: Role;
  /** Null for an account. */
  scopes: TokenScope[] | null;
}

/**
 * Returns a viewer with the current rights of an account or API token, or null if it was disabled, removed or revoked,
 * or has expired.
 * @param id The id of the account or the token. Null for the viewer in demo mode, which ends with the first account.
 */
export async function findCurrentViewer(db: DataSource | EntityManager, id: string | null): Promise<Viewer | null> {
  if (id === null) {
    const accounts = await db.query<unknown[]>("SELECT FROM admin_accounts LIMIT 1");
    return accounts.length === 0 ? demoViewer : null;
  }
  const [row] = await db.query<CurrentRow[]>(
    `SELECT email AS name, role, NULL::text[] AS scopes FROM admin_accounts WHERE id = $1 AND disabled_at IS NULL
     UNION ALL
     SELECT 'token ' || token.name, account.role, token.scopes
     FROM api_tokens AS token JOIN admin_accounts AS account ON account.id = token.account_id
     WHERE token.id = $1 AND ${isTokenActive}`,
    [id],
  );
  if (row === undefined) return null;
  const { scopes, ...viewer } = row;
  return { id, ...viewer, isDemo: false, session: null, ...(scopes && { token: { id, scopes } }) };
}

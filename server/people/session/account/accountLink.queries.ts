/**
 * Finds the one-time links that invite people and recover accounts. Uses the database's clock, so all servers agree.
 */
import type { DataSource, EntityManager } from "typeorm";

import type { AccountLinkKind } from "../../../database/entities/team/accountLink.entity.js";
import type { Role } from "../../../shared/schema/policies.js";
import { hashToken, isToken } from "../../../shared/secretToken.js";

export interface OpenLink {
  kind: AccountLinkKind;
  /** The email address of the invited person, or of the account to recover. */
  email: string;
  role: Role;
  /** The account to recover. Null for an invitation. */
  accountId: string | null;
  expiresAt: Date;
}

/**
 * Returns the link that a token belongs to. Returns null if the link was used or revoked, if it has expired, or if the
 * account to recover is disabled.
 */
export async function findLink(db: DataSource | EntityManager, token: string): Promise<OpenLink | null> {
  if (!isToken(token)) return null;
  const [row] = await db.query<OpenLink[]>(
    `SELECT link.kind, COALESCE(link.email, account.email) AS email, COALESCE(link.role, account.role) AS role,
       link.account_id AS "accountId", link.expires_at AS "expiresAt"
     FROM account_links AS link LEFT JOIN admin_accounts AS account ON account.id = link.account_id
     WHERE link.token_hash = $1 AND link.expires_at > now() AND account.disabled_at IS NULL`,
    [hashToken(token)],
  );
  return row ?? null;
}

/** Deletes a link, so no other request can use it. Returns whether this call deleted it. */
export async function takeLink(manager: EntityManager, token: string): Promise<boolean> {
  const [, count] = await manager.query<[unknown[], number]>(
    "DELETE FROM account_links WHERE token_hash = $1 AND expires_at > now()",
    [hashToken(token)],
  );
  return count === 1;
}

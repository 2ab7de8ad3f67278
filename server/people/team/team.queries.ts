/** Reads the team: accounts and open invitations. Uses the database's clock, so all servers agree. */
import type { DataSource } from "typeorm";

import { hasSecondFactor } from "../../database/accounts/secondFactors.js";
import type { Account, Invitation } from "./team.inputs.js";

/** The maximum number of accounts that the team's list returns. */
const maxListedAccounts = 500;

/** Returns the accounts, sorted by email address, at most `maxListedAccounts`. */
export function listAccounts(db: DataSource): Promise<Account[]> {
  return db.query<Account[]>(
    `SELECT account.id, account.email, account.display_name AS "displayName", account.role,
       account.disabled_at AS "disabledAt", account.created_at AS "createdAt",
       account.password_changed_at AS "passwordChangedAt", account.last_seen_at AS "lastSeenAt",
       ${hasSecondFactor("account.id")} AS "hasSecondFactor",
       (SELECT count(*)::int FROM admin_sessions AS session
        WHERE session.account_id = account.id AND idle_ends_at > now() AND ends_at > now()) AS "sessionCount"
     FROM admin_accounts AS account ORDER BY account.email LIMIT ${maxListedAccounts}`,
  );
}

/** Returns the open invitations, sorted by email address. */
export function listInvitations(db: DataSource): Promise<Invitation[]> {
  return db.query<Invitation[]>(
    `SELECT id, email, role, created_by AS "createdBy", created_at AS "createdAt", expires_at AS "expiresAt"
     FROM account_links WHERE kind = 'invitation' AND expires_at > now() ORDER BY email`,
  );
}

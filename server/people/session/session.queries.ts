/** Finds active sessions. Uses the database's clock, so all servers agree. */
import type { DataSource } from "typeorm";

import { hasSecondFactor, requiresSecondFactor } from "../../database/accounts/secondFactors.js";
import type { Role, Viewer, ViewerSession } from "../../shared/schema/policies.js";
import { hashToken, isToken } from "../../shared/secretToken.js";
import { sessionRenewEvery } from "../../../shared/apiLimits.js";

/** How long after its confirmation a session can change how people sign in, in ms. */
const identityConfirmedFor = 10 * 60_000;

export interface SessionRow {
  viewer: Viewer & { session: ViewerSession };
  /** Whether the stored time of the last use is so old that it must be updated. */
  isRenewalDue: boolean;
}

const columns = `session.id, session.account_id AS "accountId", session.user_agent AS "userAgent",
  session.started_at AS "startedAt", session.last_used_at AS "lastUsedAt", session.idle_ends_at AS "expiresAt",
  session.confirmed_at > now() - interval '${identityConfirmedFor} milliseconds' AS "isConfirmed",
  ${requiresSecondFactor} AND NOT ${hasSecondFactor("session.account_id")} AS "mustAddSecondFactor"`;

const isAlive = "session.idle_ends_at > now() AND session.ends_at > now()";

/** Returns the session that a token belongs to. Returns null if it does not exist or has ended. */
export async function findSession(db: DataSource, token: string): Promise<SessionRow | null> {
  if (!isToken(token)) return null;
  const [row] = await db.query<(ViewerSession & { name: string; role: Role; isRenewalDue: boolean })[]>(
    `SELECT account.email AS name, account.role, ${columns},
       session.last_used_at <= now() - interval '${sessionRenewEvery} milliseconds' AS "isRenewalDue"
     FROM admin_sessions AS session JOIN admin_accounts AS account ON account.id = session.account_id
     WHERE session.token_hash = $1 AND ${isAlive} AND account.disabled_at IS NULL`,
    [hashToken(token)],
  );
  if (row === undefined) return null;
  const { name, role, isRenewalDue, ...session } = row;
  return { viewer: { id: session.accountId, name, role, isDemo: false, session }, isRenewalDue };
}

/** Returns the active sessions of an account, newest first. */
export function findSessionsOfAccount(db: DataSource, accountId: string): Promise<ViewerSession[]> {
  return db.query<ViewerSession[]>(
    `SELECT ${columns} FROM admin_sessions AS session
     WHERE session.account_id = $1 AND ${isAlive} ORDER BY session.started_at DESC, session.id DESC`,
    [accountId],
  );
}

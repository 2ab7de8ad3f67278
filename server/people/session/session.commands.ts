/** Starts, renews, and ends sessions. */
import { type DataSource, IsNull } from "typeorm";

import { type AuditActor, recordAudit } from "../../database/audit/auditLog.js";
import { AdminAccount } from "../../database/entities/team/adminAccount.entity.js";
import { AdminSession } from "../../database/entities/team/adminSession.entity.js";
import { NotFoundError } from "../../shared/errors.js";
import type { Viewer } from "../../shared/schema/policies.js";
import { isUuid } from "../../shared/input/uuid.js";
import { findSession } from "./session.queries.js";
import { hashToken, newToken } from "../../shared/secretToken.js";
import { sessionRenewEvery } from "../../../shared/apiLimits.js";

/** The maximum number of sessions per account. A sign-in beyond this limit ends the oldest session. */
export const maxSessionsPerAccount = 20;

/** How long a session lasts even with constant use, in ms. Editors therefore sign in once per working day. */
const sessionMaxAge = 12 * 60 * 60_000;

/**
 * How long a session lasts without activity, in ms. An editor who returns from lunch is still signed in, but a browser
 * that was left open for longer is not.
 */
const sessionIdleTime = 2 * 60 * 60_000;

const idleTime = `interval '${sessionIdleTime} milliseconds'`;
const maxAge = `interval '${sessionMaxAge} milliseconds'`;
const renewEvery = `interval '${sessionRenewEvery} milliseconds'`;

/** The browser that signs in. */
export interface SignInRequest {
  clientAddress: string;
  userAgent: string | null;
  /** The session token that the browser sent. Signing in ends this session, which prevents session fixation. */
  token: string | null;
}

export interface StartedSession {
  viewer: Viewer;
  /** The token for the browser's cookie. The database does not store it. */
  token: string;
  endsAt: Date;
}

/**
 * Starts a session for a person who has just proved their identity, and deletes expired sessions.
 * @returns Null if the password has changed since the check, or if the account was disabled or deleted.
 */
export async function startSession(
  db: DataSource,
  { id: accountId, passwordHash }: AdminAccount,
  { userAgent, token: former }: Pick<SignInRequest, "userAgent" | "token">,
): Promise<StartedSession | null> {
  const token = newToken();
  const endsAt = await db.transaction(async (manager) => {
    const accounts = manager.createQueryBuilder(AdminAccount, "account").setLock("pessimistic_write");
    const isUnchanged = { id: accountId, passwordHash, disabledAt: IsNull() };
    if ((await accounts.where(isUnchanged).getOne()) === null) return null;
    await manager.update(AdminAccount, { id: accountId }, { lastSeenAt: () => "now()" });
    if (former !== null) await manager.delete(AdminSession, { tokenHash: hashToken(former) });
    await manager.query("DELETE FROM admin_sessions WHERE idle_ends_at <= now() OR ends_at <= now()");
    const [session] = await manager.query<[{ endsAt: Date }]>(
      `INSERT INTO admin_sessions (account_id, token_hash, user_agent, idle_ends_at, ends_at)
       VALUES ($1, $2, $3, now() + ${idleTime}, now() + ${maxAge}) RETURNING ends_at AS "endsAt"`,
      [accountId, hashToken(token), userAgent?.slice(0, 500) ?? null],
    );
    await manager.query(
      `DELETE FROM admin_sessions WHERE id IN (
         SELECT id FROM admin_sessions WHERE account_id = $1 ORDER BY started_at DESC, id DESC OFFSET $2)`,
      [accountId, maxSessionsPerAccount],
    );
    return session.endsAt;
  });
  const session = endsAt && (await findSession(db, token));
  return session ? { viewer: session.viewer, token, endsAt: endsAt! } : null;
}

/**
 * Returns the viewer that a token belongs to, and renews the session if this is due. Returns null if the session has
 * ended.
 * @param isBackground Whether the page sent the request by itself, without an action by the editor. Such a request
 * doesn't renew the session.
 */
export async function resumeSession(db: DataSource, token: string, isBackground = false): Promise<Viewer | null> {
  const session = await findSession(db, token);
  if (!session?.isRenewalDue || isBackground) return session?.viewer ?? null;
  const { id, accountId } = session.viewer.session;
  const [, renewed] = await db.query<[unknown[], number]>(
    `UPDATE admin_sessions SET last_used_at = now(), idle_ends_at = LEAST(now() + ${idleTime}, ends_at)
     WHERE id = $1 AND idle_ends_at > now() AND last_used_at <= now() - ${renewEvery}`,
    [id],
  );
  // This is a separate statement, because a sign-in locks the account before the account's sessions.
  if (renewed > 0) await db.getRepository(AdminAccount).update({ id: accountId }, { lastSeenAt: () => "now()" });
  return (await findSession(db, token))?.viewer ?? null;
}

/** Ends the session that a token belongs to, if there is one. */
export async function endSessionOfToken(db: DataSource, token: string, actor: AuditActor): Promise<void> {
  const { affected } = await db.getRepository(AdminSession).delete({ tokenHash: hashToken(token) });
  if (affected) await recordAudit(db, actor, { event: "signedOut" });
}

/**
 * Ends one session of an account.
 * @throws NotFoundError when the account has no such session.
 */
export async function endSessionById(
  db: DataSource,
  accountId: string,
  { id, actor }: { id: string; actor: AuditActor },
): Promise<void> {
  const { affected } = isUuid(id) ? await db.getRepository(AdminSession).delete({ id, accountId }) : { affected: 0 };
  if (affected === 0) throw new NotFoundError("session");
  await recordAudit(db, actor, { event: "sessionsEnded", subject: actor.actor, details: { count: 1 } });
}

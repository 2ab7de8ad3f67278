/** Starts, renews, and ends sessions. */
import { type DataSource, type EntityManager, IsNull } from "typeorm";

import { type AuditActor, recordAudit } from "../../database/audit/auditLog.js";
import { AdminAccount } from "../../database/entities/adminAccount.entity.js";
import { AdminSession } from "../../database/entities/adminSession.entity.js";
import { NotFoundError, UnauthenticatedError } from "../../shared/errors.js";
import { maxSessionsPerAccount, sessionIdleTime, sessionMaxAge, sessionRenewEvery } from "../../shared/limits.js";
import { rejectErrors } from "../../shared/input/fieldErrors.js";
import { normalizedPassword, passwordLength } from "../../shared/input/passwordRules.js";
import type { Viewer } from "../../shared/schema/policies.js";
import { textLimits } from "../../shared/textLimits.js";
import { isUuid } from "../../shared/input/uuid.js";
import { findAccount, normalizedEmail } from "./account.queries.js";
import { newDeviceToken, readDeviceToken } from "./deviceToken.js";
import { isPasswordRight } from "./passwordHash.js";
import { findSession } from "./session.queries.js";
import { hashToken, newToken } from "../../shared/secretToken.js";
import type { SignInLimits } from "./signInLimits.js";

const idleTime = `interval '${sessionIdleTime} milliseconds'`;
const maxAge = `interval '${sessionMaxAge} milliseconds'`;
const renewEvery = `interval '${sessionRenewEvery} milliseconds'`;

export interface SignIn {
  email: string;
  password: string;
  clientAddress: string;
  userAgent: string | null;
  /** The session token that the browser sent. Signing in ends this session, which prevents session fixation. */
  token: string | null;
  /** The browser's device token, from an earlier sign-in. */
  deviceToken: string | null;
}

export interface StartedSession {
  viewer: Viewer;
  /** The token for the browser's cookie. The database does not store it. */
  token: string;
  endsAt: Date;
}

export interface SignedIn extends StartedSession {
  /** The token for the browser's device cookie. */
  deviceToken: string;
}

/** The properties of a sign-in that every way to sign in has. */
export type SignInRequest = Pick<SignIn, "clientAddress" | "userAgent" | "token">;

/**
 * Signs in with an email address and a password. Either one being wrong causes the same error.
 * @throws BadUserInputError, UnauthenticatedError, RateLimitedError
 */
export async function signIn(db: DataSource, limits: SignInLimits, attempt: SignIn): Promise<SignedIn> {
  const email = normalizedEmail(attempt.email);
  rejectImpossible(email, attempt.password);
  // Without a device token, check the limits before the first query, so rejecting an attempt needs no query.
  const deviceAccount = attempt.deviceToken === null ? null : await findAccount(db, email);
  const deviceId = deviceAccount && readDeviceToken(deviceAccount, attempt.deviceToken!);
  const client = { address: attempt.clientAddress, email, deviceId };
  await limits.take(client);
  let isWrong = false;
  try {
    const account = deviceAccount ?? (await findAccount(db, email));
    const isRight = await isPasswordRight(account?.passwordHash ?? null, attempt.password);
    const signedIn = isRight ? await finishSignIn(db, account!, attempt, deviceId) : null;
    if (signedIn !== null) return signedIn;
    isWrong = true;
    // An unknown address is not recorded, because it may be a password that a person typed in the wrong field.
    const subject = account?.email ?? null;
    await recordAudit(db, { actor: null, clientAddress: attempt.clientAddress }, { event: "signInFailed", subject });
  } finally {
    // Only a wrong password counts as an attempt. A success or a database failure does not.
    if (!isWrong) await limits.giveBack(client);
  }
  throw new UnauthenticatedError("The email address or the password is wrong.");
}

/**
 * Finishes every sign-in after the first proof of identity: a password, the setup code or an invitation. Nothing else
 * gives a browser a session.
 * @param deviceId The id of a browser that has signed in to this account before.
 * @returns Null if the password has changed since the check, or if the account was disabled or deleted.
 */
export async function finishSignIn(
  db: DataSource,
  account: AdminAccount,
  request: SignInRequest,
  deviceId: string | null = null,
): Promise<SignedIn | null> {
  const started = await startSession(db, account, request);
  if (started === null) return null;
  const actor = { actor: account.email, clientAddress: request.clientAddress };
  await recordAudit(db, actor, { event: "signedIn", details: { userAgent: request.userAgent?.slice(0, 200) ?? null } });
  return { ...started, deviceToken: newDeviceToken(account, deviceId ?? undefined) };
}

/** Rejects invalid input. This happens before it counts as an attempt. */
function rejectImpossible(email: string, password: string): void {
  const isTooLong = [...normalizedPassword(password)].length > passwordLength.max;
  rejectErrors([
    email === "" && { field: "email", message: "Enter your email address." },
    email.length > textLimits.email && {
      field: "email",
      message: `Shorten the email address to ${textLimits.email} characters or fewer.`,
    },
    password === "" && { field: "password", message: "Enter your password." },
    isTooLong && { field: "password", message: `Enter a password of at most ${passwordLength.max} characters.` },
  ]);
}

/**
 * Starts a session for an account whose password was just checked, and deletes expired sessions.
 * @returns Null if the password has changed since the check, or if the account was disabled or deleted.
 */
export async function startSession(
  db: DataSource,
  { id: accountId, passwordHash }: AdminAccount,
  { userAgent, token: former }: Pick<SignIn, "userAgent" | "token">,
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
 * @param isBackground Whether the request is no activity of the editor. It then doesn't renew the session.
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
  // A statement of its own, because a sign-in locks the account before its sessions.
  if (renewed > 0) await db.getRepository(AdminAccount).update({ id: accountId }, { lastSeenAt: () => "now()" });
  return (await findSession(db, token))?.viewer ?? null;
}

/** Ends the session that a token belongs to, if there is one. */
export async function endSessionOfToken(db: DataSource, token: string, actor: AuditActor): Promise<void> {
  const { affected } = await db.getRepository(AdminSession).delete({ tokenHash: hashToken(token) });
  if (affected) await recordAudit(db, actor, { event: "signedOut" });
}

/** Ends every session of an account, on every server. Returns how many there were. */
export async function endSessionsOfAccount(manager: EntityManager, accountId: string): Promise<number> {
  const { affected } = await manager.delete(AdminSession, { accountId });
  return affected ?? 0;
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

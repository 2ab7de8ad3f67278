/** Starts, renews and ends sessions. */
import type { DataSource, EntityManager } from "typeorm";

import { AdminAccount } from "../../database/entities/adminAccount.entity.js";
import { AdminSession } from "../../database/entities/adminSession.entity.js";
import { BadUserInputError, NotFoundError, RateLimitedError, UnauthenticatedError } from "../../shared/errors.js";
import { maxSessionsPerAccount, sessionIdleTime, sessionMaxAge, sessionRenewEvery } from "../../shared/limits.js";
import { normalizedPassword, passwordLength } from "../../shared/input/passwordRules.js";
import type { Viewer } from "../../shared/schema/policies.js";
import { textLimits } from "../../shared/textLimits.js";
import { isUuid } from "../../shared/input/uuid.js";
import { findAccount, normalizedEmail } from "./account.queries.js";
import { newDeviceToken, readDeviceToken } from "./deviceToken.js";
import { isPasswordRight } from "./passwordHash.js";
import { findSession } from "./session.queries.js";
import { hashToken, newToken } from "./sessionToken.js";
import type { SignInLimits } from "./signInLimits.js";

const idleTime = `interval '${sessionIdleTime} milliseconds'`;
const maxAge = `interval '${sessionMaxAge} milliseconds'`;
const renewEvery = `interval '${sessionRenewEvery} milliseconds'`;

export interface SignIn {
  email: string;
  password: string;
  clientAddress: string;
  userAgent: string | null;
  /** The token that the browser sent. Its session ends, which prevents session fixation. */
  token: string | null;
  /** The browser's device token, from an earlier sign-in. */
  deviceToken: string | null;
}

export interface StartedSession {
  viewer: Viewer;
  /** For the browser's cookie; it is not stored. */
  token: string;
  endsAt: Date;
}

export interface SignedIn extends StartedSession {
  /** For the browser's device cookie. */
  deviceToken: string;
}

/**
 * Signs in with an e-mail address and a password. A wrong address and a wrong password give the same error.
 * @throws BadUserInputError, UnauthenticatedError, RateLimitedError
 */
export async function signIn(db: DataSource, limits: SignInLimits, attempt: SignIn): Promise<SignedIn> {
  const email = normalizedEmail(attempt.email);
  refuseUnlikely(email, attempt.password);
  const client = { address: attempt.clientAddress, email, deviceId: await findDevice(db, email, attempt.deviceToken) };
  const retryAfter = await limits.begin(client);
  if (retryAfter !== null)
    throw new RateLimitedError("Too many sign-ins have failed. Wait some minutes, then try again.", retryAfter);
  let signedIn: SignedIn | null;
  try {
    signedIn = await checkPassword(db, email, attempt);
  } catch (error) {
    // The database failed, so the attempt does not count.
    await limits.giveBack(client);
    throw error;
  }
  if (signedIn === null) throw new UnauthenticatedError("The e-mail address or the password is wrong.");
  await limits.giveBack(client);
  return signedIn;
}

/** The id of a browser that has signed in to the account before, or null. */
async function findDevice(db: DataSource, email: string, token: string | null): Promise<string | null> {
  const account = token === null ? null : await findAccount(db, email);
  return account && readDeviceToken(account, token!);
}

/** Null when the password is wrong. */
async function checkPassword(db: DataSource, email: string, attempt: SignIn): Promise<SignedIn | null> {
  const account = await findAccount(db, email);
  const isRight = await isPasswordRight(account?.passwordHash ?? null, attempt.password);
  const started = isRight ? await startSession(db, account!, attempt) : null;
  if (started === null) return null;
  const { deviceToken } = attempt;
  const deviceId = deviceToken === null ? null : readDeviceToken(account!, deviceToken);
  return { ...started, deviceToken: newDeviceToken(account!, deviceId ?? undefined) };
}

/** Rejects what can't be right before it counts as an attempt. */
function refuseUnlikely(email: string, password: string): void {
  const faults = [
    ...(email === "" ? [{ field: "email", message: "Enter your e-mail address." }] : []),
    ...(email.length > textLimits.email
      ? [{ field: "email", message: `Shorten the e-mail address to at most ${textLimits.email} characters.` }]
      : []),
    ...(password === "" ? [{ field: "password", message: "Enter your password." }] : []),
    ...([...normalizedPassword(password)].length > passwordLength.max
      ? [{ field: "password", message: `Enter a password of at most ${passwordLength.max} characters.` }]
      : []),
  ];
  if (faults.length > 0) throw new BadUserInputError(faults);
}

type Visit = Pick<SignIn, "userAgent" | "token">;

/**
 * Starts a session of an account whose password was just checked, and deletes ended sessions.
 * @returns Null when the password has changed since, or the account was deleted.
 */
export async function startSession(
  db: DataSource,
  account: AdminAccount,
  { userAgent, token: former }: Visit,
): Promise<StartedSession | null> {
  const token = newToken();
  const endsAt = await db.transaction(async (manager) => {
    if (!(await lockAccount(manager, account))) return null;
    if (former !== null) await manager.delete(AdminSession, { tokenHash: hashToken(former) });
    await manager.query("DELETE FROM admin_sessions WHERE idle_ends_at <= now() OR ends_at <= now()");
    const [session] = await manager.query<[{ endsAt: Date }]>(
      `INSERT INTO admin_sessions (account_id, token_hash, user_agent, idle_ends_at, ends_at)
       VALUES ($1, $2, $3, now() + ${idleTime}, now() + ${maxAge}) RETURNING ends_at AS "endsAt"`,
      [account.id, hashToken(token), userAgent?.slice(0, 500) ?? null],
    );
    await endSurplus(manager, account.id);
    return session.endsAt;
  });
  const session = endsAt && (await findSession(db, token));
  return session ? { viewer: session.viewer, token, endsAt: endsAt! } : null;
}

/** Locks the account's row until the transaction ends. Returns whether it still has the password. */
function lockAccount(manager: EntityManager, { id, passwordHash }: AdminAccount): Promise<boolean> {
  return manager
    .createQueryBuilder(AdminAccount, "account")
    .setLock("pessimistic_read")
    .where({ id, passwordHash })
    .getOne()
    .then((account) => account !== null);
}

async function endSurplus(manager: EntityManager, accountId: string): Promise<void> {
  await manager.query(
    `DELETE FROM admin_sessions WHERE id IN (
       SELECT id FROM admin_sessions WHERE account_id = $1 ORDER BY started_at DESC, id DESC OFFSET $2)`,
    [accountId, maxSessionsPerAccount],
  );
}

/** The viewer of a token, whose session is renewed when that is due; null when it has ended. */
export async function resumeSession(db: DataSource, token: string): Promise<Viewer | null> {
  const session = await findSession(db, token);
  if (!session?.isRenewalDue) return session?.viewer ?? null;
  await db.query(
    `UPDATE admin_sessions SET last_used_at = now(), idle_ends_at = LEAST(now() + ${idleTime}, ends_at)
     WHERE id = $1 AND idle_ends_at > now() AND last_used_at <= now() - ${renewEvery}`,
    [session.viewer.session.id],
  );
  return (await findSession(db, token))?.viewer ?? null;
}

/** Ends the session of a token, if there is one. */
export async function endSessionOfToken(db: DataSource, token: string): Promise<void> {
  await db.getRepository(AdminSession).delete({ tokenHash: hashToken(token) });
}

/** Ends every session of an account, on every server. */
export async function endSessionsOfAccount(manager: EntityManager, accountId: string): Promise<void> {
  await manager.delete(AdminSession, { accountId });
}

/** Ends one session of an account. @throws NotFoundError when the account has no such session. */
export async function endSessionById(db: DataSource, accountId: string, id: string): Promise<void> {
  const { affected } = isUuid(id) ? await db.getRepository(AdminSession).delete({ id, accountId }) : { affected: 0 };
  if (affected === 0) throw new NotFoundError("session");
}

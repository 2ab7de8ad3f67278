/** The only function that gives a browser a session. Every way to sign in ends here. */
import { type DataSource, IsNull } from "typeorm";

import { recordAudit } from "../../../database/audit/auditLog.js";
import { AdminAccount } from "../../../database/entities/team/adminAccount.entity.js";
import { pendingSignIns } from "./pendingSignIn.commands.js";
import { hashToken, newToken } from "../../../shared/secretToken.js";
import { newDeviceToken, readDeviceToken } from "../deviceToken.js";
import type { SecondFactorKind } from "../secondFactor/secondFactor.inputs.js";
import { findSecondFactorKinds } from "../secondFactor/secondFactor.queries.js";
import { type SignInRequest, type StartedSession, startSession } from "../session.commands.js";

/** How a person proved their identity. The audit log records it. */
export type SignInMethod =
  | "password"
  | "setup code"
  | "invitation"
  | "passkey"
  | "authenticator app"
  | "recovery code"
  | "password and passkey";

export interface Browser extends SignInRequest {
  /** The browser's device token, from an earlier sign-in. */
  deviceToken: string | null;
}

export interface SignedIn extends StartedSession {
  /** The token for the browser's device cookie. */
  deviceToken: string;
}

/** A sign-in that still needs a second factor after a correct password. */
export interface Waiting {
  /** The token for the browser's cookie. The database does not store it. */
  pendingToken: string;
  secondFactors: SecondFactorKind[];
}

/**
 * Finishes every sign-in after the first proof of identity. If the account has a second factor, a password is not
 * enough: it begins a sign-in that waits for the second factor.
 * @returns Null if the password has changed since the check, or if the account was disabled or deleted.
 */
export function finishSignIn(
  db: DataSource,
  account: AdminAccount,
  browser: Browser,
  how: "password",
): Promise<SignedIn | Waiting | null>;
export function finishSignIn(
  db: DataSource,
  account: AdminAccount,
  browser: Browser,
  how: Exclude<SignInMethod, "password">,
): Promise<SignedIn | null>;
export async function finishSignIn(
  db: DataSource,
  account: AdminAccount,
  browser: Browser,
  how: SignInMethod,
): Promise<SignedIn | Waiting | null> {
  if (how === "password") {
    const secondFactors = await findSecondFactorKinds(db, account.id);
    if (secondFactors.length > 0) {
      const pendingToken = await createPendingSignIn(db, account);
      return pendingToken === null ? null : { pendingToken, secondFactors };
    }
  }
  const started = await startSession(db, account, browser);
  if (started === null) return null;
  const actor = { actor: account.email, clientAddress: browser.clientAddress };
  const details = { how, userAgent: browser.userAgent?.slice(0, 200) ?? null };
  await recordAudit(db, actor, { event: "signedIn", details });
  const deviceId = browser.deviceToken === null ? null : readDeviceToken(account, browser.deviceToken);
  return { ...started, deviceToken: newDeviceToken(account, deviceId ?? undefined) };
}

/**
 * Begins a sign-in that waits for a second factor, and returns its token.
 * @returns Null if the password has changed since the check, or if the account was disabled or deleted.
 */
function createPendingSignIn(db: DataSource, { id: accountId, passwordHash }: AdminAccount): Promise<string | null> {
  const token = newToken();
  return db.transaction(async (manager) => {
    const accounts = manager.createQueryBuilder(AdminAccount, "account").setLock("pessimistic_write");
    const isUnchanged = { id: accountId, passwordHash, disabledAt: IsNull() };
    if ((await accounts.where(isUnchanged).getOne()) === null) return null;
    await manager.query("DELETE FROM pending_sign_ins WHERE expires_at <= now()");
    await manager.query(
      `INSERT INTO pending_sign_ins (account_id, token_hash, expires_at)
       VALUES ($1, $2, now() + interval '${pendingSignIns.lifetime} milliseconds')`,
      [accountId, hashToken(token)],
    );
    return token;
  });
}

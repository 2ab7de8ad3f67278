/** Uses the one-time links that invite people and recover accounts. */
import type { DataSource } from "typeorm";

import { endSessionsOfAccount } from "../../../database/accounts/endSessions.js";
import { recordAudit } from "../../../database/audit/auditLog.js";
import type { AccountLinkKind } from "../../../database/entities/team/accountLink.entity.js";
import { AppError, ConflictError } from "../../../shared/errors.js";
import { rejectErrors } from "../../../shared/input/fieldErrors.js";
import { type AccountServices, createAccount, passwordError, setPassword } from "../account.commands.js";
import { newDeviceToken } from "../deviceToken.js";
import { type Browser, finishSignIn, type SignedIn } from "../signIn/finishSignIn.js";
import { findLink, type OpenLink, takeLink } from "./accountLink.queries.js";
import { readDisplayName } from "./ownAccount.commands.js";

export interface Acceptance extends Browser {
  /** The token in the invitation's link. */
  linkToken: string;
  name: string;
  password: string;
}

/**
 * Creates an account for an invited person and signs the person in.
 * @throws BadUserInputError, AppError for a link that does not work, or ConflictError when the account exists.
 */
export async function acceptInvitation({ db, passwords }: AccountServices, accepted: Acceptance): Promise<SignedIn> {
  const { linkToken, name, password, clientAddress } = accepted;
  const displayName = readDisplayName(name);
  // Check the link first, so only a caller with a valid link can make the server hash a password.
  const { email, role } = await getLink(db, linkToken, "invitation");
  rejectErrors([passwordError(password, email)]);
  const account = await db.transaction(async (manager) => {
    if (!(await takeLink(manager, linkToken))) throw linkNotFound();
    const actor = { actor: email, clientAddress };
    return createAccount(
      { db: manager, passwords },
      { email, password, displayName },
      { role, actor, how: "invitation" },
    );
  });
  const signedIn = await finishSignIn(db, account, accepted, "invitation");
  if (signedIn === null)
    throw new ConflictError("Your account was created, but it was changed before you were signed in. Sign in.");
  return signedIn;
}

/**
 * Sets a new password for an account, and ends all its sessions. It starts no session, so the person must then sign in
 * with the new password and, if the account has one, a second factor.
 * @returns A token for the browser's device cookie, so wrong passwords from elsewhere cannot stop that sign-in.
 * @throws BadUserInputError, or AppError for a link that does not work.
 */
export async function recoverAccount(
  { db, passwords }: AccountServices,
  { linkToken, password, clientAddress }: { linkToken: string; password: string; clientAddress: string },
): Promise<string> {
  const link = await getLink(db, linkToken, "recovery");
  const { email } = link;
  const accountId = link.accountId!;
  rejectErrors([passwordError(password, email)]);
  const passwordHash = await passwords.hash(password);
  await db.transaction(async (manager) => {
    if (!(await takeLink(manager, linkToken))) throw linkNotFound();
    await setPassword(manager, accountId, passwordHash);
    const sessions = await endSessionsOfAccount(manager, accountId);
    const actor = { actor: null, clientAddress };
    await recordAudit(manager, actor, { event: "accountRecovered", subject: email, details: { sessions } });
  });
  return newDeviceToken({ id: accountId, passwordHash });
}

async function getLink(db: DataSource, token: string, kind: AccountLinkKind): Promise<OpenLink> {
  const link = await findLink(db, token);
  if (link?.kind !== kind) throw linkNotFound();
  return link;
}

function linkNotFound(): AppError {
  return new AppError("This link was already used or has expired. Ask an owner for a new one.", "NOT_FOUND");
}

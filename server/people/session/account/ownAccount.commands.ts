/** Lets team members change the name and the password of their own accounts. */
import type { DataSource } from "typeorm";

import { line } from "../../../../shared/rules/text.js";
import { endSessionsOfAccount } from "../../../database/accounts/endSessions.js";
import { type AuditActor, recordAudit } from "../../../database/audit/auditLog.js";
import { AdminAccount } from "../../../database/entities/team/adminAccount.entity.js";
import { NotFoundError } from "../../../shared/errors.js";
import { rejectErrors } from "../../../shared/input/fieldErrors.js";
import type { ViewerSession } from "../../../shared/schema/policies.js";
import { type AccountServices, passwordError, setPassword } from "../account.commands.js";
import { newDeviceToken, readDeviceToken } from "../deviceToken.js";
import { provePassword } from "../secondFactor/confirmation.commands.js";
import type { SignInLimits } from "../signIn/signInLimits.js";

/** @throws NotFoundError in demo mode, which has no account. */
export async function getOwnAccount(db: DataSource, session: ViewerSession | null): Promise<AdminAccount> {
  const account = session && (await db.getRepository(AdminAccount).findOneBy({ id: session.accountId }));
  if (!account) throw new NotFoundError("account");
  return account;
}

/**
 * Prepares a person's name for storage: trims it, and returns null if it is blank.
 *
 * @throws BadUserInputError for a name that is too long, or that has hidden characters.
 */
export function readDisplayName(name: string): string | null {
  const message = line("name").problemOf(name.trim());
  rejectErrors([message !== null && { field: "name", message }]);
  return name.trim() || null;
}

/** Changes the name that the team sees. A blank name removes the current one. */
export async function changeOwnName(
  db: DataSource,
  { session, name }: { session: ViewerSession | null; name: string },
  actor: AuditActor,
): Promise<AdminAccount> {
  const account = await getOwnAccount(db, session);
  const displayName = readDisplayName(name);
  if (displayName === account.displayName) return account;
  await db.transaction(async (manager) => {
    await manager.update(AdminAccount, { id: account.id }, { displayName });
    await recordAudit(manager, actor, { event: "accountRenamed", subject: account.email });
  });
  return { ...account, displayName };
}

export interface PasswordChange {
  session: ViewerSession | null;
  currentPassword: string;
  newPassword: string;
  clientAddress: string;
  /** The browser's device token, from an earlier sign-in. */
  deviceToken: string | null;
}

/**
 * Changes the password and ends all other sessions of the account. A wrong current password counts as a failed sign-in.
 * @returns A new token for the browser's device cookie, because the new password invalidates the former one.
 * @throws BadUserInputError, RateLimitedError, or NotFoundError in demo mode.
 */
export async function changeOwnPassword(
  services: AccountServices & { signInLimits: SignInLimits },
  change: PasswordChange,
): Promise<string> {
  const { db, passwords } = services;
  const account = await getOwnAccount(db, change.session);
  rejectErrors([
    change.currentPassword === "" && { field: "currentPassword", message: "Enter your current password." },
    passwordError(change.newPassword, account.email, "newPassword"),
  ]);
  const { clientAddress, deviceToken } = change;
  const proof = { account, password: change.currentPassword, field: "currentPassword", clientAddress, deviceToken };
  await provePassword(services, proof);
  const passwordHash = await passwords.hash(change.newPassword);
  await db.transaction(async (manager) => {
    await setPassword(manager, account.id, passwordHash);
    const details = { sessions: await endSessionsOfAccount(manager, account.id, change.session!.id) };
    const actor = { actor: account.email, clientAddress };
    await recordAudit(manager, actor, { event: "passwordChanged", subject: account.email, details });
  });
  const deviceId = deviceToken === null ? null : readDeviceToken(account, deviceToken);
  return newDeviceToken({ ...account, passwordHash }, deviceId ?? undefined);
}

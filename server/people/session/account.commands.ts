/** Creates accounts and sets their passwords. */
import type { DataSource, EntityManager } from "typeorm";

import { endSessionsOfAccount } from "../../database/accounts/endSessions.js";
import { type AuditActor, recordAudit } from "../../database/audit/auditLog.js";
import { AccountLink } from "../../database/entities/team/accountLink.entity.js";
import { AdminAccount } from "../../database/entities/team/adminAccount.entity.js";
import { violatedConstraint } from "../../database/connection/postgresErrors.js";
import { AppError, ConflictError, type FieldError } from "../../shared/errors.js";
import { rejectErrors } from "../../shared/input/fieldErrors.js";
import { findPasswordFault } from "../../shared/input/passwordRules.js";
import type { Role } from "../../shared/schema/policies.js";
import { findAccount } from "./account.queries.js";
import { isEmailAddress } from "../../../shared/rules/email.js";
import { normalizedEmail } from "../../shared/input/emailAddress.js";
import type { PasswordHasher } from "./passwordHash.js";

export interface NewAccount {
  email: string;
  password: string;
  displayName?: string | null;
}

export interface Creation {
  role: Role;
  actor: AuditActor;
  /** How the account was created, for the audit log. */
  how: "command line" | "first start" | "setup code" | "invitation";
}

export interface AccountServices<Db = DataSource> {
  db: Db;
  passwords: PasswordHasher;
}

/** @throws BadUserInputError for an invalid address or password, or ConflictError when the account exists. */
export async function createAccount(
  { db, passwords }: AccountServices<DataSource | EntityManager>,
  { email: address, password, displayName = null }: NewAccount,
  { role, actor, how }: Creation,
): Promise<AdminAccount> {
  const email = normalizedEmail(address);
  rejectErrors([
    !isEmailAddress(email) && { field: "email", message: "Enter a valid email address, such as you@example.com." },
    passwordError(password, email),
  ]);
  try {
    const values = { email, displayName, role, passwordHash: await passwords.hash(password) };
    const account = await db.getRepository(AdminAccount).save(values);
    await recordAudit(db, actor, { event: "accountCreated", subject: email, details: { role, how } });
    return account;
  } catch (error) {
    if (violatedConstraint(error) !== "admin_accounts_email_key") throw error;
    throw new ConflictError(
      "An account with this email address already exists. Sign in, or set a new password for it.",
    );
  }
}

/**
 * Sets a new password and ends all sessions of the account. The account's recovery links stop working.
 * @throws BadUserInputError for an invalid password, or AppError when the account does not exist.
 */
export async function resetPassword(
  { db, passwords }: AccountServices,
  { email, password }: { email: string; password: string },
  actor: AuditActor,
): Promise<void> {
  rejectErrors([passwordError(password, email)]);
  const account = await getAccount(db, email);
  const passwordHash = await passwords.hash(password);
  await db.transaction(async (manager) => {
    await setPassword(manager, account.id, passwordHash);
    const sessions = await endSessionsOfAccount(manager, account.id);
    await recordAudit(manager, actor, { event: "passwordChanged", subject: account.email, details: { sessions } });
  });
}

/** Stores a new password, and deletes the account's recovery links. */
export async function setPassword(manager: EntityManager, id: string, passwordHash: string): Promise<void> {
  await manager.update(AdminAccount, { id }, { passwordHash, passwordChangedAt: () => "now()" });
  await manager.delete(AccountLink, { accountId: id });
}

/** @throws AppError when the account does not exist. */
export async function getAccount(db: DataSource, address: string): Promise<AdminAccount> {
  const account = await findAccount(db, normalizedEmail(address));
  if (account !== null) return account;
  throw new AppError("No account has this email address. To see all accounts, run npm run admin -- list.", "NOT_FOUND");
}

/** Returns the error in a new password, or false if the password is valid. */
export function passwordError(password: string, email: string, field = "password"): FieldError | false {
  const message = findPasswordFault(password, email);
  return message !== null && { field, message };
}

/** Creates accounts, resets their passwords and removes them. None of this is in the API. */
import { isEmail } from "class-validator";
import type { DataSource } from "typeorm";

import { AdminAccount } from "../../database/entities/adminAccount.entity.js";
import { violatedConstraint } from "../../database/connection/postgresErrors.js";
import { AppError, BadUserInputError, ConflictError, errorCodes, type FieldError } from "../../shared/errors.js";
import { findPasswordFault } from "../../shared/input/passwordRules.js";
import { textLimits } from "../../shared/textLimits.js";
import { findAccount, hasAccounts, normalizedEmail } from "./account.queries.js";
import { hashPassword } from "./passwordHash.js";
import { endSessionsOfAccount } from "./session.commands.js";

/** @throws BadUserInputError for an invalid address or password, ConflictError when the account exists. */
export async function createAccount(db: DataSource, address: string, password: string): Promise<AdminAccount> {
  const email = normalizedEmail(address);
  refuseFaults([emailFault(email), passwordFault(password)]);
  const accounts = db.getRepository(AdminAccount);
  try {
    const { identifiers } = await accounts.insert({ email, passwordHash: await hashPassword(password) });
    return await accounts.findOneByOrFail({ id: identifiers[0]!["id"] as string });
  } catch (error) {
    if (violatedConstraint(error) !== "admin_accounts_email_key") throw error;
    throw new ConflictError("There is an account with this e-mail address already: reset its password instead.");
  }
}

/** Sets a new password and ends all sessions. @throws BadUserInputError; AppError when there is no such account. */
export async function resetPassword(db: DataSource, address: string, password: string): Promise<void> {
  refuseFaults([passwordFault(password)]);
  const account = await findAccount(db, normalizedEmail(address));
  if (account === null) throw noSuchAccount();
  const passwordHash = await hashPassword(password);
  await db.transaction(async (manager) => {
    await manager.update(AdminAccount, { id: account.id }, { passwordHash, passwordChangedAt: () => "now()" });
    await endSessionsOfAccount(manager, account.id);
  });
}

/** Deletes an account and its sessions. Its name stays in the history. @throws AppError when there is no such account. */
export async function removeAccount(db: DataSource, address: string): Promise<void> {
  const account = await findAccount(db, normalizedEmail(address));
  if (account === null) throw noSuchAccount();
  await db.getRepository(AdminAccount).delete({ id: account.id });
}

/**
 * Creates the account of ADMIN_EMAIL and ADMIN_PASSWORD when there is no account. Returns whether it did.
 * @throws BadUserInputError for an invalid address or password.
 */
export async function createFirstAccount(db: DataSource, email: string, password: string): Promise<boolean> {
  if (await hasAccounts(db)) return false;
  try {
    await createAccount(db, email, password);
    return true;
  } catch (error) {
    // Another server that starts at the same time was faster.
    if (error instanceof ConflictError) return false;
    throw error;
  }
}

function noSuchAccount(): AppError {
  return new AppError("There is no account with this e-mail address: look at the list of them.", errorCodes.notFound);
}

function emailFault(email: string): FieldError | null {
  if (email.length <= textLimits.email && isEmail(email)) return null;
  return { field: "email", message: "Enter a valid e-mail address, such as you@example.com." };
}

function passwordFault(password: string): FieldError | null {
  const message = findPasswordFault(password);
  return message === null ? null : { field: "password", message };
}

function refuseFaults(faults: (FieldError | null)[]): void {
  const messages = faults.filter((fault) => fault !== null);
  if (messages.length > 0) throw new BadUserInputError(messages);
}

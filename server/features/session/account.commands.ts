/** Creates and removes accounts and resets their passwords. The API has no such operations. */
import { isEmail } from "class-validator";
import type { DataSource, EntityManager } from "typeorm";

import { AdminAccount } from "../../database/entities/adminAccount.entity.js";
import { violatedConstraint } from "../../database/connection/postgresErrors.js";
import { AppError, ConflictError, type FieldError } from "../../shared/errors.js";
import { rejectErrors } from "../../shared/input/fieldErrors.js";
import { findPasswordFault } from "../../shared/input/passwordRules.js";
import { Role } from "../../shared/schema/policies.js";
import { textLimits } from "../../shared/textLimits.js";
import { findAccount, normalizedEmail } from "./account.queries.js";
import { hashPassword } from "./passwordHash.js";
import { endSessionsOfAccount } from "./session.commands.js";

/** @throws BadUserInputError for an invalid address or password, or ConflictError when the account exists. */
export async function createAccount(
  db: DataSource | EntityManager,
  address: string,
  password: string,
  role = Role.OWNER,
): Promise<AdminAccount> {
  const email = normalizedEmail(address);
  const isValidEmail = email.length <= textLimits.email && isEmail(email);
  rejectErrors([
    !isValidEmail && { field: "email", message: "Enter a valid email address, such as you@example.com." },
    passwordError(password),
  ]);
  try {
    return await db.getRepository(AdminAccount).save({ email, role, passwordHash: await hashPassword(password) });
  } catch (error) {
    if (violatedConstraint(error) !== "admin_accounts_email_key") throw error;
    throw new ConflictError("An account with this email address already exists. Reset its password instead.");
  }
}

/**
 * Sets a new password and ends all sessions of the account.
 * @throws BadUserInputError for an invalid password, or AppError when the account does not exist.
 */
export async function resetPassword(db: DataSource, address: string, password: string): Promise<void> {
  rejectErrors([passwordError(password)]);
  const { id } = await getAccount(db, address);
  const passwordHash = await hashPassword(password);
  await db.transaction(async (manager) => {
    await manager.update(AdminAccount, { id }, { passwordHash, passwordChangedAt: () => "now()" });
    await endSessionsOfAccount(manager, id);
  });
}

/**
 * Deletes an account and its sessions. The history keeps the account's name.
 * @throws AppError when the account does not exist.
 */
export async function removeAccount(db: DataSource, address: string): Promise<void> {
  const { id } = await getAccount(db, address);
  await db.getRepository(AdminAccount).delete({ id });
}

async function getAccount(db: DataSource, address: string): Promise<AdminAccount> {
  const account = await findAccount(db, normalizedEmail(address));
  if (account !== null) return account;
  throw new AppError("No account has this email address. List the accounts to find the right one.", "NOT_FOUND");
}

function passwordError(password: string): FieldError | false {
  const message = findPasswordFault(password);
  return message !== null && { field: "password", message };
}
